import axe from 'axe-core';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../src/index.ts';

let serving: Serving;
let browser: Browser;

beforeAll(async () => {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) throw new Error('CHROME_PATH must name a Chromium; `npm test -- browser` finds one by itself.');
  serving = await serve(0);
  // Chromium refuses its sandbox to root.
  browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
});

afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

test('the page shows its name and has no accessibility fault', async () => {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(serving.address);
  expect(await page.getByRole('heading').textContent()).toBe('Shamble');
  await page.addScriptTag({ content: axe.source });
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  expect(violations.map(({ id }) => id)).toEqual([]);
});
