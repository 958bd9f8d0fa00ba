import { expect, test } from 'vitest';
import { boxText } from '../src/box/text.ts';
import { newText } from '../src/home/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { atRest, LOOKS, pressed, SLOW, screenFaults, visits } from './person/visit.ts';

const { visit } = visits();

test.each(LOOKS)(
  'an owner types in a mission, mends what is wrong, and plays it: $size, $lang, $theme',
  { timeout: SLOW },
  async (look) => {
    const page = await visit('/box?game=zombicide', look);
    const say = (id: keyof typeof boxText.en, more = {}) => wordsOf(look.lang, boxText).say({ id, with: more });
    await page.getByRole('button', { name: /City Blocks/ }).click();
    await page.getByText(say('box.fine')).waitFor();
    expect(await screenFaults(page, 'box', look)).toEqual([]);
    const start = page.locator('article input[type="text"]').first();
    await start.fill('nowhere');
    await page.getByText(say('box.faults'), { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('status').getByRole('listitem').count()).toBeGreaterThan(0);
    await start.fill('a1-E');
    await page.getByText(say('box.fine')).waitFor();
    await page.getByPlaceholder(say('box.unnamed')).fill('Printed');

    // What is kept is there again, and a table can be laid with it.
    await page.goto(new URL('/new?game=zombicide&mission=01', page.url()).href);
    await page.getByText(say('box.use-brief', { name: 'Printed', count: 1 })).click();
    await page.getByRole('button', { name: wordsOf(look.lang, newText).say({ id: 'new.play' }), exact: true }).click();
    await page.waitForURL(/\/table\//);
    const id = page.url().split('/').at(-1)!;
    await page.locator('[data-piece]').first().waitFor();
    await page.goto(new URL(`/replay/${id}`, page.url()).href);
    await expect.poll(() => page.title()).toContain('Printed');
  },
);

test.each(LOOKS)('an owner types in a card of a long list: $size, $lang, $theme', { timeout: SLOW }, async (look) => {
  const page = await visit('/box?game=marvel', look);
  const say = (id: keyof typeof boxText.en, more = {}) => wordsOf(look.lang, boxText).say({ id, with: more });
  await page.getByText(say('box.fine')).waitFor();
  await page.getByText(look.lang === 'fr' ? 'Cartes Génération' : 'Spawn cards', { exact: true }).click();
  await page
    .getByRole('button', { name: /(card|carte) 9\b/ })
    .first()
    .click();
  const most = page.locator('article input[type="number"]').last();
  // What is typed into is in sight, wherever in the list it was chosen.
  await expect.poll(() => most.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(1000);
  expect(await screenFaults(page, 'box-card', look)).toEqual([]);
  await most.fill('99');
  await page.getByText(say('box.faults'), { exact: true }).waitFor();
  await most.fill('9');
  await page.getByText(say('box.yours')).waitFor();
});

test.each(LOOKS)(
  'an owner types in a drawn board and a counter: $size, $lang, $theme',
  { timeout: SLOW },
  async (look) => {
    const say = (id: keyof typeof boxText.en, more = {}) => wordsOf(look.lang, boxText).say({ id, with: more });
    const page = await visit('/box?game=plague', look);
    await page.getByText(say('box.fine')).waitFor();
    expect(await screenFaults(page, 'box-board', look)).toEqual([]);
    const board = page.locator('article textarea').first();
    const shipped = await board.inputValue();
    await board.fill(shipped.replace('.', '?'));
    await page.getByText(say('box.faults'), { exact: true }).waitFor();
    expect(await page.getByRole('status').getByRole('listitem').first().textContent()).toContain('A1');
    await board.fill(shipped);
    await page.getByText(say('box.fine')).waitFor();

    await page.goto(new URL('/box?game=dawn', page.url()).href);
    await page.locator('nav details').nth(1).locator('summary').click();
    await page.getByRole('button', { name: /Peter/ }).click();
    await page.locator('article input[type="number"]').first().fill('9');
    // The counter is drawn as it is typed in.
    await expect.poll(() => page.locator('aside svg text').first().textContent()).toContain('9·');
    expect(await screenFaults(page, 'box-counter', look)).toEqual([]);
  },
);

test('a table of the server is laid with the box of a browser and played, and its replay names it', {
  timeout: SLOW,
}, async () => {
  const page = await visit('/credits');
  const { origin } = new URL(page.url());
  expect((await page.context().request.post(`${origin}/api/guest`, { data: { name: 'Ann' } })).ok()).toBe(true);

  // Her copy says that Captain America rolls five dice.
  await page.goto(`${origin}/box?game=marvel`);
  await page.getByText('Heroes', { exact: true }).click();
  await page.getByRole('button', { name: /Captain America/ }).click();
  await page.getByRole('spinbutton', { name: 'Dice' }).fill('5');
  await page.getByText('yours', { exact: true }).first().waitFor();
  await page.getByPlaceholder('My box').fill('From the attic');

  await page.goto(`${origin}/new?game=marvel&mission=MZ0`);
  await page.getByText(/From the attic/).click();
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('svg[role=group]').first().waitFor();

  // He does, and a die of hunger besides.
  await page
    .getByRole('button', { name: /Captain America/ })
    .first()
    .click();
  await page.getByText('Vibranium Shield').first().waitFor();
  const attack = page.locator('dl > div').filter({ hasText: 'Vibranium Shield' }).first();
  expect(await attack.locator('b').textContent()).toBe('5+1');

  // She plays on, and gives up: what is watched again is called by the name of her box.
  await page.locator('li[data-row] > div > button').first().click();
  await page.locator('li[data-row="trait"] > div > button').first().click();
  await page.getByText('MZ-TRAIT-01').first().waitFor({ state: 'attached' });
  await atRest(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up for our side' }).click();
  await pressed(page.getByRole('button', { name: 'Really give up for our side?' }));
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await page.waitForURL(/\/replay\//);
  await expect.poll(() => page.title()).toContain('From the attic');
});
