import { type GamePack, type Phrase, usualPack, word } from '@shamble/kernel';
import type { Mission } from '../content/mission.ts';
import { MISSIONS } from '../content/missions.ts';
import { boardOf } from './board/board.ts';
import { careful } from './bot/careful.ts';
import { mind } from './bot/thought.ts';
import { box, ownMission } from './box.ts';
import { cast, options, VARIANTS, variantOf } from './cast.ts';
import { cause } from './causes.ts';
import { form } from './form.ts';
import { game } from './game.ts';
import { people } from './people.ts';
import { event, prompt } from './phrases.ts';
import { frame, threats, ways, why } from './preview/index.ts';
import { retelling } from './retelling.ts';
import { option } from './sayings.ts';
import { stage } from './stage.ts';
import { at, type Marvel, type OddFigures, type Options, type View } from './types.ts';
import { EVERYTHING, uses } from './uses.ts';

const headingOf = ({ difficulty, minutes }: Mission): Phrase =>
  word('mission.heading', { difficulty: word(`difficulty.${difficulty}`), minutes });

export const pack: GamePack<Marvel> = {
  ...usualPack,
  game,
  stage,
  missions: MISSIONS.map((mission) => ({
    id: mission.id,
    title: word(`mission.${mission.id}`),
    provenance: boardOf(mission.id).provenance,
    seats: { min: 1, max: 6 },
    group: word(`mode.${mission.mode}`),
    heading: headingOf(mission),
    brief: word(`mission.${mission.id}.brief`),
  })),
  variants: VARIANTS,
  form,
  options,
  missionOf: (given) => (given as Options).mission,
  ownMission,
  box,
  cast,
  everything: EVERYTHING,
  uses,
  patience: 600,
  prompt,
  option,
  event,
  threats,
  why,
  frame,
  people,
  retelling,
  cause,
  minor: (view, { choice, about }) => isMinor(view, choice, about),
  ways,
  played: ({ heroes }) => [variantOf(heroes.length)].filter((id) => id !== undefined),
  bots: { careful },
  mind,
};

/** In which order rooms fill; and who gets the odd figure where some go every way in any case. */
function isMinor({ figures }: View, choice: string, about: unknown): boolean {
  if (choice === 'roomOrder') return true;
  if (choice !== 'oddFigures') return false;
  const { kind, from, ways } = about as OddFigures;
  return figures[at(from, kind)]! >= ways.length;
}
