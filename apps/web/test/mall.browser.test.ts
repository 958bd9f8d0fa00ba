import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { handedOver, mallScene, unlaidMatch } from './person/mall.ts';
import { answersKept, keep } from './person/tables.ts';
import { atRest, goTo, LOOKS, SLOW, screenFaults, visits } from './person/visit.ts';

const { visit } = visits();

/** The middle of something on the board, once it does not move any more. */
async function middleOf(of: Locator): Promise<[number, number]> {
  let last = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await of.boundingBox());
      const isStill = now === last;
      last = now;
      return isStill;
    })
    .toBe(true);
  const { x, y, width, height } = JSON.parse(last) as { x: number; y: number; width: number; height: number };
  return [x + width / 2, y + height / 2];
}

const tap = async (page: Page, of: Locator): Promise<void> => {
  const [x, y] = await middleOf(of);
  await page.touchscreen.tap(x, y);
};

test('a finger sees line, penalties and chance before it fires', { timeout: SLOW }, async () => {
  const page = await visit('/', { size: 'phone' });
  const characters = { peter: { at: '104' }, fran: { at: '086' } };
  const scene = { plan: 'wing', players: 1, characters, zombies: { '106': 3 }, turn: 'peter' };
  await goTo(page, await keep(page, mallScene(scene)));
  await atRest(page);
  const target = page.locator('[data-piece^="dead "]');
  await tap(page, target);
  // Two spaces away, through nothing; what it takes and what it promises lies on the board and on a button.
  await page.locator('[data-ticket]').filter({ hasText: '%' }).waitFor();
  await page.locator('svg text').filter({ hasText: 'range −2' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: wordsOf('en').word('table.not-yet') }).waitFor();
  expect(await answersKept(page)).toBe(0);
  await tap(page, target);
  await expect.poll(() => answersKept(page)).toBe(1);
});

test.each(LOOKS)(
  'some of the dead are laid by hand, the others as usual: $size, $lang',
  { timeout: SLOW },
  async (look) => {
    const { word } = wordsOf(look.lang);
    const page = await visit('/', look);
    await goTo(page, await keep(page, unlaidMatch()));
    const laid = page.locator('[data-laid]');
    await expect.poll(() => laid.count()).toBe(45);
    // What is still to be put down is what will be laid.
    expect(
      await page.getByText(look.lang === 'en' ? /put down 45 more, and 5 hidden/ : /45 morts .*5 cachés/).count(),
    ).toBe(1);
    expect(await screenFaults(page, 'dawn-laying', look)).toEqual([]);
    await page.getByRole('button', { name: word('control.none') }).click();
    await expect.poll(() => laid.count()).toBe(0);
    const symbol = page.locator('[data-space]').first();
    await symbol.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => laid.count()).toBe(1);
    const first = await laid.getAttribute('data-laid');
    await page.getByRole('button', { name: word('control.fill', { n: 44 }) }).click();
    await expect.poll(() => laid.count()).toBe(45);
    expect(await page.locator(`[data-laid="${first}"]`).count()).toBe(1);
    await page.getByRole('button', { name: word('control.confirm') }).click();
    await expect.poll(() => laid.count()).toBe(5);
  },
);

test('the end of the human turn is taken back by the humans alone', { timeout: SLOW }, async () => {
  const page = await visit('/');
  const { word } = wordsOf('en');
  await goTo(page, await keep(page, handedOver()));
  const curtain = page.locator('#curtain');
  const lift = page.getByRole('button', { name: /show me$/ });
  await curtain.filter({ hasText: 'Ben' }).waitFor();
  await lift.click();
  const undo = page.locator('[data-mark=undo]:enabled');
  await undo.filter({ hasText: word('undo.cost-others') }).click();
  await undo.filter({ hasText: word('undo.sure-others') }).click();
  // The device goes to whoever has to agree.
  await curtain.filter({ hasNotText: 'Ben' }).waitFor();
  await lift.click();
  const refuse = page.getByRole('button', { name: word('undo.refuse'), exact: true });
  await refuse.waitFor();
  expect(await screenFaults(page, 'dawn-agree', LOOKS[0])).toEqual([]);
  await refuse.click();
  await curtain.filter({ hasText: 'Ben' }).waitFor();
  await lift.click();
  await undo.click();
  await undo.filter({ hasText: word('undo.sure-others') }).click();
  await lift.click();
  await page.getByRole('button', { name: word('undo.agree'), exact: true }).click();
  await page.locator('li[data-row="end"] button').first().waitFor();
});

/** Notes down what on the board was seen to change its shape. */
const noting = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const moved: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      if (this.matches('[data-leaves]')) moved.push(this.parentElement!.dataset.state!);
      return animate.apply(this, given);
    };
    Object.assign(globalThis, { moved });
  });
};

test('doors fall shut and swing open, and glass shatters', { timeout: SLOW }, async () => {
  const page = await visit('/', { moving: true, before: noting });
  const scene = {
    ...{ plan: 'wing', players: 1, characters: { peter: { at: '064' }, fran: { at: '196' } } },
    ...{ zombies: { '066': 1, '209': 1 }, turn: 'peter' },
  };
  await goTo(page, await keep(page, mallScene(scene)));
  const door = page.locator('li[data-row="door"] button').first();
  const moved = () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
  await door.click();
  await expect.poll(moved).toEqual(['closed']);
  await door.click();
  await expect.poll(moved).toEqual(['closed', 'open']);
  await door.click();
  await expect.poll(moved).toEqual(['closed', 'open', 'closed']);
  // The dice are the same every time: his nerves hold.
  const fire = page.locator('li[data-row^="fire"] button:enabled').first();
  await fire.click();
  await expect.poll(moved).toEqual(['closed', 'open', 'closed', 'destroyed']);
});

test('orders of the dead that are in each other’s way are shown', { timeout: SLOW }, async () => {
  const page = await visit('/');
  // Two want the only space between them and Peter.
  const characters = { peter: { at: '004' }, fran: { at: '209' } };
  const scene = { plan: 'wing', characters, zombies: { '010': 3, '027': 2 }, active: ['peter'], phase: 'react' };
  await goTo(page, await keep(page, mallScene({ ...scene, seen: ['010', '027'] })));
  const orders = page.locator('[data-orders]');
  await orders.waitFor({ state: 'attached' });
  expect([await orders.getAttribute('data-orders'), await orders.getAttribute('data-stuck')]).toEqual(['1', '1']);
  await page.getByText('1 moves; 1 finds no room').first().waitFor();
});
