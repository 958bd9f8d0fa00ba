import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newText } from '../src/home/text.ts';
import { outdated } from '../src/offline/precache.ts';
import { versionText } from '../src/offline/text.ts';
import { onlineText } from '../src/online/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { OLDER, olderPage } from './olderPage.ts';
import { SLOW, sharedBrowser } from './person/visit.ts';
import { type Serving, serveFolder } from './serving.ts';

const newer = fileURLToPath(new URL('../dist', import.meta.url));
const { word } = wordsOf('en');

let browser: Browser;
let served: Serving;
let older: string;
/** What the server has. */
let folder = '';

beforeAll(async () => {
  older = olderPage();
  served = await serveFolder(() => folder);
  browser = await sharedBrowser();
});
afterAll(async () => {
  await served?.stop();
  if (older !== undefined) rmSync(older, { recursive: true, force: true });
});

/** The scripts of the first page, whose names tell what is in them. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')!));
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
const actions = (page: Page) => page.locator(`ul[aria-label="${word('table.actions')}"]`).getByRole('button');
const asked = (page: Page): Promise<string> => page.locator('section[aria-live="polite"] h2').first().innerText();
const undo = (page: Page) => page.locator('[data-mark=undo]:enabled');

test('a newer version waits for a click, an open table goes on in it, and all of it works without a network', {
  timeout: SLOW,
}, async () => {
  folder = older;
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('shamble.speed', '4'));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(served.address);
  await page.getByRole('heading', { name: OLDER }).waitFor();
  const scripts = await scriptsOf(page);

  // A table in the middle of a turn.
  const play = page.getByRole('button', { name: wordsOf('en', newText).say({ id: 'new.play' }), exact: true });
  await page.goto(`${served.address}/new?game=plague`);
  await play.click();
  await page.waitForURL(/\/table\//);
  const table = page.url();
  await actions(page).first().click();
  await undo(page).waitFor();
  await kept(page);
  const beside = await context.newPage();
  await beside.goto(served.address);

  // The server has the newer page. In the middle of a question it is offered, and no more.
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  folder = newer;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const take = page.getByRole('button', { name: wordsOf('en', versionText).say({ id: 'version.take' }) });
  await take.waitFor();
  const question = await asked(page);
  await actions(page).first().click();
  await expect.poll(() => asked(page)).not.toBe(question);
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);

  // Taken: the very question is asked again, under the newer rules, and answered.
  const open = await asked(page);
  await take.click();
  await page.waitForFunction(() => !('isSame' in globalThis));
  await actions(page).first().waitFor();
  expect(await asked(page)).toBe(open);
  expect(await scriptsOf(page)).not.toEqual(scripts);
  await actions(page).first().click();
  await undo(page).waitFor();

  // The other tab stays as it was, and still finds what the server has no longer.
  await beside.getByRole('heading', { name: OLDER }).waitFor();
  await beside.getByRole('link', { name: word('rules.title') }).click();
  await beside.getByRole('searchbox').waitFor();
  expect(await scriptsOf(beside)).toEqual(scripts);
  await beside.close();

  // Now there is neither server nor network.
  await context.setOffline(true);
  await page.reload();
  expect(await scriptsOf(page)).not.toEqual(scripts);
  await undo(page).waitFor();

  // It is watched from its very start: where both rules lead to the same tables, they show them.
  await page.goto(table.replace('/table/', '/replay/'));
  const time = page.getByRole('slider');
  await time.waitFor();
  expect(await time.getAttribute('min')).toBe('0');
  // What almost never matters may have been answered besides.
  expect(Number(await time.getAttribute('max'))).toBeGreaterThanOrEqual(3);

  // The other game, which nobody has opened here before, and a page that was never visited.
  await page.goto(`${served.address}/new?game=zombicide`);
  await play.click();
  await page.waitForURL(/\/table\//);
  await actions(page).first().click();
  await page.goto(`${served.address}/settings`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${served.address}/tables`);
  await page
    .getByRole('alert')
    .getByText(wordsOf('en', onlineText).say({ id: 'online.no-server' }))
    .waitFor();
  await context.close();
});

test('the files of the build before stay as long as a tab may need them', () => {
  expect(outdated(['shamble a', 'other', 'shamble b', 'shamble c'], 'c')).toEqual(['shamble a']);
  expect(outdated(['shamble a'], 'a')).toEqual([]);
});
