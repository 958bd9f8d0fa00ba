import type { OnlineCard } from '@shamble/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Drawn, useShelf } from '../home/shelf.ts';
import { go } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { PageFrame } from '../parts/PageFrame.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { useWords } from '../text/useWords.ts';
import { AtDoor } from './AtDoor.tsx';
import { cardOf, myself } from './api.ts';
import { NameForm } from './Me.tsx';
import css from './Online.module.css';
import { onlineText } from './text.ts';
import { usePicture, useRoom } from './useRoom.ts';
import { useDescribed } from './useSeats.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const OnlineTable = lazy(async () => ({ default: (await import('./OnlineTable.tsx')).OnlineTable }));

/** A table on the server: who are you, then its waiting room, then the table. */
export function OnlineScreen({ table }: { table: string }) {
  const [asked, setAsked] = useState<'looking' | 'name' | 'in' | 'gone' | 'silent'>('looking');
  const [card, setCard] = useState<OnlineCard | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const [found, guest] = await Promise.all([cardOf(table), myself()]);
      if (!isWanted) return;
      setCard(found);
      setAsked(found === null ? 'gone' : guest === null ? 'name' : 'in');
    };
    look().catch(() => isWanted && setAsked('silent'));
    return () => {
      isWanted = false;
    };
  }, [table]);
  if (asked === 'looking') return <Loading />;
  if (asked === 'gone') return <Ended why="gone" />;
  if (asked === 'silent') return <Ended why="silent" />;
  if (asked === 'name') return <Gate card={card!} onIn={() => setAsked('in')} />;
  return <Inside table={table} onNobody={() => setAsked('name')} />;
}

function Loading() {
  const { word } = useWords();
  return (
    <main className={css.notice}>
      <p role="status">{word('page.loading')}</p>
    </main>
  );
}

function Gate({ card, onIn }: { card: OnlineCard; onIn: () => void }) {
  const word = useAreaWords(onlineText);
  const drawn = useShelf(card.game);
  return (
    <PageFrame title={word('online.invites', { host: card.host })} press={drawn?.skin.press}>
      <div className={css.gate}>
        {drawn && <Invited card={card} drawn={drawn} />}
        <h2>{word('online.who')}</h2>
        <NameForm name="" submit={word('online.enter')} onNamed={onIn} />
        <p className={css.mute}>{word('online.who-brief')}</p>
      </div>
    </PageFrame>
  );
}

function Invited({ card, drawn }: { card: OnlineCard; drawn: Drawn }) {
  const word = useAreaWords(onlineText);
  const { words, title } = useDescribed(card, drawn);
  const free = card.seats.filter(({ by }) => by === 'open').length;
  return (
    <p className={css.invited}>
      <b>{title}</b> {words.title} · {word('online.free', { n: free })}
    </p>
  );
}

function Inside({ table, onNobody }: { table: string; onNobody: () => void }) {
  const room = useRoom(table);
  return room === null ? <Loading /> : <Met room={room} onNobody={onNobody} />;
}

function Met({ room, onNobody }: { room: NonNullable<ReturnType<typeof useRoom>>; onNobody: () => void }) {
  const { line, card, room: around, door, holders } = usePicture(room);
  const drawn = useShelf(card?.game ?? null);
  const { word } = useWords();
  const isNobody = line.is === 'over' && line.why === 'nobody';
  useEffect(() => {
    if (isNobody) onNobody();
  }, [isNobody, onNobody]);
  const isKnown = card !== null && around !== null && Object.keys(holders).length > 0;
  // Once somebody is at the table he stays there.
  const [isAtTable, setAtTable] = useState(false);
  const isStarted = isKnown && (around.isStarted || card.outcome !== null);
  useEffect(() => {
    if (isStarted) setAtTable(true);
  }, [isStarted]);
  if (line.is === 'over') return <Ended why={door !== null && line.why === 'removed' ? 'shut' : line.why} />;
  if (door !== null && card !== null) return <AtDoor room={room} card={card} door={door} />;
  if (!isKnown || drawn === undefined) return <Loading />;
  if (drawn === null) return <Ended why="broken" title={word('table.undrawn')} />;
  if (!isStarted && !isAtTable) return <WaitingRoom room={room} card={card} around={around} drawn={drawn} />;
  return (
    <Suspense fallback={<Loading />}>
      <OnlineTable room={room} card={card} drawn={drawn} />
    </Suspense>
  );
}

function Ended({
  why,
  title,
}: {
  why: 'full' | 'gone' | 'removed' | 'shut' | 'broken' | 'old' | 'nobody' | 'silent';
  title?: string;
}) {
  const word = useAreaWords(onlineText);
  const { word: say } = useWords();
  return (
    <main className={css.notice}>
      <h1>{title ?? word(why === 'silent' ? 'online.no-server' : `online.over-${why}`)}</h1>
      <div className={css.line}>
        <Button tone="primary" onClick={() => go('/')}>
          {say('end.home')}
        </Button>
        <Button onClick={() => location.reload()}>{say('page.reload')}</Button>
      </div>
    </main>
  );
}
