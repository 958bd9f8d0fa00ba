import { createEngine, decider, keyFromSeed } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game, pack } from '../../src/index.ts';

const engine = createEngine(game);

/** How a game ends in which everybody gives the usual answer, which every question has. */
function played(seed: number, players: number): { end: string; questions: Set<string> } {
  const { table } = engine.open(pack.options('mall', players, ['siege']), keyFromSeed(seed));
  const questions = new Set<string>();
  while (table.outcome === null && table.n < 5000) {
    const { who, choice } = table.pending!;
    const { usual } = engine.offer(table, decider(who), { usual: true })!;
    expect(usual, choice).toBeDefined();
    questions.add(choice);
    engine.playInPlace(table, decider(who), usual);
  }
  return { end: table.outcome?.because ?? 'never', questions };
}

test('one click sets the dead up, hides five, and moves all who react', () => {
  const { end, questions } = played(3, 2);
  expect(end).not.toBe('never');
  expect([...questions]).toEqual(expect.arrayContaining(['deploy', 'hide', 'place', 'react', 'free', 'defend']));
});

test.each([1, 3])('games of usual answers end with %i players, too', (players) => {
  for (let seed = 1; seed <= 4; seed++) expect(played(seed, players).end).not.toBe('never');
});
