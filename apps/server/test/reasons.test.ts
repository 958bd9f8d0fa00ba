import type { RoomState } from '@shamble/protocol';
import { expect, it } from 'vitest';
import type { Bots } from '../src/online/bots.ts';
import { Crowd, type State } from '../src/online/crowd.ts';
import { guest, room, WITH_TRAITOR } from './roomWith.ts';

/** A bot that has thought about every answer, and does as usual. */
const thoughtful: Bots = {
  decide: async (_game, _bot, _view, offer, onBecause) => {
    const answer = offer.usual ?? (offer.kind === 'one' ? offer.from[0] : []);
    onBecause?.({ answer, because: { policy: answer, chance: 0.5, instead: 0.25, spared: null, reason: 'way' } });
    return answer;
  },
};

const reasonsOf = (heard: readonly { tell: string }[]): RoomState['reason'][] =>
  heard.filter((told): told is RoomState => told.tell === 'room').map(({ reason }) => reason);

it('everyone is told why a bot did it, whoever looks on', async () => {
  const table = room({ p1: 'bot:strong', p2: 'ann', p3: 'ann' }, { bots: thoughtful });
  const [ann, eve] = [guest('ann'), guest('eve')];
  table.room.enter(ann);
  table.room.enter(eve);
  const last = () => [ann, eve].map(({ heard }) => reasonsOf(heard).at(-1));
  const said = { seat: 'p1', chance: 0.5, instead: 0.25, why: { id: 'reason.way' }, end: null };
  await expect.poll(last).toEqual([expect.objectContaining(said), expect.objectContaining(said)]);
  // Who comes later hears it, too.
  const ben = guest('ben');
  table.room.enter(ben);
  expect(reasonsOf(ben.heard).at(-1)).toEqual(last()[0]);
  await table.room.close('restart');
});

it('nobody is told anything where one of them may be a traitor', async () => {
  const table = room({ p1: 'bot:strong', p2: 'bot:strong', p3: 'ann' }, { bots: thoughtful }, WITH_TRAITOR);
  const ann = guest('ann');
  table.room.enter(ann);
  await expect.poll(() => table.match.table.n).toBeGreaterThan(1);
  expect(reasonsOf(ann.heard).every((reason) => reason === null)).toBe(true);
  await table.room.close('restart');
});

it('nobody says why about what was taken back', () => {
  const ann = guest('ann');
  const known = { host: 'ann', people: [] } as unknown as State['known'];
  const crowd = new Crowd(
    new Set([ann]),
    () => ({ known, watchers: 0, muted: [], knocking: [] }),
    () => [],
  );
  const reason = { seat: 'p1', n: 3, did: null, rather: null, chance: 1, instead: 0, why: null, end: null };
  crowd.say(reason);
  crowd.stored({ answer: 1 });
  crowd.stored({ undoTo: 1 });
  expect(ann.heard.map((told) => (told as RoomState).reason)).toEqual([reason, null]);
});
