import { expect, test } from 'vitest';
import { newText } from '../src/home/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { deadMatch, lostMatch } from './person/mall.ts';
import { keep } from './person/tables.ts';
import { atRest, goTo, inkFaults, LOOKS, SLOW, screenFaults, visits } from './person/visit.ts';

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
    // Whatever lies there says what it is, under the pointer or a finger.
    const said = page.locator('[data-ticket]').filter({ hasText: look.lang === 'en' ? 'One of the dead' : 'Un mort' });
    const inSight = () =>
      dead.evaluateAll((all) => {
        const spots = all
          .map((one) => one.getBoundingClientRect())
          .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
        return spots.find(
          ([x, y]) => document.elementFromPoint(x!, y!)?.closest('svg[role=group], [class*=frame]') && y! > 200,
        );
      });
    // The plan may still be on its way to who acts: then it is somebody else's place that was touched.
    await expect
      .poll(async () => {
        const [x, y] = (await inSight()) as [number, number];
        if (look.size === 'phone') await page.touchscreen.tap(x, y);
        else await page.mouse.move(x, y, { steps: 2 });
        return said.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    if (look.size === 'phone') return;
    // A step, and it is told.
    await atRest(page);
    const spaces = await page.locator('[data-space]').count();
    expect(spaces).toBeGreaterThan(4);
    const next = page.locator('[data-space]').first();
    await next.focus();
    await page.keyboard.press('Enter');
    await page.getByText('DD-MOVE-03').first().waitFor({ state: 'attached' });
    // Ending with points left is asked once; the log says what was given up.
    const end = page.locator('li[data-row="end"] button').first();
    await end.click();
    await page.getByText(/points? would be lost/).waitFor();
    await end.click();
    // What the dead did has been written above it.
    const lines = page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem');
    await expect
      .poll(async () => {
        await lines.last().scrollIntoViewIfNeeded();
        return lines.filter({ hasText: /gives? up \d+ points?/ }).count();
      })
      .toBe(1);
  },
);

test.each(LOOKS)('the dead are ordered on the board: $size, $lang, $theme', { timeout: SLOW }, async (look) => {
  const page = await visit('/', look);
  const path = await keep(page, deadMatch());
  await goTo(page, path);
  // An arrow for each that would move; one click, and all of them do.
  const arrows = page.locator('[data-orders]');
  await arrows.waitFor({ state: 'attached' });
  const moves = Number(await arrows.getAttribute('data-orders'));
  expect(moves).toBeGreaterThan(3);
  await atRest(page);
  expect(await screenFaults(page, 'dawn-orders', look)).toEqual([]);
  expect(await inkFaults(page, 'dawn-orders', look)).toEqual([]);
  if (look.size === 'phone') return;
  await page.locator('li[data-row="rest"] button').first().click();
  await page.getByText('DD-FREE-01').first().waitFor({ state: 'attached' });
  expect(await page.getByText('DD-REACT-01').count()).toBeGreaterThanOrEqual(moves);
});

test.each(LOOKS)('whoever has lost to the dead is told so: $size, $lang, $theme', { timeout: SLOW }, async (look) => {
  const page = await visit('/', look);
  const path = await keep(page, lostMatch());
  await goTo(page, path);
  const lost = wordsOf(look.lang).word('end.lost');
  await page.getByRole('heading', { name: lost, exact: true }).waitFor();
  expect(await screenFaults(page, 'dawn-end', look)).toEqual([]);
});
