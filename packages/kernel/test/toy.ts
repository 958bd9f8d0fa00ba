import {
  type Choice,
  createEngine,
  type Engine,
  EVERYONE,
  Fault,
  type FaultCode,
  type Game,
  grammar,
  type Input,
  type Interruption,
  keyFrom,
  keyFromSeed,
  type Match,
  type Offer,
  type OfferKind,
  openMatch,
  type Play,
  type Played,
  peek,
  type Seat,
  type Secret,
  type Staged,
  type Subject,
  secret,
  type TableOf,
  type Told,
  type UndoRule,
} from '../src/index.ts';

/** What the rules of a toy write on. Only `pile` is hidden, but for as many of its cards as `known` says. */
export interface State {
  log: string[];
  dead: Subject[];
  count: number;
  list: unknown[];
  pile: Secret<number>[];
  known: number;
}

export interface View extends Omit<State, 'pile'> {
  left: number;
  top: number[];
}

type Fields = Record<string, unknown>;

/** A game of loose types: a test names its procedures, choices and events as it likes. */
export interface Toy {
  options: { seats?: number };
  state: State;
  view: View;
  events: Record<string, Fields>;
  choices: Record<string, { about: Fields; kind: OfferKind; option: unknown }>;
  procs: Record<string, { locals: Fields; result: unknown }>;
  queries: Record<string, { of: unknown; value: number }>;
  asides: Record<string, { kind: OfferKind; option: unknown }>;
}

export type Rules = Partial<Game<Toy>>;
export type Steps = Game<Toy>['procs'][string];
export const { aside, ask, amend, announce, call, done, goto, modifier, next, prevent, reaction } = grammar<Toy>();

/** A game of the parts given; all the rest is as little as can be. */
export const toy = (rules: Rules): Game<Toy> => ({
  id: 'toy',
  version: 1,
  content: 'toy',
  options(given) {
    const { seats = 3 } = (given ?? {}) as Toy['options'];
    if (!(seats > 0 && seats < 10)) throw new Fault('bad-options', 'One to nine can play.');
    return { seats };
  },
  seats: ({ seats = 3 }) => Array.from({ length: seats }, (_, i) => `p${i + 1}`),
  setup: () => ({ log: [], dead: [], count: 0, list: [], pile: [], known: 0 }),
  start: 'main',
  procs: { main: { ask: () => ask('p1', 'go', {}), go: () => goto('ask') } },
  choices: { go: pick('go', 'stay') },
  asides: {},
  queries: {},
  modifiers: [],
  reactions: [],
  inPlay: (state, subject) => !state.dead.includes(subject),
  resign: (play, seat) => void play.state.log.push(`${seat} resigned`),
  view: ({ pile, ...open }, viewer) => ({
    ...open,
    left: pile.length,
    top: viewer === 'p1' || viewer === EVERYONE ? pile.slice(0, open.known).map(peek) : [],
  }),
  sample: ({ left, top, ...open }, _viewer, dice) => ({
    ...open,
    pile: Array.from({ length: left }, (_, i) => secret(top[i] ?? dice.pick('sample', 1000))),
  }),
  check: () => [],
  migrations: {},
  ...rules,
});

/** The first procedure, and choices of the options listed; `go` may be answered with a or b. */
export const script = (main: Steps, options: Record<string, readonly unknown[]> = {}, more: Rules = {}): Rules => ({
  ...more,
  procs: { main, ...more.procs },
  choices: {
    go: pick('a', 'b'),
    ...Object.fromEntries(Object.entries(options).map(([name, from]) => [name, pick(...from)])),
    ...more.choices,
  },
});

export const pick = (...from: readonly unknown[]): Choice<Toy, string> => ({ offer: () => ({ kind: 'one', from }) });
export const offered = (offer: Offer, more: Partial<Choice<Toy, string>> = {}): Choice<Toy, string> => ({
  offer: () => offer,
  ...more,
});
/** Something that a seat may always do. */
export const mayAlways = (run: (play: Interruption<Toy>, seat: Seat) => void): Game<Toy>['asides'][string] => ({
  offer: () => ({ kind: 'one', from: ['now'] }),
  run: (play, seat) => run(play, seat),
});

type Step = Steps[string];
/** A step that does something and goes on. */
export const does =
  (run: (play: Play<Toy>, locals: Fields) => void, then = next): Step =>
  (play, locals) => {
    run(play, locals);
    return then;
  };
export const note = (text: string, then = next): Step => does(({ state }) => void state.log.push(text), then);
export const kill = (subject: Subject, then = next): Step => does(({ state }) => void state.dead.push(subject), then);
export const keepAnswer = (choice: string, then = next): Step =>
  does((play) => void play.state.list.push(play.answer(choice)), then);
export const keepResult = (proc: string, then = next): Step =>
  does((play) => void play.state.list.push(play.result(proc)), then);
/** As a step called `stop`: p1 is asked for ever. */
export const stop: Step = () => ask('p1', 'go', {}, 'stop');

export const told = (id: string, facts: Fields = {}) => ({ id, data: facts, rules: [] });
export const KEY = keyFromSeed(1);
export const keyOf = (seed: number): number[] => keyFrom(keyFromSeed(seed));

export function open(
  rules: Rules,
  staged: Staged<Toy> = {},
  key = KEY,
): Played<Toy> & { engine: Engine<Toy>; log: string[] } {
  const engine = createEngine(toy(rules));
  const played = engine.open({}, key, staged);
  return { engine, ...played, log: played.table.state.log };
}

/** A match; `do` takes its inputs one after the other. */
export function start(
  rules: Rules,
  more: { holders?: Record<string, string>; undo?: UndoRule; seats?: number; key?: string } = {},
): Match<Toy> {
  const { seats = 3, key = KEY, ...rest } = more;
  return openMatch(createEngine(toy(rules)), { options: { seats }, key, ...rest }).match;
}

/** Inputs one after the other. An answer may stand for itself. */
export function doAll(match: Match<Toy>, ...inputs: readonly (readonly [seat: string, input: Input | string])[]): void {
  for (const [seat, input] of inputs) match.do(seat, typeof input === 'string' ? { answer: input } : input);
}

/** Plays answers on copies, one after the other. */
export const playOn = (
  engine: Engine<Toy>,
  table: TableOf<Toy>,
  ...answers: readonly (readonly [seat: string, answer: unknown])[]
): TableOf<Toy> => answers.reduce((now, [seat, answer]) => engine.play(now, seat, answer).table, table);

export const idsOf = (heard: readonly Told[]): string[] => heard.map(({ event }) => event.id);
export const reread = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
export const isUntouched = (engine: Engine<Toy>, table: TableOf<Toy>, run: () => void): boolean => {
  const before = JSON.stringify(table);
  run();
  return JSON.stringify(table) === before && engine.hash(table) === engine.hash(JSON.parse(before) as TableOf<Toy>);
};

/** The Fault that it throws; anything else, or nothing, fails the test. */
export function faultOf(run: () => unknown): Fault {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw new Error(`It threw something else than a Fault: ${String(error)}`, { cause: error });
  }
  throw new Error('It threw nothing.');
}
export const codeOf = (run: () => unknown): FaultCode => faultOf(run).code;
