import { expect, it } from 'vitest';
import { type Boss, editionHere, Handing, NoQueue } from '../src/queue/index.ts';

const GAMES = { kind: 'games', expected: 0, patience: 1 } as const;
const fault = (message: string, more: object = {}): Error => Object.assign(new Error(message), more);
const refused = fault('connect ECONNREFUSED', { code: 'ECONNREFUSED' });

/** A queue that does what it is told here, and what was asked of it. */
function standIn(acts: Partial<Record<keyof Boss, unknown>>, failed: readonly object[] = []) {
  const asked: string[] = [];
  const boss = new Proxy(acts as Boss, {
    get: (_, name: keyof Boss) => (given: unknown) => {
      asked.push(String(name));
      if (name === 'getDb') return { executeSql: async () => ({ rows: failed }) };
      const act = acts[name];
      return typeof act === 'function' ? act(given) : Promise.resolve(act ?? null);
    },
  });
  const troubles: (string | null)[] = [];
  const { signal } = new AbortController();
  const handing = new Handing<string, number>(boss, 'chunks', {
    ...{ signal, look: 1 },
    onTrouble: (what) => troubles.push(what),
  });
  return { handing, asked, troubles };
}

it('a database that stays away is asked so many times, told once, and given up with its reason', async () => {
  const { handing, asked, troubles } = standIn({ fetch: () => Promise.reject(refused) });
  await handing.put(['a'], GAMES);
  const lost = await handing.next().catch((cause: unknown) => cause);
  expect(lost).toEqual(expect.objectContaining({ why: 'lost', message: 'connect ECONNREFUSED' }));
  expect(lost).toBeInstanceOf(NoQueue);
  expect(asked.filter((what) => what === 'fetch')).toHaveLength(35);
  expect(troubles).toEqual(['connect ECONNREFUSED']);
});

it('one that has answered and says no is not asked again', async () => {
  const forbidden = fault('permission denied', { severity: 'ERROR', code: '42501' });
  const { handing, asked } = standIn({ insert: () => Promise.reject(forbidden) });
  await expect(handing.put(['a'], GAMES)).rejects.toMatchObject({ why: 'lost', message: 'permission denied' });
  expect(asked).toEqual(['maintain', 'createQueue', 'insert']);
});

it('one that comes back is told of, and costs nothing', async () => {
  let tries = 0;
  let piece = '';
  const { handing, troubles } = standIn({
    insert: async ([job]: { data: { piece: string } }[]) => {
      piece = job!.data.piece;
    },
    fetch: async () => {
      tries += 1;
      if (tries < 4) throw refused;
      return [{ id: '1', data: { piece, worker: 'w', told: 7 } }];
    },
  });
  await handing.put(['a'], GAMES);
  expect(await handing.next()).toEqual([{ piece, told: 7 }]);
  expect(troubles).toEqual(['connect ECONNREFUSED', null]);
  expect(handing.left).toEqual([]);
  // Said twice, it is heard once.
  expect(await handing.next()).toEqual([]);
});

it('what was begun again and again and never finished is not waited for for ever', async () => {
  const { handing } = standIn({ fetch: [] }, [{ output: { message: 'out of memory' } }]);
  await handing.put(['a'], GAMES);
  await expect(handing.next()).rejects.toMatchObject({ why: 'given-up', message: 'out of memory' });
});

it('sources that were not built share nothing with others', () => {
  expect(editionHere).toThrow(expect.objectContaining({ why: 'unbuilt' }));
});
