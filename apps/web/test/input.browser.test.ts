import { pack } from '@shamble/zombicide';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { Person } from './person/playing.ts';
import { answersKept, keep, freshMatch as zombicide } from './person/tables.ts';
import { accessFaults, atRest, picture, SLOW, visits } from './person/visit.ts';

const { visit } = visits();
const { word } = wordsOf('en');

/** Where nothing lies on the space: there somebody clicks it. */
async function spot(page: Page, space: number): Promise<{ x: number; y: number }> {
  const found = await page.evaluate((id) => {
    const path = document.querySelector<SVGGraphicsElement>(`[data-space="${id}"]`)!;
    const { left, top, width, height } = path.getBoundingClientRect();
    for (let i = 1; i < 12; i++)
      for (let j = 1; j < 12; j++) {
        const [x, y] = [left + (width * i) / 12, top + (height * j) / 12];
        if (document.elementFromPoint(x, y) === path) return { x, y };
      }
    return null;
  }, space);
  if (found === null) throw new Error(`Nothing of space ${space} is in sight.`);
  return found;
}

const clickSpace = async (page: Page, space: number): Promise<void> => {
  const { x, y } = await spot(page, space);
  await page.mouse.click(x, y);
};

/** What bears the badge of Enter, as it is seen. */
const badged = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main kbd, main button [aria-hidden]')]
      .filter((key) => key.textContent === '↵' && key.checkVisibility())
      .map(
        (key) =>
          key
            .closest('button')!
            .innerText.split('\n')
            .find((line) => /\p{L}{2}/u.test(line)) ?? '',
      ),
  );

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (one?.hasAttribute('data-space')) return 'a place';
    return one?.closest('li[data-row]')?.getAttribute('data-row') ?? one?.id ?? '';
  });

const pickable = (page: Page): Promise<number> => page.locator('[data-space]').count();

test('what is pressed, clicked and dragged does what it says: Zombicide', { timeout: SLOW }, async () => {
  const page = await visit('/');
  const match = zombicide('01', 5);
  await page.goto(new URL(await keep(page, match), page.url()).href);
  const person = new Person(page, match);
  await person.answer(0);
  await person.ready();
  const row = (id: string) => page.locator(`li[data-row="${id}"] button`).first();

  // Nothing that gives actions up bears the badge, and without one the key does nothing.
  expect(await badged(page)).toEqual([]);
  const start = await answersKept(page);
  await page.keyboard.press('Enter');
  await row('noise').click();
  await atRest(page);
  match.do('p1', { answer: { do: 'noise' } });
  await person.ready();
  expect(await focused(page)).toBe('');
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await atRest(page);
  expect(await answersKept(page)).toBe(start + 1);

  // Numbers stand beside the rows and lead to them; arrows walk the list, and over to the board.
  const rows = await page.locator('li[data-row]').evaluateAll((all) => all.map((one) => one.getAttribute('data-row')));
  expect(await page.locator('li[data-row]').nth(1).innerText()).toMatch(/^2/);
  await page.keyboard.press('2');
  expect(await focused(page)).toBe(rows[1]);
  expect(await badged(page)).toHaveLength(1);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe(rows[2]);
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('a place');
  expect(await badged(page)).toEqual([]);

  // What cannot be done says why, and leaves the board alive.
  const before = await pickable(page);
  expect(before).toBeGreaterThan(0);
  await page.locator('li[data-row] > div > button[aria-disabled=true]').first().click({ force: true });
  await page.locator('li[data-row] [data-rule]').first().waitFor();
  expect(await pickable(page)).toBe(before);
  await page.keyboard.press('Escape');

  // A click shows the way, a second one walks it.
  const { view } = person.asked;
  const ways = pack.ways!.of(view.state as never, view.pending!);
  const way = ways.find(({ steps }) => steps.length === 2)!;
  await clickSpace(page, way.to);
  const go = page.getByRole('button', { name: new RegExp(`^${word('table.go')}`) });
  await go.waitFor();
  expect(await go.innerText()).toMatch(new RegExp(`\\b${way.cost} action`));
  await picture(page, 'way-zombicide');
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await go.count()).toBe(0);
  await clickSpace(page, way.to);
  await clickSpace(page, way.to);
  await expect.poll(() => answersKept(page)).toBe(start + 3);
  for (const { answer } of way.steps) match.do('p1', { answer });
  await person.ready();
  const { marks, survivors } = person.asked.view.state as {
    marks: { activating: number };
    survivors: { zone: number }[];
  };
  if (marks.activating >= 0) expect(survivors[marks.activating]!.zone).toBe(way.to);
  expect(view.n).toBeLessThan(person.asked.view.n);
});
