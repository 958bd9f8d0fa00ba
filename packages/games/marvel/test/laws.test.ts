import { checkLaws, keepsLaws } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';
import { favour, seasonedIn } from './seasoned.ts';

/** Seeds in a row go through every mission with every number of players: so many tables. */
const TABLES = 96;

test('there are so many tables', () => {
  expect(pack.missions.reduce((sum, { seats: { min, max } }) => sum + max - min + 1, 0)).toBe(TABLES);
});

test('random games of every mission and number of players keep the laws of every game', { timeout: 240_000 }, () => {
  const { games } = keepsLaws(pack, { games: TABLES, seed: 1, full: 1 });
  expect(games).toBe(TABLES);
});

/** `npm run soak -- used` plays so many of each mode. */
const SOAKED = process.env.SOAK === '1' ? 1000 : null;

test('so do games of seasoned zombies, in which every hero, card, enemy, Skill and ability is used', {
  timeout: 1_800_000,
}, () => {
  const games = SOAKED ?? 132;
  const report = keepsLaws(seasonedIn('zombie', SOAKED ? favour : undefined), { games, seed: 1001, full: 1 });
  expect(report).toMatchObject({ games, unused: [] });
});

/** Most games are only played: what is looked for here is used in few of them. */
const LIGHT = { looks: 0.01, samples: 0.005, retold: 0.03, junk: 0.003 };

test('and games of seasoned living heroes, in which each of theirs is used', { timeout: 1_800_000 }, () => {
  const games = SOAKED ?? 240;
  const profile = SOAKED ? {} : LIGHT;
  const report = keepsLaws(seasonedIn('hero', favour), { games, seed: 2001, full: 1, profile });
  expect(report).toMatchObject({ games, unused: [] });
});

test('what is used is counted by name, and what is not would be told', () => {
  const { unused } = checkLaws(seasonedIn('hero', favour), { games: 1, seed: 2001, missions: ['MH2'], full: 0 });
  expect(unused).toEqual(expect.arrayContaining(['mission MH1', 'enemy hulk', 'trait hope-renewed']));
  expect(unused).not.toContain('mission MH2');
  expect(pack.everything).toHaveLength(new Set(pack.everything).size);
});
