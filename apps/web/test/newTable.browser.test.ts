import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newText } from '../src/home/text.ts';
import { seatText } from '../src/table/seatText.ts';
import { wordsOf } from '../src/text/words.ts';
import { accessFaults, pressed, SLOW, visits, withLuck } from './person/visit.ts';

const { visit } = visits();
const { word } = wordsOf('en');
const ours = (id: keyof (typeof newText)['en'] | keyof (typeof seatText)['en'], more = {}): string =>
  wordsOf('en', id in newText.en ? newText : seatText).say({ id, with: more });

const who = (page: Page, seat: string) => page.getByRole('group', { name: ours('seat.who', { seat }) });
const choose = (page: Page, seat: string, kind: 'me' | 'other' | 'bot') =>
  who(page, seat)
    .getByRole('button', { name: ours(`seat.${kind}`), exact: true })
    .click();
const play = (page: Page) => page.getByRole('button', { name: ours('new.play'), exact: true }).click();
const prompt = (page: Page) => page.locator('[aria-live="polite"] h2').first();

/** Skips what is told, and answers as usual what the table is asked together, until somebody here may act. */
async function asked(page: Page): Promise<void> {
  const skip = page.locator('[data-telling]').getByRole('button', { name: word('telling.skip'), exact: true });
  const answer = page.locator(`ul[aria-label="${word('table.actions')}"] button:enabled`).first();
  const control = page.locator('[class*="_answers_"] button:enabled').first();
  // Of what is looked for, the first on the page need not be the one that shows.
  await expect
    .poll(async () => {
      if (await answer.isVisible()) return true;
      if (!(await pressed(skip)) && (await control.isVisible())) await page.keyboard.press('Enter');
      return false;
    })
    .toBe(true);
}

async function inMenu(page: Page, act: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: word('table.menu') }).click();
  await act();
  await page.getByRole('button', { name: word('page.close'), exact: true }).click();
}

describe('a new table', () => {
  test('plays on with chosen heroes and bots; seats change hands for good; hints answer nothing', {
    timeout: SLOW,
  }, async () => {
    const page = await visit('/new?game=zombicide&mission=00', { before: withLuck(7) });
    await page
      .getByRole('group', { name: ours('new.players') })
      .getByRole('button', { name: '2' })
      .click();
    await page.getByTitle(ours('new.takes', { hero: 'Phil', other: 'Amy' })).click();
    await choose(page, 'Player 1', 'bot');
    await choose(page, 'Player 2', 'me');
    await play(page);
    // The bot holds the first seat and plays before anybody else is asked.
    await asked(page);
    expect(await page.getByLabel(word('table.crew')).getByRole('button').first().innerText()).toContain('Phil');

    const isBot = who(page, 'Player 2').getByRole('button', { name: ours('seat.bot'), exact: true, pressed: true });
    await inMenu(page, async () => {
      await choose(page, 'Player 1', 'other');
      await page.getByLabel(ours('seat.name-of', { seat: 'Player 1' })).fill('Ada');
      await page.keyboard.press('Enter');
      await choose(page, 'Player 2', 'bot');
      await isBot.waitFor();
    });
    await asked(page);
    await page.reload();
    await asked(page);
    await inMenu(page, async () => {
      await isBot.waitFor();
      await choose(page, 'Player 2', 'me');
      await who(page, 'Player 2')
        .getByRole('button', { name: ours('seat.me'), exact: true, pressed: true })
        .waitFor();
    });
    await page.reload();
    await asked(page);
    const question = await prompt(page).innerText();
    expect(question).toMatch(/^Ada: /);
    const hint = page.getByRole('button', { name: ours('hint.ask'), exact: true });
    await hint.click();
    await page.getByText(ours('hint.says', { what: '' }).trim()).waitFor();
    const actions = page.getByRole('list', { name: word('table.actions') });
    expect(await actions.locator('[class*="_hot_"]').count()).toBeGreaterThan(0);
    expect(await prompt(page).innerText()).toBe(question);
  });
});

describe('the pile', () => {
  test('is put together by the players, and a pile against the rules is refused with the rule', async () => {
    const page = await visit('/new?game=plague&mission=main', { size: 'phone' });
    await page.getByRole('heading', { name: ours('new.pile') }).click();
    const put = (card: string, count: number) =>
      page
        .getByRole('group', { name: ours('new.copies', { card }) })
        .getByRole('button', { name: String(count), exact: true })
        .click();
    await put('Molotov Cocktail', 1);
    const refusal = page.getByRole('alert').filter({ hasText: ours('new.refused') });
    await refusal.getByRole('link', { name: 'ZP-DECK-01' }).waitFor();
    await put('Butterfingers', 1);
    await put('Pistol', 0);
    await refusal.waitFor({ state: 'detached' });
    await page.getByText(ours('new.pile-own', { count: 40, most: 40 })).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await play(page);
    await page.waitForURL(/\/table\//);
    const cards = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const request = indexedDB.open('shamble');
          request.onsuccess = () => {
            const all = request.result.transaction('segments').objectStore('segments').getAll();
            all.onsuccess = () => resolve(all.result[0].start.options.cards);
          };
        }),
    );
    expect([cards.length, cards.includes('molotov'), cards.includes('pistol')]).toEqual([40, true, false]);
  });
});

describe('a curtain', () => {
  test('hides the table when the device changes hands and seats have secrets', { timeout: SLOW }, async () => {
    const page = await visit('/new?game=plague&mission=main');
    await page
      .getByRole('group', { name: ours('new.players') })
      .getByRole('button', { name: '2' })
      .click();
    await page.getByLabel('The traitor').check({ force: true });
    await play(page);
    const curtain = page.locator('#curtain');
    await curtain.waitFor();
    const first = await curtain.innerText();
    expect(await page.locator('svg[role="group"]').count()).toBe(0);
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /show me$/ }).click();
    await prompt(page).waitFor();
    // The usual answers, until somebody else is asked.
    const skip = page.locator('[data-telling]').getByRole('button', { name: word('telling.skip'), exact: true });
    const goOn = async (): Promise<boolean> => {
      if (!(await pressed(skip))) await page.keyboard.press('Enter');
      return curtain.isVisible();
    };
    await expect.poll(goOn, { interval: 100 }).toBe(true);
    expect(await curtain.innerText()).not.toBe(first);
  });
});
