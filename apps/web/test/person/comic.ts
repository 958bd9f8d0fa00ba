import { createEngine, type Match } from '@shamble/kernel';
import { type Marvel, pack } from '@shamble/marvel';
import { staged } from './tables.ts';

const engine = createEngine(pack.game);

const STREETS = '4R-N 4R-NE 4R-E 4R-SE 4R-S 4R-SW 4R-W 4R-NW 3R-N 3R-E 3R-S 3R-W 3R-C 5R-N 5R-C 5R-W';
const HEROES: Readonly<Record<string, object>> = {
  'captain-america': {
    zone: '4R-subway',
    hunger: 2,
    traits: ['savage-swing', 'dead-flesh'],
    bystander: 'okoye',
    xp: 12,
  },
  'captain-marvel': { zone: '4R-subway', hunger: 4, health: 3, traits: ['pack-hunt'], xp: 8 },
  deadpool: { zone: '4R-tickets', hunger: 1, xp: 22, traits: ['bone-to-gnaw', 'second-helping'] },
  wasp: { zone: '4R-subway', hunger: 3, health: 2, xp: 7 },
  'iron-man': { zone: '4R-S', hunger: 2, xp: 5 },
  hulk: { zone: '4R-S', hunger: 3, health: 4, traits: ['hurl', 'dread-howl'], xp: 19 },
};

/** Six heroes, sixty agents, a Super Hero and two who run: as full as a comic page gets. */
export const crowdedPage = (): Match<Marvel> =>
  staged(
    engine,
    pack.stage,
    {
      mission: 'MZ4',
      heroes: HEROES,
      opened: 'all',
      turn: 'hulk',
      'super heroes': { thor: '4R-S' },
      bystanders: { 'aunt-may': '4R-tickets', 'mary-jane': '3R-bank' },
      // All of them but a few are on the board.
      enemies: Object.fromEntries(
        STREETS.split(' ').map((zone, at) => [
          zone,
          { troopers: 2, ...(at < 14 ? { guards: 1 } : {}), ...(at < 2 ? {} : { specialists: 1 }) },
        ]),
      ),
    },
    3,
  );

const FOUR = (heroes: readonly string[], zone: string) => Object.fromEntries(heroes.map((hero) => [hero, { zone }]));

/** Somebody who runs, somebody who comes to fight, somebody with Guards; or living people who follow, or cannot. */
export const peoplePage = (mode: 'zombie' | 'hero'): Match<Marvel> =>
  staged(
    engine,
    pack.stage,
    mode === 'zombie'
      ? {
          mission: 'MZ1',
          heroes: FOUR(['captain-america', 'hulk', 'wasp', 'deadpool'], '5R-C'),
          opened: 'all',
          turn: 'captain-america',
          enemies: { '3R-C': { guards: 1 } },
          bystanders: { okoye: '3R-S', 'aunt-may': '8R-C', jameson: { zone: '3R-C', escorted: true } },
        }
      : {
          mission: 'MH3',
          heroes: FOUR(['thor', 'spider-man', 'ms-marvel', 'black-panther'], '7R-C'),
          opened: 'all',
          turn: 'thor',
          enemies: { '7R-C': { walkers: 2 } },
          'zombie heroes': { hulk: '7R-W' },
          bystanders: { okoye: '6R-C', wong: '7R-N' },
        },
    3,
  );
