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
import { game, pack, type Zombicide } from '../src/index.ts';

// One save a released version, in the middle of something, for ever. When the rules get a new version: UPDATE_SAVES=1
// npx vitest run --project core packages/games/zombicide/test/saves.test.ts writes that of the present one.
const folder = new URL('saves/', import.meta.url);
const engine = createEngine(game);

/** Something legal, now this, now that. */
function answerTo(offer: Offer, n: number): unknown {
  if (offer.kind === 'one') return offer.from[(7 * n) % offer.from.length];
  if (offer.kind === 'order') return offer.items;
  return offer.usual;
}

function answer(match: Match<Zombicide>): void {
  const { table } = match;
  const seat = decider(table.pending!.who);
  match.do(seat, { answer: answerTo(engine.offer(table, seat, { usual: true })!, table.n) });
}

/** A building is being revealed: a Zombie card lies open for one of its rooms, and Destiny may put it away. */
const isInTheMiddle = ({ table: { pending, stack } }: Match<Zombicide>): boolean =>
  pending?.choice === '$reaction' && stack.some(({ proc }) => proc === 'reveal');

function inTheMiddle(seed = 1): Save {
  const options = pack.options('A4', 3, ['home-made']);
  const { match } = openMatch(engine, {
    options,
    key: keyFromSeed(seed),
    holders: { p1: 'ann', p2: 'ben', p3: 'cleo' },
  });
  while (match.table.outcome === null && match.table.n < 1000) {
    if (isInTheMiddle(match)) return save(match);
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
    expect(table.stack.map(({ proc }) => proc)).toEqual(expect.arrayContaining(['activation', 'reveal', 'zombieCard']));
    expect(table.pending).toMatchObject({ choice: '$reaction' });
  }
});

test.each(files)('%s opens, verifies and can be played on', { timeout: 60_000 }, (file) => {
  const match = load(engine, read(file));
  expect(replay(engine, match.journal, { verify: true })).toEqual(match.table);
  for (let i = 0; i < 300 && match.table.outcome === null; i++) {
    answer(match);
    expect(game.check(match.table.state)).toEqual([]);
  }
  expect(engine.hash(replay(engine, match.journal, { verify: true }))).toBe(engine.hash(match.table));
});
