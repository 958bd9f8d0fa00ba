import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import css from './Online.module.css';
import { onlineText } from './text.ts';
import { type OpenRoom, usePicture } from './useRoom.ts';

/** Says calmly that the line is down. */
export function LineNote({ room }: { room: OpenRoom }) {
  const word = useAreaWords(onlineText);
  const { is } = usePicture(room).line;
  if (is !== 'lost' && is !== 'asleep') return null;
  return (
    <section className={css.note} role="status" data-line={is}>
      {is === 'lost' && <i className={css.pulse} />}
      <p>{word(`online.${is}`)}</p>
      <Button tone="quiet" onClick={() => room.line.comeAgain()}>
        {word(is === 'lost' ? 'online.try' : 'online.wake')}
      </Button>
    </section>
  );
}
