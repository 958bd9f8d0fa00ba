import { boardOf, zoneNamed } from '@shamble/marvel/board/board';
import { BYSTANDER_IDS, type BystanderId } from '@shamble/marvel/content/bystanders';
import { SUPER_HEROES, ZOMBIE_HEROES } from '@shamble/marvel/content/enemies';
import { contentEn } from '@shamble/marvel/text/content.en';
import { contentFr } from '@shamble/marvel/text/content.fr';
import { en as gameEn } from '@shamble/marvel/text/en';
import { fr as gameFr } from '@shamble/marvel/text/fr';
import { at as countedAt, NONE, type View } from '@shamble/marvel/types';
import { inEvery, joinTexts } from '@shamble/text';
import type { Plan } from '../board/plan.ts';
import { agentsIn } from '../games/marvel/agents.ts';
import { planOf } from '../games/marvel/board/plan.ts';
import { place } from '../games/marvel/names.ts';
import { scene } from '../games/marvel/scene.ts';
import { en } from '../games/marvel/text/en.ts';
import { fr } from '../games/marvel/text/fr.ts';
import type { BoardScene } from '../table/skin.ts';
import { capital } from '../text/capital.ts';
import { type GameWords, wordsOf } from '../text/words.ts';
import type { StyleWords } from './words.ts';

const MISSION = 'MZ4';
const BOOKS = { en: contentEn, fr: contentFr };
const GAME = { en: gameEn, fr: gameFr };
const SKIN = { en, fr };
const TEXT = joinTexts(
  inEvery((locale) => GAME[locale]),
  inEvery((locale) => SKIN[locale]),
);
const BOARD = boardOf(MISSION);
const at = (name: string): number => zoneNamed(BOARD, name);

/** A word of the content's own book. */
export const bookOf = ({ tongue }: StyleWords): Readonly<Record<string, string>> => BOOKS[tongue];
export const comicTitle = (words: StyleWords): string => bookOf(words)[`mission.${MISSION}`]!;
export const nameIn = (words: StyleWords, id: string): string =>
  bookOf(words)[`hero.${id}`] ?? bookOf(words)[`bystander.${id}`] ?? id;

const spoken = ({ tongue }: StyleWords) => wordsOf(tongue, TEXT) as GameWords;

export function comicPlan(words: StyleWords): Plan {
  const { say } = spoken(words);
  const mission = MISSION;
  return planOf(mission, {
    room: (_kind, zone) => say(place({ mission }, zone)),
    zone: (_facts, zone) => capital(say(place({ mission }, zone))),
  });
}

const CROWD: readonly (readonly [kind: number, zone: string, count: number])[] = [
  [0, '4R-E', 5],
  [1, '4R-E', 2],
  [2, '4R-NE', 3],
  [0, '3R-W', 8],
  [1, '3R-N', 1],
  [0, '5R-W', 3],
  [2, '5R-C', 1],
];
const STAND = ['4R-S', '4R-S', '4R-W', '4R-W', '4R-subway', '4R-E'];

const isOpen = (zone: number): boolean => /^[34]R/.test(BOARD.zones[zone]!.name);

/** The middle of a game: six heroes, one who came to help, two who wish they had not. */
function moment(): View {
  const figures = BOARD.zones.flatMap(() => [0, 0, 0, 0]);
  for (const [kind, zone, count] of CROWD) figures[countedAt(at(zone), kind)] = count;
  const stands = (id: BystanderId): number =>
    id === 'aunt-may' ? at('4R-tickets') : id === 'okoye' ? at('4R-N') : NONE;
  const view = {
    ...{ mission: MISSION, mode: 'zombie', figures, exit: BOARD.exit, sign: BOARD.sign, throws: 2 },
    doors: BOARD.doors.map(({ a }) => (isOpen(a) ? '1' : '0')).join(''),
    opened: BOARD.buildings.map(([first]) => (isOpen(first!) ? 1 : 0)),
    foes: SUPER_HEROES.map((id) => ({ status: id === 'thor' ? 'in' : 'deck', zone: at('4R-NE') })),
    bystanders: BYSTANDER_IDS.map((id) => ({ zone: stands(id), escort: NONE, objective: id === 'okoye' })),
    laid: BOARD.bystanders
      .filter((zone) => !isOpen(zone))
      .map((zone) => ({ zone, card: NONE, open: false, under: NONE })),
    heroes: ZOMBIE_HEROES.map((sheet, i) => ({
      ...{ sheet, status: 'in', zone: at(STAND[i]!), health: 5 - (i % 3), hunger: (i + 1) % 5, power: 0 },
    })),
    objectives: BOARD.objectives.map(({ zone, colour }, i) => ({ zone, shown: colour, colour, taken: i === 0 })),
    active: BOARD.spawns.map(({ many }) => (many ? 0 : 1)),
    marks: { acting: 5 },
  };
  return view as unknown as View;
}

export function comicScene(words: StyleWords): BoardScene {
  const state = moment();
  const picture = { view: { state } as never, dead: agentsIn(state, []), untold: {} };
  return scene(picture, spoken(words));
}
