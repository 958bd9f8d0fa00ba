import { fileURLToPath } from 'node:url';
import { randomAnswer, rng } from '@shamble/bots';
import { createEngine, decider, keyFromSeed, openMatch } from '@shamble/kernel';
import { pack } from '@shamble/thumbnail';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type Serving } from '../src/index.ts';
import { hashesOf } from './replay-in-page.ts';

let serving: Serving;
let browser: Browser;

beforeAll(async () => {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) throw new Error('CHROME_PATH must name a Chromium; `npm test -- browser` finds one by itself.');
  serving = await createServer({ port: 0 });
  browser = await chromium.launch({
    executablePath,
    // Chromium refuses its sandbox to root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--headless',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-pings',
    ],
  });
});

afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.newContext(options)).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
  await page.goto(serving.address + path, { waitUntil: 'load' });
  return { page, complaints };
}

/** Each size, theme and language. */
const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', locale: 'en' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light', locale: 'fr' },
] as const;

describe.each(looks)('the page at $viewport.width px, $colorScheme, in $locale', (options) => {
  test('loads without a complaint, in the language of the browser, and never scrolls sideways', async () => {
    const { page, complaints } = await open('/status?seed=7', options);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Shamble');
    expect(await page.evaluate('document.documentElement.lang')).toBe(options.locale);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('has no accessibility fault', async () => {
    const { page } = await open('/status?seed=7', { ...options, bypassCSP: true });
    await page.addScriptTag({ content: axe.source });
    const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await page.context().close();
  });
});

test('a person changes the language and deals another seed by keyboard', async () => {
  const { page, complaints } = await open('/status?seed=7', { locale: 'en' });
  await page.getByRole('link', { name: 'FR' }).press('Enter');
  await page.getByLabel('Graine').fill('42');
  await page.getByLabel('Graine').press('Enter');
  await page.waitForURL(/seed=42/);
  expect(await page.getByLabel('Graine').inputValue()).toBe('42');
  expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** A random game with some undo in it, as its journal. */
function journalText(entries: number): string {
  const { match } = openMatch(createEngine(pack.game), {
    options: pack.options('block', 4, ['traitor', 'fog']),
    key: keyFromSeed(1978),
    undo: 'free',
  });
  const luck = rng(1978);
  while (match.table.outcome === null && match.entries.length < entries) {
    const seat = decider(match.table.pending!.who);
    const back = match.previous();
    if (back !== null && luck(12) === 0) match.do(seat, { undoTo: back });
    else match.do(seat, { answer: randomAnswer(match.engine.offer(match.table, seat)!, luck) });
  }
  return JSON.stringify(match.journal);
}

test('the same journal gives the same hashes in Node and in Chromium', async () => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('./replay-in-page.ts', import.meta.url)),
    resolve: { conditionNames: ['@shamble/source', 'import'] },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'inPage' });
  await bundle.close();
  const { page } = await open('/healthz', { bypassCSP: true });
  await page.addScriptTag({ content: output[0].code });

  const journal = journalText(400);
  const inPage = await page.evaluate(
    (text) => (globalThis as unknown as { hashesOf: typeof hashesOf }).hashesOf(text),
    journal,
  );
  expect(inPage.length).toBeGreaterThan(20);
  expect(inPage).toEqual(hashesOf(journal));
  await page.context().close();
});
