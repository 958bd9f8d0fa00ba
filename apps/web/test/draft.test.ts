import type { Luck } from '@shamble/bots';
import type { Update, WireOffer } from '@shamble/protocol';
import type { Zombicide } from '@shamble/zombicide';
import { describe, expect, it } from 'vitest';
import {
  added,
  canAdd,
  filled,
  isReady,
  leftOf,
  moved,
  placed,
  removed,
  shareOf,
  someAnswer,
  someLimit,
  startArrange,
  startOrder,
  startShare,
  startSome,
  toggled,
} from '../src/controls/draft.ts';
import { anyAnswer, play, playAll } from './games.ts';

/** What a person may come to who touches a control here and there, and confirms as soon as it lets them. */
function fiddle(offer: WireOffer, luck: Luck): unknown {
  switch (offer.kind) {
    case 'one':
      return anyAnswer(offer, luck);
    case 'some': {
      let taken = startSome(offer);
      for (let i = 0; i < 12 || !isReady(offer, someAnswer(offer, taken)); i++) {
        const at = luck(offer.from.length);
        if (someLimit(offer, taken, at) === null) taken = toggled(taken, at);
      }
      return someAnswer(offer, taken);
    }
    case 'share': {
      let shares = startShare(offer);
      const place = (): string => offer.among[luck(offer.among.length)]!.id;
      for (let i = 0; i < 8; i++) shares = removed(shares, place()) ?? shares;
      for (let i = 0; i < 8 || !isReady(offer, shares); i++) shares = added(offer, shares, place()) ?? shares;
      return shares;
    }
    case 'order': {
      let items = startOrder(offer);
      for (let i = 0; i < 6; i++) items = moved(items, items[luck(items.length)]!, luck(5) - 2);
      return items;
    }
    case 'arrange': {
      let where = startArrange(offer, ['away']);
      for (let i = 0; i < 10 || !isReady(offer, where); i++) {
        const result = placed(
          offer,
          where,
          offer.items[luck(offer.items.length)]!,
          offer.slots[luck(offer.slots.length)]!.id,
        );
        if ('where' in result) where = result.where;
      }
      return where;
    }
  }
}

/** Every question of the game, and the kind of control it needs. */
const QUESTIONS = {
  ...{ activate: 'one', act: 'one', inventory: 'arrange', loseCard: 'one', targets: 'share', reroll: 'one' },
  ...{ bites: 'share', revealOrder: 'order', firstSpawn: 'one', abominationPath: 'one', shortGroup: 'share' },
  ...{ manholeOrder: 'order', skill: 'one', ninja: 'one', $reaction: 'one' },
} satisfies Partial<Record<keyof Zombicide['choices'] | '$reaction', string>>;

describe('what a control puts together', () => {
  it('is taken by the rules, for every question of random games', async () => {
    const kinds = new Map<string, string>();
    const answer = ({ offer, view }: Update, _seat: string, luck: Luck): unknown => {
      kinds.set(view.pending!.choice, offer!.kind);
      return fiddle(offer!, luck);
    };
    await playAll(
      () => Object.keys(QUESTIONS).some((choice) => !kinds.has(choice)),
      (game, seed) => play(game, { seed, steps: 300 }, () => undefined, answer),
    );
    expect(Object.fromEntries(kinds)).toMatchObject(QUESTIONS);
  });
});

describe('some', () => {
  const offer = {
    kind: 'some',
    from: ['a', 'b', 'c', 'd'],
    min: 1,
    max: 2,
    limits: [{ of: ['a', 'b'], max: 1 }],
    refused: [],
    usual: ['d'],
  } as const;
  it('starts from the usual answer, keeps to the limits and says which', () => {
    expect(startSome(offer)).toEqual([3]);
    expect(someLimit(offer, [0], 1)).toEqual({ of: 'these', max: 1 });
    expect(someLimit(offer, [0, 2], 3)).toEqual({ of: 'all', max: 2 });
    expect(someLimit(offer, [0, 2], 0)).toBeNull();
    expect(someAnswer(offer, toggled([2], 0))).toEqual(['a', 'c']);
    expect(isReady(offer, [])).toBe(false);
  });
  it('fills up what was begun: first with the usual ones, then with others, never past a limit', () => {
    const three = { ...offer, min: 3, max: 3, usual: ['b', 'c', 'd'] } as const;
    expect(filled(three, [])).toEqual([1, 2, 3]);
    expect(filled(three, [0])).toEqual([0, 2, 3]);
    const one = { ...three, usual: ['a', 'c', 'd'], limits: [{ of: ['c', 'd'], max: 1 }] } as const;
    expect(filled(one, [2])).toEqual([0, 1, 2]);
  });
});

describe('share', () => {
  const offer = {
    kind: 'share',
    total: 3,
    among: [
      { id: 'x', max: 2 },
      { id: 'y', max: 3 },
      { id: 'z', max: 3 },
    ],
    limits: [{ of: ['y', 'z'], max: 2 }],
    refused: [],
  } as const;
  it('gives no place more than it holds, takes from another when all is shared out, and knows what is left', () => {
    expect(startShare(offer)).toEqual({});
    expect(canAdd(offer, { y: 2 }, 'z')).toBe(false);
    expect(added(offer, { y: 2 }, 'z')).toBeNull();
    const full = added(offer, { y: 2 }, 'x')!;
    expect([full, leftOf(offer, full), isReady(offer, full)]).toEqual([{ y: 2, x: 1 }, 0, true]);
    expect(added(offer, full, 'z')).toEqual({ x: 1, y: 1, z: 1 });
    expect(added(offer, { x: 2, y: 1 }, 'x')).toBeNull();
    expect(shareOf(removed(full, 'x')!, 'x')).toBe(0);
    expect(removed({}, 'x')).toBeNull();
  });
});

describe('arrange', () => {
  const offer = {
    kind: 'arrange',
    items: ['pan', 'axe', 'wound', 'find'],
    slots: [
      { id: 'hand', holds: 1 },
      { id: 'pack', holds: 1 },
      { id: 'other', holds: 1 },
      { id: 'away', holds: 4 },
    ],
    fits: {
      pan: ['hand', 'pack', 'other', 'away'],
      axe: ['hand', 'pack', 'other', 'away'],
      wound: ['hand', 'pack'],
      find: ['hand', 'pack', 'other', 'away'],
    },
    now: { pan: 'hand', wound: 'pack', axe: 'other' },
    refused: [],
  } as const;
  const { now } = offer;
  it('moves into free slots, swaps in full ones, and refuses what does not fit', () => {
    expect(startArrange(offer)).toEqual(now);
    const usual = { ...now, find: 'away' };
    expect(startArrange({ ...offer, usual })).toEqual(usual);
    expect(startArrange({ ...offer, usual }, ['away'])).toEqual(now);
    expect(isReady(offer, now)).toBe(false);
    expect(placed(offer, now, 'pan', 'away')).toEqual({ where: { ...now, pan: 'away' }, with: null });
    expect(placed(offer, now, 'pan', 'other')).toEqual({ where: { ...now, pan: 'other', axe: 'hand' }, with: 'axe' });
    expect(placed(offer, now, 'wound', 'other')).toEqual({ refused: 'misfit' });
    expect(placed(offer, now, 'wound', 'hand')).toEqual({ where: { ...now, wound: 'hand', pan: 'pack' }, with: 'pan' });
    // The wound cannot go where the axe was, and there is no other room for it.
    expect(placed(offer, now, 'axe', 'pack')).toEqual({ refused: 'full' });
    // What has no place yet pushes what is there out of the way.
    expect(placed(offer, now, 'find', 'hand')).toEqual({ where: { ...now, find: 'hand', pan: 'away' }, with: 'pan' });
    expect(placed(offer, now, 'pan', 'hand')).toEqual({ where: now, with: null });
  });
});
