import { type Luck, rng } from '@shamble/bots';
import {
  createEngine,
  type Engine,
  EVERYONE,
  Fault,
  type GamePack,
  type Match,
  type Seat,
  type Shape,
  type TableOf,
  type Viewer,
  WATCHER,
} from '@shamble/kernel';
import type { Setup } from './law.ts';
import { type Watch, watched } from './watch.ts';

/** How closely games are looked at: parts of their positions, from 0 to 1. */
export interface Profile {
  /** Every offer looked at in every way, copies, the modifiers turned round. */
  readonly looks: number;
  /** What each seat knows, against tables that look the same to it. Costly. */
  readonly samples: number;
  /** What is told, held to what is seen then. */
  readonly retold: number;
  /** Answers that must be refused. */
  readonly junk: number;
  /** Save and load after every so many entries; 0: never. */
  readonly saveEvery: number;
  /** How many viewers each sampled position is looked at from; else all. */
  readonly viewers?: number | undefined;
}

export const FULL: Profile = { looks: 1, samples: 1, retold: 1, junk: 0.25, saveEvery: 1 };
export const USUAL: Profile = { looks: 0.1, samples: 0.05, retold: 0.2, junk: 0.02, saveEvery: 50, viewers: 3 };
export const CHEAP: Profile = { looks: 0.02, samples: 0.01, retold: 0.05, junk: 0.003, saveEvery: 300, viewers: 2 };

/** The game under trial, and what the laws look at it with. */
export interface Trial<G extends Shape> {
  readonly pack: GamePack<G>;
  readonly engine: Engine<G>;
  /** The same with its modifiers in the opposite order. */
  readonly reversed: Engine<G>;
  readonly watch: Watch;
  readonly tally: Tally;
}

/** What only many games together can show. */
export interface Tally {
  answers: number;
  readonly used: Set<string>;
  /** Samples that were not the true table, and pairs of samples that were not alike. */
  untrue: number;
  varied: number;
}

/** One moment of a game, with the luck that says where to look closely. */
export interface Position<G extends Shape> {
  readonly trial: Trial<G>;
  readonly match: Match<G>;
  readonly table: TableOf<G>;
  readonly luck: Luck;
}

export function startTrial<G extends Shape>(pack: GamePack<G>, make: typeof createEngine = createEngine): Trial<G> {
  const watch: Watch = { on: false, revealed: [], shuffled: false, asked: [] };
  const game = watched(pack.game, watch);
  return {
    pack,
    engine: make(game, { wary: true }),
    reversed: make(game, { reversed: true }),
    watch,
    tally: { answers: 0, used: new Set(), untrue: 0, varied: 0 },
  };
}

const STREAMS = ['setup', 'course', 'looks', 'stories'] as const;

/** Luck of its own for each purpose: how closely a game is looked at must not change how it goes. */
export const luckFor = (seed: number, purpose: (typeof STREAMS)[number]): Luck =>
  rng(seed + 2 ** 32 * (1 + STREAMS.indexOf(purpose)));

export const viewersOf = (seats: readonly Seat[]): Viewer[] => [...seats, WATCHER, EVERYONE];

export interface Choices {
  readonly missions?: readonly string[] | undefined;
  readonly seats?: readonly number[] | undefined;
  /** Sets of switches to choose from; else any. */
  readonly variants?: readonly (readonly string[])[] | undefined;
}

/** What the seed makes of the choices. Seeds in a row go through all missions and numbers of seats. */
export function setupOf<G extends Shape>(pack: GamePack<G>, seed: number, choices: Choices = {}): Setup {
  const tables = pack.missions
    .filter((mission) => choices.missions?.includes(mission.id) ?? true)
    .flatMap(({ id, seats: { min, max, except = [] } }) =>
      Array.from({ length: max - min + 1 }, (_, i) => ({ mission: id, seats: min + i })).filter(
        ({ seats }) => !except.includes(seats),
      ),
    )
    .filter(({ seats }) => choices.seats?.includes(seats) ?? true);
  const table = tables[Math.abs(seed) % tables.length];
  if (table === undefined) throw new Fault('bad-options', `${pack.game.id} has no such mission or number of seats.`);
  const luck = luckFor(seed, 'setup');
  const sets = choices.variants;
  const any = (): string[] => pack.variants.filter(() => luck(3) === 0).map((variant) => variant.id);
  return { seed, ...table, variants: sets === undefined ? any() : sets[luck(sets.length)]! };
}

/** The options of a table; switches that this mission does not allow are left out. */
export function optionsOf<G extends Shape>(pack: GamePack<G>, setup: Setup): { options: unknown; setup: Setup } {
  for (let variants = setup.variants; ; variants = variants.slice(1)) {
    try {
      const options = pack.options(setup.mission, setup.seats, variants);
      pack.game.options(options);
      return { options, setup: { ...setup, variants } };
    } catch (error) {
      if (!(error instanceof Fault && error.code === 'bad-options') || variants.length === 0) throw error;
    }
  }
}
