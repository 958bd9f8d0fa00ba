import { describe, expect, test, vi } from 'vitest';
import { checkLaws, faultText, LAWS, type LawOptions } from '../../src/laws/index.ts';
import { plants } from './plants.ts';
import { pack } from './tiny.ts';

vi.setConfig({ testTimeout: 60_000 });

const usual: LawOptions = { games: 60, seed: 1, full: 12, usedWithin: 60, most: 300, faults: 1 };

test('a sound game keeps all the laws', () => {
  const { faults, games, unused } = checkLaws(pack, usual);
  expect(faults.map(faultText)).toEqual([]);
  expect(games).toBe(60);
  expect(unused).toEqual([]);
});

describe('a planted fault is found under the law it breaks', () => {
  test.each(plants.map((plant) => [plant.law, plant.fault, plant] as const))('%s: %s', (law, _fault, plant) => {
    const { faults } = checkLaws(plant.pack, { ...usual, ...(plant.engine ? { engine: plant.engine } : {}) });
    expect(faults.map((fault) => `${fault.law}: ${fault.reason}`)).toEqual([expect.stringMatching(`^${law}: `)]);
  });

  test('there is one for every law', () => {
    expect(new Set(plants.map((plant) => plant.law))).toEqual(new Set(Object.keys(LAWS)));
  });
});
