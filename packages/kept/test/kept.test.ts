import { createHash } from 'node:crypto';
import {
  createEngine,
  type Engine,
  Fault,
  type Journal,
  keyFromSeed,
  type Match,
  openMatch,
  type Shape,
} from '@shamble/kernel';
import { game } from '@shamble/thumbnail';
import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  fileOf,
  follow,
  journalOf,
  type Kept,
  keptFrom,
  matchIn,
  newKey,
  parseFile,
  resume,
} from '../src/index.ts';
import { sha256 } from '../src/sha256.ts';

const engine = createEngine(game) as unknown as Engine<Shape>;

function played(steps: number): Match<Shape> {
  const { match } = openMatch(engine, { options: { board: 'alley', seats: 1 }, key: keyFromSeed(2) });
  for (let i = 0; i < steps; i++) {
    const offer = engine.offer(match.table, 'p1', { usual: true })!;
    match.do('p1', { answer: offer.usual ?? (offer.kind === 'one' ? offer.from[0] : undefined) });
  }
  return match;
}

const keep = (match: Match<Shape>): Kept =>
  structuredClone(keptFrom(match, { id: 't', title: 'Friday', opened: 5, round: 1 }));

describe('the key of the dice', () => {
  it('is committed to by its SHA-256', () => {
    for (const length of [0, 1, 3, 32, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    const key = newKey();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(newKey()).not.toBe(key);
    expect(commitmentOf(key)).toBe(createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex'));
  });
});

describe('a kept table', () => {
  it('comes back as it was', () => {
    const match = played(6);
    const { match: back, added } = resume(engine, keep(match));
    expect(added).toBeNull();
    expect(back.table).toEqual(match.table);
    expect(back.journal).toEqual(match.journal);
    expect(back.holders).toEqual(match.holders);
  });

  it('is the truth of its journal: a lost or wrong snapshot does no harm', () => {
    const match = played(6);
    const kept = keep(match);
    expect(resume(engine, { ...kept, snapshot: undefined }).match.table).toEqual(match.table);
    const wrong = { ...kept.snapshot!, kept: played(2).table };
    expect(resume(engine, { ...kept, snapshot: wrong }).match.table).toEqual(match.table);
  });

  const damages: Record<string, (kept: Kept) => Kept> = {
    'an entry is missing in the middle': (kept) => ({ ...kept, entries: kept.entries.filter(({ n }) => n !== 2) }),
    'the last entry is missing': (kept) => ({ ...kept, entries: kept.entries.slice(0, -1) }),
    'a hash is wrong': (kept) => change(kept, 3, { hash: 'nonsense' }),
    'an answer is another one': (kept) => change(kept, 3, { answer: { do: 'dance' } }),
    'an entry is nothing': (kept) => ({
      ...kept,
      entries: kept.entries.map((one) => ({ ...one, entry: null as never })),
    }),
    'the segments are gone': (kept) => ({ ...kept, segments: [] }),
    'the key is another one': (kept) => ({
      ...kept,
      segments: kept.segments.map((one) => ({
        ...one,
        start: { ...one.start, key: keyFromSeed(3) },
      })) as Kept['segments'],
    }),
    'the commitment is another one': (kept) => ({ ...kept, record: { ...kept.record, commitment: '00' } }),
  };
  const change = (kept: Kept, n: number, change: object): Kept => ({
    ...kept,
    entries: kept.entries.map((one) => (one.n === n ? { ...one, entry: { ...one.entry, ...change } } : one)),
  });

  it.each(Object.entries(damages))('is reported when %s', (_, damage) => {
    const kept = damage(keep(played(6)));
    const before = structuredClone(kept);
    expect(() => resume(engine, kept)).toThrow(Fault);
    expect(kept).toEqual(before);
    // Carried away as it is, and recognised for what it is.
    const { given } = parseFile(fileOf(kept).text);
    expect(() => matchIn(engine, given)).toThrow(Fault);
  });

  it('goes on in a new segment when the rules have changed', () => {
    const match = played(4);
    const kept = keep(match);
    const older = { ...kept, segments: kept.segments.map((one) => ({ ...one, content: 'another box' })) };
    const { match: back, added } = resume(engine, older);
    expect(added).not.toBeNull();
    expect(back.journal.segments).toHaveLength(2);
    expect(back.table.state).toEqual(match.table.state);
    const again = keptFrom(back, { id: 't', title: null, opened: 5, round: 1 });
    expect(again.segments.map(({ first }) => first)).toEqual([0, 4]);
    expect(journalOf(structuredClone(again))).toEqual(back.journal as Journal);
    expect(resume(engine, structuredClone(again)).match.table).toEqual(back.table);
  });

  it('is followed entry by entry, with what was told', () => {
    const match = played(6);
    const { match: behind } = resume(engine, keep(played(4)));
    const { match: now, told } = follow(behind, keep(match))!;
    expect(now.table).toEqual(match.table);
    expect(told.length).toBeGreaterThan(0);
    expect(follow(now, keep(match))).toBeNull();
  });

  it('is not followed over an undo that goes further back: it is read anew', () => {
    const match = played(6);
    match.do('p1', { undoTo: 1 });
    const { match: behind } = resume(engine, keep(played(4)));
    expect(follow(behind, keep(match))).toBeNull();
  });
});

describe('a file', () => {
  it('holds a table that is checked when it is read', () => {
    const match = played(6);
    const { name, text } = fileOf(keep(match));
    expect(name).toBe('shamble-thumbnail-1970-01-01.json');
    const { game, given } = parseFile(text);
    expect(game).toBe('thumbnail');
    expect(given).toMatchObject({ title: 'Friday' });
    expect(matchIn(engine, given).table).toEqual(match.table);
  });

  it.each(['', '{', 'null', '[]', '{"shamble":"save"}', '{"shamble":"save","journal":{}}', '"save"'])(
    'that is none is told apart: %s',
    (text) => {
      expect(() => parseFile(text)).toThrow('not a saved game');
    },
  );
});
