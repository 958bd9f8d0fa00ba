import { expect, test } from 'vitest';
import { newText } from '../src/home/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { atRest, inkFaults, LOOKS, SLOW, screenFaults, visits } from './person/visit.ts';

const { visit } = visits();

test.each(LOOKS)(
  'the mall is laid out, walked and fired in: $size, $lang, $theme',
  {
    timeout: SLOW,
  },
  async (look) => {
    const page = await visit('/new?game=dawn', look);
    const play = wordsOf(look.lang, newText).say({ id: 'new.play' });
    await page.getByRole('button', { name: play, exact: true }).click();
    // Forty-five of the dead lie there, face down; the four are to be placed.
    const dead = page.locator('[data-piece^="dead "]');
    await expect.poll(() => dead.count()).toBe(45);
    expect(await screenFaults(page, 'dawn-places', look)).toEqual([]);
    await page.getByRole('button', { name: /^Confirm/ }).click();
    const people = page.locator('[data-piece^="person "]');
    await expect.poll(() => people.count()).toBe(4);
    await page.locator('li[data-row^="activate"] button:enabled').first().click();
    const walk = page.locator('li[data-row="walk"] button').first();
    await walk.waitFor();
    if (look.size === 'desktop') await walk.hover();
    expect(await screenFaults(page, 'dawn', look)).toEqual([]);
    expect(await inkFaults(page, 'dawn', look)).toEqual([]);
    if (look.size === 'phone') return;
    // A step, and it is told.
    await atRest(page);
    const spaces = await page.locator('[data-space]').count();
    expect(spaces).toBeGreaterThan(4);
    const next = page.locator('[data-space]').first();
    await next.focus();
    await page.keyboard.press('Enter');
    await page.getByText('DD-MOVE-03').first().waitFor({ state: 'attached' });
  },
);
