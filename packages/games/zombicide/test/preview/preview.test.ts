import { randomAnswer, rng } from '@shamble/bots';
import { copy, decider, type Event, heardBy, keyFromSeed, type Offer, same } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { type Preview, type Purse, preview } from '../../src/preview/index.ts';
import { stage } from '../../src/stage.ts';
import type { Act, State, Survivor, Zombicide } from '../../src/types.ts';
import { engine, randomScene, type Table, viewOf } from './scenes.ts';

const purse = ({ actions, freeMoves, freeCombats, freeSearches }: Survivor): Purse => ({
  actions,
  freeMoves,
  freeCombats,
  freeSearches,
});

/** What a preview says and the act then does otherwise. */
function faultsOf(table: Table, act: Act): string[] {
  const before = viewOf(table);
  const seat = decider(table.pending!.who);
  const said = preview(before, act);
  const { table: after, told } = engine.play(table, seat, act);
  const events = heardBy(told, seat);
  const faults: string[] = [];
  const expectSame = (what: string, one: unknown, other: unknown): void => {
    if (!same(one, other)) faults.push(`${what}: ${JSON.stringify(one)}, not ${JSON.stringify(other)}`);
  };
  expectSame('what is told', said.events, events.slice(0, said.events.length));
  const over = events.some(({ id }) => id === 'activationEnded');
  // A trade is paid for later.
  if (!over && act.do !== 'organise' && !events.some(({ id }) => id === 'learned'))
    expectSame('left', said.left, purse(after.state.survivors[said.survivor]!));
  if (said.ends) expectSame('the activation ends', over, true);
  if (!events.some(({ id }) => id === 'turnEnded')) checkNoise(before.noise, after.state, said, expectSame);
  const opened = events.find(({ id }) => id === 'buildingRevealed')?.data as { zones: number[] } | undefined;
  const asked = after.pending?.choice === 'revealOrder' ? (after.pending.about as { zones: number[] }) : undefined;
  const rooms = [...((asked ?? opened)?.zones ?? [])].sort((a, b) => a - b);
  expectSame(
    'rooms revealed',
    (said.reveals[0]?.rooms ?? []).toSorted((a, b) => a - b),
    rooms,
  );
  checkWay(events, said, expectSame);
  return faults.map((fault) => `${JSON.stringify(act)}: ${fault}`);
}

type ExpectSame = (what: string, one: unknown, other: unknown) => void;

function checkNoise(before: readonly number[], after: State, { noise }: Preview, expectSame: ExpectSame): void {
  const tokens = before.map((count, zone) => count + (noise.find((one) => one.zone === zone)?.added ?? 0));
  expectSame('noise tokens', tokens, after.noise);
}

function checkWay(events: readonly Event[], { path, survivor, along }: Preview, expectSame: ExpectSame): void {
  const moved = events.find(({ id }) => id === 'moved')?.data as Zombicide['events']['moved'] | undefined;
  if (moved !== undefined) expectSame('path', path, [moved.from, ...moved.path]);
  const drove = events.filter(({ id }) => id === 'drove').map(({ data }) => data as Zombicide['events']['drove']);
  if (drove.length > 0)
    expectSame('driven', path, [drove[0]!.from, ...drove.map(({ to }) => to)].slice(0, path.length));
  if (along.includes(survivor)) expectSame('along', along, 'nobody twice');
}

type ActOffer = Extract<Offer<Act>, { kind: 'one' }>;

/** Many acts are alike: one of each kind, another one each time. */
function oneOfEach({ from }: ActOffer, time: number): Act[] {
  const kinds = new Set(from.map((act) => act.do));
  return [...kinds].map((kind) => {
    const acts = from.filter((act) => act.do === kind);
    return acts[time % acts.length]!;
  });
}

describe('a preview against the act itself', () => {
  test('every act of many positions', { timeout: 60_000 }, () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 70; seed++) {
      const { table } = randomScene(1000 + seed, 'players');
      const luck = rng(seed);
      for (let answers = 0; answers < 8 && table.outcome === null; answers++) {
        const seat = decider(table.pending!.who);
        const offer = engine.offer(table, seat)!;
        if (table.pending!.choice === 'act')
          for (const act of oneOfEach(offer as ActOffer, answers)) {
            met.add(act.do);
            expect(faultsOf(table, act), `position ${seed}, answer ${answers}`).toEqual([]);
          }
        engine.playInPlace(table, seat, randomAnswer(offer, luck));
      }
    }
    const acts: Act['do'][] = ['move', 'search', 'open', 'close', 'organise', 'melee', 'shoot', 'throw', 'reload'];
    const more: Act['do'][] = ['combine', 'enter', 'exit', 'changeSeat', 'drive', 'objective', 'noise', 'heal', 'lead'];
    for (const act of [...acts, ...more, 'loud', 'nothing', 'searchCar']) expect([...met]).toContain(act);
  });

  test('looking changes nothing', () => {
    const { table } = randomScene(7, 'players');
    const view = viewOf(table);
    const kept = copy(view);
    for (const act of (engine.offer(table, 'p1') as ActOffer).from) preview(view, act);
    expect(view).toEqual(kept);
  });

  test('leaving Zombies behind costs more; a free Move goes first (ZC-MOVE-09, ZC-ACT-02)', () => {
    const said = previewOf(
      {
        board: 'a-b-c',
        survivors: { amy: { zone: 'a', skills: ['free-move'] } },
        zombies: { a: { walkers: 2 }, c: { runners: 2 } },
      },
      { do: 'move', path: [1] },
    );
    expect(said.cost).toEqual({ actions: 2, freeMoves: 1, freeCombats: 0, freeSearches: 0 });
    expect(said.left).toEqual({ actions: 1, freeMoves: 0, freeCombats: 0, freeSearches: 0 });
    expect(said.path).toEqual([0, 1]);
    expect(said.noise).toEqual([
      { zone: 0, added: 0, before: 1, after: 0 },
      { zone: 1, added: 0, before: 0, after: 1 },
    ]);
    // The Walkers come too late; the Runners come and attack.
    expect(said.threat).toMatchObject({ zone: 1, wounds: 2, by: [0, 2, 0, 0] });
  });

  test('a trade costs an action, though it is paid for later (ZC-TRADE-01)', () => {
    const given = {
      board: 'a-b',
      survivors: { amy: { zone: 'a', hands: ['fire-axe'] }, ned: { zone: 'a' } },
      zombies: {},
    };
    for (const other of [-1, 1]) {
      const { cost, left } = previewOf(given, { do: 'organise', with: other });
      expect([cost.actions, left.actions]).toEqual([1, 2]);
    }
  });

  test('a door: its noise, and the rooms behind it', () => {
    const board = `
a-b
+
A-B
`;
    const given = { board, survivors: { amy: { zone: 'a', hands: ['fire-axe'] } }, zombies: {} };
    const said = previewOf(given, { do: 'open', door: 0, slot: 0 });
    expect(said.reveals).toEqual([{ building: 0, rooms: [2, 3] }]);
    expect(said.noise).toEqual([{ zone: 0, added: 1, before: 1, after: 2 }]);
    expect(said.sees).toEqual([0, 1, 2]);
    const ninja = { ...given, survivors: { amy: { zone: 'a', hands: ['fire-axe'], skills: ['ninja'] } } };
    expect(previewOf(ninja, { do: 'open', door: 0, slot: 0 }).noise).toEqual([]);
    expect(previewOf(ninja, { do: 'open', door: 0, slot: 0, aloud: true }).noise).toMatchObject([{ added: 1 }]);
  });

  test('a Molotov burns everybody there (ZC-IMPR-08)', () => {
    const { odds, noise } = previewOf(
      {
        board: 'a-b',
        survivors: { amy: { zone: 'a', hands: ['molotov'] }, ned: { zone: 'b', stored: ['goalie-mask'] } },
        zombies: { b: { walkers: 2, abomination: 1 } },
      },
      { do: 'throw', slot: 0, zone: 1 },
    );
    expect(odds).toMatchObject({ kill: 1, all: 1, kills: [2, 0, 0, 1] });
    expect(odds!.harm).toEqual([{ survivor: 1, hit: 1, wounded: 1, killed: 1 }]);
    expect(noise).toContainEqual({ zone: 1, added: 0, before: 1, after: 0 });
  });

  test('a car takes its passengers along, and draws are told', () => {
    const given = {
      board: { board: 'a-b', cars: [{ kind: 'police', zone: 'a' }], rules: { cars: true } },
      survivors: {
        phil: { car: 1, place: 'driver', stored: ['flashlight'] },
        amy: { car: 1, place: 'passenger 2' },
        ned: { zone: 'b' },
      },
    };
    const said = previewOf(given, { do: 'drive', path: [1] });
    expect(said).toMatchObject({ path: [0, 1], along: [1], targets: [0, 1] });
    expect(said.odds!.harm).toEqual([{ survivor: 2, hit: 0.5, wounded: 0.5, killed: 0 }]);
    expect(previewOf(given, { do: 'searchCar', car: 0 }).draws).toBeNull();
    expect(previewOf({ board: 'A-B', survivors: { phil: { stored: ['flashlight'] } } }, { do: 'search' }).draws).toBe(
      2,
    );
  });
});

function previewOf(given: Record<string, unknown>, act: Act): Preview {
  const scene = stage.set({ players: 1, turn: Object.keys(given.survivors as object)[0]!, ...given });
  return preview(viewOf(engine.open(scene.options, keyFromSeed(1), scene).table), act);
}
