import type { Shape, VariantEntry } from '@shamble/kernel';
import type { LoadedGame } from '../games/index.ts';
import type { GameWords } from '../text/words.ts';
import css from './Table.module.css';

/** The variants of a table, in the order of the list. */
export function playedAt({ pack }: LoadedGame, view: Shape['view']): readonly VariantEntry[] {
  const played = pack.played?.(view) ?? [];
  return pack.variants.filter(({ id }) => played.includes(id));
}

/** Which variants are played, a line each. */
export function Played({ variants, words }: { variants: readonly VariantEntry[]; words: GameWords }) {
  return (
    <ul className={css.played}>
      {variants.map(({ id, title, brief }) => (
        <li key={id}>
          <b>{words.say(title)}</b> {brief && words.say(brief)}
        </li>
      ))}
    </ul>
  );
}
