import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { heard, listen } from './person/listening.ts';
import { keep, NIGHT, stagedMatch } from './person/tables.ts';
import { picture, pressed, visits, type Wish } from './person/visit.ts';

const { visit } = visits();
const { word } = wordsOf('en');

async function sitDown(wish: Wish = {}): Promise<Page> {
  const page = await visit('/', wish);
  const path = await keep(page, stagedMatch(NIGHT));
  await page.goto(new URL(path, page.url()).href);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return page;
}

const rows = (page: Page, name: RegExp) => page.getByRole('listitem').getByRole('button', { name }).first();

describe('the story', () => {
  test('is told beat by beat; it halts when somebody asks why, and can be skipped', async () => {
    const page = await sitDown({ moving: true });
    await listen(page, 'en');
    const paper = page.getByText('Rules').locator('..').getByRole('link');
    while ((await paper.count()) === 0) {
      await pressed(rows(page, /End the turn/));
      await pressed(page.getByRole('button', { name: /^Confirm/ }));
      await page.waitForTimeout(200);
    }
    expect((await paper.allTextContents()).every((id) => /^ZC-/.test(id))).toBe(true);
    await picture(page, 'telling-why');
    const halted = await heard(page);
    await page.waitForTimeout(2000);
    expect(await heard(page)).toEqual(halted);
    const skip = page.locator('[data-telling]').getByRole('button', { name: word('telling.skip'), exact: true });
    await skip.click();
    await skip.waitFor({ state: 'detached' });
  });

  test('shows the dice where they fall', async () => {
    const page = await sitDown({ moving: true });
    await listen(page, null);
    await rows(page, /^Fight/).click();
    await rows(page, /^Search/).waitFor();
    await expect
      .poll(() => heard(page))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^4\+\d success on 1 die$/)]));
  });
});

test('the eye shows where the dead may strike, and says it', async () => {
  const page = await sitDown();
  const eye = page.getByRole('button', { name: word('telling.danger') });
  await eye.click();
  const said = page.getByRole('status').filter({ hasText: 'Wound' });
  await said.waitFor();
  await picture(page, 'telling-danger');
  await page.getByRole('button', { name: word('telling.danger-off') }).click();
  await said.waitFor({ state: 'detached' });
});
