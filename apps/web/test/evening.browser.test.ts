import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { endText } from '../src/end/text.ts';
import { newText } from '../src/home/text.ts';
import { replayText } from '../src/replay/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { SLOW, visits } from './person/visit.ts';

const { visit } = visits();
const { word } = wordsOf('en');
const end = (id: keyof (typeof endText)['en']): string => wordsOf('en', endText).say({ id });
const shamble = fileURLToPath(new URL('../../cli/bin/shamble.mjs', import.meta.url));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What a press of the button saves. */
async function saved(
  page: Page,
  name: string,
): Promise<{ readonly name: string; readonly path: string; readonly text: string }> {
  const download = page.waitForEvent('download');
  await press(page, name);
  const file = await download;
  const path = await file.path();
  return { name: file.suggestedFilename(), path, text: readFileSync(path, 'utf8') };
}

/** What is told of the dice before the first of them is rolled. */
async function commitment(page: Page): Promise<string> {
  await press(page, word('table.menu'));
  await page.getByText(word('dice.title')).click();
  const line = page.getByText(word('dice.commitment', { commitment: '' }).trim());
  return (await line.innerText()).slice(-64);
}

test('a table is reported, given up, played again, renamed, carried away, deleted and brought back', {
  timeout: SLOW,
}, async () => {
  const page = await visit('/new?game=plague');
  await press(page, wordsOf('en', newText).say({ id: 'new.play' }));
  await page.waitForURL(/\/table\//);
  await page.locator('[data-row] button').first().click();
  await page.locator('[data-mark=undo]:enabled').waitFor();

  // One press gives a file that the terminal plays again.
  const dice = await commitment(page);
  const report = await saved(page, word('page.report'));
  await page.getByText(word('page.reported', { file: report.name })).waitFor();
  expect(JSON.parse(report.text).report).toMatchObject({ language: 'en', address: new URL(page.url()).pathname });
  const told = execFileSync(process.execPath, [shamble, 'replay', report.path, '--verify'], { encoding: 'utf8' });
  expect(told).toContain('Zombie Plague');

  // Given up is lost, and said to be. Its replay is a file that anybody can verify.
  let before = page.url();
  await press(page, word('table.resign'));
  await press(page, word('table.resign-sure'));
  await page.getByRole('heading', { name: word('end.lost') }).waitFor();
  await page.getByRole('heading', { name: end('end.time') }).waitFor();
  const shared = await saved(page, end('end.share'));
  execFileSync(process.execPath, [shamble, 'replay', shared.path, '--verify'], { encoding: 'utf8' });

  // Once more, by other dice; then, from where it ended, by the same.
  await press(page, word('end.again'));
  await page.waitForURL((url) => url.href !== before);
  await page.locator('[data-row] button').first().waitFor();
  expect(await commitment(page)).not.toBe(dice);
  await page.goto(before);
  before = page.url();
  await press(page, end('end.same'));
  await page.waitForURL((url) => url.href !== before);
  await page.locator('[data-row] button').first().waitFor();
  expect(await commitment(page)).toBe(dice);

  // On the first page: another name, a file, away with it, and back.
  await press(page, word('end.home'));
  const open = page.getByRole('listitem').filter({ hasText: word('home.continue') });
  await open
    .first()
    .getByRole('button', { name: word('home.rename') })
    .click();
  await page.getByLabel(word('home.name')).fill('Friday');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Friday' }).waitFor();
  const file = await saved(page, `${word('home.export')}: Friday`);
  await press(page, `${word('home.delete')}: Friday`);
  await press(page, `${word('home.delete-sure')}: Friday`);
  await page.getByRole('heading', { name: 'Friday' }).waitFor({ state: 'detached' });
  await page.locator('input[type=file]').setInputFiles(file.path);
  await page.waitForURL(/\/table\//);
  await page.locator('[data-row] button').first().waitFor();
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('heading', { name: 'Friday' }).waitFor();

  // The same file is watched, and put among the tables.
  await page.goto(new URL('/replay', page.url()).href);
  await page.locator('input[type=file]').setInputFiles(report.path);
  await page.getByRole('slider').waitFor();
  await press(page, wordsOf('en', replayText).say({ id: 'replay.keep' }));
  await page.waitForURL(/\/table\//);
});
