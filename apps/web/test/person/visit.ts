import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { layoutFaults } from './layout.ts';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** For tests that go through a whole game, on a machine that is busy with other things. */
export const SLOW = 600_000;
export type Size = keyof typeof SIZES;
export type Theme = 'light' | 'dark';

/** What playwright says where it keeps the page from being kept. */
const BLOCKED = 'Service Worker registration blocked';

export interface Wish {
  readonly size?: Size;
  readonly lang?: 'en' | 'fr' | 'pseudo';
  readonly theme?: Theme;
  /** Whether things move on the screen. They do not unless a test is about that. */
  readonly moving?: boolean;
  /** Whether the coach speaks. It does not unless a test is about that. */
  readonly coach?: boolean;
  /** Something to run before the page's own scripts. */
  readonly before?: (context: BrowserContext) => Promise<void>;
}

export interface Visits {
  /** A window of its own, as of somebody who was never here before. */
  readonly visit: (path?: string, wish?: Wish) => Promise<Page>;
  /** Another tab of the same browser. */
  readonly tab: (beside: Page, path: string) => Promise<Page>;
  /** What the pages of this test have complained of; a test that provokes something takes it out. */
  readonly complaints: string[];
}

export function launching() {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) throw new Error('CHROME_PATH must name a Chromium; `npm test -- browser` finds one by itself.');
  return {
    executablePath,
    // Chromium refuses its sandbox to root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--headless', '--disable-gpu', '--disable-background-networking', '--no-pings'],
  };
}

/** Visits to the built game. Any error or warning of a page fails the test it comes up in. */
export function visits(): Visits {
  const address = inject('address');
  const complaints: string[] = [];
  let browser: Browser;
  let contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await chromium.launch(launching());
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const heard = complaints.splice(0);
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expect(heard).toEqual([]);
  });

  const listen = (page: Page): void => {
    page.on('console', (message) => {
      if (message.text().startsWith(BLOCKED)) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  };
  const open = async (context: BrowserContext, path: string): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    listen(page);
    await page.goto(address + path);
    return page;
  };
  return {
    complaints,
    async visit(
      path = '/',
      { size = 'desktop', lang = 'en', theme = 'dark', moving = false, coach = false, before } = {},
    ) {
      const options: BrowserContextOptions = {
        viewport: SIZES[size],
        locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
        colorScheme: theme,
        // Only the test of it needs the page kept: every other would fetch all of it for nothing.
        serviceWorkers: 'block',
        reducedMotion: moving ? 'no-preference' : 'reduce',
        ...(size === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
      };
      const context = await browser.newContext(options);
      contexts.push(context);
      if (!moving) await context.addInitScript(() => localStorage.setItem('shamble.speed', '4'));
      if (!coach)
        await context.addInitScript(() => {
          if (localStorage.getItem('shamble.settings') === null)
            localStorage.setItem('shamble.settings', '{"coach":false}');
        });
      if (lang === 'pseudo') await context.addInitScript(() => localStorage.setItem('shamble.language', 'pseudo'));
      await before?.(context);
      return open(context, path);
    },
    tab: (beside, path) => open(beside.context(), path),
  };
}

/** What a screen reader's user would stumble over; a line each. */
export async function accessFaults(page: Page, only: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (rules) => (globalThis as unknown as { axe: typeof axe }).axe.run(rules.length > 0 ? { runOnly: [...rules] } : {}),
    only,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary.split('\n').at(-1)}`),
  );
}

/** All that is wrong with what is on the screen, by night and on paper; with a picture of each. */
export async function screenFaults(page: Page, name: string): Promise<string[]> {
  const found = await layoutFaults(page);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await picture(page, name.replace('*', theme));
    // What is not a matter of inks is the same on paper.
    const faults = await accessFaults(page, theme === 'dark' ? [] : ['color-contrast']);
    found.push(...faults.map((fault) => `${theme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  return found;
}

const PICTURES = fileURLToPath(new URL('../../../../.build/pictures/', import.meta.url));

/** A picture to look at afterwards, in `.build/pictures`. */
export async function picture(page: Page, name: string): Promise<void> {
  const path = `${PICTURES}${name}.png`;
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: 'disabled' });
}
