import { describe, expect, test } from 'vitest';
import { type Case, disagreements } from './rolls.ts';

const shoot = (slots: number[], ...zones: number[]) => ({ do: 'shoot', slots, zones }) as const;
const melee = (...slots: number[]) => ({ do: 'melee', slots }) as const;
/** At 43 points nothing more is learned. */
const hero = (hands: string[], more: object = {}) => ({ zone: 'a', hands, xp: 43, skills: [], ...more });
const BOARD = 'a-b-c';
const [A, B, C] = [0, 1, 2];
const CROWD = { walkers: 3, fatties: 1, runners: 2 };

const CASES: Case[] = [
  {
    name: 'two SMGs past a friend',
    given: {
      board: BOARD,
      survivors: { doug: hero(['sub-mg', 'sub-mg']), ned: { zone: 'b' } },
      zombies: { b: { walkers: 2, runners: 1 } },
    },
    act: shoot([0, 1], B),
  },
  {
    name: 'a pistol with ammo, luck and a re-roll a turn',
    given: {
      board: BOARD,
      survivors: {
        doug: hero(['pistol', 'pistol'], {
          stored: ['ammo-bullets'],
          skills: ['lucky', 'one-reroll', 'plus-die-ranged'],
        }),
      },
      zombies: { b: { walkers: 3 } },
    },
    act: shoot([0, 1], B),
  },
  {
    name: 'two SMGs at a crowd: a Fatty shields the Runners',
    given: { board: BOARD, survivors: { doug: hero(['sub-mg', 'sub-mg']) }, zombies: { b: CROWD } },
    act: shoot([0, 1], B),
  },
  {
    name: 'a katana at two Walkers',
    given: { board: BOARD, survivors: { doug: hero(['katana']) }, zombies: { a: { walkers: 2 } } },
    act: melee(0),
  },
  {
    name: 'two machetes at one of each: free targets, Damage 2',
    given: {
      board: BOARD,
      survivors: { wanda: hero(['machete', 'machete']), ned: { zone: 'a' } },
      zombies: { a: { walkers: 1, runners: 1, fatties: 1 } },
    },
    act: melee(0, 1),
  },
  {
    name: 'a chainsaw at a crowd',
    given: { board: BOARD, survivors: { josh: hero(['chainsaw']) }, zombies: { a: CROWD } },
    act: melee(0),
  },
  {
    name: 'a crowbar at a Fatty and the Abomination: in vain',
    given: { board: BOARD, survivors: { josh: hero(['crowbar']) }, zombies: { a: { fatties: 1, abomination: 1 } } },
    act: melee(0),
  },
  {
    name: 'a roll that cannot fail',
    given: {
      board: BOARD,
      survivors: { amy: hero(['baseball-bat'], { skills: ['plus-roll-combat', 'plus-roll-melee'] }) },
      zombies: { a: { walkers: 2 } },
    },
    act: melee(0),
  },
  {
    name: 'two rifles of a gunslinger over two zones',
    given: {
      board: BOARD,
      survivors: { doug: hero(['rifle', 'rifle'], { skills: ['gunslinger'] }) },
      zombies: { c: { walkers: 1, runners: 1 } },
    },
    act: shoot([0, 1], C),
  },
  {
    name: 'a sniper where only a friend stands',
    given: {
      board: BOARD,
      survivors: { phil: hero(['evil-twins'], { skills: ['sniper'] }), ned: { zone: 'b', wounds: 1 } },
    },
    act: shoot([0], B),
  },
  {
    name: 'a re-roll that has been used this turn',
    given: {
      board: BOARD,
      survivors: { josh: hero(['katana'], { skills: ['one-reroll'], used: ['one-reroll'] }) },
      zombies: { a: { walkers: 1, runners: 1 } },
    },
    act: melee(0),
  },
];

/** These take their time: most have questions in between. */
const LONG: Case[] = [
  {
    name: 'two katanas of a swordmaster, +1 die, +1 to the roll',
    given: {
      board: BOARD,
      survivors: { amy: hero(['katana', 'katana'], { skills: ['swordmaster', 'plus-die-melee', 'plus-roll-combat'] }) },
      zombies: { a: { walkers: 4, runners: 2 } },
    },
    act: melee(0, 1),
  },
  {
    name: 'a machete at the Abomination with +1 Damage',
    given: {
      board: BOARD,
      survivors: { josh: hero(['machete'], { skills: ['plus-damage-melee', 'lucky'] }) },
      zombies: { a: { walkers: 1, abomination: 1 } },
    },
    act: melee(0),
  },
  {
    name: 'a shotgun, Damage 2, at Walkers, Fatties, the Abomination and Runners',
    given: {
      board: BOARD,
      survivors: { doug: hero(['shotgun'], { skills: ['plus-die-combat', 'plus-die-ranged'] }) },
      zombies: { b: { walkers: 1, fatties: 1, abomination: 1, runners: 2 } },
    },
    act: shoot([0], B),
  },
  {
    name: 'Damage 3 goes through them all',
    given: {
      board: BOARD,
      survivors: { doug: hero(['shotgun'], { skills: ['plus-damage-ranged', 'plus-die-combat', 'plus-roll-ranged'] }) },
      zombies: { b: { fatties: 1, abomination: 1, runners: 1 } },
    },
    act: shoot([0], B),
  },
  {
    name: 'two friends, one of them wounded',
    given: {
      board: BOARD,
      survivors: {
        doug: hero(['sub-mg', 'sub-mg']),
        ned: { zone: 'b', wounds: 1, stored: ['water'] },
        amy: { zone: 'b', stored: ['water', 'canned-food'] },
      },
      zombies: { b: { walkers: 2 } },
    },
    act: shoot([0, 1], B),
  },
  {
    name: 'three friends, one with a mask, one who gives up cards instead',
    given: {
      board: BOARD,
      survivors: {
        doug: hero(['sub-mg', 'sub-mg'], { skills: ['plus-roll-ranged', 'plus-die-ranged'] }),
        ned: { zone: 'a', stored: ['goalie-mask'], wounds: 1 },
        amy: { zone: 'a', stored: ['water', 'canned-food'], skills: ['is-that-all'] },
        phil: { zone: 'a', skills: ['tough'] },
      },
      zombies: { a: { walkers: 1, fatties: 1 } },
    },
    act: shoot([0, 1], A),
  },
  {
    name: 'Damage 2 kills a friend outright',
    given: {
      board: BOARD,
      survivors: { doug: hero(['shotgun']), ned: { zone: 'b', stored: ['goalie-mask'] }, amy: { zone: 'b' } },
      zombies: { b: { runners: 1 } },
    },
    act: shoot([0], B),
  },
  {
    name: 'a re-roll to spare a friend',
    given: {
      board: BOARD,
      survivors: {
        doug: hero(['sawed-off', 'sawed-off'], { skills: ['lucky'], stored: ['ammo-shells'] }),
        ned: { zone: 'b' },
      },
      zombies: { b: { walkers: 2 } },
    },
    act: shoot([0, 1], B),
  },
  {
    name: 'a sniper among friends picks the Runners',
    given: {
      board: BOARD,
      survivors: { phil: hero(['sub-mg', 'sub-mg'], { skills: ['sniper'] }), ned: { zone: 'b' }, amy: { zone: 'b' } },
      zombies: { b: CROWD },
    },
    act: shoot([0, 1], B),
  },
  {
    name: 'a Rifle with its Scope and bullets',
    given: {
      board: BOARD,
      survivors: { phil: hero(['rifle with scope'], { stored: ['ammo-bullets'] }), ned: { zone: 'c' } },
      zombies: { c: { walkers: 2, fatties: 1, runners: 1 } },
    },
    act: shoot([0], C),
  },
  {
    name: 'a trick shot at two zones with re-rolls for either, and a friend in one of them',
    given: {
      board: BOARD,
      survivors: {
        doug: hero(['sub-mg', 'sub-mg'], { zone: 'b', skills: ['trick-shot', 'lucky', 'one-reroll'] }),
        ned: { zone: 'c' },
      },
      zombies: { a: { walkers: 2, runners: 1 }, c: { walkers: 1 } },
    },
    act: shoot([0, 1], A, C),
  },
  {
    name: 'a car out and back again, a friend in the way, a lucky driver',
    given: {
      board: { board: BOARD, cars: [{ kind: 'police', zone: 'a' }], rules: { cars: true } },
      survivors: {
        phil: hero([], { car: 1, place: 'driver', skills: ['lucky'] }),
        amy: { car: 1, place: 'passenger 1' },
        josh: { zone: 'a', wounds: 1 },
      },
      zombies: { a: { walkers: 1, runners: 2 }, b: { walkers: 2, fatties: 1, runners: 1 } },
    },
    act: { do: 'drive', path: [B, A] },
  },
];

const MANY = 100_000;
/** `npm run soak` rolls as often for all. */
const FEWER = process.env.SOAK === '1' ? MANY : 10_000;

describe('exact odds agree with what the rules do', () => {
  test.each(CASES)('a hundred thousand times: $name', { timeout: 120_000 }, (one) => {
    expect(disagreements(one, MANY, 11)).toEqual([]);
  });
  test.each(LONG)('$name', { timeout: 120_000 }, (one) => {
    expect(disagreements(one, FEWER, 12)).toEqual([]);
  });
});
