import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { crowdedPage } from './person/comic.ts';
import { layoutFaults, targetFaults } from './person/layout.ts';
import { mallMatch } from './person/mall.ts';
import { Person } from './person/playing.ts';
import { crowded, freshMatch, keep, NIGHT, stagedMatch as stagedNight } from './person/tables.ts';
import { goTo, picture, SLOW, visits } from './person/visit.ts';
import { PlaguePlayer, playedMatch, stagedMatch, THICK } from './plaguePlayer.ts';

const { visit } = visits();
const { word } = wordsOf('en');

const acts = ({ asked }: Person) => (asked.offer as { from: readonly { do: string }[] }).from;

/** A phone on its side, a window at 200 %, a tablet that stands. */
const ODD = { landscape: [844, 390], zoomed: [720, 450], tablet: [820, 1180] } as const;

/** The share of the window that the board has, and the height that is left to the answers. */
const shares = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('svg[role=group]')!.closest('[data-tools]')!.getBoundingClientRect();
    const list = document.querySelector('li[data-row]')!.closest('[class*="body"]')!.getBoundingClientRect();
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
    const match = stagedNight(NIGHT);
    await page.goto(new URL(await keep(page, match), page.url()).href);
    const ned = new Person(page, match);
    await ned.ready();
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
    await ned.answer(acts(ned).find(({ do: deed }) => deed === 'melee'));
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
    const skip = page.locator('[data-telling]').getByRole('button', { name: word('telling.skip'), exact: true });
    // Ned gives up what he has left, and so does Amy after him.
    for (let n = 0; n < 2; n++) await ned.answer({ do: 'nothing' });
    await page.getByRole('button', { name: word('telling.pause'), exact: true }).click();
    const bar = (await skip.boundingBox())!;
    expect(bar.x > box.x + box.width || bar.x + bar.width < box.x).toBe(true);
    expect(await page.locator('section[aria-live="polite"] p').first().innerText()).not.toBe('');
    await picture(page, 'seeing-zombies');
    await page.getByRole('button', { name: word('telling.go-on'), exact: true }).click();
    await expect.poll(async () => (await seen()).followed).toBeGreaterThan(followed);

    await page.getByRole('button', { name: word('settings.sound.off') }).click();
    await page.reload();
    await page.getByRole('button', { name: word('settings.sound.on') }).waitFor();
  });
});

describe('on a phone', () => {
  test('the mission is shown first, the bar keeps to one line, and Log opens on the log', {
    timeout: SLOW,
  }, async () => {
    const page = await visit('/', { size: 'phone' });
    const match = freshMatch('01', 1);
    await page.goto(new URL(await keep(page, match), page.url()).href);
    const person = new Person(page, match);
    await person.ready();
    const heightOf = async (name: string) => (await page.locator(name).first().boundingBox())!.height;
    expect(await heightOf('main header')).toBeLessThan(60);
    const mission = page.getByRole('region', { name: word('table.goals'), exact: true });
    const inSight = (top: number): boolean => top > 0 && top < 700;
    expect(inSight((await mission.boundingBox())!.y)).toBe(true);
    await picture(page, 'phone-mission');
    await person.answer(0);
    await person.ready();
    expect(await mission.count()).toBe(0);
    const before = (await page.locator('main header').first().boundingBox())!.y;
    await page.getByRole('button', { name: word('table.log'), exact: true }).click();
    const log = page.getByRole('region', { name: word('table.log'), exact: true });
    await expect.poll(async () => inSight((await log.boundingBox())!.y)).toBe(true);
    expect((await page.locator('main header').first().boundingBox())!.y).toBe(before);
    await picture(page, 'phone-log');
    // A skill says what it does.
    await page.locator('a[data-rule^="ZC-SKILL"]').first().click();
    await page.getByRole('note').getByText('ZC-SKILL').waitFor();
  });
});

/** Cards that are not wholly in sight where the drawer stands. */
const cardsOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=group] [data-slot] button, [role=group] fieldset button')].flatMap((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const isSeen = [top + 2, bottom - 2].every((y) => {
        const over = document.elementFromPoint((left + right) / 2, y);
        return over !== null && (card.contains(over) || over.contains(card));
      });
      return isSeen ? [] : [card.textContent ?? ''];
    }),
  );

describe('cards on a phone', () => {
  const HANDS = { hands: ['fire-axe', 'pistol'], stored: ['machete', 'water', 'crowbar'] };

  test('what is found, and where it may go, is in sight without pulling anything up', { timeout: SLOW }, async () => {
    const page = await visit('/', { size: 'phone', lang: 'fr', theme: 'light' });
    const survivors = { ned: { zone: 'c1-clinic', ...HANDS }, amy: { zone: 'c1-office' } };
    const match = stagedNight({ mission: 'A4', players: 1, survivors, turn: 'ned', equipment: ['sawed-off'] });
    await page.goto(new URL(await keep(page, match), page.url()).href);
    const ned = new Person(page, match, 'fr');
    await ned.answer({ do: 'search' });
    await ned.ready();
    expect(await page.locator('[data-slot]').count()).toBe(6);
    await expect.poll(() => cardsOutOfSight(page)).toEqual([]);
    expect([...(await layoutFaults(page)), ...(await targetFaults(page))]).toEqual([]);
    await picture(page, 'phone-found');
  });

  test('so is the card that a Wound takes, and the Wound on whoever bears it', { timeout: SLOW }, async () => {
    const page = await visit('/', { size: 'phone' });
    const match = stagedNight({
      mission: 'A4',
      players: 1,
      survivors: { ned: { zone: 'c1-clinic', hands: ['fire-axe'], stored: ['water', 'machete'] } },
      turn: 'ned',
      zombies: { 'c1-clinic': { walkers: 1 } },
    });
    await page.goto(new URL(await keep(page, match), page.url()).href);
    const ned = new Person(page, match);
    await ned.answer({ do: 'nothing' });
    await ned.ready();
    const cards = page.locator('[role=group] li button');
    await expect.poll(() => cards.count()).toBe(3);
    for (const card of await cards.all()) {
      const { y, height } = (await card.boundingBox())!;
      expect(y + height).toBeLessThan((await page.locator('[class*=Drawer-module_foot]').boundingBox())!.y);
    }
    await picture(page, 'phone-wound');
    const strip = page.getByRole('navigation', { name: word('table.crew') });
    expect(await strip.getByRole('img', { name: /Wound/ }).count()).toBe(0);
    await ned.answer(ned.asked.offer!.kind === 'one' ? ned.asked.offer!.from[0] : null);
    await ned.ready();
    await strip.getByRole('img', { name: /1 Wound/ }).waitFor();
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

  test('Dawn of the Dead', { timeout: SLOW }, async () => {
    const page = await visit('/', { size: 'phone' });
    await goTo(page, await keep(page, mallMatch()));
    await page.locator('li[data-row="walk"] button').first().waitFor();
    expect(await oddFaults(page, 'dawn')).toEqual({});
  });

  test('Marvel Zombies', { timeout: SLOW }, async () => {
    const page = await visit('/', { size: 'phone', lang: 'fr', theme: 'light' });
    await goTo(page, await keep(page, crowdedPage()));
    await page.locator('li[data-row="attack"] button').first().waitFor();
    expect(await oddFaults(page, 'marvel')).toEqual({});
  });
});
