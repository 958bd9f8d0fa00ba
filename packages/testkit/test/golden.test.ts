import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { compareGolden, firstDifference, golden } from '../src/index.ts';
import { shed } from './scenario/shed.ts';

const table = { mission: 'shed', seats: 2, seed: 4 };

afterEach(() => vi.unstubAllEnvs());

it('has not changed for the shed', () => {
  const file = fileURLToPath(new URL('./golden/shed.txt', import.meta.url));
  expect(compareGolden(file, golden(shed, table))).toBeNull();
});

it('is the same text for the same seed, and another for another', () => {
  expect(golden(shed, table)).toBe(golden(shed, table));
  expect(golden(shed, { ...table, seed: 5 })).not.toBe(golden(shed, table));
});

it('shows questions with all their names, answers, events, barriers, hashes, views, the outcome', () => {
  const text = golden(shed, { ...table, asides: 3 });
  expect(text).toContain('# shed version 1: shed, 2 seats, seed 4');
  expect(text).toContain('  ? p1: act { seat: p1 }\n    one move to shed | search | shout');
  expect(text).toContain('refused move to road [SH-MOVE-02]');
  expect(text).toMatch(/\d+ > p[12]: act = \w+/);
  expect(text).toMatch(/\d+ > p[12]: aside drop = \w+/);
  expect(text).toMatch(
    /act = search !\n {2}\* searched \{ seat: p\d, card: \w+ \} \[SH-SEARCH-01\] only p\d, others searched/,
  );
  expect(text).toMatch(/ {2}@ [0-9a-f]{16} p1:[0-9a-f]{6} p2:[0-9a-f]{6} \$watcher:[0-9a-f]{6}/);
  expect(text).toContain('  ~ p1 hand: [plank]');
  expect(text).toContain('  | yard - shed (3 dead) - road');
  expect(text).toMatch(/ {2}= \{ winners: \[p\d\], because: escaped, rules: \[SH-WIN-01\] \}\n$/);
});

it('keeps to its size: less detail first, then the middle left out and counted', () => {
  const long = { ...table, seed: 1, most: 60 };
  const whole = golden(shed, long);
  const sizes = [whole.length - 1, 12_000, 6_000, 1_500];
  for (const bytes of sizes) {
    const text = golden(shed, { ...long, bytes });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes);
    expect(text).toBe(golden(shed, { ...long, bytes }));
  }
  expect(golden(shed, { ...long, bytes: 1_500 })).toMatch(
    /# \d+ tables: .*\d+ left out\n[\s\S]*# \.\.\. \d+ left out here/,
  );
});

it('says where a game was cut off', () => {
  expect(golden(shed, { ...table, most: 2, asides: 0 })).toContain('# cut off after 2 entries');
});

it('tells the first difference, with what stands before it', () => {
  const before = ['# title', '0 > p1: wait', '  * a', '  * b', '  * c', '  * d', '  * e'].join('\n');
  expect(firstDifference(before, before)).toBeNull();
  expect(firstDifference(before, before.replace('* d', '* D'))).toBe(
    [
      '6: the playthrough differs, in "0 > p1: wait"',
      '      * a',
      '      * b',
      '      * c',
      '  -   * d',
      '  -   * e',
      '  +   * D',
      '  +   * e',
      '  (2 lines from there on before, 2 now)',
    ].join('\n'),
  );
  expect(firstDifference('a\nb', 'a')).toContain('  - b\n  + (the end)');
});

it('compares with a file, and writes it on demand only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-'));
  const file = join(folder, 'golden', 'shed.txt');
  vi.stubEnv('UPDATE_GOLDEN', '');
  expect(compareGolden(file, 'a\n')).toContain('does not exist yet. Make it with UPDATE_GOLDEN=1');
  vi.stubEnv('UPDATE_GOLDEN', '1');
  expect(compareGolden(file, 'a\n')).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe('a\n');
  vi.stubEnv('UPDATE_GOLDEN', '');
  expect(compareGolden(file, 'a\n')).toBeNull();
  writeFileSync(file, 'a\r\n');
  expect(compareGolden(file, 'a\n')).toBeNull();
  expect(compareGolden(file, 'b\n')).toContain(`${file}:1: the playthrough differs`);
  rmSync(folder, { recursive: true });
});
