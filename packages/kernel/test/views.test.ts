import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVERYONE, heardBy, keyFromSeed, type Open, peek, type Secret, secret, WATCHER } from '../src/index.ts';
import { ask, call, goto, isUntouched, open, type Rules, script, told, type View } from './toy.ts';

const seats = ['p1', 'p2', 'p3', WATCHER, EVERYONE];
const rules: Rules = script(
  { call: ({ state }) => call('turn', { list: state.list }, 'ann'), again: () => goto('call') },
  {},
  {
    setup: (_options, dice) => ({
      ...{ log: ['x'], dead: [], count: 0, list: [['deep']], known: 2 },
      pile: Array.from({ length: 6 }, () => secret(dice.pick('pile', 1000))),
    }),
    procs: {
      turn: {
        ask: () => ask({ anyOf: ['p1', 'p2'], decider: 'p1' }, 'go', { deep: [1] }),
        roll: (play) => (play.roll('dice', 6) > 6 ? goto('ask') : ask('p2', 'go', {}, 'ask')),
      },
    },
  },
);

/** Changes whatever it finds. */
function ruin(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) ruin(item);
  if (Array.isArray(value)) value.push('ruined');
  else Object.assign(value, { ruined: true });
}

describe('V. Views', () => {
  test('[V1] a glance is the view, whoever looks, and the table stays as it was', () => {
    const { engine, table } = open(rules);
    const before = engine.hash(table);
    for (const seat of seats) expect(engine.glance(table, seat)).toEqual(engine.view(table, seat));
    expect(engine.hash(table)).toBe(before);
  });

  test('[V1] a view is what the game builds for the viewer, with the stack, the question and the outcome', () => {
    const { engine, table } = open(rules);
    const top = table.state.pile.slice(0, 2).map(peek);
    const state = { log: ['x'], dead: [], count: 0, list: [['deep']], known: 2, left: 6 };
    const { game, version, n, barrier, stack, pending, outcome } = table;
    const common = { game, version, seats: ['p1', 'p2', 'p3'], n, barrier, stack, pending, outcome };
    expect(engine.view(table, 'p1')).toEqual({ ...common, viewer: 'p1', state: { ...state, top } });
    expect(engine.view(table, 'p2')).toEqual({ ...common, viewer: 'p2', state: { ...state, top: [] } });
    expect(JSON.stringify(engine.view(table, WATCHER))).not.toContain('"key"');
  });

  test('[V1] it shares nothing with the table', () => {
    const { engine, table } = open(rules);
    for (const viewer of seats) expect(isUntouched(engine, table, () => ruin(engine.view(table, viewer)))).toBe(true);
  });

  test('[V2] a sample looks the same to its viewer, and differs in what he cannot know', () => {
    const { engine, table } = open(rules);
    fc.assert(
      fc.property(fc.constantFrom(...seats), fc.nat(), (viewer, seed) => {
        const view = engine.view(table, viewer);
        const sampled = engine.sample(view, keyFromSeed(seed));
        expect(engine.view(sampled, viewer)).toEqual(view);
        expect(sampled.state.pile.map(peek)).not.toEqual(table.state.pile.map(peek));
      }),
    );
  });

  test('[V2] a sample can be played on, and nothing comes back from it', () => {
    const { engine, table } = open(rules);
    const view = engine.view(table, 'p1');
    const text = JSON.stringify(view);
    const sampled = engine.sample(view, keyFromSeed(6));
    const played = engine.play(sampled, 'p1', 'a').table;
    expect(played).toMatchObject({ n: 1, barrier: 1, pending: { who: 'p2' } });
    ruin(sampled);
    expect(JSON.stringify(view)).toBe(text);
  });

  test('[V3] a type that holds a Secret is no view', () => {
    const view = <T>(shown: Open<T>): Open<T> => shown;
    const hidden = secret(7);
    view<{ left: number; top: number[] }>({ left: 1, top: [7] });
    view<View>({ log: [], dead: [], count: 0, list: [], known: 0, left: 1, top: [] });
    // @ts-expect-error a field
    view<{ card: Secret<number> }>({ card: hidden });
    // @ts-expect-error a field that may be missing
    view<{ card?: Secret<number> }>({ card: hidden });
    // @ts-expect-error one of several
    view<{ card: Secret<number> | null }>({ card: hidden });
    // @ts-expect-error in a list
    view<{ pile: Secret<number>[] }>({ pile: [hidden] });
    // @ts-expect-error in a pair
    view<{ pile: readonly [number, Secret<number>] }>({ pile: [1, hidden] });
    // @ts-expect-error by name
    view<{ hands: Record<string, { cards: Secret<number>[] }> }>({ hands: { p1: { cards: [hidden] } } });
    // @ts-expect-error a Secret itself
    view<Secret<number>>(hidden);
    // @ts-expect-error nor does its value slip out by assignment
    const leaked: number = hidden;
    expect(leaked).toBe(7);
  });

  test('[V3] a game whose view gives a Secret away does not compile', () => {
    // @ts-expect-error
    const leaking: Rules['view'] = ({ pile, ...rest }) => ({ ...rest, left: pile.length, top: pile });
    expect(leaking).toBeTypeOf('function');
  });

  test('[V4] each viewer hears an event in his own telling', () => {
    const heard = [
      { event: told('open') },
      { event: told('secret'), only: ['p1'], others: told('hidden') },
      { event: told('whisper'), only: ['p2', 'p3'] },
    ];
    const ids = (viewer: string) => heardBy(heard, viewer).map(({ id }) => id);
    expect(ids('p1')).toEqual(['open', 'secret']);
    expect(ids('p2')).toEqual(['open', 'hidden', 'whisper']);
    expect(ids(WATCHER)).toEqual(['open', 'hidden']);
    expect(ids(EVERYONE)).toEqual(['open', 'secret', 'whisper']);
  });
});
