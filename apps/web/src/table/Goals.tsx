import { memo, useState } from 'react';
import { Bill } from '../parts/Bill.tsx';
import type { GameWords } from '../text/words.ts';
import type { Seen, Skin } from './skin.ts';
import css from './Table.module.css';

interface GoalsProps {
  seen: Seen;
  skin: Skin;
  words: GameWords;
  /** Never folded. */
  fixed?: boolean;
}

/** What wins, pinned to the board. */
export const Goals = memo(function Goals({ seen, skin, words, fixed = false }: GoalsProps) {
  const [isFolded, setFolded] = useState<boolean>();
  const goals = skin.goals(seen, words);
  // Everybody reads it once; then it makes room for the board.
  const folded = isFolded ?? !skin.isBeginning(seen);
  return (
    <div className={css.bill} data-tools="">
      <Bill
        title={words.word('table.goals')}
        goals={goals}
        done={words.word('table.done')}
        {...(fixed ? {} : { folded, onFold: () => setFolded(!folded) })}
      />
    </div>
  );
});
