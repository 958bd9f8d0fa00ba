import { randomAnswer, rng } from '@shamble/bots';
import { copy, decider, type Event, heardBy, type Offer, same } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { type Preview, type Purse, preview } from '../../src/preview/index.ts';
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
  if (!over && !events.some(({ id }) => id === 'learned'))
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
});
