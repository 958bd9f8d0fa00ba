import { expect, test } from 'vitest';
import { coachText } from '../src/coach/text.ts';
import { settingText } from '../src/settings/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { layoutFaults } from './person/layout.ts';
import { accessFaults, picture, SLOW, visits } from './person/visit.ts';

const { visit } = visits();

test.each([
  ['desktop', 'dark', 'en'],
  ['phone', 'light', 'fr'],
] as const)('what is beside the games: %s, %s, %s', { timeout: SLOW }, async (size, theme, lang) => {
  const { word } = wordsOf(lang);
  const { say: set } = wordsOf(lang, settingText);
  const { say: coach } = wordsOf(lang, coachText);
  const page = await visit('/', { size, theme, lang, coach: true });
  const faults: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    await picture(page, `${name}-${size}-${theme}-${lang}`);
    const found = [...(await layoutFaults(page)), ...(await accessFaults(page))];
    if (found.length > 0) faults[name] = found;
  };
  for (const name of ['rules', 'credits', 'replay', 'settings']) {
    await page.goto(new URL(`/${name}`, page.url()).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (name === 'rules') await page.getByRole('term').first().waitFor();
    await look(name === 'replay' ? 'replay-file' : name);
  }

  // What is set stays set, and shows.
  const choose = (of: string, value: string) =>
    page.getByRole('group', { name: set({ id: `set.${of}` }) }).getByRole('button', { name: set({ id: value }) });
  await choose('patterns', 'set.on').click();
  await choose('text', 'set.text.larger').click();
  await page.reload();
  expect(await choose('patterns', 'set.on').getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('html').getAttribute('data-text')).toBe('larger');
  await look('settings-larger');

  // The coach points at what is new, goes when it is told to, and comes back when it is called.
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('button', { name: word('home.tutorial') }).click();
  const said = page.getByRole('complementary', { name: coach({ id: 'coach.title' }) });
  await said.waitFor();
  await look('coach-larger');
  const first = await said.innerText();
  await page
    .locator(`ul[aria-label="${word('table.actions')}"]`)
    .getByRole('button')
    .first()
    .click();
  await page.locator('[data-pointed]').waitFor();
  expect(await said.innerText()).not.toBe(first);
  await said.getByRole('button', { name: coach({ id: 'coach.close' }) }).click();
  await said.waitFor({ state: 'detached' });
  expect(await page.locator('[data-pointed]').count()).toBe(0);
  await page.getByRole('button', { name: coach({ id: 'coach.title' }) }).click();
  await said.waitFor();
  expect(faults).toEqual({});
});
