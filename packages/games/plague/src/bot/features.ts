import { BOARDS } from '../../content/boards/index.ts';
import { stepsFrom } from '../board/sight.ts';
import { allSearched, isIn, itemOf, readyWeapon, weaponOf } from '../rules/questions.ts';
import type { View } from '../types.ts';
import { goalsOf } from './goals.ts';
import { type Outlook, sceneOf } from './scene.ts';

/** What tells how a game stands. A fitted network takes these numbers in this order: whoever changes them fits it anew. */
export const FEATURES = [
  ...['round', 'in', 'lost', 'infected', 'seated'],
  ...['searches', 'searched', 'open', 'shut', 'locked', 'cellar'],
  ...['dead', 'within', 'beside', 'near', 'farther', 'reserve', 'hunting', 'besieging', 'bonus'],
  ...['kills', 'bestKills', 'weapons', 'items', 'aid', 'tools', 'keys', 'started'],
  ...['leastWay', 'way', 'works', 'leaving', 'breaking', 'inside', 'danger', 'mostDanger'],
  ...BOARDS.map(({ id }) => id),
];

/** Reasons for a move, as the words of the game name them, and which of these numbers tell them. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  lives: ['in', 'lost', 'infected'],
  searches: ['searches', 'searched'],
  shelter: ['open', 'shut', 'locked', 'cellar', 'works', 'inside', 'seated', 'started', 'leaving'],
  fewer: ['dead', 'within', 'reserve'],
  safer: ['beside', 'near', 'farther', 'hunting', 'besieging', 'danger', 'mostDanger'],
  arms: ['kills', 'bestKills', 'weapons', 'items', 'aid', 'tools', 'keys'],
  way: ['leastWay', 'way', 'breaking'],
};
export const REASONS: readonly (string | null)[] = FEATURES.map(
  (name) => Object.keys(TOLD).find((reason) => TOLD[reason]!.includes(name)) ?? null,
);

/** No way is longer than that, and no more bites are feared. */
const FAR = 60;
const FEAR = 12;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

export function featuresOf(view: View): number[] {
  const ids = view.humans.flatMap((one, id) => (isIn(one) && one.square >= 0 ? [id] : []));
  if (ids.length === 0) return FEATURES.map(() => 0);
  const scenes = ids.map((id) => sceneOf(view, id));
  const { board } = scenes[0]!;
  const humans = ids.map((id) => view.humans[id]!);
  const outer = board.outer.filter((opening) => view.barred[opening] !== 1).length;
  return [
    ...[view.round, ids.length, view.humans.filter(({ status }) => status === 'zombie' || status === 'dead').length],
    ...[humans.filter(({ infected }) => infected).length, humans.filter(({ square }) => square === board.car).length],
    view.searched.filter((by) => by === 0).length,
    allSearched(view) ? 1 : 0,
    ...[outer, sum(view.barred), view.locked >= 0 ? 1 : 0, board.cellar.open ? 1 : 0],
    ...dead(view, scenes[0]!, ids),
    ...arms(view, scenes),
    ...ways(scenes),
    ...BOARDS.map(({ id }) => (id === view.board ? 1 : 0)),
  ];
}

/** How many there are, and how near. */
function dead(view: View, { board }: Outlook, ids: readonly number[]): number[] {
  const there = view.zombies.filter(({ square }) => square >= 0);
  const rows = ids.map((id) => stepsFrom(board, view.humans[id]!.square));
  const far = there.map(({ square }) => Math.min(...rows.map((row) => row[square]!)));
  return [
    there.length,
    there.filter(({ square }) => board.inside[square] === 1).length,
    far.filter((one) => one <= 2).length,
    far.filter((one) => one > 2 && one <= 5).length,
    far.filter((one) => one > 5 && one <= 10).length,
    view.reserve,
    there.filter(({ hunting }) => hunting).length,
    there.filter(({ siege }) => siege >= 0).length,
    view.zombieBonus,
  ];
}

function arms(view: View, scenes: readonly Outlook[]): number[] {
  const kills = scenes.map((scene) => scene.kills);
  const count = (holds: (human: Outlook['self']) => boolean): number => scenes.filter(({ self }) => holds(self)).length;
  return [
    ...[sum(kills), Math.max(...kills), count((one) => readyWeapon(view, weaponOf(one)) !== null)],
    sum(scenes.map(({ self }) => self.cards.length)),
    count((one) => itemOf(one, 'first-aid-kit') >= 0),
    count((one) => itemOf(one, 'tools') >= 0),
    count((one) => itemOf(one, 'car-keys') >= 0),
    view.started ? 1 : 0,
  ];
}

/** What is still to be done, and how those who are to do it stand. */
function ways(scenes: readonly Outlook[]): number[] {
  const goals = scenes.map(goalsOf);
  const far = scenes.map(({ self, board }, at) =>
    self.square === board.car ? 0 : Math.min(FAR, goals[at]!.far(4 * self.square + self.facing)),
  );
  const fear = scenes.map(({ self, danger }) => Math.min(FEAR, danger[self.square] ?? 0));
  return [
    Math.min(...far),
    mean(far),
    Math.max(...goals.map(({ shut }) => shut.length)),
    goals.some(({ car }) => car) ? 1 : 0,
    goals.some(({ breaks }) => breaks) ? 1 : 0,
    scenes.filter(({ self, board }) => board.inside[self.square] === 1).length,
    mean(fear),
    Math.max(...fear),
  ];
}
