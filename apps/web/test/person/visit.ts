import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { layoutFaults } from './layout.ts';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** For tests that go through a whole game, on a machine that is busy with other things. */
export const SLOW = 600_000;
export type Size = keyof typeof SIZES;
export type Theme = 'light' | 'dark';

/**
 * How every screen is looked at: layout and accessibility, in both. So each has both sizes, languages and themes. Inks
 * are the same on all screens: where most of them meet, on the fullest boards, `inkFaults` tries the other theme, too.
 */
export const LOOKS = [
  { size: 'desktop', lang: 'en', theme: 'dark' },
  { size: 'phone', lang: 'fr', theme: 'light' },
] as const;
export type Look = Required<Pick<Wish, 'size' | 'theme'>> & { readonly lang: 'en' | 'fr' };

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

let browser: Promise<Browser> | null = null;

/** The one of this worker: it goes with it. Every visit has a context of its own in it. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch(launching());
  return browser;
}

/** Visits to the built game. Any error or warning of a page fails the test it comes up in. */
export function visits(): Visits {
  const address = inject('address');
  const complaints: string[] = [];
  let contexts: BrowserContext[] = [];

  beforeAll(sharedBrowser);
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
      const context = await (await sharedBrowser()).newContext(options);
      contexts.push(context);
      if (!moving) await context.addInitScript(() => localStorage.setItem('shamble.speed', '4'));
      if (!coach)
        await context.addInitScript(() => {
          if (localStorage.getItem('shamble.settings') === null)
            localStorage.setItem('shamble.settings', '{"coach":false,"askAll":true}');
        });
      if (lang === 'pseudo') await context.addInitScript(() => localStorage.setItem('shamble.language', 'pseudo'));
      await before?.(context);
      return open(context, path);
    },
    tab: (beside, path) => open(beside.context(), path),
  };
}

/**
 * The same dice and the same hints every time: whatever workers draw by chance begins from this seed, and whoever thinks by the
 * clock has no time to, so that he says what comes to his mind first.
 */
export const withLuck =
  (seed: number) =>
  async (context: BrowserContext): Promise<void> => {
    await context.route(/\/assets\/(tables|bots)-[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      const luck = `let luck = ${seed};
crypto.getRandomValues = (array) => array.map((_, i) => (array[i] = (luck = (luck * 48271) % 2147483647) >> 8));
const steady = performance.now.bind(performance);
performance.now = () => 1e6 * steady();\n`;
      await route.fulfill({ response, body: luck + (await response.text()) });
    });
  };

/** To another screen of the page that is open, as its own links lead there: nothing is fetched anew. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, path);

/**
 * Until a table is on the page and nothing said at it is under way. Looked for at every frame: a locator looks more and
 * more seldom, every half second in the end. What never comes is left to the locator that waits for it next.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = performance.now() + 10_000;
        const look = (): void => {
          const isThere = document.querySelector('main:not([aria-busy]) button') !== null;
          if (isThere || performance.now() > end) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/**
 * Presses what is there and may be pressed just now; false if nothing is. For what comes and goes by itself: to ask
 * whether it is enabled waits for it to come back.
 */
export const pressed = async (target: Locator): Promise<boolean> =>
  (await target.isVisible()) &&
  target.click({ timeout: 1000 }).then(
    () => true,
    () => false,
  );

/** What a screen reader's user would stumble over; a line each. */
export async function accessFaults(page: Page, only: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { axe: judge } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await judge.run({
      resultTypes: ['violations'],
      // It would fetch every style sheet again, for rules that are off.
      preload: false,
      ...(rules.length > 0 ? { runOnly: [...rules] } : {}),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary.split('\n').at(-1)}`),
    );
  }, only);
}

/** All that is wrong with what is on the screen, in the theme it is shown in; with a picture. */
export async function screenFaults(page: Page, name: string, look: Look): Promise<string[]> {
  await picture(page, pictureName(name, look));
  return [...(await layoutFaults(page)), ...(await accessFaults(page))];
}

/** What cannot be read in the other theme; with a picture. What is not a matter of inks is the same in both. */
export async function inkFaults(page: Page, name: string, look: Look): Promise<string[]> {
  const theme = look.theme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: theme });
  await picture(page, pictureName(name, { ...look, theme }));
  const found = await accessFaults(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: look.theme });
  return found.map((fault) => `${theme}: ${fault}`);
}

const pictureName = (name: string, { size, theme, lang }: Look): string =>
  `${name.replace(/\W/g, '-')}-${size}-${theme}-${lang}`;

const PICTURES = fileURLToPath(new URL('../../../../.build/pictures/', import.meta.url));

/** A picture to look at afterwards, in `.build/pictures`, if somebody wants to: `PICTURES=1`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  const path = `${PICTURES}${name}.png`;
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: 'disabled' });
}
