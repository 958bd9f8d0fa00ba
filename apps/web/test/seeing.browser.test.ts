import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { layoutFaults, targetFaults } from './person/layout.ts';
import { Person } from './person/playing.ts';
import { crowded, freshMatch, keep, NIGHT, stagedMatch as stagedNight } from './person/tables.ts';
import { picture, SLOW, visits } from './person/visit.ts';
import { PlaguePlayer, playedMatch, stagedMatch, THICK } from './plaguePlayer.ts';

const { visit } = visits();
const { word } = wordsOf('en');

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
    const frame = sheet.closest('[class*="frame"]')!.getBoundingClientRect();
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
      // The stage takes its shape when it knows the screen.
      await expect.poll(() => hidden(page), { message: mission }).toEqual([]);
      shown[mission] = await covered(page);
    }
    const player = new PlaguePlayer(page, playedMatch(3), 'fr');
    await player.sit();
    await player.ready();
    await picture(page, 'stage-plague');
    await expect.poll(() => hidden(page), { message: 'plague' }).toEqual([]);
    shown.plague = await covered(page);
    for (const [board, share] of Object.entries(shown)) expect(share, board).toBeGreaterThan(0.7);
  });
});

describe('what happens', () => {
  test('is named, followed, struck off and heard, and nothing lies on the board', { timeout: SLOW }, async () => {
    const page = await visit('/', { moving: true });
    await page.goto(new URL(await keep(page, stagedNight(NIGHT)), page.url()).href);
    const rows = (name: RegExp) => page.getByRole('listitem').getByRole('button', { name }).first();
    await rows(/^Fight/).waitFor();
    const frame = page.locator('[data-tools]').first();

    const box = (await frame.boundingBox())!;
    let by = 0;
    await expect
      .poll(async () => {
        by += 3;
        await page.mouse.move(box.x + box.width * 0.45 + by, box.y + box.height * 0.5);
        return page.evaluate(() => document.querySelector('[data-name][data-shown]')?.textContent);
      })
      .toMatch(/^[A-C][12], /);

    await page.getByRole('button', { name: word('telling.danger') }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /Ned.*Wound.*Walker/ })
      .waitFor();
    expect(await page.locator('polygon[stroke="var(--blood)"]').count()).toBe(1);
    await picture(page, 'seeing-threat');
    await page.getByRole('button', { name: word('telling.danger-off') }).click();

    await page.evaluate(() => {
      const seen = { gone: 0, followed: 0 };
      const mount = document.querySelector<HTMLElement>('[data-tools] > div')!;
      new MutationObserver(() => {
        seen.gone = Math.max(seen.gone, document.querySelectorAll('[data-gone]').length);
      }).observe(document.body, { subtree: true, childList: true });
      new MutationObserver(() => {
        seen.followed += 1;
      }).observe(mount, { attributes: true });
      Object.assign(globalThis, { seen });
    });
    const seen = () =>
      page.evaluate(() => (globalThis as unknown as { seen: { gone: number; followed: number } }).seen);
    await rows(/^Fight/).click();
    await expect.poll(async () => (await seen()).gone).toBeGreaterThan(0);

    // As close as can be, at the other end of the board: what the zombies do is gone to, and left again.
    const zoomIn = page.getByRole('button', { name: word('table.zoom-in') });
    for (let n = 0; n < 4; n++) await zoomIn.click();
    for (let n = 0; n < 3; n++) {
      await page.mouse.move(box.x + 120, box.y + 300);
      await page.mouse.down();
      await page.mouse.move(box.x + 600, box.y + 420, { steps: 4 });
      await page.mouse.up();
    }
    await page.waitForTimeout(300);
    const { followed } = await seen();
    await rows(/^End the turn/).click();
    const sure = page.getByRole('button', { name: /^End the turn/ });
    const skip = page.locator('[data-telling]').getByRole('button', { name: word('telling.skip'), exact: true });
    await expect
      .poll(async () => {
        if (await skip.isVisible()) return true;
        for (const one of [rows(/^Amy/), rows(/^End the turn/), sure.first()])
          if ((await one.count()) > 0 && (await one.isEnabled()))
            await one.click({ timeout: 500 }).catch(() => undefined);
        return false;
      })
      .toBe(true);
    const bar = (await skip.boundingBox())!;
    expect(bar.x > box.x + box.width || bar.x + bar.width < box.x).toBe(true);
    expect(await page.locator('section[aria-live="polite"] p').first().innerText()).not.toBe('');
    await picture(page, 'seeing-zombies');
    await expect.poll(async () => (await seen()).followed).toBeGreaterThan(followed);

    await page.getByRole('button', { name: word('settings.sound.off') }).click();
    await page.reload();
    await page.getByRole('button', { name: word('settings.sound.on') }).waitFor();
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
