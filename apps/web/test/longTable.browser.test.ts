import { expect, test } from 'vitest';
import { visits } from './person/visit.ts';
import { PlaguePlayer, playedMatch } from './plaguePlayer.ts';

const { visit } = visits();

test.each(['desktop', 'phone'] as const)(
  'the log of a long game goes as far back as somebody looks: %s',
  async (size) => {
    const page = await visit('/', { size });
    const player = new PlaguePlayer(page, playedMatch(150));
    await player.sit();
    await player.ready();
    const { word } = player.words;
    if (size === 'phone') await page.getByRole('button', { name: word('table.log'), exact: true }).click();
    const lines = page.getByRole('region', { name: word('table.log'), exact: true }).getByRole('listitem');
    await expect.poll(() => lines.count()).toBeGreaterThan(15);
    const first = await lines.count();
    expect(first).toBeLessThan(40);
    await expect
      .poll(async () => {
        await lines.last().scrollIntoViewIfNeeded();
        return lines.count();
      })
      .toBeGreaterThan(100);
  },
);

test('a board that has come to rest is printed sharp', async () => {
  const page = await visit('/');
  const player = new PlaguePlayer(page, playedMatch(20));
  await player.sit();
  await player.ready();
  const board = page.locator('svg[role=group]');
  // What is about to move is announced only while it does: it is noted as soon as it is.
  await board.evaluate((drawing) => {
    const seen = { now: [] as string[], before: [] as string[] };
    const look = (): void => {
      seen.now = [];
      for (let at = drawing.parentElement; at !== null; at = at.parentElement)
        seen.now.push(getComputedStyle(at).willChange);
      seen.before.push(...seen.now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
    Object.assign(globalThis, { announced: seen, look });
  });
  const announced = () =>
    page.evaluate(() => {
      const { announced: seen, look } = globalThis as unknown as {
        announced: { now: string[]; before: string[] };
        look: () => void;
      };
      look();
      return seen;
    });
  await board.hover({ position: { x: 300, y: 200 } });
  expect((await announced()).now).not.toContain('transform');
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await announced()).before).toContain('transform');
  await expect.poll(async () => (await announced()).now).not.toContain('transform');
});
