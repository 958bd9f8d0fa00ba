import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  createEngine,
  decider,
  keyFromSeed,
  load,
  type Match,
  type Offer,
  openMatch,
  replay,
  type Save,
  save,
} from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game, type Thumbnail } from '../src/index.ts';

// One save a released version, in the middle of something, for ever. When the rules get a new version: UPDATE_SAVES=1
// npx vitest run --project core packages/thumbnail/test/saves.test.ts writes that of the present one.
const folder = new URL('saves/', import.meta.url);
const engine = createEngine(game);

/** Something legal, now this, now that. */
function answerTo(offer: Offer, n: number): unknown {
  if (offer.kind === 'one') return offer.from[(7 * n) % offer.from.length];
  if (offer.kind === 'order') return offer.items;
  return offer.usual;
}

function answer(match: Match<Thumbnail>, seat = decider(match.table.pending!.who)): void {
  const { table } = match;
  match.do(seat, { answer: answerTo(engine.offer(table, seat, { usual: true })!, table.n) });
}

/** The heroes of two seats are bitten in the middle of a turn: one has proposed how, the other has to decide. */
function inTheMiddle(seed = 1): Save {
  const holders = { p1: 'ann', p2: 'ben', p3: 'cleo' };
  const { match } = openMatch(engine, { options: { board: 'alley', seats: 3 }, key: keyFromSeed(seed), holders });
  while (match.table.outcome === null) {
    const { who, choice } = match.table.pending!;
    if (choice === 'bites' && typeof who !== 'string' && match.table.stack.length > 3) {
      answer(match, who.anyOf.find((seat) => seat !== who.decider)!);
      return save(match);
    }
    answer(match);
  }
  return inTheMiddle(seed + 1);
}

if (process.env.UPDATE_SAVES === '1') {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`v${game.version}.json`, folder), `${JSON.stringify(inTheMiddle())}\n`);
}
const files = readdirSync(folder);
const read = (file: string): Save => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Save;

test('there is a save of every version, taken where somebody was asked in the middle of something', () => {
  expect(files.sort()).toEqual(Array.from({ length: game.version }, (_, i) => `v${i + 1}.json`).sort());
  for (const file of files) {
    const { journal, table } = read(file);
    expect(`v${journal.segments.at(-1)?.version}.json`).toBe(file);
    expect(table.stack.length).toBeGreaterThan(3);
    expect(table.pending).toMatchObject({ choice: 'bites', proposals: [{}] });
  }
});

test.each(files)('%s opens, verifies and can be played to its end', (file) => {
  const match = load(engine, read(file));
  expect(replay(engine, match.journal, { verify: true })).toEqual(match.table);
  while (match.table.outcome === null) {
    answer(match);
    expect(game.check(match.table.state)).toEqual([]);
  }
  expect(engine.hash(replay(engine, match.journal, { verify: true }))).toBe(engine.hash(match.table));
});
