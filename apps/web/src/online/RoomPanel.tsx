import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { Chat } from './Chat.tsx';
import { HostTools } from './HostTools.tsx';
import { LinkLine, tableLink } from './Invite.tsx';
import { Knocking } from './Knocking.tsx';
import { Me } from './Me.tsx';
import css from './Online.module.css';
import { nameOf } from './room.ts';
import { SeatList, type SeatShown } from './SeatList.tsx';
import { onlineText } from './text.ts';
import { type OpenRoom, usePicture } from './useRoom.ts';

const PEOPLE =
  'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm8 1a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM1 21v-2a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v2ZM18.500 21h5v-2a5 5 0 0 0-6-4.900A8 8 0 0 1 18.500 19Z';

interface RoomProps {
  room: OpenRoom;
  seats: readonly SeatShown[];
  title: string;
}

/** In the bar of a table: how many are here and what is new; opens who they are and what they say. */
export function RoomButton({ room, seats, title }: RoomProps) {
  const word = useAreaWords(onlineText);
  const { room: around, unread } = usePicture(room);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const here = around === null ? 0 : around.people.filter((one) => one.here).length + around.watchers;
  const label = word(unread === 0 ? 'online.room-here' : 'online.room-new', { here, n: unread });
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.room}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
          <path d={PEOPLE} />
        </svg>
        <b>{here}</b>
        {unread > 0 && <i className={css.unread}>{unread}</i>}
      </button>
      {isOpen && <RoomPanel room={room} seats={seats} title={title} onClose={close} />}
    </>
  );
}

function RoomPanel({ room, seats, title, onClose }: RoomProps & { onClose: () => void }) {
  const word = useAreaWords(onlineText);
  const { room: around } = usePicture(room);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  if (around === null) return null;
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={css.aside}
      aria-label={word('online.room')}
      onKeyDown={(event) => {
        // The keys of the table are not meant here.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2>{word('online.room')}</h2>
        <Button tone="quiet" onClick={onClose}>
          {word('online.close')}
        </Button>
      </header>
      <Chat room={room} />
      <Knocking room={room} />
      <SeatList room={room} seats={seats} />
      <HostTools room={room} around={around} />
      <LinkLine link={tableLink(room.line.table)} label={word('online.link')} title={title} />
      <Me name={nameOf(around, around.you)} />
    </aside>
  );
}
