import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createEngine, decider, type Journal, keyFromSeed, openMatch, parseJournal, replay } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { MISSIONS } from '../content/missions.ts';
import { careful } from '../src/bot/careful.ts';
import { game, pack } from '../src/index.ts';

// A game of each mission that the careful bot won with four heroes: proof that it can be. When a mission or the rules change:
// UPDATE_WON=1 npx vitest run --project core packages/games/marvel/test/won.test.ts
const engine = createEngine(game);
const fileOf = (mission: string): URL => new URL(`won/${mission}.json`, import.meta.url);

/** The shortest of the games won with the first seeds; null if none is. */
function wonGame(mission: string): Journal | null {
  let best: Journal | null = null;
  for (let seed = 1; seed <= 200 && (seed <= 12 || best === null); seed++) {
    const { match } = openMatch(engine, {
      options: pack.options(mission, 1, []),
      key: keyFromSeed(seed),
      holders: { p1: 'bot:careful' },
    });
    const most = best === null ? 3000 : best.segments[0]!.entries.length;
    while (match.table.outcome === null && match.journal.segments[0]!.entries.length < most) {
      const seat = decider(match.table.pending!.who);
      const answer = careful(engine.view(match.table, seat), engine.offer(match.table, seat)!);
      match.do(seat, { answer });
    }
    if (match.table.outcome?.because === 'won') best = match.journal;
  }
  return best;
}

if (process.env.UPDATE_WON === '1') {
  mkdirSync(new URL('won/', import.meta.url), { recursive: true });
  for (const { id } of MISSIONS) {
    const journal = wonGame(id);
    if (journal !== null) writeFileSync(fileOf(id), `${JSON.stringify(journal)}\n`);
  }
}

test.each(MISSIONS.map(({ id }) => id))('mission %s has been won, and the game verifies', { timeout: 60_000 }, (id) => {
  const journal = parseJournal(JSON.parse(readFileSync(fileOf(id), 'utf8')));
  // What ships besides this mission may have changed since; the hashes of the tables tell whether that matters.
  const segments = journal.segments.map((segment) => ({ ...segment, content: game.content }));
  const table = replay(engine, { ...journal, segments }, { verify: true });
  expect(table.state.mission).toBe(id);
  expect(table.outcome).toMatchObject({ because: 'won', winners: table.seats });
});
