import type { Mode } from './modes.ts';
import { REMADE, type Sourced } from './sources.ts';

/**
 * When a Trait is played: between Actions of the own Turn; before or after the dice of an attack; when the attack is over;
 * when Wounds are dealt; when a Spawn card is turned; when a Bystander was saved.
 */
export type Moment = 'own-turn' | 'before-roll' | 'after-roll' | 'after-attack' | 'wounds' | 'spawn' | 'after-save';

export const FAMILIES = [
  ...([
    'dice',
    'reroll',
    'movement',
    'hunger',
    'power',
    'defence',
    'control',
    'devour',
    'rescue',
    'team',
    'danger',
  ] as const),
];
export type Family = (typeof FAMILIES)[number];

export interface Trait extends Sourced {
  readonly id: TraitId;
  readonly mode: Mode;
  readonly copies: number;
  readonly family: Family;
  readonly moment: Moment;
}

type Row = readonly [id: string, copies: number, family: Family, moment: Moment];
const rows = <const R extends readonly Row[]>(table: R): R => table;

/** 26 kinds, 45 cards. */
const ZOMBIE = rows([
  ['savage-swing', 3, 'dice', 'before-roll'],
  ['dead-aim', 2, 'dice', 'before-roll'],
  ['empty-stomach', 2, 'dice', 'before-roll'],
  ['second-helping', 3, 'reroll', 'after-roll'],
  ['bad-influence', 1, 'reroll', 'after-roll'],
  ['corpse-rush', 3, 'movement', 'own-turn'],
  ['door-ripper', 1, 'movement', 'own-turn'],
  ['bone-to-gnaw', 2, 'hunger', 'own-turn'],
  ['taste-for-pain', 1, 'hunger', 'before-roll'],
  ['hunger-pays', 2, 'hunger', 'own-turn'],
  ['moment-of-clarity', 1, 'hunger', 'own-turn'],
  ['dead-flesh', 3, 'defence', 'wounds'],
  ['living-shield', 2, 'defence', 'wounds'],
  ['stitched-skin', 2, 'defence', 'own-turn'],
  ['dread-howl', 2, 'control', 'own-turn'],
  ['hurl', 1, 'control', 'own-turn'],
  ['familiar-face', 1, 'control', 'own-turn'],
  ['cry-for-help', 1, 'control', 'own-turn'],
  ['over-the-shoulder', 2, 'devour', 'before-roll'],
  ['snatched-bite', 2, 'devour', 'own-turn'],
  ['never-enough', 1, 'devour', 'after-attack'],
  ['shared-feast', 1, 'team', 'after-attack'],
  ['pack-hunt', 2, 'team', 'own-turn'],
  ['lie-low', 2, 'danger', 'spawn'],
  ['early-mutation', 1, 'danger', 'own-turn'],
  ['hunting-lesson', 1, 'danger', 'own-turn'],
]);

/** 26 kinds, 45 cards. */
const HERO = rows([
  ['haymaker', 3, 'dice', 'before-roll'],
  ['perfect-shot', 2, 'dice', 'before-roll'],
  ['signature-move', 1, 'dice', 'before-roll'],
  ['never-give-up', 3, 'reroll', 'after-roll'],
  ['spotter', 1, 'reroll', 'after-roll'],
  ['to-the-rescue', 3, 'movement', 'own-turn'],
  ['kick-it-in', 1, 'movement', 'own-turn'],
  ['second-wind', 3, 'power', 'own-turn'],
  ['overcharge', 2, 'power', 'own-turn'],
  ['nothing-wasted', 1, 'power', 'after-attack'],
  ['brace', 3, 'defence', 'wounds'],
  ['take-the-hit', 2, 'defence', 'wounds'],
  ['first-aid', 2, 'defence', 'own-turn'],
  ['hold-the-line', 2, 'control', 'own-turn'],
  ['throw-them-back', 1, 'control', 'own-turn'],
  ['i-knew-you', 1, 'control', 'own-turn'],
  ['over-here', 2, 'control', 'own-turn'],
  ['from-their-jaws', 2, 'rescue', 'own-turn'],
  ['stay-with-me', 1, 'rescue', 'own-turn'],
  ['hope-renewed', 1, 'rescue', 'after-save'],
  ['team-up', 2, 'team', 'own-turn'],
  ['lend-strength', 1, 'team', 'own-turn'],
  ['special-delivery', 1, 'team', 'own-turn'],
  ['quiet-entrance', 2, 'danger', 'spawn'],
  ['rise-to-it', 1, 'danger', 'own-turn'],
  ['mentor', 1, 'danger', 'own-turn'],
]);

export type TraitId = (typeof ZOMBIE | typeof HERO)[number][0];

const traits = (mode: Mode, table: readonly Row[]): Trait[] =>
  table.map(([id, copies, family, moment]) => ({ id: id as TraitId, mode, copies, family, moment, ...REMADE }));

/** All cards of both decks are lost; MZ-TRAIT-06 and MZ-HM-05 say how they work. */
export const TRAITS: readonly Trait[] = [...traits('zombie', ZOMBIE), ...traits('hero', HERO)];

/** Mode -> the deck, a card an entry. */
export const TRAIT_DECK: Readonly<Record<Mode, readonly TraitId[]>> = {
  zombie: deck('zombie'),
  hero: deck('hero'),
};

function deck(mode: Mode): TraitId[] {
  return TRAITS.filter((trait) => trait.mode === mode).flatMap(({ id, copies }) => Array<TraitId>(copies).fill(id));
}
