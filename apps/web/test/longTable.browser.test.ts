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
  const announced = (): Promise<string[]> =>
    board.evaluate((drawing) => {
      const found: string[] = [];
      for (let at = drawing.parentElement; at !== null; at = at.parentElement)
        found.push(getComputedStyle(at).willChange);
      return found;
    });
  await board.hover({ position: { x: 300, y: 200 } });
  await page.mouse.wheel(0, -300);
  await expect.poll(announced, { interval: 10 }).toContain('transform');
  await expect.poll(announced).not.toContain('transform');
});
