import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visits } from './person/visit.ts';
import { PlaguePlayer, playedMatch } from './plaguePlayer.ts';

const { visit } = visits();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

async function sit(
  size: 'desktop' | 'phone',
): Promise<{ page: Page; board: () => Promise<Box>; middle: [number, number] }> {
  const page = await visit('/', { size });
  const player = new PlaguePlayer(page, playedMatch(20));
  await player.sit();
  await player.ready();
  const board = async (): Promise<Box> => (await page.locator('svg[role=group]').boundingBox())!;
  // What comes late beside it gives the board another size.
  await expect
    .poll(async () => {
      const was = await board();
      await page.waitForTimeout(400);
      return JSON.stringify(await board()) === JSON.stringify(was);
    })
    .toBe(true);
  const frame = (await page.locator('svg[role=group]').locator('xpath=../../..').boundingBox())!;
  return { page, board, middle: [frame.x + frame.width / 2, frame.y + frame.height / 2] };
}

/** Where the point of the board under `at` is seen, by how it lay and how it lies. */
const seen = (at: readonly [number, number], was: Box, is: Box): [number, number] => {
  const k = is.width / was.width;
  return [is.x + (at[0] - was.x) * k, is.y + (at[1] - was.y) * k];
};

test('a wheel brings the board closer where it is pointed at, a mouse moves it, and picks nothing by it', async () => {
  const { page, board, middle } = await sit('desktop');
  const first = await board();
  const at = [middle[0] - 120, middle[1] + 40] as const;
  await page.mouse.move(...at);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await board()).width / first.width).toBeCloseTo(2 ** 1.2, 1);
  const near = await board();
  expect(Math.hypot(seen(at, first, near)[0] - at[0], seen(at, first, near)[1] - at[1])).toBeLessThan(4);
  const question = await page.locator('[aria-live=polite] h2').textContent();
  await page.evaluate(() => {
    Object.assign(globalThis, { clicks: 0 });
    document.addEventListener('click', () => ((globalThis as unknown as { clicks: number }).clicks += 1));
  });
  await page.mouse.down();
  await page.mouse.move(at[0] + 30, at[1] - 20);
  await page.mouse.move(at[0] + 60, at[1] - 40);
  await page.mouse.up();
  const moved = await board();
  expect([moved.x - near.x, moved.y - near.y].map(Math.round)).toEqual([60, -40]);
  expect(await page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks)).toBe(0);
  expect(await page.locator('[aria-live=polite] h2').textContent()).toBe(question);
  // Nobody moves it out of sight.
  await page.mouse.move(...middle);
  await page.mouse.down();
  await page.mouse.move(middle[0] + 5000, middle[1] + 5000, { steps: 4 });
  await page.mouse.up();
  expect((await board()).x).toBeLessThan(middle[0]);
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await expect.poll(async () => Math.round((await board()).width)).toBe(Math.round(first.width));
});

test('two fingers bring the board closer, one moves it', async () => {
  const { page, board, middle } = await sit('phone');
  // Not on the figure in the middle: it would be led away.
  const [x, y] = [middle[0], middle[1] - 120];
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const first = await board();
  await send('touchStart', { x: x - 70, y, id: 1 }, { x: x + 70, y, id: 2 });
  await send('touchMove', { x: x - 90, y, id: 1 }, { x: x + 90, y, id: 2 });
  await send('touchMove', { x: x - 105, y, id: 1 }, { x: x + 105, y, id: 2 });
  await send('touchEnd');
  await expect.poll(async () => (await board()).width / first.width).toBeCloseTo(1.5, 1);
  const near = await board();
  await send('touchStart', { x, y, id: 1 });
  await send('touchMove', { x: x - 20, y: y - 30, id: 1 });
  await send('touchMove', { x: x - 40, y: y - 60, id: 1 });
  await send('touchEnd');
  const moved = await board();
  expect([moved.x - near.x, moved.y - near.y].map(Math.round)).toEqual([-40, -60]);
});
