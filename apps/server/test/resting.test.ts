import { decider } from '@shamble/kernel';
import { expect, it } from 'vitest';
import { guest, room } from './roomWith.ts';

const BOTS = { p1: 'bot:careful', p2: 'bot:careful', p3: 'bot:careful' };
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

it('bots do not play among themselves while nobody sits there and nobody looks on', async () => {
  const table = room(BOTS);
  await soon();
  expect([table.match.table.n, table.room.isIdle]).toEqual([0, true]);
  table.room.enter(guest('eve'));
  await expect.poll(() => table.match.table.n).toBeGreaterThan(10);
});

it('nor on when the last one has gone', async () => {
  let leave: (() => void) | null = null;
  const table = room(BOTS, {
    bots: {
      decide: async (_game, _bot, _view, offer) => {
        if (table.match.table.n === 3) leave!();
        return offer.usual ?? (offer.kind === 'one' ? offer.from[0] : []);
      },
    },
  });
  leave = table.room.enter(guest('eve'));
  await expect.poll(() => table.match.table.n).toBe(3);
  await soon();
  expect([table.match.table.n, table.room.isIdle]).toEqual([3, true]);
});

it('they play on for who sits there and is away, until he is asked', async () => {
  const table = room({ ...BOTS, p3: 'ann' });
  await expect.poll(() => decider(table.match.table.pending!.who)).toBe('p3');
});

it('they go on slowly where a host has let them play more than anybody can follow', async () => {
  const hosts = new Set<string>();
  const may = async (what: string, who: string): Promise<boolean> => {
    if (what === 'bot') hosts.add(who);
    return what !== 'bot';
  };
  const since = performance.now();
  const table = room(BOTS, { may });
  table.room.enter(guest('eve'));
  await expect.poll(() => table.match.table.n).toBeGreaterThanOrEqual(2);
  expect((performance.now() - since) / table.match.table.n).toBeGreaterThan(490);
  expect([...hosts]).toEqual(['ann']);
  await table.room.close('restart');
});
