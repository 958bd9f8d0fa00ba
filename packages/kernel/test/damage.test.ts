import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine, Fault, fork, keyFromSeed, load, parseJournal, replay, type Save, save } from '../src/index.ts';
import {
  ask,
  call,
  codeOf,
  doAll,
  faultOf,
  goto,
  keepAnswer,
  keyOf,
  mayAlways,
  note,
  type Rules,
  reread,
  script,
  start,
  toy,
} from './toy.ts';

/** Has a bit of everything in it: chance, a proposal, an undo, a change of holder, a frame in a frame. */
const rules: Rules = script(
  { call: () => call('turn', { deep: [1, { a: null }] }, 'ann'), again: () => goto('call') },
  { only: ['x'] },
  {
    procs: {
      turn: {
        ask: () => ask({ anyOf: ['p1', 'p2'], decider: 'p1' }, 'go', {}),
        keep: keepAnswer('go'),
        roll: (play) => (play.roll('dice', 6) > 6 ? goto('ask') : ask('p2', 'only', {})),
        end: note('end'),
      },
    },
    asides: { cough: mayAlways(({ state }) => void state.log.push('cough')) },
  },
);
const engine = createEngine(toy(rules));
const text = (() => {
  const match = start(rules, { holders: { p1: 'ann', p2: 'ben', p3: 'bot:x' } });
  doAll(match, ['p1', 'a'], ['p1', { undoTo: 0 }], ['p2', { undoAgreed: true }], ['p2', { hold: 'cleo' }]);
  doAll(match, ['p3', { aside: 'cough', answer: 'now' }], ['p3', { resign: true }], ['p1', 'b'], ['p2', 'a']);
  return JSON.stringify(save(match));
})();
const kept = () => JSON.parse(text) as Save;
type Fields = Record<string, unknown>;
/** The same with one thing in it changed. */
function spoil(what: string, change: (fields: Fields, save: Save) => unknown): Save {
  const spoilt = kept();
  const at = what.split('.').reduce<unknown>((now, key) => (key === '' ? now : (now as Fields)[key]), spoilt);
  change(at as Fields, spoilt);
  return spoilt;
}
const set = (fields: object) => (at: Fields) => Object.assign(at, fields);
const last = 'journal.segments.0.entries';

describe('J. Damage', () => {
  test('[J5] what is not damaged opens', () => {
    const { journal } = kept();
    expect(parseJournal(journal)).toBe(journal);
    expect(load(engine, kept()).table).toEqual(kept().table);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'save'],
    ['a list', []],
    ['something else', { shamble: 'mission' }],
    ['a journal alone', kept().journal],
  ])('[J5] %s is no save', (_what, given) => {
    expect(codeOf(() => load(engine, given))).toBe('corrupt');
  });

  test.each<[string, (at: Fields, save: Save) => unknown]>([
    ['journal', set({ segments: [] })],
    ['journal', set({ segments: {} })],
    ['journal', set({ game: 7 })],
    ['journal', set({ format: '1' })],
    ['journal', set({ format: 0 })],
    ['journal.segments', set({ 0: null })],
    ['journal.segments.0', set({ version: '1' })],
    ['journal.segments.0', set({ content: null })],
    ['journal.segments.0', set({ hash: 7 })],
    ['journal.segments.0', set({ entries: null })],
    ['journal.segments.0', set({ forced: 'x' })],
    ['journal.segments.0', set({ start: null })],
    ['journal.segments.0.start', set({ key: 7 })],
    ['journal.segments.0.start', set({ holders: { p1: 7 } })],
    ['journal.segments.0.start', set({ table: null })],
    ['journal.segments.0.start', set({ table: { n: 0 } })],
    [`${last}.3`, set({ n: 4 })],
    [last, (at) => (at as unknown as unknown[]).reverse()],
    [last, (at) => (at as unknown as unknown[]).splice(2, 1)],
    [last, (at) => (at as unknown as unknown[]).push(null)],
    [`${last}.0`, set({ seat: 1 })],
    [`${last}.0`, set({ hash: null })],
    [`${last}.0`, set({ choice: 7 })],
    [`${last}.0`, set({ choice: undefined, danced: true })],
    [`${last}.0`, (at) => Reflect.deleteProperty(at, 'choice')],
    [`${last}.0`, (at) => Reflect.deleteProperty(at, 'answer')],
    [`${last}.0`, set({ forced: { 0: 1 } })],
    [`${last}.0`, set({ resign: true })],
    [`${last}.1`, set({ undoAsked: -1 })],
    [`${last}.2`, set({ undoTo: 0.5 })],
    [`${last}.2`, set({ beyond: 'x' })],
    [`${last}.3`, set({ hold: null })],
    [`${last}.5`, set({ resign: false })],
  ])('[J5] a journal spoilt at %s is corrupt, and left as it is: %#', (what, change) => {
    const spoilt = spoil(what, change);
    const before = JSON.stringify(spoilt);
    expect(faultOf(() => parseJournal(spoilt.journal))).toMatchObject({ code: 'corrupt' });
    expect(codeOf(() => load(engine, spoilt))).toBe('corrupt');
    expect(JSON.stringify(spoilt)).toBe(before);
  });

  test.each<[string, object]>([
    ['table', { state: null }],
    ['table', { stack: null }],
    ['table', { n: 7 }],
    ['table', { n: '8' }],
    ['table', { barrier: 0 }],
    ['table', { version: 2 }],
    ['table', { game: 'other' }],
    ['table', { seats: null }],
    ['table', { seats: ['p1', 'p2'] }],
    ['table', { pending: { who: 'p1' } }],
    ['table', { outcome: { winners: ['p1'], because: 'x', rules: [] } }],
    ['table', { chance: null }],
    ['table.chance', { key: keyOf(2) }],
    ['table.chance', { key: [] }],
    ['table.chance', { at: { dice: 0 } }],
    ['table.chance', { forced: { dice: [6] } }],
    ['table.state', { list: ['a', 'a', 'a'] }],
    ['table.state.list', { 0: 'x' }],
    ['table.stack.0', { proc: 'other' }],
    ['table.stack.1.locals', { deep: [] }],
    ['table.pending', { who: 'p2' }],
    ['table.pending', { proposals: [] }],
    [`${last}.7`, { hash: '0123456789abcdef' }],
  ])('[J5] a table that is not where its journal ends is corrupt: %s %j', (what, fields) => {
    expect(codeOf(() => load(engine, spoil(what, set(fields))))).toBe('corrupt');
  });

  test.each<[string, object]>([
    ['', { n: 1 }],
    ['', { n: -1 }],
    ['', { stack: null }],
    ['', { seats: 'p1' }],
    ['', { pending: 7 }],
    ['', { outcome: {} }],
    ['stack.0', { proc: null }],
    ['stack.0', { waiting: {} }],
    ['chance', { key: [1, 2] }],
    ['chance', { at: { dice: -1 } }],
    ['chance', { forced: { dice: 6 } }],
  ])('[J5] nor can a segment start from a damaged table: %s %j', (what, fields) => {
    const { journal } = fork(load(engine, kept()), 3, keyFromSeed(3));
    expect(parseJournal(journal)).toBe(journal);
    const start = journal.segments[0]!.start as unknown as { table: Fields };
    const at = what.split('.').reduce<unknown>((now, key) => (key === '' ? now : (now as Fields)[key]), start.table);
    Object.assign(at as Fields, fields);
    expect(codeOf(() => parseJournal(journal))).toBe('corrupt');
  });

  test('[J5] segments follow each other without a gap', () => {
    const { journal } = load(createEngine(toy({ ...rules, content: 'other' })), kept());
    expect(parseJournal(journal).segments).toHaveLength(2);
    const [first, second] = journal.segments;
    for (const segments of [[second], [second, first], [first, first]])
      expect(codeOf(() => parseJournal({ ...journal, segments }))).toBe('corrupt');
  });

  test('[J5] what comes from newer rules or another game says so', () => {
    expect(codeOf(() => load(engine, spoil('journal', set({ format: 2 }))))).toBe('newer');
    expect(codeOf(() => load(engine, spoil('journal.segments.0', set({ version: 2 }))))).toBe('newer');
    expect(codeOf(() => replay(engine, spoil('journal.segments.0', set({ version: 2 })).journal))).toBe('newer');
    const foreign = spoil('journal', set({ game: 'chess' }));
    for (const run of [() => load(engine, foreign), () => replay(engine, foreign.journal)])
      expect(faultOf(run)).toMatchObject({ code: 'corrupt', message: expect.stringContaining('chess') });
  });

  test('[J5] a text without end is corrupt, too', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(codeOf(() => load(engine, deep))).toBe('corrupt');
    expect(codeOf(() => load(engine, spoil('table.state', set({ list: deep }))))).toBe('corrupt');
  });

  test('[J5] whatever is changed in it, it opens and goes on or it throws a Fault', () => {
    const places = placesIn(kept());
    const junk = fc.oneof(
      fc.constantFrom<unknown>(
        undefined,
        null,
        true,
        false,
        -1,
        0,
        1,
        1.5,
        1e9,
        '',
        'p1',
        'x',
        '__proto__',
        [],
        {},
        [null],
        [{}],
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(places.length - 1), junk), { minLength: 1, maxLength: 2 }), (changes) => {
        const changed = kept();
        for (const [at, value] of changes) put(changed, places[at]!, value);
        const spoilt = reread(changed);
        onlyFaults(() => {
          const match = load(engine, spoilt);
          onlyFaults(() => replay(engine, match.journal, { verify: true }));
          for (const seat of ['p1', 'p2']) onlyFaults(() => match.do(seat, { undoTo: match.previous() ?? 0 }));
          for (const answer of ['a', 'b']) onlyFaults(() => match.do('p1', { answer }));
          onlyFaults(() => match.do('p2', { undoAgreed: true }));
        });
        onlyFaults(() => replay(engine, parseJournal(spoilt.journal)));
      }),
      { numRuns: 400 },
    );
  });
});

function onlyFaults(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
  }
}

function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [[...path, key], ...placesIn(item, [...path, key])]);
}

function put(into: unknown, path: readonly string[], value: unknown): void {
  const holder = path.slice(0, -1).reduce((now, key) => (now as Fields | undefined)?.[key], into);
  if (typeof holder === 'object' && holder !== null) Object.assign(holder, { [path.at(-1)!]: value });
}
