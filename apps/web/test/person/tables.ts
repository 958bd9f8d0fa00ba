import type { Dawn } from '@shamble/dawn';
import { keptFrom } from '@shamble/kept';
import {
  createEngine,
  type Engine,
  keyFromSeed,
  Match,
  openMatch,
  type Shape,
  type Stage,
  save,
} from '@shamble/kernel';
import type { Marvel } from '@shamble/marvel';
import type { Plague } from '@shamble/plague';
import { pack, type Zombicide } from '@shamble/zombicide';
import type { Page } from 'playwright-core';

// Tables to be played on in the page: as a file that anybody can open, or kept there already.

export const engine = createEngine(pack.game);

/** A fresh table of a mission with the dice of that seed. */
export const freshMatch = (mission: string, seed: number): Match<Zombicide> =>
  openMatch(engine, { options: pack.options(mission, 1, []), key: keyFromSeed(seed) }).match;

type Given = Readonly<Record<string, unknown>>;

/** A table in the middle of a game, laid out by the words of a scenario. */
export const stagedMatch = (given: Given, seed = 1): Match<Zombicide> => staged(engine, pack.stage, given, seed);

/** The same of any game. */
export function staged<G extends Shape>(of: Engine<G>, stage: Stage<G>, given: Given, seed: number): Match<G> {
  const scene = stage.set(given);
  const { table } = of.open(scene.options, keyFromSeed(seed), scene);
  const holders = Object.fromEntries(table.seats.map((seat) => [seat, 'here']));
  const { journal } = openMatch(of, { options: scene.options, key: keyFromSeed(seed) }).match;
  const [first] = journal.segments;
  const start = { table: of.clone(table), holders };
  const segment = { ...first!, start, hash: of.hash(table), forced: [], entries: [] };
  return new Match(of, { ...journal, segments: [segment] }, table, holders, 'free');
}

/** Puts the table where this browser keeps its tables; gives back its address. */
export async function keep(
  page: Page,
  played: Match<Zombicide> | Match<Plague> | Match<Dawn> | Match<Marvel>,
): Promise<string> {
  const match = played as unknown as Match<Shape>;
  const id = match.engine.hash(match.table);
  const facts = { id, title: null, opened: 0, round: played.table.state.round };
  const { record, segments, entries, snapshot } = keptFrom(match, facts);
  const keys = { tables: 'id', segments: ['table', 'at'], entries: ['table', 'n'], snapshots: 'table' };
  const records = { tables: [record], segments, entries, snapshots: [snapshot] };
  await page.evaluate(
    ([stores, all]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('shamble', 1);
        request.onupgradeneeded = () => {
          for (const [name, keyPath] of Object.entries(stores)) request.result.createObjectStore(name, { keyPath });
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction(Object.keys(stores), 'readwrite');
          for (const [name, list] of Object.entries(all)) for (const one of list) writing.objectStore(name).put(one);
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error);
        };
      }),
    [keys, records] as const,
  );
  return `/table/${id}`;
}

/** How many answers the page has kept of the table that it shows. */
export const answersKept = (page: Page): Promise<number> =>
  page.evaluate(
    (table) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('shamble');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const store = request.result.transaction('entries').objectStore('entries');
          const count = store.count(IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]));
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
    new URL(page.url()).pathname.replace('/table/', ''),
  );

export const fileOf = (match: Match<Zombicide>): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'table.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(save(match))),
});

const HANDS: Readonly<Record<string, readonly string[]>> = {
  amy: ['pistol', 'machete'],
  doug: ['shotgun', 'fire-axe'],
  josh: ['sub-mg', 'katana'],
  ned: ['rifle', 'crowbar'],
  phil: ['pistol', 'baseball-bat'],
  wanda: ['sawed-off', 'chainsaw'],
};
const HAUNTED =
  'a1-NW a1-N a1-NE b1-N b1-NE c1-N c1-NE a1-W a1-E a1-SE a2-W a2-E b2-S b2-SE c2-S b1-living c1-clinic c1-office b2-living c2-dining';

/** Six survivors and sixty dead: as full as a board gets. */
export const crowded = (): Match<Zombicide> =>
  stagedMatch({
    mission: 'A4',
    players: 1,
    survivors: Object.fromEntries(Object.entries(HANDS).map(([name, hands]) => [name, { hands }])),
    revealed: 'all',
    zombies: Object.fromEntries(
      HAUNTED.split(' ').map((zone, at) => [zone, at < 12 ? { walkers: 2, runners: 1 } : { walkers: 2, fatties: 1 }]),
    ),
  });

/** Ned is about to end his turn; the dead are near, and a door keeps some of them out. */
export const NIGHT = {
  mission: 'A4',
  players: 1,
  survivors: { ned: { zone: 'c1-clinic', hands: ['fire-axe'] }, amy: { zone: 'c1-office' } },
  turn: 'ned',
  zombies: { 'c1-waiting': { walkers: 3 }, 'c1-clinic': { walkers: 1 }, 'b1-living': { runners: 2 } },
};
