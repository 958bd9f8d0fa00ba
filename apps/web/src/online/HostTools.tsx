import type { RoomState } from '@shamble/protocol';
import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import css from './Online.module.css';
import { onlineText } from './text.ts';
import { useErrands } from './useErrands.ts';
import type { OpenRoom } from './useRoom.ts';

/** What the host may do with the table itself; and becoming the host, when there is none. */
export function HostTools({ room, around }: { room: OpenRoom; around: RoomState }) {
  const word = useAreaWords(onlineText);
  const { run, wrong } = useErrands(room.line);
  const isHost = around.host === around.you;
  const isHostHere = around.people.some(({ id, here }) => id === around.host && here);
  if (!isHost && (isHostHere || around.seats.length === 0)) return null;
  return (
    <div className={css.host}>
      {isHost ? (
        <>
          <label>
            <input
              type="checkbox"
              checked={around.isLocked}
              onChange={() => void run({ say: 'lock', locked: !around.isLocked })}
            />
            {word(around.isStarted ? 'online.locked-play' : 'online.locked')}
          </label>
          <label>
            <input
              type="checkbox"
              checked={around.isPublic}
              onChange={() => void run({ say: 'publish', isPublic: !around.isPublic })}
            />
            {word('online.public')}
          </label>
        </>
      ) : (
        <Button tone="quiet" onClick={() => void run({ say: 'host', guest: around.you })}>
          {word('online.take-host')}
        </Button>
      )}
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
