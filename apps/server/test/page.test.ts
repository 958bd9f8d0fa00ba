import { join } from 'node:path';
import { faultsOf } from '@shamble/text';
import { describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { countClauses, findRoot, parseClauses, readClauses } from '../src/clauses.ts';
import { demonstrate } from '../src/demonstration.ts';
import { games } from '../src/games.ts';
import { localeFor, serverText } from '../src/language.ts';

const app = createApp(null);
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('the page that tells how it stands', () => {
  test('speaks French or English: ?lang= first, then what the browser wishes', async () => {
    expect((await get('/status?seed=1')).text).toContain('<html lang="en">');
    expect((await get('/status?seed=1', { 'Accept-Language': 'fr-CA,en;q=0.5' })).text).toContain('<html lang="fr">');
    const french = await get('/status?seed=1&lang=fr', { 'Accept-Language': 'en' });
    expect(french.text).toContain('Ce qu’il y a');
    expect(french.text).not.toContain('[page.');
  });

  test('shows every game with its missions, and how many clauses are done', async () => {
    const { text } = await get('/status?seed=1&lang=en');
    expect(text).toContain('Thumbnail, the test game');
    for (const mission of ['The block', 'The alley']) expect(text).toContain(mission);
    expect(text).toMatch(/\d+ of \d+ rules done/);
  });

  test('shows games that were really played, the same for a seed', async () => {
    const shown = async (seed: number) => (await get(`/status?lang=en&seed=${seed}`)).text.replace(/[\d,]+ ms/, '');
    expect(await shown(7)).toBe(await shown(7));
    expect(await shown(7)).not.toBe(await shown(8));
    expect(await shown(7)).toContain('5 games');
  });

  test.each(['x', '-1', '4294967296', '1e3', '%3Cscript%3E'])('a seed %j is refused with a sentence', async (seed) => {
    const { status, text } = await get(`/status?lang=en&seed=${seed}`);
    expect(status).toBe(400);
    expect(text).toContain('A seed is a whole number from 0 to 4294967295');
    expect(text).not.toContain('<script');
  });

  test('allows nothing from elsewhere', async () => {
    const { headers, text } = await get('/status');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).not.toMatch(/<script|style="|https?:/);
  });

  test('other addresses: health, the icon, and one sentence for all the rest', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, text: 'ok' });
    expect((await get('/icon.svg')).headers.get('content-type')).toBe('image/svg+xml');
    const nowhere = await get('/nowhere?lang=fr');
    expect(nowhere.status).toBe(404);
    expect(nowhere.text).toContain('Il n’y a rien à cette adresse.');
  });
});

test('the same games are played once, and many others not at all', async () => {
  const busy = createApp(null);
  const ask = (seed: number) => busy.request(`/status?lang=en&seed=${seed}`);
  const [one, same] = await Promise.all([ask(1), ask(1)]);
  // Down to the milliseconds it took.
  expect(await one.text()).toBe(await same.text());
  const many = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(ask));
  expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 503, 503]);
  expect(many.at(-1)!.headers.get('retry-after')).toBe('5');
  expect(await many.at(-1)!.text()).toContain('Too many ask for games of their own right now.');
  expect((await ask(8)).status).toBe(200);
});

test('both languages say the same', () => {
  expect(faultsOf(serverText)).toEqual([]);
  for (const { text } of games) expect(faultsOf(text)).toEqual([]);
});

test.each([
  [undefined, undefined, 'en'],
  ['fr', 'en', 'fr'],
  ['FR', undefined, 'fr'],
  ['de', 'fr', 'fr'],
  [undefined, 'de, fr;q=0.9, en;q=0.8', 'fr'],
  [undefined, 'fr;q=0, en', 'en'],
  [undefined, 'en;q=0.2, fr-BE;q=0.7', 'fr'],
  [undefined, ';;q=,', 'en'],
])('?lang=%s and Accept-Language: %s give %s', (asked, accepted, locale) => {
  expect(localeFor(asked, accepted)).toBe(locale);
});

test('the demonstration is bounded, and leaves others their turns', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const { games: played, answers, outcomes } = await demonstrate(games[0]!, 1);
  isOver = true;
  expect(played).toBeLessThanOrEqual(5);
  expect(answers).toBeLessThanOrEqual(2000);
  expect(turns).toBeGreaterThan(answers / 20);
  expect(outcomes.reduce((sum, one) => sum + one.games, 0)).toBe(played);
});

describe('clause lists', () => {
  const clause = 'id: TH-A-01\n    kind: rule\n    en: A.\n    fr: B.\n    source: ours\n    status: done';

  test('a good one is read', () => {
    const { clauses, faults } = parseClauses(`game: th\nclauses:\n  - ${clause}\n`);
    expect(faults).toEqual([]);
    expect(clauses).toMatchObject([{ id: 'TH-A-01', status: 'done' }]);
  });

  test.each([
    ['no list', 'game: th', 'rules.yaml has no list of clauses.'],
    ['no YAML', 'a: [', /^rules\.yaml cannot be read: /],
    ['twice', `clauses:\n  - ${clause}\n  - ${clause}`, 'TH-A-01 is there twice.'],
    ['a language missing', `clauses:\n  - ${clause.replace('fr: B.', 'fr: ""')}`, 'TH-A-01 has no sentence in fr.'],
    ['a ruling in one language', `clauses:\n  - ${clause}\n    ruling: { en: x }`, 'TH-A-01 has no ruling in fr.'],
    ['an unknown kind', `clauses:\n  - ${clause.replace('rule', 'law')}`, /^TH-A-01 is of no known kind/],
    ['an unknown status', `clauses:\n  - ${clause.replace('done', 'soon')}`, 'TH-A-01 is neither todo nor done.'],
    ['no source', `clauses:\n  - ${clause.replace('ours', '""')}`, 'TH-A-01 names no source.'],
    ['no id', 'clauses:\n  - { en: x }', 'Clause 1 of rules.yaml has no id.'],
  ])('%s', (_, yaml, sentence) => {
    expect(parseClauses(yaml).faults).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
  });

  test.each(games)('of $id are counted without reading them', ({ folder }) => {
    const { clauses } = readClauses(join(findRoot()!, folder))!;
    const done = clauses.filter(({ status }) => status === 'done').length;
    expect(countClauses(join(findRoot()!, folder))).toEqual({ done, all: clauses.length });
    expect(clauses.length).toBeGreaterThan(10);
  });

  test('the repository is found from inside, and not from outside', () => {
    expect(findRoot()).not.toBeNull();
    expect(findRoot('/')).toBeNull();
  });
});
