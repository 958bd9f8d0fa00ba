import { maySay, saidOf } from '@shamble/bots';
import { pack as dawn } from '@shamble/dawn';
import { undoneIn } from '@shamble/kept';
import { createEngine, type GamePack, keyFromSeed, openMatch, type Shape } from '@shamble/kernel';
import { pack as plague } from '@shamble/plague';
import { pack as zombicide } from '@shamble/zombicide';
import { describe, expect, it } from 'vitest';
import { saidStill } from '../src/worker/saidStill.ts';

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

  it('until what they did is taken back', () => {
    const engine = createEngine(zombicide.game as unknown as GamePack<Shape>['game']);
    const options = zombicide.options('01', 1, []);
    const { match } = openMatch(engine, { options, key: keyFromSeed(1), holders: { p1: 'here' }, undo: 'free' });
    const [view, offer] = [engine.view(match.table, 'p1'), engine.offer(match.table, 'p1', { usual: true })!];
    const because = { policy: offer.usual, chance: 0.6, instead: 0.5, spared: null, reason: 'people' };
    const said = saidOf(zombicide as never, view, 'p1', { answer: offer.usual, because }, false);
    expect(said.why).toEqual({ id: 'reason.people' });
    match.do('p1', { answer: offer.usual });
    expect(saidStill(said, [...undoneIn(match.entries)])).toBe(said);
    match.do('p1', { undoTo: 0 });
    expect(saidStill(said, [...undoneIn(match.entries)])).toBeNull();
  });
});
