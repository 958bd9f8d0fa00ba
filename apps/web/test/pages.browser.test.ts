import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { coachText } from '../src/coach/text.ts';
import { settingText } from '../src/settings/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { goTo, LOOKS, SLOW, screenFaults, visits } from './person/visit.ts';

const { visit, complaints } = visits();

const PAGES = ['rules', 'credits', 'replay', 'tables', 'guest', 'style', 'new?game=plague', 'settings'] as const;

test.each(LOOKS)('what is beside the games: $size, $lang, $theme', { timeout: SLOW }, async (how) => {
  const { lang } = how;
  const { word } = wordsOf(lang);
  const { say: set } = wordsOf(lang, settingText);
  const { say: coach } = wordsOf(lang, coachText);
  const page = await visit('/', { ...how, coach: true });
  const faults: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    const found = await screenFaults(page, name, how);
    // A sheet of samples shows the same part twice, and parts of no fixed place.
    const real = name === 'style' ? found.filter((one) => !/landmark-unique| overlaps /.test(one)) : found;
    if (real.length > 0) faults[name] = real;
  };
  for (const name of PAGES) {
    // Loaded directly, and as links lead there.
    if (how.size === 'desktop') await page.goto(new URL(`/${name}`, page.url()).href);
    else await goTo(page, `/${name}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (name === 'rules') await page.getByRole('term').first().waitFor();
    if (name === 'tables') await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
    if (name === 'style') {
      await page.locator('#questions [data-slot]').first().waitFor();
      // What was never in sight has no place yet.
      await page.locator('#questions').scrollIntoViewIfNeeded();
    }
    await look(name === 'replay' ? 'replay-file' : name);
  }
  // Nobody knows who it is yet, and no browser complains of that.
  expect(complaints).toEqual([]);

  // What is set stays set, and shows.
  const choose = (of: string, value: string) =>
    page.getByRole('group', { name: set({ id: `set.${of}` }) }).getByRole('button', { name: set({ id: value }) });
  await choose('patterns', 'set.on').click();
  await choose('text', 'set.text.larger').click();
  await page.reload();
  expect(await choose('patterns', 'set.on').getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('html').getAttribute('data-text')).toBe('larger');
  await look('settings-larger');

  // The coach points at what is new, goes when it is told to, and comes back when it is called.
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('button', { name: word('home.tutorial') }).click();
  const rows = page.locator(`ul[aria-label="${word('table.actions')}"]`).getByRole('button');
  const said = page.getByRole('complementary', { name: coach({ id: 'coach.title' }) });
  await said.waitFor();
  await look('coach-larger');
  const first = await said.innerText();
  await rows.first().click();
  await page.locator('[data-pointed]').waitFor();
  expect(await said.innerText()).not.toBe(first);
  expect(await covered(page)).toEqual([]);
  await said.getByRole('button', { name: coach({ id: 'coach.close' }) }).click();
  await said.waitFor({ state: 'detached' });
  expect(await page.locator('[data-pointed]').count()).toBe(0);
  await page.getByRole('button', { name: coach({ id: 'coach.title' }) }).click();
  await said.waitFor();

  // Whoever comes back goes on first of all, and may be taught from the beginning once more.
  const table = page.url();
  await page.goto(new URL('/', page.url()).href);
  const goOn = page.getByRole('button', { name: word('home.go-on', { table: 'Zombicide' }) });
  await goOn.waitFor();
  expect(await page.locator('main button').first().innerText()).toBe(await goOn.innerText());
  expect(await page.locator('a[href="/style"]').count()).toBe(0);
  await page.getByRole('button', { name: word('home.tutorial') }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.href !== table);
  await expect.poll(() => said.innerText()).toBe(first);

  // The theme that was chosen holds at a table that is loaded directly.
  const other = how.theme === 'dark' ? 'light' : 'dark';
  await page.evaluate((theme) => localStorage.setItem('shamble.theme', theme), other);
  await page.goto(table);
  await rows.first().waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe(other);
  await page.evaluate(() => localStorage.removeItem('shamble.theme'));

  // In the other game, too.
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('heading', { name: 'Zombicide', level: 2 }).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: `${word('home.first')}: Zombie Plague` }).click();
  await page.waitForURL(/\/table\//);
  await rows.first().click();
  await page.locator('[data-pointed]').waitFor();
  expect(await covered(page)).toEqual([]);
  await look('coach-plague-larger');
  expect(faults).toEqual({});
});

/** What the coach lies on: nothing of the board, of the question, nor of what it points at; and that is in sight. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (of: string): DOMRect => document.querySelector(of)!.getBoundingClientRect();
    const coach = document.querySelector('[data-coach]')!.getBoundingClientRect();
    const found = ['[data-pointed] button', 'section[aria-live]', '[class*=Table-module_board]'].filter((of) => {
      const { left, right, top, bottom } = box(of);
      return left < coach.right && right > coach.left && top < coach.bottom - 1 && bottom > coach.top + 1;
    });
    const { left, top, width, height } = box('[data-pointed] button');
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there?.closest('[data-pointed]') ? found : [...found, 'what is pointed at is not in sight'];
  });
