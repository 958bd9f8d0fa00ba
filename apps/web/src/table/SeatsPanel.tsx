import { useMemo } from 'react';
import { botNames } from '../session/botNames.ts';
import { holderText, readHolder } from '../session/holders.ts';
import type { TableSession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { capital } from '../text/capital.ts';
import type { GameWords } from '../text/words.ts';
import { HolderChoice } from './HolderChoice.tsx';
import css from './Seats.module.css';
import { seatText } from './seatText.ts';
import { seatName } from './words.ts';

/** Seats change hands: to a bot, to somebody else here, and back. */
export function SeatsPanel({ session, words }: { session: TableSession; words: GameWords }) {
  const word = useAreaWords(seatText);
  const { view, update, game } = useSession(session);
  const bots = useMemo(() => (game === null ? [] : botNames(game.pack)), [game]);
  if (view === null || update === null || game === null) return null;
  return (
    <section aria-labelledby="seats-panel">
      <h3 id="seats-panel" className={css.title}>
        {word('seat.title')}
      </h3>
      <p className={css.text}>{word('seat.change')}</p>
      <ul className={css.seats}>
        {view.seats.map((seat) => {
          const name = capital(seatName(view, game, seat, words));
          return (
            <li key={seat}>
              {view.seats.length > 1 && <h4>{name}</h4>}
              <HolderChoice
                seat={name}
                holder={readHolder(update.holders[seat] ?? '', seat)}
                bots={bots}
                onChange={(holder) => void session.hold(seat, holderText(holder, seat))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
