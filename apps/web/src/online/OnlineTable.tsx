import type { OnlineCard } from '@shamble/protocol';
import { useEffect, useMemo, useState } from 'react';
import { loadGame } from '../games/index.ts';
import type { Drawn } from '../home/shelf.ts';
import { go, pageHouse, replayPath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { TableSession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { Seated } from '../table/Seated.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { hasAnalyses, journalOf } from './api.ts';
import { GiveUp } from './Conceding.tsx';
import { type Around, AroundContext } from './context.ts';
import { joinOnline } from './joined.ts';
import { notifying } from './notify.ts';
import css from './Online.module.css';
import { RoomButton } from './RoomPanel.tsx';
import { TableNotes } from './TableNotes.tsx';
import { onlineText } from './text.ts';
import type { OpenRoom } from './useRoom.ts';
import { useDescribed } from './useSeats.ts';

/** The table screen, with those around the table. */
export function OnlineTable({ room, card, drawn }: { room: OpenRoom; card: OnlineCard; drawn: Drawn }) {
  const [session, setSession] = useState<TableSession | null>(null);
  useEffect(() => {
    const join = () => joinOnline(room.line, loadGame, (n) => room.book.shown(n));
    const opened = new TableSession({ join }, room.line.table);
    setSession(opened);
    return () => opened.close();
  }, [room]);
  return session && <Playing room={room} card={card} drawn={drawn} session={session} />;
}

interface PlayingProps {
  room: OpenRoom;
  card: OnlineCard;
  drawn: Drawn;
  session: TableSession;
}

function Playing({ room, card, drawn, session }: PlayingProps) {
  const word = useAreaWords(onlineText);
  const state = useSession(session);
  const { title, seats, words } = useDescribed(card, drawn);
  const isAsked = state.asked !== null;
  const call = word('online.your-turn-at', { title });
  useEffect(() => {
    if (isAsked) notifying.tell(card.id, call);
  }, [isAsked, call, card.id]);
  const around = useMemo(
    (): Around => ({
      bar: <RoomButton room={room} seats={seats} title={title} />,
      notes: <TableNotes room={room} session={session} drawn={drawn} words={words} seats={seats} />,
      undo: { cost: word('online.undo-cost'), sure: word('online.undo-sure') },
      menu: <Button onClick={() => go('/tables')}>{word('online.to-tables')}</Button>,
      giveUp: (onDone) => <GiveUp room={room} onDone={onDone} />,
      end: <Replay table={card.id} />,
    }),
    [room, seats, title, session, drawn, words, word, card.id],
  );
  if (state.phase !== 'open' || state.view === null) return <main className={css.notice} />;
  return (
    <AroundContext value={around}>
      <Seated session={session} game={drawn.game} skin={drawn.skin} />
    </AroundContext>
  );
}

/** A game that is over can be had whole: it is watched like one of this browser. */
function Replay({ table }: { table: string }) {
  const word = useAreaWords(onlineText);
  const [wrong, setWrong] = useState<string | null>(null);
  const watch = async (): Promise<void> => {
    try {
      // A server that has games analysed has what it found with its own copy.
      const isThere = await hasAnalyses().catch(() => false);
      go(replayPath(isThere ? table : (await pageHouse().import(await journalOf(table))).id));
    } catch (cause) {
      setWrong(word('online.failed', { why: cause instanceof Error ? cause.message : '' }));
    }
  };
  return (
    <>
      <Button tone="primary" icon="play" onClick={() => void watch()}>
        {word('online.replay')}
      </Button>
      <Button onClick={() => go('/tables')}>{word('online.to-tables')}</Button>
      {wrong !== null && <p role="alert">{wrong}</p>}
    </>
  );
}
