import type { WireOffer } from '@shamble/protocol';
import type { Pick, Piece } from '../board/types.ts';
import type { GameWords } from '../text/words.ts';
import type { Seen, ShownOption, Skin, Target } from './skin.ts';

export type OneOffer = Extract<WireOffer, { kind: 'one' }>;

/** An option that may be chosen. */
export interface Choice extends ShownOption {
  readonly key: string;
  readonly option: unknown;
}

/** What may not be done, and by which rules: all that the same rules forbid. */
export interface Refused {
  readonly rules: readonly string[];
  /** Why, here and now; null: the rule says it. */
  readonly cause: string | null;
  /** Names of what they forbid. */
  readonly names: readonly string[];
}

/** A line of the list: an action with all its targets. */
export interface Row {
  readonly id: string;
  readonly icon: ShownOption['icon'];
  readonly hero: ShownOption['hero'];
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly refused: readonly Refused[];
}

const keyOf = (option: unknown): string => JSON.stringify(option);

/** The options of an offer, a row for each kind; what can be done before what cannot, the way out last. */
export function rowsOf(seen: Seen, offer: OneOffer, skin: Skin, words: GameWords): readonly Row[] {
  const choice = seen.pending!.choice;
  const rows = new Map<string, { row: ShownOption; choices: Choice[]; refused: Map<string, Refused> }>();
  const rowFor = (row: ShownOption) => {
    const known = rows.get(row.row) ?? { row, choices: [], refused: new Map<string, Refused>() };
    rows.set(row.row, known);
    return known;
  };
  for (const option of offer.from) {
    const shown = skin.option(seen, choice, option, words);
    rowFor(shown).choices.push({ ...shown, key: keyOf(option), option });
  }
  for (const { option, because } of offer.refused) {
    const shown = skin.option(seen, choice, option, words);
    const { refused } = rowFor(shown);
    const cause = words.cause(seen, choice, option, because);
    const key = `${because.join()} ${cause ?? ''}`;
    const name = shown.detail ?? shown.title;
    const names = refused.get(key)?.names ?? [];
    refused.set(key, { rules: because, cause, names: names.includes(name) ? names : [...names, name] });
  }
  const last = skin.rows.at(-1);
  const rank = ({ id, choices }: Row): number => {
    // A row of its own for each of a kind is named after the kind: `use this`, `use that`.
    const at = skin.rows.indexOf(skin.rows.includes(id) ? id : id.split(' ', 1)[0]!);
    return (at < 0 ? 0 : at) + (id === last ? 2000 : choices.length === 0 ? 1000 : 0);
  };
  return [...rows.values()]
    .map(({ row, choices, refused }) => ({
      id: row.row,
      icon: row.icon,
      hero: row.hero,
      title: row.title,
      choices,
      refused: [...refused.values()],
    }))
    .sort((a, b) => rank(a) - rank(b));
}

const meets = (target: Target, pick: Pick, piece: Piece | undefined): boolean => {
  if ('crowd' in target) return piece?.group !== undefined && piece.space === target.crowd;
  if ('space' in target) return 'space' in pick && pick.space === target.space;
  if ('piece' in target) return 'piece' in pick && pick.piece === target.piece;
  if ('door' in target) return 'door' in pick && pick.door === target.door;
  return 'token' in pick && pick.token === target.token;
};

/** What is meant by picking something on the board. */
export function meant(choices: readonly Choice[], pick: Pick, pieces: readonly Piece[]): readonly Choice[] {
  const piece = 'piece' in pick ? pieces.find(({ id }) => id === pick.piece) : undefined;
  const by = (of: 'targets' | 'also'): readonly Choice[] =>
    choices.filter((choice) => choice[of]?.some((target) => meets(target, pick, piece)));
  const direct = by('targets');
  return direct.length > 0 ? direct : by('also');
}

export interface Legal {
  readonly legal: readonly number[];
  readonly legalPieces: readonly string[];
  readonly legalDoors: readonly number[];
  readonly legalTokens: readonly string[];
}

/** Everything that can be picked for these options. What means an option only in passing counts where a row is open. */
export function legalOf(choices: readonly Choice[], pieces: readonly Piece[], isOpen: boolean): Legal {
  const targets = choices.flatMap(({ targets = [], also = [] }) => (isOpen ? [...targets, ...also] : targets));
  const spaces = new Set<number>();
  const found = { pieces: new Set<string>(), doors: new Set<number>(), tokens: new Set<string>() };
  const crowds = new Set<number>();
  for (const target of targets) {
    if ('space' in target) spaces.add(target.space);
    else if ('crowd' in target) crowds.add(target.crowd);
    else if ('piece' in target) found.pieces.add(target.piece);
    else if ('door' in target) found.doors.add(target.door);
    else found.tokens.add(target.token);
  }
  for (const { id, space, group } of pieces) if (group !== undefined && crowds.has(space)) found.pieces.add(id);
  return {
    legal: [...spaces],
    legalPieces: [...found.pieces],
    legalDoors: [...found.doors],
    legalTokens: [...found.tokens],
  };
}
