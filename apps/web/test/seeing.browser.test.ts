import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { layoutFaults, targetFaults } from './person/layout.ts';
import { Person } from './person/playing.ts';
import { crowded, freshMatch, keep } from './person/tables.ts';
import { picture, SLOW, visits } from './person/visit.ts';
import { PlaguePlayer, playedMatch, stagedMatch, THICK } from './plaguePlayer.ts';

const { visit } = visits();

/** A phone on its side, a window at 200 %, a tablet that stands. */
const ODD = { landscape: [844, 390], zoomed: [720, 450], tablet: [820, 1180] } as const;

/** The share of the window that the board has, and the height that is left to the answers. */
const shares = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('svg[role=group]')!.closest('[data-tools]')!.getBoundingClientRect();
    const list = document.querySelector('main ul')!.closest('[class*="body"]')!.getBoundingClientRect();
    return { board: (box.width * box.height) / (innerWidth * innerHeight), answers: list.height };
  });

/** Figures and tokens that the small map lies upon. */
const underMap = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const map = document.querySelector('[data-inset]');
    if (!map?.checkVisibility({ visibilityProperty: true })) return [];
    const inset = map.getBoundingClientRect();
    return [...document.querySelectorAll('[data-piece], [data-token]')].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isUnder = x > inset.left && x < inset.right && y > inset.top && y < inset.bottom;
      return isUnder ? [one.getAttribute('aria-label') ?? ''] : [];
    });
  });

async function oddFaults(page: Page, name: string): Promise<Record<string, unknown>> {
  const faults: Record<string, unknown> = {};
  for (const [size, [width, height]] of Object.entries(ODD)) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(400);
    await picture(page, `${name}-${size}`);
    const found = [...(await layoutFaults(page)), ...(await targetFaults(page)), ...(await underMap(page))];
    const { board, answers } = await shares(page);
    if (board < 0.38) found.push(`the board has ${board.toFixed(2)} of the window`);
    if (answers < 140) found.push(`the answers have ${answers} px`);
    if (found.length > 0) faults[size] = found;
  }
  return faults;
}

/** How much of its stage the board covers. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sheet = document.querySelector('svg[role=group]')!;
    const frame = sheet.closest('[data-tools]')!.getBoundingClientRect();
    const { width, height } = sheet.getBoundingClientRect();
    // The sheet is printed with a margin of 58 units round the board.
    const scale = width / Number(sheet.getAttribute('width'));
    return ((width - 116 * scale) * (height - 116 * scale)) / (frame.width * frame.height);
  });

/** Tokens that something beside the board lies upon. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-token]')].flatMap((token) => {
      const { left, right, top, bottom } = token.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return over?.closest('svg[role=group], [class*="frame"]') ? [] : [token.getAttribute('data-token')!];
    }),
  );

describe('on a desk', () => {
  test('the board fills the stage', { timeout: SLOW }, async () => {
    const page = await visit('/', { lang: 'fr' });
    const shown: Record<string, number> = {};
    for (const mission of ['00', '09', 'A4']) {
      const match = freshMatch(mission, 1);
      await page.goto(new URL(await keep(page, match), page.url()).href);
      await new Person(page, match, 'fr').ready();
      await picture(page, `stage-${mission}`);
      shown[mission] = await covered(page);
      expect(await hidden(page), mission).toEqual([]);
    }
    const player = new PlaguePlayer(page, playedMatch(3), 'fr');
    await player.sit();
    await player.ready();
    await picture(page, 'stage-plague');
    shown.plague = await covered(page);
    expect(await hidden(page), 'plague').toEqual([]);
    for (const [board, share] of Object.entries(shown)) expect(share, board).toBeGreaterThan(0.7);
  });
});

describe('on its side, at 200 %, on a tablet: board and answers are both at hand', () => {
  test('Zombicide', { timeout: SLOW }, async () => {
    const page = await visit('/', { size: 'phone', lang: 'fr' });
    const match = crowded();
    await page.goto(new URL(await keep(page, match), page.url()).href);
    const person = new Person(page, match, 'fr');
    await person.ready();
    await person.answer(0);
    await person.ready();
    expect(await oddFaults(page, 'table')).toEqual({});
  });

  test('Zombie Plague', { timeout: SLOW }, async () => {
    const page = await visit('/', { size: 'phone', lang: 'fr', theme: 'light' });
    const player = new PlaguePlayer(page, stagedMatch(THICK), 'fr');
    await player.sit();
    await player.ready();
    expect(await oddFaults(page, 'plague')).toEqual({});
  });
});
