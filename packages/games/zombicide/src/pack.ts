import { type GamePack, type MissionEntry, type Phrase, type Uses, usualPack, word } from '@shamble/kernel';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { checkSurvivorPack } from '../content/pack.ts';
import example from '../content/packs/example.json' with { type: 'json' };
import { SKILLS } from '../content/skills.ts';
import { ZOMBIE_CARDS } from '../content/zombies.ts';
import { type Board, boardOf, SHIPPED } from './board/board.ts';
import { checkMap } from './board/check.ts';
import type { Mission } from './board/mission.ts';
import { badMission, readMission } from './board/missions.ts';
import { careful } from './bot/careful.ts';
import { mind } from './bot/thought.ts';
import { box } from './box.ts';
import { cast } from './cast.ts';
import { cause } from './causes.ts';
import { form } from './form.ts';
import { game } from './game.ts';
import { people } from './people.ts';
import { event, prompt } from './phrases.ts';
import { frame, threats, ways, why } from './preview/index.ts';
import { retelling } from './retelling.ts';
import { kindOf } from './rules/questions.ts';
import { option } from './sayings.ts';
import { canPlay, survivorsEach } from './setup.ts';
import { stage } from './stage.ts';
import { KINDS, type Options, type Zombicide } from './types.ts';

/** The sheets of the example pack instead of the box's (ZC-COMP-12). */
const HOME_MADE = 'home-made';
const { survivors: EXAMPLE } = checkSurvivorPack(example);

const uses: Uses<Zombicide> = {
  equipmentDrawn: ({ card }) => [`card ${kindOf(card)}`],
  discarded: ({ card }) => [`card ${kindOf(card)}`],
  rolled: ({ weapon }) => [`card ${weapon}`],
  combined: ({ make }) => [`card ${make}`],
  zombieCardDrawn: ({ card }) => [`zombie card ${card + 1}`],
  appeared: ({ kind }) => [`zombie ${KINDS[kind]}`],
  learned: ({ skill }) => [`skill ${skill}`],
};

/** Cards come in any order, whatever is turned first; which group goes short changes a figure or two. */
const MINOR: readonly string[] = ['revealOrder', 'manholeOrder', 'shortGroup'];

export const pack: GamePack<Zombicide> = {
  ...usualPack,
  game,
  stage,
  missions: SHIPPED.map((mission) => ({
    id: mission.id,
    title: word(`mission.${mission.id}`),
    provenance: boardOf(mission.id).provenance,
    seats: seatsFor(boardOf(mission.id)),
    heading: headingOf(mission),
    brief: word(`brief.${mission.id}`),
  })),
  variants: [{ id: HOME_MADE, title: word('variant.home-made'), brief: word('variant.home-made.text') }],
  bots: { careful },
  mind,
  form,
  options,
  missionOf: (given) => (given as Options).mission,
  ownMission,
  box,
  cast,
  everything: [
    ...EQUIPMENT_IDS.map((id) => `card ${id}`),
    ...KINDS.map((kind) => `zombie ${kind}`),
    ...ZOMBIE_CARDS.map(({ number }) => `zombie card ${number}`),
    ...SKILLS.filter((skill) => !skill.startsWith('starts-with')).map((skill) => `skill ${skill}`),
  ],
  uses,
  prompt,
  option,
  event,
  threats,
  why,
  frame,
  people,
  retelling,
  cause: (view, _choice, option, because) => cause(view, option, because),
  minor: (_view, { choice }) => MINOR.includes(choice),
  back: 'callOff',
  ways,
};

/** The numbers of players that make enough Survivors (ZC-SETUP-07). */
function seatsFor(board: Board): MissionEntry['seats'] {
  const counts = [1, 2, 3, 4, 5, 6].filter((players) => canPlay(board, players));
  const [min, max] = [Math.min(...counts), Math.max(...counts)];
  const except = [1, 2, 3, 4, 5, 6].filter((players) => players > min && players < max && !counts.includes(players));
  return except.length === 0 ? { min, max } : { min, max, except };
}

function headingOf({ difficulty, survivors, minutes, rules }: Mission): Phrase {
  const each = rules?.survivorsEach === 1 ? '.each' : '';
  return word(`mission.heading${each}`, { difficulty: word(`difficulty.${difficulty}`), survivors, minutes });
}

function ownMission(file: string): MissionEntry {
  const mission = readMission(file);
  const faults = checkMap(mission);
  if (faults.length > 0) throw badMission(faults.join('; '));
  const id = JSON.stringify(mission);
  const board = boardOf(id);
  return {
    id,
    title: word('mission.own', (mission as Mission).title),
    provenance: board.provenance,
    seats: seatsFor(board),
    heading: headingOf(mission as Mission),
  };
}

function options(mission: string, seats: number, variants: readonly string[]): unknown {
  if (!variants.includes(HOME_MADE)) return { mission, players: seats };
  const each = survivorsEach(boardOf(mission), seats);
  const ids = EXAMPLE.map(({ id }) => id);
  const survivors = Array.from({ length: seats }, (_, seat) => ids.slice(seat * each, (seat + 1) * each));
  return { mission, players: seats, survivors, sheets: EXAMPLE };
}
