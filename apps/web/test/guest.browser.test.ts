import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onlineText } from '../src/online/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { layoutFaults } from './person/layout.ts';
import { accessFaults, LOOKS, picture, SLOW, visits } from './person/visit.ts';

const { visit, complaints } = visits();

test('nothing is wrong at the first visit of somebody nobody knows', { timeout: SLOW }, async () => {
  for (const path of ['/', '/tables', '/guest', '/table/%', '/replay/%00']) {
    const page = await visit(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect([path, ...complaints]).toEqual([path]);
  }
});

test.each(LOOKS)('a guest signs out everywhere else: $size, $lang', { timeout: SLOW }, async (how) => {
  const { say } = wordsOf(how.lang, onlineText);
  const button = (page: Page, id: Parameters<typeof say>[0]['id']) =>
    page.getByRole('button', { name: say({ id }), exact: true });
  const here = await visit('/guest', how);
  await here.getByLabel(say({ id: 'online.name' }), { exact: true }).fill('Ann');
  await button(here, 'online.enter').click();
  const linkOf = async (page: Page): Promise<string> => {
    await button(page, 'online.resume-show').click();
    return page.getByRole('textbox', { name: say({ id: 'online.resume-link' }) }).inputValue();
  };
  const link = await linkOf(here);
  const there = await visit('/guest', how);
  // Another address than the one it is at, so that it is loaded anew.
  const open = async (address: string): Promise<void> => {
    await there.goto(new URL('/credits', address).href);
    await there.goto(address);
  };
  await open(link);
  await there.getByText(say({ id: 'online.resumed', with: { name: 'Ann' } })).waitFor();

  await button(here, 'online.revoke').click();
  await button(here, 'online.revoke-sure').click();
  await here.getByText(say({ id: 'online.revoked' })).waitFor();
  expect([await layoutFaults(here), await accessFaults(here)]).toEqual([[], []]);
  await picture(here, `guest-revoked-${how.size}`);
  const fresh = await linkOf(here);
  expect(fresh).not.toBe(link);

  await there.reload();
  await button(there, 'online.enter').waitFor();
  expect(complaints).toEqual([]);
  await open(link);
  await there.getByText(say({ id: 'online.resume-bad' })).waitFor();
  // That a link is refused a browser complains of itself.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);
  await open(fresh);
  await there.getByText(say({ id: 'online.resumed', with: { name: 'Ann' } })).waitFor();
  await here.reload();
  await here.getByRole('heading', { name: say({ id: 'online.called' }) }).waitFor();
});
