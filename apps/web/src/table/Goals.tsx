import { Bill } from '../parts/Bill.tsx';
import type { GameWords } from '../text/words.ts';
import type { Seen, Skin } from './skin.ts';
import css from './Table.module.css';

/** What wins, pinned to the board. */
export function Goals({ seen, skin, words }: { seen: Seen; skin: Skin; words: GameWords }) {
  return (
    <div className={css.bill}>
      <Bill title={words.word('table.goals')} goals={skin.goals(seen, words)} done={words.word('table.done')} />
    </div>
  );
}
