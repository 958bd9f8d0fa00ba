import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import css from './Online.module.css';
import { mustKnock } from './room.ts';
import { onlineText } from './text.ts';
import { useErrands } from './useErrands.ts';
import { type OpenRoom, usePicture } from './useRoom.ts';

/** Who asks to be let in, for the host; and asking for it, for whoever looks on without having been let in. */
export function Knocking({ room }: { room: OpenRoom }) {
  const word = useAreaWords(onlineText);
  const { room: around } = usePicture(room);
  const { run, wrong } = useErrands(room.line);
  if (around === null) return null;
  return (
    <>
      {around.knocking.map(({ id, name }) => (
        <section key={id} className={css.note} role="status" data-knocking={name}>
          <p>{word('online.knocks', { name })}</p>
          <Button
            tone="primary"
            label={word('online.for', { what: word('online.let-in'), seat: name })}
            onClick={() => void run({ say: 'admit', guest: id, admitted: true })}
          >
            {word('online.let-in')}
          </Button>
          <Button
            label={word('online.for', { what: word('online.keep-out'), seat: name })}
            onClick={() => void run({ say: 'admit', guest: id, admitted: false })}
          >
            {word('online.keep-out')}
          </Button>
        </section>
      ))}
      {mustKnock(around) && around.offered.length > 0 && (
        <section className={css.note} role="status">
          <p>{word('online.door-inside')}</p>
          <Button tone="primary" onClick={() => void run({ say: 'knock' })}>
            {word('online.knock')}
          </Button>
          {wrong !== null && <p role="alert">{wrong}</p>}
        </section>
      )}
    </>
  );
}
