import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { callingBy, speak } from './person/calling.ts';
import { layoutFaults } from './person/layout.ts';
import { accessFaults, picture, SLOW, visits } from './person/visit.ts';

const { visit } = visits();
const called = callingBy(visit);

/** All that the server sends to a page from now on. */
function frames(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** A table that all of them sit at, in this order, begun. */
async function begun(people: readonly Page[]): Promise<string> {
  const [host, ...others] = people;
  const { origin } = new URL(host!.url());
  const wanted = { game: 'dawn', mission: 'mall', seats: people.length };
  const made = await host!.context().request.post(`${origin}/api/tables`, { data: wanted });
  const { id } = (await made.json()) as { id: string };
  for (const [at, page] of others.entries()) await speak(page, id, [{ say: 'sit', seat: `p${at + 2}` }]);
  await speak(host!, id, [{ say: 'start' }]);
  return `${origin}/table/${id}`;
}

const faultsOf = async (page: Page, name: string): Promise<string[]> => {
  await picture(page, name);
  return [...(await layoutFaults(page)), ...(await accessFaults(page))];
};

test('of the dead a watcher and the humans receive what all may know', { timeout: SLOW }, async () => {
  const [ann, ben, cy] = [await called('Ann'), await called('Ben'), await called('Cy', { size: 'phone', lang: 'fr' })];
  const table = await begun([ann, ben]);
  const [annHeard, benHeard, cyHeard] = [frames(ann), frames(ben), frames(cy)];
  for (const page of [ann, ben, cy]) await page.goto(table);
  // Ben lays the dead out as usual, and hides five.
  const confirm = ben.getByRole('button', { name: wordsOf('en').word('control.confirm') });
  await expect.poll(() => ben.locator('[data-laid]').count()).toBe(45);
  await confirm.click();
  await expect.poll(() => ben.locator('[data-laid]').count()).toBe(5);
  await confirm.click();
  for (const page of [ann, ben, cy]) await expect.poll(() => page.locator('[data-piece^="dead "]').count()).toBe(45);
  await ann.getByRole('button', { name: wordsOf('en').word('control.confirm') }).click();
  for (const page of [ann, ben, cy]) await expect.poll(() => page.locator('[data-piece^="person "]').count()).toBe(4);
  // The secret list is on Ben's line and board alone, and no value is on anybody's.
  const lists = (heard: readonly string[]): boolean => heard.some((frame) => /"hidden":\[\d/.test(frame));
  expect([lists(annHeard), lists(benHeard), lists(cyHeard)]).toEqual([false, true, false]);
  expect(cyHeard.some((frame) => frame.includes('"hidden":null'))).toBe(true);
  const hidden = (page: Page) => page.locator('[aria-label*="hidden zombie of yours"]').count();
  expect([await hidden(ann), await hidden(ben), await hidden(cy)]).toEqual([0, 5, 0]);
  for (const heard of [annHeard, benHeard, cyHeard])
    expect(heard.some((frame) => /"values":\[[^\]]*[1-9]/.test(frame.replaceAll('-1', '')))).toBe(false);
  // Whoever looks on may not answer.
  expect(await cy.locator('[data-rows] button').count()).toBe(0);
  expect(await faultsOf(cy, 'dawn-watched-phone')).toEqual([]);
});

test('three choose together who acts, one has the last word, and who plays them acts', { timeout: SLOW }, async () => {
  const [ann, ben, cy] = [await called('Ann'), await called('Ben'), await called('Cy', { size: 'phone', lang: 'fr' })];
  const table = await begun([ann, ben, cy]);
  for (const page of [ann, ben, cy]) await page.goto(table);
  await ann.getByRole('button', { name: wordsOf('en').word('control.confirm') }).click();
  // Cy, who plays Steve and Fran, would like Steve to act; Ann decides.
  const steve = cy.locator('li[data-row="activate 2"] button').first();
  await steve.waitFor();
  await cy.getByText(/^Ann décide/).waitFor();
  await steve.click();
  for (const page of [ann, ben, cy]) await page.locator('[data-proposals="1"]').waitFor();
  expect(await faultsOf(ann, 'dawn-proposed-desktop')).toEqual([]);
  expect(await faultsOf(cy, 'dawn-proposed-phone')).toEqual([]);
  await ann.getByRole('button', { name: 'Do so' }).click();
  // Cy alone is asked what Steve does.
  await cy.locator('li[data-row="end"] button').first().waitFor();
  for (const page of [ann, ben]) {
    await page.locator('[data-proposals]').waitFor({ state: 'detached' });
    expect(await page.locator('[data-rows] li').count()).toBe(0);
  }
});

test('four play one each', { timeout: SLOW }, async () => {
  const [ann, ben, cy, dee] = [await called('Ann'), await called('Ben'), await called('Cy'), await called('Dee')];
  const table = await begun([ann, ben, cy, dee]);
  for (const page of [ann, ben, cy, dee]) await page.goto(table);
  await ann.getByRole('button', { name: wordsOf('en').word('control.confirm') }).click();
  const fran = dee.locator('li[data-row="activate 3"] button').first();
  await fran.waitFor();
  await fran.click();
  for (const page of [ben, cy]) await page.locator('[data-proposals="1"]').waitFor();
  await ann.getByRole('button', { name: 'Do so' }).click();
  await dee.locator('li[data-row="end"] button').first().waitFor();
  for (const page of [ann, ben, cy]) {
    await page.locator('[data-proposals]').waitFor({ state: 'detached' });
    expect(await page.locator('[data-rows] li').count()).toBe(0);
  }
  expect(await faultsOf(dee, 'dawn-four-desktop')).toEqual([]);
});
