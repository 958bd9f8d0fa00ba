import { createEngine, EVERYONE, keyFromSeed, type TableOf } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { type Dawn, game, pack } from '../src/index.ts';
import { previewOf } from '../src/preview/act.ts';
import { wouldNotice } from '../src/preview/reaction.ts';
import { EMPTY, PETER, type Space, type State } from '../src/types.ts';

const engine = createEngine(game);

/** Peter is asked, in the middle of the hall of a drawn plan, with a shop behind glass above it. */
const opened = (given: object): TableOf<Dawn> => {
  const { options, edit, begin } = pack.stage.set({
    plan: 'a a a a a\n- - G - -\n. . . . .',
    characters: { peter: { at: 'c2' } },
    turn: 'peter',
    ...given,
  });
  return engine.open(options, keyFromSeed(1), { ...(edit && { edit }), ...(begin && { begin }) }).table;
};
const at = (_table: TableOf<Dawn>, name: string): Space => {
  const row = Number(name[1]) - 1;
  return row * 5 + 'abcde'.indexOf(name[0]!);
};
const noticed = (table: TableOf<Dawn>, seat: string, ...way: string[]) =>
  wouldNotice(
    engine.view(table, seat).state,
    [PETER],
    way.map((name) => at(table, name)),
  );

describe('who would react', () => {
  const table = opened({ zombies: { e2: 3, d2: 2, a1: 4 } });

  test('whoever sees him where he stands, and not who is behind another', () => {
    expect(noticed(table, 'p1').zombies).toEqual([at(table, 'd2')]);
  });

  test('and whoever sees him anywhere on his way', () => {
    expect(noticed(table, 'p1', 'c1').zombies).toEqual([at(table, 'a1'), at(table, 'd2')]);
  });

  test('is what the rules say once he has gone that way', () => {
    const foreseen = noticed(table, 'p1', 'b2', 'a2').zombies;
    let gone = table;
    for (const name of ['b2', 'a2']) gone = engine.play(gone, 'p1', { do: 'walk', to: at(table, name) }).table;
    const seen = (state: State): Space[] =>
      state.zombies.flatMap((lies, space) => (lies !== EMPTY && state.seen[space] === 1 ? [space] : []));
    expect(seen(gone.state)).toEqual(foreseen);
  });
});

describe('who would react to a door', () => {
  const seen = ({ state }: TableOf<Dawn>): Space[] =>
    state.zombies.flatMap((lies, space) => (lies !== EMPTY && state.seen[space] === 1 ? [space] : []));

  test.each([
    ['opened, whoever looks through it', 'closed', ['c1', 'd2']],
    ['closed, still whoever has seen them through it', 'open', ['c1', 'd2']],
  ])('%s', (_name, door, expected) => {
    const table = opened({
      plan: 'a a a a a\n- - D - -\n. . . . .',
      zombies: { c1: 3, d2: 2, a1: 4 },
      doors: { 'c1-c2': door },
    });
    const before = engine.view(table, 'p1').state;
    const { noticed } = previewOf(before, { do: 'door', door: 0 });
    expect(noticed?.zombies).toEqual(expected.map((name) => at(table, name)));
    expect(seen(engine.play(table, 'p1', { do: 'door', door: 0 }).table)).toEqual(noticed?.zombies);
  });
});

test('of those who hide the humans hear only how many there may be, their player who', () => {
  const table = opened({ zombies: { e2: 3 }, hidden: ['c1', 'a1'] });
  expect(noticed(table, 'p1')).toMatchObject({ hidden: 1, lurking: [] });
  expect(noticed(table, 'p1', 'c1')).toMatchObject({ hidden: 2, lurking: [] });
  expect(noticed(table, 'p2')).toMatchObject({ hidden: 1, lurking: [at(table, 'c1')] });
  expect(noticed(table, EVERYONE).lurking).toEqual([at(table, 'c1')]);
});
