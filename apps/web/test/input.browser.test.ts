import type { Way } from '@shamble/kernel';
import { pack as plaguePack } from '@shamble/plague';
import { pack } from '@shamble/zombicide';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { Person } from './person/playing.ts';
import { answersKept, keep, stagedMatch as staged, freshMatch as zombicide } from './person/tables.ts';
import { accessFaults, atRest, picture, SLOW, visits } from './person/visit.ts';
import { wonGame } from './person/winning.ts';
import { PlaguePlayer, freshMatch as plague } from './plaguePlayer.ts';

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
  const way = waysOf(person).find(({ steps }) => steps.length === 2)!;
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

  // Ending with something left is asked once; then the badge is there, and the log says what was given up.
  await row('nothing').click();
  await page.getByText('would be lost').waitFor();
  expect(await answersKept(page)).toBe(start + 3);
  expect(await badged(page)).toEqual(['End the turn']);
  await page.keyboard.press('Enter');
  await page
    .getByRole('log')
    .getByText(/gives up \d action/)
    .waitFor();
  match.do('p1', { answer: { do: 'nothing' } });

  // Whoever acts is led by the figure.
  await person.answer(1);
  await person.ready();
  await page.mouse.move(0, 0);
  const led = waysOf(person).find(({ steps }) => steps.length === 2)!;
  await page.locator(`[data-space="${led.to}"]`).waitFor();
  const figure = (await page.locator('[data-piece="survivor 1"]').boundingBox())!;
  const goal = await spot(page, led.to);
  const before3 = await answersKept(page);
  await page.mouse.move(figure.x + figure.width / 2, figure.y + figure.height / 2);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => answersKept(page)).toBe(before3 + 2);
});

const waysOf = ({ asked: { view } }: Person): readonly Way[] => pack.ways!.of(view.state as never, view.pending!);

test('a list of targets begins with those that matter, says what the paper says, and folds the others away', async () => {
  const page = await visit('/');
  const match = staged({
    mission: 'A4',
    players: 1,
    survivors: { ned: { zone: 'a1-N', hands: ['rifle'] } },
    turn: 'ned',
    zombies: { 'a1-NE': { walkers: 2 } },
  });
  await page.goto(new URL(await keep(page, match), page.url()).href);
  const person = new Person(page, match);
  await person.ready();
  const shoot = page.locator('li[data-row="shoot"]');
  await shoot.getByRole('button').first().click();
  const targets = shoot.getByRole('list').getByRole('button');
  expect(await targets.count()).toBe(1);
  expect(await shoot.locator('details summary').innerText()).toMatch(/^\d+ more that hit/);
  await shoot.locator('details summary').click();
  expect(await targets.count()).toBeGreaterThan(1);
  const percentIn = async (of: Locator): Promise<string | undefined> => /\d+\s?%/.exec(await of.innerText())?.[0];
  await targets.first().hover();
  const paper = page.locator('[data-ticket]');
  await paper.waitFor();
  expect(await percentIn(targets.first())).toBeDefined();
  expect(await percentIn(paper)).toBe(await percentIn(targets.first()));
  expect(await percentIn(shoot.getByRole('button').first())).toBe(await percentIn(paper));
  // What is looked at says its own, and nobody is promised where nobody is.
  await targets.last().hover();
  await expect.poll(() => percentIn(paper)).toBe(undefined);
  expect(await percentIn(shoot.getByRole('button').first())).toBe(undefined);
  await picture(page, 'targets-folded');
  expect(await accessFaults(page)).toEqual([]);
});

test('what almost never matters is answered as usual, and said', async () => {
  const game = wonGame(['revealOrder']);
  const at = game.steps.findIndex(({ choice }) => choice === 'revealOrder');
  const page = await visit('/', { coach: true });
  const match = zombicide('00', game.seed);
  for (const { answer } of game.steps.slice(0, at)) match.do('p1', { answer });
  await page.goto(new URL(await keep(page, match), page.url()).href);
  await page.getByText(word('table.as-usual', { question: '', what: '' }).split('.')[0]!).waitFor();
  expect(await answersKept(page)).toBe(at + 1);
});

test('a bot acts under its name, at a pace one can follow, beside nobody’s list: Plague', {
  timeout: SLOW,
}, async () => {
  const page = await visit('/', { moving: true });
  const player = new PlaguePlayer(page, plague({ board: 'main', players: 2, variants: [] }, 4, { p2: 'bot:usual' }));
  while (player.asked.view.pending!.choice !== 'act' || player.seat !== 'p1')
    player.match.do(player.seat, { answer: player.usual });
  await player.sit();
  await player.ready();

  // Squares: the way turns where it must.
  const { view } = player.asked;
  const way = plaguePack
    .ways!.of(view.state as never, view.pending!)
    .find(({ steps, through }) => through.length === 3 && steps.length > 2)!;
  const before = await answersKept(page);
  await clickSpace(page, way.to);
  await page.getByRole('button', { name: new RegExp(`^${word('table.go')}`) }).waitFor();
  await picture(page, 'way-plague');
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await expect.poll(() => answersKept(page)).toBe(before + way.steps.length);

  await page.locator('li[data-row="end"] button').click();
  await page.locator('li[data-row="end"] button').click();
  const seen = await page.evaluate(async () => {
    const found: { title: string; isListed: boolean; isSkippable: boolean }[] = [];
    for (const end = performance.now() + 8000; performance.now() < end; ) {
      const title = document.querySelector('section[aria-live] h2')?.textContent ?? '';
      const isListed = document.querySelector('[data-rows]') !== null;
      const isSkippable = document.querySelector('[data-telling] button') !== null;
      if (found.some((one) => /acting/.test(one.title)) && !/acting|thinking/.test(title)) break;
      found.push({ title, isListed, isSkippable });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return found;
  });
  const acting = seen.filter(({ title }) => /^Ben is acting\.$/.test(title));
  expect(acting.length).toBeGreaterThan(8);
  expect(acting.filter(({ isListed, isSkippable }) => isListed || !isSkippable)).toEqual([]);
});
