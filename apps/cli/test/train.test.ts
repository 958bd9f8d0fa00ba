import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, shamble } from './cli.ts';

const tiny = ['--mission', '00', '09', '--games', '4', '--hidden', '2', '--epochs', '2'];

test('learns the same from the same seed, and says how it was made', { timeout: 180_000 }, async () => {
  const cwd = newFolder();
  const train = async (out: string, ...more: string[]) => {
    const ran = await shamble(['train', 'zombicide', ...tiny, '--out', out, ...more, '--lang', 'en'], { cwd });
    expect(ran.err).toBe('');
    expect(ran.code).toBe(0);
    return { out: ran.out, text: readFileSync(join(cwd, out), 'utf8') };
  };
  const { out, text } = await train('a.json', '--seed', '5');
  expect(out).toMatch(
    /^00: \d+ positions\n09: \d+ positions\nOn games not seen, what is said is [\d.]+% off on average\.\nSaved in .*a\.json\.\n$/,
  );
  const { how, network, lessons, calibration, error } = JSON.parse(text);
  expect(how).toEqual({
    game: 'zombicide',
    bot: 'careful',
    missions: ['00', '09'],
    games: 4,
    seed: 5,
    hidden: 2,
    epochs: 2,
  });
  expect(network.hidden).toHaveLength(2);
  expect(lessons).toBeGreaterThan(10);
  expect(calibration).toHaveLength(10);
  expect(error).toBeGreaterThan(0);
  expect((await train('b.json', '--seed', '5')).text).toBe(text);
  expect((await train('c.json', '--seed', '6')).text).not.toBe(text);
});

test('says so where there is nothing to learn', async () => {
  const { code, err } = await shamble(['train', 'thumbnail', '--out', 'x.json', '--lang', 'en'], { cwd: newFolder() });
  expect(code).toBe(1);
  expect(err).toContain('no evaluation to be learned');
});
