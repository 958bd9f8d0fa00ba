import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { crowdedPage } from './person/comic.ts';
import { mallMatch } from './person/mall.ts';
import { crowded, keep } from './person/tables.ts';
import { visits } from './person/visit.ts';
import { playedMatch } from './plaguePlayer.ts';

const { visit } = visits();
const { word } = wordsOf('en');

const [FIRST_PAGE, TABLE] = [130_000, 300_000];

/** The scripts that are fetched from now on, by pages and their workers, with their size on the way: compressed. */
function scriptsIn(context: BrowserContext): Map<string, number> {
  const sizes = new Map<string, number>();
  context.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.startsWith('/assets/') && path.endsWith('.js'))
      sizes.set(path, statSync(fileURLToPath(new URL(`../dist${path}.br`, import.meta.url))).size);
  });
  return sizes;
}
const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, one) => all + one, 0);

test('the first page needs little script, and fetches no table behind it', async () => {
  let sizes = new Map<string, number>();
  const page = await visit('/', {
    async before(context) {
      sizes = scriptsIn(context);
    },
  });
  await page.getByRole('heading', { name: 'Zombicide', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const named = await page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map((one) =>
      one.getAttribute(one.tagName === 'LINK' ? 'href' : 'src'),
    ),
  );
  const first = [...sizes].filter(([path]) => named.includes(path));
  expect(first.map(([path]) => path)).toContainEqual(expect.stringContaining('/shell-'));
  expect(sum(first.map(([, size]) => size))).toBeLessThan(FIRST_PAGE);
  expect([...sizes.keys()].filter((path) => /\/(table|skin)-/.test(path))).toEqual([]);
});

test.each([
  ['Zombicide', crowded()],
  ['Zombie Plague', playedMatch(40)],
  ['Dawn of the Dead', mallMatch()],
  ['Marvel Zombies', crowdedPage()],
] as const)('a table of %s needs no more script than it may, from nothing', async (_game, match) => {
  const page = await visit('/credits', { coach: true });
  const path = await keep(page, match);
  const sizes = scriptsIn(page.context());
  await page.goto(new URL(path, page.url()).href);
  await page.getByRole('list', { name: word('table.actions') }).waitFor();
  await page.waitForLoadState('networkidle');
  // What was here before counts, too.
  for (const part of ['shell', 'table', 'skin', 'kernel'])
    expect([...sizes.keys()]).toContainEqual(expect.stringContaining(`/${part}-`));
  expect(sum(sizes.values())).toBeLessThan(TABLE);
});
