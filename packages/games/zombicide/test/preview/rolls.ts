import { copy, createEngine, type Event, isOffered, keyFromSeed, type Offer, type TableOf } from '@shamble/kernel';
import { type Count, tallyOf } from '@shamble/testkit';
import { game } from '../../src/game.ts';
import { type Chances, type Odds, odds, rerollOdds } from '../../src/preview/index.ts';
import { stage } from '../../src/stage.ts';
import type { Act, Survivor, View, Zombicide } from '../../src/types.ts';

export interface Case {
  readonly name: string;
  /** As in a scenario. The first survivor acts, and one player plays them all. */
  readonly given: Readonly<Record<string, unknown>> & { readonly survivors: Readonly<Record<string, object>> };
  readonly act: Act;
}

const engine = createEngine(game);
type Table = TableOf<Zombicide>;

export function open({ given }: Pick<Case, 'given'>, seed: number): Table {
  const scene = stage.set({ players: 1, turn: Object.keys(given.survivors)[0]!, ...given });
  return engine.open(scene.options, keyFromSeed(seed), scene).table;
}

export const viewOf = (table: Table): View => engine.view(table, 'p1').state;

/** What came of one action, attack by attack. */
interface Trial {
  readonly successes: number[];
  readonly slain: (readonly number[])[];
  readonly hit: Set<number>;
  readonly wounded: Set<number>;
  readonly died: Set<number>;
}

/** Plays the same action again and again at one table, which is laid as it was after each. Returns what went wrong. */
export function disagreements(one: Case, rolls: number, seed: number): string[] {
  const table = open(one, seed);
  table.state.survivors[0]!.actions = 1e9;
  const view = viewOf(table);
  const foretold = odds(view, one.act)!;
  const offer = engine.offer(table, 'p1') as Extract<Offer<Act>, { kind: 'one' }>;
  const act = offer.from.find((option) => JSON.stringify(option) === JSON.stringify(one.act));
  if (act === undefined) return [`${JSON.stringify(one.act)} is not offered`];
  const lay = layer(table);
  const known = new Map<string, unknown>();
  const tally = newTally(foretold, view);
  for (let i = 0; i < rolls; i++) {
    const events: Event[] = [];
    let told = engine.playInPlace(table, 'p1', act).told;
    for (;;) {
      for (const { event } of told) events.push(event);
      if (table.pending!.choice === 'act') break;
      told = engine.playInPlace(table, 'p1', answer(table, known)).told;
    }
    tally.add(trialOf(events));
    lay();
    // What could be done was worked out before that: it is asked anew where it makes a difference.
    if (!isOffered(engine.offer(table, 'p1')!, act)) table.pending = { ...table.pending! };
  }
  return tally.faults(rolls);
}

/** Nothing in it lies deeper than its lists. */
const again = (one: Survivor): Survivor => ({
  ...one,
  slots: [...one.slots],
  skills: [...one.skills],
  used: [...one.used],
});

/** Puts everything back that an attack can change. */
function layer({ state }: Table): () => void {
  const { figures, supply, noise, fired, survivors, cars } = copy(state);
  const discards = state.equipment.discard.length;
  return () => {
    state.figures = [...figures];
    state.supply = [...supply];
    state.noise = [...noise];
    state.fired = [...fired];
    state.survivors = survivors.map(again);
    state.equipment.discard.length = discards;
    if (cars.length > 0) state.cars = copy(cars);
  };
}

/** As the odds suppose. The same question in the same position is answered from memory. */
function answer(table: Table, known: Map<string, unknown>): unknown {
  const { choice, about } = table.pending!;
  const key = `${choice === 'reroll' ? rollKey(about as Reroll) : `${choice} ${JSON.stringify(about)}`} ${stand(table)}`;
  let found = known.get(key);
  if (found === undefined) {
    found = decide(table);
    known.set(key, found);
  }
  return found;
}

type Reroll = Zombicide['choices']['reroll']['about'];
/** Which faces they are does not matter. */
const rollKey = ({ zone, successes, used }: Reroll): string => `${zone} ${successes} ${used}`;

const stand = ({ state: { figures, survivors } }: Table): string =>
  `${figures} ${survivors.map(({ status, slots }) => `${status}${slots}`)}`;

function decide(table: Table): unknown {
  const { choice, about } = table.pending!;
  const offer = engine.offer(table, 'p1', { usual: true })!;
  const from = offer.kind === 'one' ? offer.from : [];
  if (choice === 'reroll') return rerollOdds(viewOf(table), about as Reroll).better ? from[1] : from[0];
  return choice === '$reaction' ? from[0] : offer.usual;
}

function trialOf(events: readonly Event[]): Trial {
  const trial: Trial = { successes: [], slain: [], hit: new Set(), wounded: new Set(), died: new Set() };
  let successes = 0;
  for (const { id, data } of events) {
    const facts = data as { successes: number; slain: number[]; survivor: number };
    if (id === 'rolled' || id === 'carHit') successes = facts.successes;
    else if (id === 'survivorHit') trial.hit.add(facts.survivor);
    else if (id === 'wounded') trial.wounded.add(facts.survivor);
    else if (id === 'died') trial.died.add(facts.survivor);
    else if (id === 'attackResolved') {
      trial.successes.push(successes);
      trial.slain.push(facts.slain);
      successes = 0;
    }
  }
  return trial;
}

function newTally(foretold: Odds, view: View) {
  const counts: Count<Trial>[] = [];
  const count = (what: string, expected: number, value: (trial: Trial) => number): void => {
    counts.push({ what, expected, value });
  };
  const total = (slain: readonly number[]): number => slain.reduce((all, one) => all + one, 0);
  const both = (trial: Trial, kind: number): number => trial.slain.reduce((all, slain) => all + slain[kind]!, 0);
  const zombies = (zones: readonly number[]): number =>
    [...new Set(zones)].reduce((all, zone) => all + total(view.figures.slice(4 * zone, 4 * zone + 4)), 0);
  const chances = (
    name: string,
    { kill, kills, harm }: Chances,
    slain: (trial: Trial, kind: number) => number,
  ): void => {
    count(`${name}: a kill`, kill, (trial) => ([0, 1, 2, 3].some((kind) => slain(trial, kind) > 0) ? 1 : 0));
    for (const [kind, mean] of kills.entries())
      count(`${name}: kills of kind ${kind}`, mean, (trial) => slain(trial, kind));
    for (const { survivor, hit, wounded, killed } of harm) {
      count(`${name}: ${survivor} hit`, hit, (trial) => Number(trial.hit.has(survivor)));
      count(`${name}: ${survivor} wounded`, wounded, (trial) => Number(trial.wounded.has(survivor)));
      count(`${name}: ${survivor} killed`, killed, (trial) => Number(trial.died.has(survivor)));
    }
  };
  chances('in all', foretold, both);
  const there = zombies(foretold.shots.map(({ zone }) => zone));
  count('in all: nobody left', foretold.all, (trial) => (there > 0 && total(trial.slain.map(total)) === there ? 1 : 0));
  foretold.shots.forEach((shot, at) => {
    for (const [successes, chance] of shot.successes.entries())
      count(`shot ${at}: ${successes} successes`, chance, (trial) => Number(trial.successes[at] === successes));
    if (foretold.shots.length > 1)
      chances(`shot ${at}`, { ...shot, harm: [] }, (trial, kind) => trial.slain[at]![kind]!);
  });
  return tallyOf(counts);
}
