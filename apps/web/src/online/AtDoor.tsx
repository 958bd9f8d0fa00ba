import type { Door, OnlineCard } from '@shamble/protocol';
import { go } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { useWords } from '../text/useWords.ts';
import { LineNote } from './LineNote.tsx';
import css from './Online.module.css';
import { onlineText } from './text.ts';
import { useErrands } from './useErrands.ts';
import type { OpenRoom } from './useRoom.ts';

/** The host lets in whoever is new here: ask for it, and wait. */
export function AtDoor({ room, card, door }: { room: OpenRoom; card: OnlineCard; door: Door }) {
  const word = useAreaWords(onlineText);
  const { word: say } = useWords();
  const { run, wrong } = useErrands(room.line);
  return (
    <main className={css.notice}>
      <h1>{word('online.door', { host: card.host })}</h1>
      <LineNote room={room} />
      {door.isKnocking && <p role="status">{word('online.door-asked')}</p>}
      <div className={css.line}>
        {!door.isKnocking && (
          <Button tone="primary" onClick={() => void run({ say: 'knock' })}>
            {word('online.knock')}
          </Button>
        )}
        <Button onClick={() => go('/')}>{say('end.home')}</Button>
      </div>
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
    </main>
  );
}
