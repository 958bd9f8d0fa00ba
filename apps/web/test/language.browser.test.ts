import { rmSync } from 'node:fs';
import { CHARACTERS } from '@shamble/dawn/content/characters';
import { NAMES } from '@shamble/plague/types';
import { SURVIVORS } from '@shamble/zombicide/content/survivors';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FACES } from '../src/games/index.ts';
import { capital } from '../src/text/capital.ts';
import { en } from '../src/text/en.ts';
import { atRest, goTo, SLOW, sharedBrowser } from './person/visit.ts';
import { type Serving, serveFolder } from './serving.ts';
import { THIRD, thirdPage, unwrapped, wrapped } from './thirdLanguage.ts';

/** Names of games, people and languages are the same everywhere; keys are called what is printed on them. */
const SAME = [
  ...FACES.flatMap(({ title }) => title.split(' ')),
  ...SURVIVORS.map(({ name }) => name.en),
  ...NAMES,
  ...CHARACTERS.map(({ id }) => capital(id)),
  ...['EN', 'FR', THIRD, 'Esc', 'Enter', 'Ctrl'],
];

let folder: string;
let served: Serving;
beforeAll(async () => {
  folder = await thirdPage();
  served = await serveFolder(folder);
}, 120_000);
afterAll(async () => {
  await served?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

const press = (page: Page, id: keyof typeof en): Promise<void> =>
  page.getByRole('button', { name: wrapped(String(en[id])), exact: true }).click();

test('in a third language nothing is said that no catalogue holds', { timeout: SLOW }, async () => {
  const context = await (await sharedBrowser()).newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript((tongue) => {
    localStorage.setItem('shamble.language', tongue);
    localStorage.setItem('shamble.speed', '4');
  }, THIRD);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const left: Record<string, readonly string[]> = {};
  const look = async (name: string): Promise<void> => {
    const found = await unwrapped(page, SAME);
    if (found.length > 0) left[name] = found;
  };
  await page.goto(served.address);
  await page.getByRole('heading', { name: wrapped(en['page.tagline']) }).waitFor();
  await page.locator('section[aria-labelledby] h2').nth(1).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(THIRD);
  await look('home');
  for (const { id } of FACES) {
    await goTo(page, `/new?game=${id}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await look(`new table of ${id}`);
    await page
      .locator('button[data-tone=primary], main button')
      .filter({ hasText: wrapped('Play') })
      .first()
      .click();
    await page.waitForURL(/\/table\//);
    // A game may ask for its set-up first; the usual one is confirmed.
    const row = page.locator('[data-row] button').first();
    await row.or(page.locator('[class*=Table-module_answers] button:enabled')).first().waitFor();
    if (!(await row.isVisible())) await page.getByRole('button', { name: wrapped(en['control.confirm']) }).click();
    await row.click();
    await atRest(page);
    await page.locator('[data-row] button').first().waitFor();
    await look(`table of ${id}`);
    await press(page, 'table.menu');
    await look(`menu of ${id}`);
    await press(page, 'table.resign');
    await press(page, 'table.resign-sure');
    await page.getByRole('heading', { name: wrapped(en['end.lost']) }).waitFor();
    await look(`end of ${id}`);
    await goTo(page, `/rules?game=${id}`);
    await page.getByRole('term').first().waitFor();
    await look(`rule book of ${id}`);
  }
  await goTo(page, '/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('settings');
  await context.close();
  expect(left).toEqual({});
});
