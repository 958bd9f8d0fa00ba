import { type Luck, rng, shuffled } from '@shamble/bots';
import { copy, createEngine, type Event, keyFromSeed, type TableOf } from '@shamble/kernel';
import { game } from '../../src/game.ts';
import { stage } from '../../src/stage.ts';
import type { State, View, Zombicide } from '../../src/types.ts';

export const engine = createEngine(game);
export type Table = TableOf<Zombicide>;
export const viewOf = (table: Table): View => engine.view(table, 'p1').state;

// Rings for splits, doors to wait at, long streets to see along.
const BOARDS = [
  `
a-b-c
|   |
d-e-f
+   /
A-B C-D
`,
  `
a-b-b-c
| |   |
d-e-f-g
| +   |
h A-B i
`,
  `
a-b-c-d-e
  +   /
  A-B-C
      +
f-g-h-i-j
`,
];
const ZONES = ['abcdefABCD', 'abcdefghiAB', 'abcdefghijABC'].map((names) => [...names]);

const HANDS = [
  'sub-mg',
  'machete',
  'chainsaw',
  'pistol',
  'crowbar',
  'fire-axe',
  'katana',
  'shotgun',
  'sawed-off',
  'molotov',
];
const STORED = ['water', 'goalie-mask', 'ammo-bullets', 'flashlight', 'bag-of-rice', 'canned-food'];
const SKILLS = [
  ...['ninja', 'tough', 'is-that-all', 'slippery', 'two-zones', 'plus-zone', 'free-move', 'free-combat', 'free-search'],
  ...['lucky', 'sniper', 'medic', 'born-leader', 'loud', 'barricade', 'plus-range', 'destiny', 'hold-your-nose'],
];
const NAMES = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];

export interface Posed {
  /** Before anything happens. */
  readonly view: View;
  /** At the first question. */
  readonly table: Table;
  readonly told: readonly Event[];
}

/** A position by chance, on one of a few small boards; the first survivor acts, or the Zombies' Phase begins. */
export function randomScene(seed: number, phase: 'players' | 'zombies'): Posed {
  const luck = rng(seed);
  const at = luck(BOARDS.length);
  const zone = (): string => ZONES[at]![luck(ZONES[at]!.length)]!;
  const names = NAMES.slice(0, 1 + luck(4));
  const hands = shuffled([...HANDS], luck);
  const stored = shuffled([...STORED], luck);
  const given = {
    board: {
      board: BOARDS[at]!,
      spawns: ['a'],
      objectives: ['f'],
      cars: [{ kind: 'police', zone: 'b' }],
      rules: { cars: true },
    },
    survivors: Object.fromEntries(names.map((name) => [name, randomSurvivor(luck, zone(), hands, stored)])),
    zombies: Object.fromEntries(Array.from({ length: 1 + luck(4) }, () => [zone(), randomGroup(luck)])),
    supply: luck(3) === 0 ? { walkers: luck(3), runners: luck(2), fatties: luck(2) } : {},
    noise: luck(2) === 0 ? { [zone()]: 1 + luck(3) } : {},
    ...(luck(8) === 0 ? { loudest: { zone: zone(), by: names[0] } } : {}),
    ...(phase === 'zombies' ? { phase } : { turn: names[0]! }),
  };
  // Only one Abomination is in the box.
  let free = 1;
  for (const group of Object.values(given.zombies)) {
    group.abomination = Math.min(free, group.abomination);
    free -= group.abomination;
  }
  const scene = stage.set(given);
  const views: View[] = [];
  const edit = (state: State): void => {
    scene.edit?.(state);
    views.push(copy(game.view(state, 'p1') as View));
  };
  const { table, told } = engine.open(scene.options, keyFromSeed(seed), { ...scene, edit });
  return { view: views[0]!, table, told: told.map(({ event }) => event) };
}

/** No card is dealt twice. */
function randomSurvivor(luck: Luck, zone: string, hands: string[], stored: string[]) {
  return {
    zone,
    hands: luck(3) === 0 ? [] : [hands.pop()!, ...(luck(3) === 0 ? [hands.pop()!] : [])],
    stored: luck(2) === 0 ? [] : luck(4) === 0 ? ['gasoline', 'glass-bottle'] : [stored.pop()!],
    wounds: luck(3) === 0 ? 1 : 0,
    xp: 8,
    skills: luck(2) === 0 ? [] : Array.from({ length: 3 }, () => SKILLS[luck(SKILLS.length)]!),
  };
}

const randomGroup = (luck: Luck) => ({
  walkers: luck(4),
  runners: luck(2) === 0 ? luck(3) : 0,
  fatties: luck(3) === 0 ? 1 : 0,
  abomination: luck(5) === 0 ? 1 : 0,
});
