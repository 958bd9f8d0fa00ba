import { distancesTo } from '@shamble/parts';
import { MISSIONS } from '../../content/missions.ts';
import { isReached, stageOf } from '../rules/goals.ts';
import { board, danger, isIn, levelOf } from '../rules/questions.ts';
import { at, FOE, type HeroId, SPECIALIST, type View } from '../types.ts';
import { aimOf } from './aims.ts';
import { type Outlook, outlookOf, powerOf, standingFear } from './outlook.ts';
import { wantsOf } from './wants.ts';

/** What tells how a game stands. A fitted network takes these numbers in this order: whoever changes them fits it anew. */
export const FEATURES = [
  ...['round', 'in', 'out', 'left', 'health', 'leastHealth', 'hunger', 'ravenous', 'gathered'],
  ...['danger', 'highest', 'lowest', 'experience', 'red', 'strength', 'traits', 'companions'],
  ...['troopers', 'guards', 'specialists', 'foes', 'foesGone', 'foesLeft'],
  ...['here', 'near', 'farther', 'fastNear', 'foeFar'],
  ...['spawns', 'spawning', 'opened', 'bystanders', 'laid', 'cardsLeft'],
  ...['stage', 'reached', 'taken', 'devoured', 'removed', 'throws', 'shown'],
  ...['leastWay', 'way', 'mostWay', 'wants', 'fear', 'mostFear', 'apart'],
  ...MISSIONS.map(({ id }) => id),
];

/** Reasons for a move, as the words of the game name them, and which of these numbers tell them. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  lives: ['in', 'out', 'health', 'leastHealth'],
  hunger: ['hunger', 'ravenous'],
  stronger: ['gathered', 'strength', 'traits', 'companions'],
  level: ['danger', 'highest', 'lowest', 'experience', 'red'],
  fewer: ['troopers', 'guards', 'specialists', 'foes', 'foesGone', 'foesLeft', 'spawns'],
  safer: ['here', 'near', 'farther', 'fastNear', 'foeFar', 'spawning', 'fear', 'mostFear'],
  goal: [
    'left',
    'stage',
    'reached',
    'taken',
    'devoured',
    'removed',
    'throws',
    'shown',
    'wants',
    'bystanders',
    'laid',
    'opened',
  ],
  way: ['leastWay', 'way', 'mostWay'],
  together: ['apart'],
};
export const REASONS: readonly (string | null)[] = FEATURES.map(
  (name) => Object.keys(TOLD).find((reason) => TOLD[reason]!.includes(name)) ?? null,
);

/** No way is longer than that, and nothing is feared more. */
const FAR = 30;
const FEAR = 200;
const RED = 43;

export function featuresOf(view: View): number[] {
  const ids = view.heroes.flatMap((one, id) => (isIn(one) ? [id] : []));
  if (ids.length === 0) return FEATURES.map(() => 0);
  const outlooks = ids.map((id) => outlookOf(view, id));
  return [
    ...people(view, ids),
    ...enemies(view, outlooks[0]!, ids),
    ...goals(view),
    ...ways(outlooks),
    // How hard the mission is, beside all that can be counted; one of one's own is as hard as they are on average.
    ...MISSIONS.map(({ id }) => (id === view.mission ? 1 : 0)),
  ];
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const least = (values: readonly number[]): number => Math.min(...values);
const most = (values: readonly number[]): number => Math.max(...values);

function people(view: View, ids: readonly HeroId[]): number[] {
  const { heroes } = view;
  const all = ids.map((id) => heroes[id]!);
  const xp = all.map((one) => one.xp);
  const health = all.map((one) => one.health);
  return [
    view.round,
    all.length,
    heroes.filter(({ status }) => status === 'out').length,
    heroes.filter(({ status }) => status === 'left').length,
    sum(health),
    least(health),
    sum(all.map(({ hunger }) => hunger)),
    all.filter(({ hunger }) => hunger >= 4).length,
    sum(all.map(({ power }) => power)),
    danger(view),
    most(xp),
    least(xp),
    sum(xp.map(levelOf)),
    sum(xp.map((one) => Math.min(RED, one))),
    sum(ids.map((id) => powerOf(view, id))),
    sum(all.map(({ traits }) => traits.length)),
    all.filter(({ bystander }) => bystander >= 0).length,
  ];
}

/** How many there are, how near they are, and how many more are to come. */
function enemies(view: View, { crowd, paths, spawning }: Outlook, ids: readonly HeroId[]): number[] {
  const zones = ids.map((id) => view.heroes[id]!.zone);
  const near = [0, 0, 0];
  const kinds = [0, 0, 0, 0];
  let fast = 0;
  let foe = FAR;
  for (let zone = 0; zone < crowd.length; zone++) {
    if (crowd[zone] === 0) continue;
    for (let kind = 0; kind < kinds.length; kind++) kinds[kind]! += view.figures[at(zone, kind)]!;
    const row = distancesTo(paths, zone);
    const far = least(zones.map((one) => row[one]!));
    if (far < near.length) near[far]! += crowd[zone]!;
    if (far <= 1) fast += view.figures[at(zone, SPECIALIST)]! + view.figures[at(zone, FOE)]!;
    if (view.figures[at(zone, FOE)]! > 0) foe = Math.min(foe, far);
  }
  return [
    ...kinds,
    view.foes.filter(({ status }) => status === 'gone').length,
    view.foeDeck.left,
    ...near,
    fast,
    foe,
    view.active.filter((one) => one === 1).length,
    sum(zones.map((zone) => spawning[zone]!)),
    sum(view.opened),
    view.bystanders.filter(({ zone }) => zone >= 0).length,
    view.laid.length,
    view.spawnDeck.left,
  ];
}

function goals(view: View): number[] {
  const all = board(view).goals.flat();
  return [
    stageOf(view as never),
    all.filter((goal) => isReached(view as never, goal)).length,
    view.objectives.filter(({ taken }) => taken).length,
    sum(view.heroes.map(({ devoured }) => devoured)),
    view.removed.length,
    view.throws,
    view.exit >= 0 ? 1 : 0,
  ];
}

/** What is still to be done, and how those who are to do it stand. */
function ways(outlooks: readonly Outlook[]): number[] {
  const far = outlooks.map((outlook) => Math.min(FAR, aimOf(outlook)?.far[outlook.self.zone] ?? 0));
  const fear = outlooks.map((outlook) => Math.min(FEAR, standingFear(outlook, outlook.self.zone, null)));
  const apart = outlooks.map(({ paths, others, view, self }) => {
    const row = distancesTo(paths, self.zone);
    return others.length === 0 ? 0 : least(others.map((id) => Math.min(10, row[view.heroes[id]!.zone]!)));
  });
  return [least(far), mean(far), most(far), wantsOf(outlooks[0]!).length, mean(fear), most(fear), mean(apart)];
}
