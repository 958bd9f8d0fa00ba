import { useState } from 'react';
import type { SessionState } from '../session/state.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { percent } from '../text/percent.ts';
import type { GameWords } from '../text/words.ts';
import css from './Seats.module.css';
import { seatText } from './seatText.ts';
import { seatName } from './words.ts';

/** So many answers later nobody remembers what it was about. */
const LATELY = 12;

/** Why a bot did what a careful player would not have done, in a sentence. */
export function BotSaid({ state, words }: { state: SessionState; words: GameWords }) {
  const word = useAreaWords(seatText);
  const [away, setAway] = useState(-1);
  const { said, view, game, update, faltered } = state;
  if (faltered !== null && view !== null && game !== null)
    return (
      <div className={css.hint}>
        <p>{word('said.faltered', { seat: seatName(view, game, faltered, words, update?.holders) })}</p>
      </div>
    );
  if (said === null || view === null || game === null || said.n <= away) return null;
  if (view.n < said.n || view.n > said.n + LATELY || state.outcome !== null) return null;
  const name = (phrase: typeof said.did): string | null => (phrase === null ? null : words.say(phrase));
  const seat = seatName(view, game, said.seat, words, update?.holders);
  const numbers = { seat, chance: percent(said.chance), instead: percent(said.instead) };
  const [did, rather, why, end] = [name(said.did), name(said.rather), name(said.why), name(said.end)];
  return (
    <div className={css.hint}>
      <p>
        {did === null || rather === null
          ? word('said.plain', numbers)
          : word('said.rather', { ...numbers, did, rather })}
        {why !== null ? ` ${why}` : end !== null && ` ${word('said.end', { end })}`}
      </p>
      <button type="button" aria-label={word('hint.away')} onClick={() => setAway(said.n)}>
        ×
      </button>
    </div>
  );
}
