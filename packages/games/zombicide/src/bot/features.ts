import { distancesTo } from '@shamble/parts';
import { SHIPPED } from '../board/board.ts';
import { isReached } from '../missions/goals.ts';
import { board, cardOf, danger, isIn, levelOf, THRESHOLDS, wounds } from '../rules/questions.ts';
import { ABOMINATION, at, LEVELS, type Survivor, type SurvivorId, type View } from '../types.ts';
import { playersIn, wantsOf } from './aims.ts';
import { armsOf } from './arms.ts';
import { type Outlook, sceneOf, standingCost } from './scene.ts';
import { aimOf, holdsTool } from './ways.ts';

/** What tells how a game stands. A fitted network takes these numbers in this order: whoever changes them fits it anew. */
export const FEATURES = [
  ...['round', 'in', 'dead', 'left', 'wounds', 'leastHealth'],
  ...['danger', 'highest', 'toNext', 'lowest', 'experience'],
  ...['arms', 'bestArms', 'leastArms', 'tools', 'effects', 'supplies', 'seated'],
  ...['walkers', 'runners', 'fatties', 'abominations'],
  ...['here', 'near', 'farther', 'runnersNear', 'giantFar'],
  ...['spawns', 'spawning', 'revealed', 'cardsLeft'],
  ...['leastWay', 'way', 'mostWay', 'wants', 'reached', 'taken'],
  ...['fear', 'mostFear', 'room', 'apart'],
  ...SHIPPED.map(({ id }) => id),
];

/** Reasons for a move, as the words of the game name them, and which of these numbers tell them. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  lives: ['in', 'dead', 'wounds', 'leastHealth'],
  goal: ['left', 'supplies', 'seated', 'wants', 'reached', 'taken'],
  level: ['danger', 'highest', 'toNext', 'lowest', 'experience'],
  arms: ['arms', 'bestArms', 'leastArms', 'tools', 'effects', 'cardsLeft'],
  fewer: ['walkers', 'runners', 'fatties', 'abominations', 'spawns', 'revealed'],
  safer: ['here', 'near', 'farther', 'runnersNear', 'giantFar', 'spawning', 'fear', 'mostFear', 'room'],
  way: ['leastWay', 'way', 'mostWay'],
  together: ['apart'],
};
export const REASONS: readonly (string | null)[] = FEATURES.map(
  (name) => Object.keys(TOLD).find((reason) => TOLD[reason]!.includes(name)) ?? null,
);

/** No way is longer than that, and nothing is feared more. */
const FAR = 30;
const FEAR = 150;

export function featuresOf(view: View): number[] {
  const ids = view.survivors.flatMap((one, id) => (isIn(one) ? [id] : []));
  if (ids.length === 0) return FEATURES.map(() => 0);
  return [
    ...people(view),
    ...dead(view, sceneOf(view, ids[0]!), ids),
    ...way(view, ids),
    // How hard the mission is, beside all that can be counted; one of one's own is as hard as they are on average.
    ...SHIPPED.map(({ id }) => (id === view.mission ? 1 : 0)),
  ];
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const least = (values: readonly number[]): number => Math.min(...values);
const most = (values: readonly number[]): number => Math.max(...values);

function people(view: View): number[] {
  const { survivors } = view;
  const all = survivors.filter(isIn);
  const arms = all.map(armsOf);
  const xp = all.map((one) => one.xp);
  const level = LEVELS.indexOf(danger(view));
  const next = level === 3 ? 0 : THRESHOLDS[LEVELS[level + 1]!] - most(xp);
  const held = (fits: (card: number) => boolean): number =>
    sum(all.map(({ slots }) => slots.filter((card) => card >= 0 && fits(card)).length));
  return [
    view.round,
    all.length,
    survivors.filter(({ status }) => status === 'dead').length,
    survivors.filter(({ status }) => status === 'left').length,
    sum(all.map(wounds)),
    least(all.map((one: Survivor) => 2 - wounds(one))),
    level,
    most(xp),
    next,
    least(xp),
    sum(xp.map(levelOf)),
    sum(arms),
    most(arms),
    least(arms),
    all.filter(holdsTool).length,
    held((card) => cardOf(card).effect === 'mask' || cardOf(card).effect === 'burns'),
    held((card) => cardOf(card).effect === 'supply') + sum(view.cars.map(({ load }) => load.length)),
    all.filter(({ car }) => car >= 0).length,
  ];
}

/** How many there are, how near they are, and how many more are to come. */
function dead(
  view: View,
  { board: on, paths, crowd, runners, spawning }: Outlook,
  ids: readonly SurvivorId[],
): number[] {
  const zones = ids.map((id) => view.survivors[id]!.zone);
  const near = [0, 0, 0];
  let runnersNear = 0;
  let giant = FAR;
  for (let zone = 0; zone < crowd.length; zone++) {
    if (crowd[zone] === 0) continue;
    const row = distancesTo(paths, zone);
    const far = least(zones.map((one) => row[one]!));
    if (far < near.length) near[far]! += crowd[zone]!;
    if (far <= 2) runnersNear += runners[zone]!;
    if (view.figures[at(zone, ABOMINATION)]! > 0) giant = Math.min(giant, far);
  }
  const kind = (of: number): number => sum(on.zones.map((_, zone) => view.figures[at(zone, of)]!));
  return [
    ...[0, 1, 2, 3].map(kind),
    ...near,
    runnersNear,
    giant,
    view.active.filter((one) => one === 1).length,
    sum(zones.map((zone) => spawning[zone]!)),
    sum(view.revealed),
    view.equipment.left,
  ];
}

/** What is still to be done, and how those who are to do it stand. */
function way(view: View, ids: readonly SurvivorId[]): number[] {
  const players = playersIn(view);
  const scenes = ids.map((id) => sceneOf(view, id));
  const far = scenes.map((scene) => Math.min(FAR, aimOf(scene)?.far[scene.self.zone] ?? 0));
  const fear = scenes.map((scene) => Math.min(FEAR, standingCost(scene, scene.self.zone)));
  const apart = scenes.map(({ paths, others, self }) => {
    const row = distancesTo(paths, self.zone);
    let nearest = ids.length > 1 ? 10 : 0;
    for (const [zone, group] of others.entries()) if (group.length > 0) nearest = Math.min(nearest, row[zone]!);
    return nearest;
  });
  return [
    least(far),
    mean(far),
    most(far),
    wantsOf(view, players, ids[0]!).length,
    board(view).goals.filter((goal) => isReached(view as never, players, goal)).length + view.marks.goals,
    view.objectives.filter(({ taken }) => taken).length,
    mean(fear),
    most(fear),
    mean(scenes.map(({ room, self }) => room[self.zone]!)),
    mean(apart),
  ];
}
