import { pack as dawn } from '@shamble/dawn';
import { createEngine, type GamePack, keyFromSeed, type Shape } from '@shamble/kernel';
import { pack as plague } from '@shamble/plague';
import { pack as zombicide } from '@shamble/zombicide';
import { describe, expect, it } from 'vitest';
import { maySay } from '../src/worker/said.ts';

function isSaidAt<G extends Shape>(pack: GamePack<G>, seats: number, variants: readonly string[] = [], seed = 1) {
  const engine = createEngine(pack.game as unknown as GamePack<Shape>['game']);
  const { table } = engine.open(pack.options(pack.missions[0]!.id, seats, variants), keyFromSeed(seed));
  return maySay(engine, table);
}

describe('bots give reasons', () => {
  it('where every seat knows the same', () => {
    expect(isSaidAt(zombicide, 2)).toBe(true);
    expect(isSaidAt(plague, 3)).toBe(true);
    expect(isSaidAt(dawn, 1)).toBe(true);
  });

  it('nowhere while one of them may be a traitor or has a list of his own, whoever it is', () => {
    for (let seed = 1; seed < 9; seed++) expect(isSaidAt(plague, 3, ['traitor'], seed)).toBe(false);
    expect(isSaidAt(dawn, 2)).toBe(false);
  });
});
