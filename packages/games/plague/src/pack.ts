import { type GamePack, type Pending, type Uses, usualPack, word } from '@shamble/kernel';
import { BOARDS } from '../content/boards/index.ts';
import { CARDS } from '../content/cards.ts';
import { VARIANTS } from '../content/variants.ts';
import { careful } from './bot/careful.ts';
import { mind } from './bot/thought.ts';
import { box } from './box.ts';
import { cause } from './causes.ts';
import { form } from './form.ts';
import { game } from './game.ts';
import { option } from './options.ts';
import { people } from './people.ts';
import { event, prompt } from './phrases.ts';
import { pile } from './pile.ts';
import { retelling } from './retelling.ts';
import { kindOf } from './rules/questions.ts';
import { stage } from './stage.ts';
import type { Options, Plague, View } from './types.ts';
import { ways } from './ways.ts';
import { frame, seat, threats, why } from './why.ts';

/** The last seat plays the zombies; otherwise they move by themselves. */
const PLAYER = 'zombie-player';
/** Humans of every human player (ZP-GAME-02); two of these at once are too many. */
const FIGURES: Readonly<Record<string, number>> = { 'two-figures': 2, 'three-figures': 3, 'four-figures': 4 };

const uses: Uses<Plague> = {
  found: ({ card }) => [`card ${kindOf(card)}`],
  eventDrawn: ({ card }) => [`card ${kindOf(card)}`],
  zombieArrived: ({ dog }) => [dog ? 'enemy dog' : 'enemy zombie'],
};

/** Squares as near as each other, and which way one of the dead looks who has just come. */
const isMinor = ({ choice, about }: Pending): boolean =>
  choice === 'spot' || (choice === 'facing' && (about as { human: number }).human < 0);

export const pack: GamePack<Plague> = {
  ...usualPack,
  game,
  stage,
  missions: BOARDS.map(({ id, provenance }) => ({
    id,
    title: word(`board.${id}`),
    provenance,
    seats: { min: 1, max: 6 },
    heading: word('board.heading'),
    brief: word(`board.${id}.brief`),
  })),
  variants: [...[PLAYER, ...Object.keys(FIGURES)].map((id) => ({ id, mark: null })), ...VARIANTS].map(
    ({ id, mark }) => ({
      id,
      title: word(`variant.${id}`),
      brief: word(`variant.${id}.text`),
      ...(mark === null ? {} : { mark: word(`mark.${mark}`) }),
    }),
  ),
  form,
  missionOf: (options) => (options as Options).board,
  options: (board, players, variants) => ({
    board,
    players,
    zombies: variants.includes(PLAYER) ? 'player' : 'automatic',
    figures: variants.reduce((sum, variant) => sum + (FIGURES[variant] ?? 0), 0) || 1,
    variants: variants.filter((variant) => variant !== PLAYER && !Object.hasOwn(FIGURES, variant)),
  }),
  pile,
  box,
  bots: { careful },
  mind,
  everything: [
    ...CARDS.filter(({ usual, only }) => usual > 0 || only !== undefined).map(({ id }) => `card ${id}`),
    ...['dog', 'zombie'].map((kind) => `enemy ${kind}`),
  ],
  patience: 1500,
  retelling,
  uses,
  prompt,
  option,
  event,
  threats,
  why,
  frame,
  people,
  played,
  secrets: ({ variants, unmasked }) => variants.traitor && unmasked < 0,
  // A traitor counts among the humans, or this would give him away.
  sides: ({ automatic }, seats) => (automatic ? [seats] : [seats.slice(0, -1), seats.slice(-1)]),
  cause,
  minor: (_view, pending) => isMinor(pending),
  ways,
  seat,
};

function played({ automatic, humans, variants }: View): string[] {
  const each = humans.filter(({ seat }) => seat === 0).length;
  return [
    ...(automatic ? [] : [PLAYER]),
    ...Object.keys(FIGURES).filter((id) => FIGURES[id] === each),
    ...VARIANTS.map(({ id }) => id).filter((id) =>
      id === 'reserve-4' || id === 'reserve-6' ? id === `reserve-${variants.reserve}` : variants[id],
    ),
  ];
}
