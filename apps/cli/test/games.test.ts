import { expect, test } from 'vitest';
import { shamble } from './cli.ts';

test('lists games with missions, seats, provenance and variants', async () => {
  const { code, out } = await shamble(['games']);
  expect(code).toBe(0);
  expect(out).toContain('thumbnail  Thumbnail, the test game');
  expect(out).toMatch(/block +The block +1 to 6 seats, our own/);
  expect(out).toMatch(/traitor +Traitor: /);
});

test('tells what a variant does, and whether it is easier or harder', async () => {
  const { out } = await shamble(['games']);
  expect(out).toMatch(/reserve-6 +More zombies \(ZZZ, harder\) +6 zombies a human in the reserve instead of 5\.\n/);
});

test('a table that the rules refuse is refused with the reason and the rule, in the language asked for', async () => {
  const { code, err } = await shamble(['play', 'plague', '--variant', 'heal', '--lang', 'fr']);
  expect([code, err]).toEqual([1, '« Soigner » ne se joue qu’avec « Blessures ». (ZP-HEAL-01)\n']);
});

test('in French', async () => {
  const { out } = await shamble(['games'], { env: { LANG: 'fr_FR.UTF-8' } });
  expect(out).toMatch(/block +Le pâté de maisons +de 1 à 6 places, de notre cru/);
});

test('as JSON', async () => {
  const { out } = await shamble(['games', '--json']);
  const games = JSON.parse(out) as { id: string }[];
  expect(games.find(({ id }) => id === 'thumbnail')).toMatchObject({
    missions: [{ id: 'block', provenance: 'ours', seats: { min: 1, max: 6 } }, { id: 'alley' }],
  });
});
