import { diceOf, keyFromSeed, openChance } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { rollDice, successes } from '../src/index.ts';

describe('dice', () => {
  test('so many dice, each with a draw of its own', () => {
    const chance = openChance(keyFromSeed(1));
    const faces = rollDice(diceOf(chance), 'dice', 5, 6);
    expect(faces).toHaveLength(5);
    expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true);
    expect(chance.at).toEqual({ dice: 5 });
    const again = diceOf(openChance(keyFromSeed(1)));
    expect(faces).toEqual([1, 2, 3, 4, 5].map(() => again.roll('dice', 6)));
  });

  test('no dice draw nothing', () => {
    const chance = openChance(keyFromSeed(1));
    expect(rollDice(diceOf(chance), 'dice', 0, 6)).toEqual([]);
    expect(chance.at).toEqual({});
  });

  test('a success is a face at or above what is needed', () => {
    expect(successes([1, 3, 4, 5, 6], 4)).toBe(3);
    expect(successes([1, 2], 3)).toBe(0);
    expect(successes([], 1)).toBe(0);
    expect(successes([1, 1], 1)).toBe(2);
  });
});
