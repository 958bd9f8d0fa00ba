import { type GamePack, type Uses, usualPack, word } from '@shamble/kernel';
import { CHARACTERS } from '../content/characters.ts';
import { PLANS } from '../content/plans/index.ts';
import { VARIANTS } from '../content/variants.ts';
import { careful } from './bot/careful.ts';
import { mind } from './bot/thought.ts';
import { box } from './box.ts';
import { cause } from './causes.ts';
import { form } from './form.ts';
import { game } from './game.ts';
import { option } from './options.ts';
import { event, prompt } from './phrases.ts';
import { retelling } from './retelling.ts';
import { stage } from './stage.ts';
import type { Dawn, Options } from './types.ts';
import { ways } from './ways.ts';
import { frame, people, seat, threats, why } from './why.ts';

const uses: Uses<Dawn> = {
  activated: ({ characters }) => characters.map((id) => `character ${CHARACTERS[id]!.id}`),
  eliminated: () => ['enemy zombie'],
  berserkTried: ({ berserk }) => (berserk ? ['enemy berserk'] : []),
};

/** Who of a space is rolled for first, which space is attacked first, and where one of two alike hides. */
const MINOR: readonly string[] = ['sequence', 'assault', 'lair'];

export const pack: GamePack<Dawn> = {
  ...usualPack,
  game,
  stage,
  missions: PLANS.map(({ id, provenance, cast }) => ({
    id,
    title: word(`plan.${id}`),
    provenance,
    seats: { min: 1, max: cast.length === 4 ? 4 : 2 },
    heading: word(`plan.${id}.heading`),
    brief: word(`plan.${id}.brief`),
  })),
  variants: VARIANTS.map((id) => ({ id, title: word(`variant.${id}`), brief: word(`variant.${id}.text`) })),
  form,
  box,
  options: (plan, players, variants) => ({ plan, players, variants }),
  missionOf: (options) => (options as Options).plan,
  bots: { careful },
  mind,
  everything: [...CHARACTERS.map(({ id }) => `character ${id}`), 'enemy zombie', 'enemy berserk'],
  patience: 3000,
  uses,
  prompt,
  option,
  event,
  threats,
  why,
  frame,
  people,
  seat,
  retelling,
  cause,
  minor: (_view, { choice }) => MINOR.includes(choice),
  ways,
  played: ({ siege }) => (siege ? ['siege'] : []),
  secrets: ({ automatic }) => !automatic,
  sides: ({ automatic }, seats) => (automatic ? [seats] : [seats.slice(0, 1), seats.slice(1)]),
};
