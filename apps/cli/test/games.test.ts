import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
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

test('lists the cards that players may choose, how many are usual and where they are from', async () => {
  const { out } = await shamble(['games', '--cards']);
  expect(out).toMatch(/kitchen-knife +1\/2 +Kitchen Knife +Kills with a 6\. \(printed in the rule book\)\n/);
  const { out: json } = await shamble(['games', '--cards', '--json']);
  const { cards } = (JSON.parse(json) as { id: string; cards?: { copies: number; usual: number }[] }[])[1]!;
  const sum = (of: 'copies' | 'usual'): number => cards!.reduce((all, card) => all + card[of], 0);
  expect([sum('copies'), sum('usual')]).toEqual([66, 40]); // the baby comes with its variant
});

test.each([
  [['--with', 'molotov'], /\(ZP-DECK-01\)/],
  [['--without', 'car-keys'], /\(ZP-DECK-02\)/],
  [['--without', 'rake'], /no "rake" left in the pile/],
  [['--with', 'molotof'], /did you mean molotov\?/],
])('a pile with these cards cannot be played with: %j', async (cards, why) => {
  const { code, err } = await shamble(['play', 'plague', ...cards]);
  expect([code, err]).toEqual([1, expect.stringMatching(why)]);
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

test('a table tells what mission it is laid for', () => {
  for (const { pack } of games)
    for (const { id, seats } of pack.missions) expect(pack.missionOf(pack.options(id, seats.min, []))).toBe(id);
});
