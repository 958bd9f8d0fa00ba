import type { OnlineCard } from '@shamble/protocol';
import { useCallback, useEffect, useState } from 'react';
import { type Drawn, useShelf } from '../home/shelf.ts';
import { go, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { PageFrame } from '../parts/PageFrame.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { useWords } from '../text/useWords.ts';
import { type Listed, myTables, openTables } from './api.ts';
import css from './Online.module.css';
import { onlineText } from './text.ts';
import { useDescribed } from './useSeats.ts';

/** Tables online: one's own, and those that are open to everyone. */
export function Lobby() {
  const word = useAreaWords(onlineText);
  const { word: say } = useWords();
  const [mine, setMine] = useState<Listed | null>(null);
  const [open, setOpen] = useState<Listed | null>(null);
  const [isSilent, setSilent] = useState(false);
  const look = useCallback(() => {
    Promise.all([myTables(), openTables()]).then(
      ([yours, all]) => {
        setMine(yours);
        setOpen(all);
        setSilent(false);
      },
      () => setSilent(true),
    );
  }, []);
  useEffect(look, [look]);
  const own = mine?.tables ?? [];
  const others = open?.tables.filter(({ id }) => !own.some((one) => one.id === id)) ?? [];
  return (
    <PageFrame title={word('online.tables')} lead={word('online.lead')}>
      <div className={css.hall}>
        {isSilent && (
          <p className={css.wrong} role="alert">
            {word('online.no-server')}
          </p>
        )}
        {open === null && !isSilent && <p role="status">{say('page.loading')}</p>}
        {open !== null && (
          <>
            <div className={css.head}>
              <h2>{word('online.mine')}</h2>
              <Button tone="primary" onClick={() => go('/new')}>
                {word('online.make')}
              </Button>
            </div>
            {own.length === 0 && <p className={css.mute}>{word('online.no-mine')}</p>}
            <ul className={css.cards}>
              {own.map((card) => (
                <Card key={card.id} card={card} />
              ))}
            </ul>
            <div className={css.head}>
              <h2>{word('online.open-tables')}</h2>
              <Button tone="quiet" onClick={look}>
                {word('online.refresh')}
              </Button>
            </div>
            {others.length === 0 && <p className={css.mute}>{word('online.no-open')}</p>}
            <ul className={css.cards}>
              {others.map((card) => (
                <Card key={card.id} card={card} />
              ))}
            </ul>
            <p className={css.small}>{word('online.kept', { days: open.keptDays })}</p>
          </>
        )}
      </div>
    </PageFrame>
  );
}

function Card({ card }: { card: OnlineCard }) {
  const drawn = useShelf(card.game);
  return drawn ? <DrawnCard card={card} drawn={drawn} /> : null;
}

function DrawnCard({ card, drawn }: { card: OnlineCard; drawn: Drawn }) {
  const word = useAreaWords(onlineText);
  const { word: say } = useWords();
  const { words, title } = useDescribed(card, drawn);
  const free = card.seats.filter(({ by }) => by === 'open').length;
  const isMine = card.yours.length > 0;
  const isMyTurn = card.outcome === null && card.asked !== null && card.yours.includes(card.asked);
  const asked = card.seats.find(({ seat }) => seat === card.asked)?.name ?? null;
  const state =
    card.outcome !== null
      ? words.outcome(card.outcome)
      : isMyTurn
        ? word('online.your-turn')
        : isMine && asked !== null
          ? word('online.turn-of', { name: asked })
          : word('online.free', { n: free });
  const act = word(isMine ? 'online.go' : free > 0 && !card.isLocked ? 'online.join' : 'online.look');
  return (
    <li className={`${css.card} ${isMyTurn ? css.turn : ''}`} data-press={drawn.skin.press}>
      <div>
        <p className="caption">{words.title}</p>
        <h3>{title}</h3>
        <p>
          {say('home.round', { round: card.round })} · {state}
        </p>
        <p className={css.small}>{word('online.by', { host: card.host })}</p>
      </div>
      <a className={css.go} href={tablePath(card.id)} aria-label={`${act}: ${title}`}>
        {act}
      </a>
    </li>
  );
}
