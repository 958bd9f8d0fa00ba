import { TableHost } from '@shamble/protocol';
import { expect, it } from 'vitest';
import { isTooLong } from '../src/online/longest.ts';
import { playedAlone, undoneUpTo } from './longTables.ts';

it('a journal online ends: going back first, then seats, then play, and giving up never', () => {
  const kinds = ['undo', 'agree', 'hold', 'answer', 'aside', 'resign'] as const;
  const taken = (n: number): string[] => kinds.filter((what) => isTooLong(what, n) === null);
  expect(taken(4999)).toEqual(kinds);
  expect(taken(5000)).toEqual(['hold', 'answer', 'aside', 'resign']);
  expect(taken(18_000)).toEqual(['answer', 'aside', 'resign']);
  expect(taken(20_000)).toEqual(['resign']);
  for (const what of kinds) expect(isTooLong(what, 20_000) ?? 'Yes.').toMatch(/^[A-Z].*\.$/);
});

it('nobody fills a journal by going back: the table is played on', async () => {
  const match = undoneUpTo(playedAlone('thumbnail', 'alley', 'ann', 2), 5000);
  const host = new TableHost(match, { store: async () => undefined, limit: isTooLong });
  const { seat, offer } = match.table.seats.map((one) => host.update(one)).find((update) => update.offer !== null)!;
  const { n } = match.table;
  const deed = { say: 'do', n, seat };
  const back = await host.receive({ ...deed, id: 'a', input: { do: 'undo', to: 0 } });
  expect(back).toMatchObject({ tell: 'refused', code: 'full' });
  const answer = offer!.usual ?? (offer as { from: readonly unknown[] }).from[0];
  expect(await host.receive({ ...deed, id: 'b', input: { do: 'answer', answer } })).toMatchObject({ tell: 'done' });
});
