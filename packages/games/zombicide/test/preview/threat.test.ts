import { randomAnswer, rng } from '@shamble/bots';
import { copy, decider, type Event, keyFromSeed, same } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { type Arrow, type Threat, threat } from '../../src/preview/index.ts';
import { stage } from '../../src/stage.ts';
import type { Zombicide } from '../../src/types.ts';
import { engine, randomScene, type Table, viewOf } from './scenes.ts';

type Facts<Id extends keyof Zombicide['events']> = Zombicide['events'][Id];
const BEYOND = ['invasionBegan', 'firstSpawnChosen', 'zombieCardDrawn', 'turnEnded'];

/** The events of the activation, with any answers. */
function activation(table: Table, told: readonly Event[], seed: number): Event[] {
  const luck = rng(seed);
  const events = [...told];
  while (table.outcome === null && !events.some(({ id }) => BEYOND.includes(id))) {
    const { choice, who } = table.pending!;
    if (choice === 'firstSpawn') break;
    const seat = decider(who);
    const answer = choice === 'ninja' ? 'unheard' : randomAnswer(engine.offer(table, seat)!, luck);
    for (const { event } of engine.playInPlace(table, seat, answer).told) events.push(copy(event));
  }
  const end = events.findIndex(({ id }) => BEYOND.includes(id));
  return end < 0 ? events : events.slice(0, end);
}

const keyOf = ({ kind, from, to }: { kind: number; from: number; to: number }): string => `${kind} ${from} ${to}`;

function faultsOf(seed: number): { faults: string[]; events: Event[]; complete: boolean } {
  const { view, table, told: opening } = randomScene(seed, 'zombies');
  const { zones, arrows, waits, reach, complete } = threat(view);
  const events = activation(table, opening, seed);
  const faults: string[] = [];
  const wounds = new Map<number, number>();
  const of = <Id extends keyof Zombicide['events']>(id: Id): Facts<Id>[] =>
    events.filter((event) => event.id === id).map(({ data }) => data as Facts<Id>);
  for (const { zone, wounds: dealt } of of('zombiesAttacked')) wounds.set(zone, (wounds.get(zone) ?? 0) + dealt);
  for (const [zone, dealt] of wounds) {
    const most = zones.find((one) => one.zone === zone)?.wounds ?? 0;
    if (dealt > most) faults.push(`zone ${zone}: ${dealt} Wounds, not ${most} at most`);
    if (of('extraActivation').length === 0 && dealt > reach[zone]!) faults.push(`zone ${zone} is reached by ${dealt}`);
  }
  const dead = of('died').map(({ survivor }) => survivor);
  for (const { survivor, dies } of zones.flatMap(({ survivors }) => survivors)) {
    if (dies === 'no' && dead.includes(survivor)) faults.push(`${survivor} could not die`);
    if (dies === 'surely' && !dead.includes(survivor)) faults.push(`${survivor} had to die`);
  }
  const moved = [
    ...of('shambled').map((facts) => ({ ...facts, door: -1 })),
    ...of('blocked').map(({ zone, ...facts }) => ({ ...facts, from: zone, to: zone })),
  ];
  for (const move of moved)
    if (![...arrows, ...waits].some((arrow) => keyOf(arrow) === keyOf(move) && arrow.count >= move.count))
      faults.push(`not foreseen: ${JSON.stringify(move)}`);
  const forked = dead.length > 0 || of('figuresRanOut').length > 0;
  const told = events.filter(({ id }) => id === 'shambled' || id === 'blocked');
  for (const arrow of [...arrows, ...waits])
    if (arrow.sure && !told.some((event) => tells(event, arrow, forked)))
      faults.push(`did not happen: ${JSON.stringify(arrow)}`);
  return { faults: complete ? faults : [], events, complete };
}

/** The same move; and for the same reasons, unless a death or a choice has changed them. */
function tells({ id, data, why, rules }: Event, arrow: Arrow, forked: boolean): boolean {
  const { kind, from, to, count, added, door } = arrow;
  const facts = id === 'blocked' ? { kind, zone: from, count, door } : { kind, from, to, count, added };
  return same(facts, data) && (forked || same([arrow.why, arrow.rules], [why, rules]));
}

describe('the threat against the next activation', () => {
  test('four hundred positions: nothing worse happens, and what is sure does', { timeout: 60_000 }, () => {
    const met = new Map<string, number>();
    let complete = 0;
    for (let seed = 0; seed < 400; seed++) {
      const { faults, events, complete: whole } = faultsOf(seed);
      if (whole) complete += 1;
      expect(faults, `position ${seed}`).toEqual([]);
      for (const { id } of events) met.set(id, (met.get(id) ?? 0) + 1);
    }
    expect(complete).toBeGreaterThan(380);
    for (const id of ['shambled', 'blocked', 'zombiesAttacked', 'died', 'figuresRanOut', 'extraActivation'])
      expect(met.get(id) ?? 0, id).toBeGreaterThan(10);
  });

  test('Runners come and attack; what comes with them does not (ZC-RUN-02)', () => {
    const { zones, arrows, reach, complete } = threatOf({
      board: 'a-b',
      survivors: { ned: { zone: 'a' } },
      zombies: { b: { runners: 3, fatties: 1 } },
    });
    expect(complete).toBe(true);
    expect(zones).toEqual([{ zone: 0, wounds: 3, by: [0, 3, 0, 0], survivors: [{ survivor: 0, dies: 'surely' }] }]);
    expect(arrows).toMatchObject([
      { action: 1, kind: 1, from: 1, to: 0, count: 3, sure: true },
      { action: 1, kind: 2, from: 1, to: 0, count: 1, sure: true },
    ]);
    expect(reach).toEqual([3, 7]);
  });

  test('a Runner attacks twice, a Walker beside it comes too late (ZC-RUN-03)', () => {
    const { zones } = threatOf({
      board: 'a-b',
      survivors: { ned: { zone: 'a' }, amy: { zone: 'a', stored: ['goalie-mask'] } },
      zombies: { a: { runners: 1 }, b: { walkers: 1 } },
    });
    const dies = [0, 1].map((survivor) => ({ survivor, dies: 'maybe' }));
    expect(zones).toEqual([{ zone: 0, wounds: 2, by: [0, 2, 0, 0], survivors: dies }]);
  });

  test('who is tough, or wears a mask, may live', () => {
    const fate = (skills: string[], stored: string[], walkers: number) =>
      threatOf({
        board: 'a-b',
        survivors: { ned: { zone: 'a', skills, stored } },
        zombies: { a: { walkers } },
      }).zones[0]!.survivors[0]!.dies;
    expect([1, 2].map((walkers) => fate([], [], walkers))).toEqual(['no', 'surely']);
    expect([2, 3].map((walkers) => fate(['tough'], [], walkers))).toEqual(['no', 'surely']);
    expect([1, 2, 3].map((walkers) => fate([], ['goalie-mask'], walkers))).toEqual(['no', 'maybe', 'surely']);
  });

  test('whoever is not heard draws nobody, and a closed door is waited at', () => {
    const board = `
a-b-c
+
A
`;
    const far = { board, survivors: { ned: { zone: 'A' } }, zombies: { c: { walkers: 2 } } };
    expect(threatOf(far).arrows).toMatchObject([{ from: 2, to: 1, count: 2, why: { throughDoors: true } }]);
    expect(threatOf({ ...far, survivors: { ned: { zone: 'A', skills: ['ninja'] } } }).arrows).toEqual([]);
    const near = { ...far, zombies: { a: { walkers: 2 } } };
    expect(threatOf(near)).toMatchObject({ arrows: [], waits: [{ from: 0, to: 0, count: 2, door: 0 }] });
  });

  test('groups that split are filled up from the box (ZC-SPLIT-03)', () => {
    const { arrows } = threatOf({
      board: `
a-s-b
|   |
c-z-d
`,
      survivors: { ned: { zone: 's' } },
      zombies: { z: { walkers: 3 } },
    });
    expect(arrows.map(({ count, added, sure }) => [count, added, sure])).toEqual([
      [2, 0, true],
      [2, 1, true],
    ]);
  });
});

function threatOf(given: Record<string, unknown>): Threat {
  const scene = stage.set({ players: 1, turn: Object.keys(given.survivors as object)[0]!, ...given });
  return threat(viewOf(engine.open(scene.options, keyFromSeed(1), scene).table));
}
