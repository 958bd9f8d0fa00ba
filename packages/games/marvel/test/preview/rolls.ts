import { copy, createEngine, type Event, keyFromSeed, type Offer, same, type TableOf } from '@shamble/kernel';
import { type Count, tallyOf } from '@shamble/testkit';
import { game } from '../../src/game.ts';
import { type Odds, odds } from '../../src/preview/index.ts';
import { stage } from '../../src/stage.ts';
import type { Act, Marvel, State, View } from '../../src/types.ts';

export interface Case {
  readonly name: string;
  /** As in a scenario. The first hero acts, and one player plays them all. */
  readonly given: Readonly<Record<string, unknown>> & { readonly heroes: Readonly<Record<string, object>> };
  readonly act: Act;
}

export const engine = createEngine(game);
type Table = TableOf<Marvel>;

export function open(given: Case['given'], seed = 1): Table {
  const { options, edit, begin } = stage.set({ players: 1, turn: Object.keys(given.heroes)[0]!, ...given });
  return engine.open(options, keyFromSeed(seed), { ...(edit && { edit }), ...(begin && { begin }) }).table;
}

export const viewOf = (table: Table): View => engine.view(table, 'p1').state;

/** What came of one attack. */
interface Trial {
  readonly hits: number;
  readonly slain: readonly number[];
  readonly foes: readonly number[];
  readonly bystanders: readonly number[];
  readonly hunger: number;
  readonly xp: number;
}

/** Makes the same attack again and again at one table, which is laid as it was after each. Gives back what went wrong. */
export function disagreements({ given, act }: Case, rolls: number, seed: number): string[] {
  const table = open(given, seed);
  table.state.heroes[0]!.actions = 1e9;
  const view = viewOf(table);
  const foretold = odds(view, act)!;
  const tally = tallyOf(countsOf(foretold, view));
  const laid = copy(table.state);
  for (let i = 0; i < rolls; i++) {
    const events: Event[] = [];
    let answer: unknown = act;
    do {
      for (const { event } of engine.playInPlace(table, 'p1', answer).told) events.push(event);
      answer = table.pending?.choice === 'act' ? null : usualAt(table);
    } while (answer !== null);
    tally.add(trialOf(events, table.state));
    Object.assign(table.state, copy(laid));
    // What could be done was worked out before that: it is asked anew.
    table.pending = { ...table.pending! };
  }
  return tally.faults(rolls);
}

/** As the odds suppose: nobody plays a card. */
function usualAt(table: Table): unknown {
  const offer = engine.offer(table, 'p1', { usual: true }) as Offer;
  if (table.pending!.choice !== '$reaction') return offer.usual;
  return (offer as Extract<Offer, { kind: 'one' }>).from.find((option) => same(option, { use: 'none' }));
}

function trialOf(events: readonly Event[], { heroes }: State): Trial {
  const dataOf = (wanted: string) => events.find(({ id }) => id === wanted)!.data as never;
  const { hits } = dataOf('rolled') as { hits: number };
  const { slain, foes, bystanders } = dataOf('attackResolved') as Trial;
  return { hits, slain, foes, bystanders, hunger: heroes[0]!.hunger, xp: heroes[0]!.xp };
}

function countsOf(foretold: Odds, view: View): Count<Trial>[] {
  const { zone } = foretold;
  const there = view.figures.slice(4 * zone, 4 * zone + 4).reduce((sum, count) => sum + count, 0);
  const felled = ({ slain }: Trial): number => slain.reduce((sum, count) => sum + count, 0);
  const fallen = (target: string, { slain, foes, bystanders }: Trial): number => {
    const id = Number(target.replace(/^\D/, ''));
    if (target.startsWith('f')) return Number(foes.includes(id));
    return target.startsWith('b') ? Number(bystanders.includes(id)) : slain[id]!;
  };
  const chances = foretold.hits.map((chance, hits) => ({
    ...{ what: `${hits} Hits`, expected: chance, value: (trial: Trial) => Number(trial.hits === hits) },
  }));
  const hunger = foretold.hunger.map((chance, at) => ({
    ...{ what: `Hunger ${at}`, expected: chance, value: (trial: Trial) => Number(trial.hunger === at) },
  }));
  const order = foretold.order.flatMap(({ target, fall }) =>
    fall.map((chance, i) => ({
      ...{ what: `${i + 1} of ${target}`, expected: chance },
      value: (trial: Trial) => Number(fallen(target, trial) > i),
    })),
  );
  return [
    ...chances,
    ...hunger,
    ...order,
    {
      ...{ what: 'anybody', expected: foretold.kill },
      value: (trial) => Number(felled(trial) + trial.bystanders.length > 0),
    },
    { what: 'nobody left', expected: foretold.all, value: (trial) => Number(there > 0 && felled(trial) === there) },
    { what: 'experience', expected: foretold.xp, value: ({ xp }) => xp - view.heroes[0]!.xp },
    { what: 'Ravenous', expected: foretold.ravenous, value: (trial) => Number(trial.hunger === 4) },
  ];
}
