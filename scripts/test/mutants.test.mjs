import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/paths.mjs';
import { games, mutantsOf, sample } from '../mutants/game.mjs';
import { functionAround, watched } from '../mutants/met.mjs';
import { pointsOf } from '../mutants/points.mjs';
import { tryAll } from '../mutants/trials.mjs';
import { verdict } from '../mutants/verdict.mjs';

const thumbnail = games().find(({ id }) => id === 'thumbnail');

/** What a source can become, one change each. */
const become = (source) =>
  pointsOf(source).map(({ start, end, now }) => source.slice(0, start) + now + source.slice(end));

const changes = [
  ['a < b;', ['a <= b;', 'a >= b;', ';']],
  ['if (a && b) c();', ['if (false) c();', 'if (!(a && b)) c();', 'if (a || b) c();', 'if (a && b) ;']],
  ['const a = !b;', ['const a = b;']],
  ['const a = b ? c : d;', ['const a = true ? c : d;', 'const a = false ? c : d;']],
  ['const a = 3;', ['const a = 4;', 'const a = 2;']],
  ['const a = 0;', ['const a = 1;']],
  ['const a = -1;', ['const a = 0;']],
  ['const a = true;', ['const a = false;']],
  ['const a = Math.min(b, c);', ['const a = Math.max(b, c);']],
  ['const a = b.some(c);', ['const a = b.every(c);']],
  ['const a = [b, c];', ['const a = [...[], c];', 'const a = [b, ...[]];']],
  ['function a() { return b.filter(c); }', ['function a() { return []; }']],
  ['const a = () => [b];', ['const a = () => [];', 'const a = () => [...[]];']],
  ['function a() { b(); c(); }', ['function a() {}', 'function a() { ; c(); }', 'function a() { b(); ; }']],
];

for (const [source, all] of changes) test(source, () => assert.deepEqual(become(source).sort(), [...all].sort()));

const untouched = [
  'type A = 1 | true;',
  'interface A { readonly b: 2; }',
  "import { a } from 'b';",
  "const RULES: readonly RuleId[] = ['ZC-MOVE-01', 'ZC-MOVE-02'];",
  "const a = 'words for people';",
  "throw new Error(a + 'b');",
  "const a = choice('b', { usual: (view) => view.c > 1 });",
  'function usualShares(a) { return a > 1; }',
  "const a = choice('b', { usual: () => c() }); function c() { return d() > 1; } const d = () => c(1);",
  "const a = { id: 'found', rules: [b > 1 ? 'ZC-SRCH-03' : 'ZC-SRCH-05', c] };",
];

for (const source of untouched) test(`nothing to break in: ${source}`, () => assert.deepEqual(become(source), []));

test('what the usual answer shares with the rules is a rule', () => {
  const source = "const a = choice('b', { offer: () => c(), usual: () => c() }); const c = () => d > e;";
  assert.equal(become(source).length, 2);
});

test('what is only a type inside a rule is left alone', () => {
  assert.deepEqual(become('const a = (b: 1 | 2): 3 => b as 1;'), []);
});

test('every mutant of a game is told apart, and says where it is', () => {
  const all = mutantsOf(thumbnail);
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  for (const { file, start, end, was } of all.slice(0, 50))
    assert.equal(readFileSync(file, 'utf8').slice(start, end), was);
});

test('a seed gives the same sample, and what is added or left out changes little else', () => {
  const all = Array.from({ length: 100 }, (_, i) => ({ id: `m${i}` }));
  const ten = sample(all, 10, '7');
  assert.deepEqual(sample([...all].reverse(), 10, '7'), ten);
  assert.notDeepEqual(sample(all, 10, '8'), ten);
  const without = sample(
    all.filter((one) => one !== ten[3]),
    10,
    '7',
  );
  assert.deepEqual(
    without.slice(0, 9),
    ten.filter((one) => one !== ten[3]),
  );
});

test('every function says when it is met, and nothing else changes', () => {
  const source =
    'const a = (b) => (c) => ({ d: b + c }); function e() { return [1].map((f) => f + 1); } class G { h() { return 2; } }';
  const met = [];
  globalThis.met = (file, start) => met.push([file, start]);
  const { a, e, G } = new Function(`${watched('x.ts', source)}; return { a, e, G };`)();
  assert.deepEqual([a(1)(2), e(), new G().h()], [{ d: 3 }, [2], 2]);
  delete globalThis.met;
  assert.deepEqual(
    met.map(([, start]) => source.slice(start, start + 6)),
    ['(b) =>', '(c) =>', 'functi', '(f) =>', '() { r'],
  );
  const at = source.indexOf('f + 1');
  assert.equal(functionAround(source, at, at + 5), source.indexOf('(f) =>'));
  assert.equal(functionAround(source, 0, 5), -1);
});

/** A rule of the test game: the door of an exit is closed. */
const RULE = 'door !== null && !isOpen(state.doors, door)';

/** The rule, replaced. */
function planted(now) {
  const file = join(root, thumbnail.folder, 'src/rules/questions.ts');
  const source = readFileSync(file, 'utf8');
  const start = source.indexOf(RULE);
  assert.ok(start >= 0);
  return { file, source, start, end: start + RULE.length, now };
}

test('a broken rule is noticed, an equal one is not, one without an end is stopped', async () => {
  const nows = ['false', `!(door === null) && !isOpen(state.doors, door)`, '(() => { for (;;); })()', '('];
  const [broken, equal, endless, unreadable] = await tryAll(thumbnail, nows.map(planted), { seconds: 5 });
  assert.doesNotMatch(broken, /^it /);
  assert.equal(equal, null);
  assert.equal(endless, 'it never ends');
  assert.match(unreadable, /^it does not run/);
});

const tried = (killed, survived) => [
  ...Array.from({ length: killed }, (_, i) => ({ id: `k${i}`, killedBy: 'a scenario' })),
  ...Array.from({ length: survived }, (_, i) => ({ id: `s${i}`, killedBy: null })),
];
const known = { s0: 'equal', s1: 'equal', s2: 'equal', s3: 'equal' };

test('85 in a hundred must be killed', () => {
  assert.equal(verdict(tried(17, 3), known).ok, true);
  assert.equal(verdict(tried(16, 4), known).ok, false);
});

test('a survivor must be known', () => {
  const { ok, unknown } = verdict(tried(99, 1), {});
  assert.equal(ok, false);
  assert.deepEqual(
    unknown.map(({ id }) => id),
    ['s0'],
  );
});

test('a listed one that is noticed now is told', () => {
  assert.deepEqual(
    verdict(tried(2, 0), { k1: 'equal' }).noLonger.map(({ id }) => id),
    ['k1'],
  );
});
