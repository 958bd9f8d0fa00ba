import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { rounded } from '../icons.paths.ts';

describe('icons', () => {
  test('have whole coordinates, told from where the last one was rounded to', () => {
    expect(rounded('m415.016 24.44l-6.784-.04')).toBe('m415 24-7 0');
    expect(rounded('M10 10c.52.96.04.5 12.04.5')).toBe('m10 10c1 1 0 1 12 1');
    expect(rounded('M5-.04L.7-1.96h3.3V9.6')).toBe('m5 0-4-2h3v12');
    expect(rounded('M0 0l2.4 2.4zl.4.4')).toBe('m0 0 2 2zl0 0');
  });

  test('have arcs with radii to a tenth and flags that stand close', () => {
    expect(rounded('M0 0a55.26 55 0 013.938-3.572')).toBe('m0 0a55.3 55 0 0 1 4-4');
  });

  test('do not drift: many small steps end where they did', () => {
    expect(
      rounded(`M0 0${'l.4 .4'.repeat(20)}`)
        .match(/-?\d+/g)!
        .reduce((sum, n) => sum + Number(n), 0),
    ).toBe(16);
  });

  test('are read whole: what is rounded once stays as it is', () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
    const paths = Object.values(icons)
      .slice(0, 400)
      .flatMap(({ body }) => [...body.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!));
    expect(paths.length).toBeGreaterThan(300);
    for (const path of paths) expect(rounded(rounded(path))).toBe(rounded(path));
  });
});
