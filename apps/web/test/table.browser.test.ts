import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { Person } from './person/playing.ts';
import { freshMatch, keep } from './person/tables.ts';
import { visits } from './person/visit.ts';
import { wonGame } from './person/winning.ts';

const { visit, tab, complaints } = visits();
const { word } = wordsOf('en');

const won = wonGame(['inventory', 'targets']);
const stepsBefore = (choice: string): number => won.steps.findIndex((step) => step.choice === choice);

/** A table that so many answers have been given at, open on the screen. */
async function sitDown(answered: number, page?: Page): Promise<Person & { readonly path: string }> {
  const shown = page ?? (await visit('/'));
  const match = freshMatch('00', won.seed);
  for (const { answer } of won.steps.slice(0, answered)) match.do('p1', { answer });
  const path = await keep(shown, match);
  await shown.goto(new URL(path, shown.url()).href);
  const person = new Person(shown, match);
  await person.ready();
  return Object.assign(person, { path });
}

/** What is asked and what can be answered, as it is read. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const prompt = document.querySelector<HTMLElement>('section[aria-live="polite"]')!;
    return `${prompt.innerText}\n${(prompt.nextElementSibling as HTMLElement).innerText}`;
  });

describe('a table', () => {
  test.each(['inventory', 'targets'])(
    'is on the same question after a reload, in mid-resolution: %s',
    async (choice) => {
      const person = await sitDown(stepsBefore(choice));
      const { page } = person;
      expect(person.asked.view.pending!.choice).toBe(choice);
      const before = await asked(page);
      await page.reload();
      await person.ready();
      expect(await asked(page)).toBe(before);
      await person.answer(won.steps[stepsBefore(choice)]!.answer);
      await person.ready();
    },
  );

  test('is taken back step by step, and done again', async () => {
    const person = await sitDown(0);
    const { page, match } = person;
    const start = await asked(page);
    const undo = page.getByRole('button', { name: /^Undo/ });
    await person.answer(won.steps[0]!.answer);
    await person.ready();
    const after = await asked(page);
    expect(after).not.toBe(start);
    await undo.click();
    match.do('p1', { undoTo: 0 });
    await person.ready();
    expect(await asked(page)).toBe(start);
    await page.reload();
    await person.ready();
    await page.getByRole('button', { name: word('undo.again') }).click();
    match.do('p1', { undoTo: 1 });
    await person.ready();
    expect(await asked(page)).toBe(after);
  });

  test('that is damaged says so, and is kept', async () => {
    const { page, path } = await sitDown(6);
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('heading', { name: word('home.tables') }).waitFor();
    await page.evaluate(damage, path.split('/').at(-1)!);
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('heading', { name: /entry 3/ }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: word('table.export') }).click();
    expect((await saved).suggestedFilename()).toMatch(/^shamble-zombicide-.*\.json$/);
    await page.getByRole('button', { name: word('end.home') }).click();
    await page.getByText(word('home.damaged')).waitFor();
  });

  test('does nothing that could not be kept, and says why', async () => {
    const person = await sitDown(1);
    const { page } = person;
    const before = await asked(page);
    const worker = page.workers().find((one) => /\/tables-/.test(one.url()))!;
    await worker.evaluate(() => {
      const real = IDBObjectStore.prototype.add;
      Object.assign(globalThis, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { add: real }) });
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    const { answer } = won.steps[1]!;
    await person.answer(answer);
    await page.getByRole('alert').getByText(word('trouble.full')).waitFor();
    expect(await asked(page)).toBe(before);
    await worker.evaluate(() => (globalThis as unknown as { makeRoom(): void }).makeRoom());
    person.match.do('p1', { undoTo: 1 });
    await page
      .getByRole('alert')
      .getByRole('button', { name: word('page.close') })
      .click();
    await person.answer(answer);
    await person.ready();
    expect(await asked(page)).not.toBe(before);
  });
});

describe('two tabs', () => {
  test('one plays, the other follows and can take over', async () => {
    const person = await sitDown(0);
    const other = await tab(person.page, person.path);
    await other.getByText(word('tab.following')).waitFor();
    const [first, second] = won.steps;
    await person.answer(first!.answer);
    await person.ready();
    const heading = person.page.locator('[aria-live="polite"] h2').first();
    const title = await heading.innerText();
    await other.locator('[aria-live="polite"] h2', { hasText: title }).first().waitFor();
    await other
      .getByRole('button', { name: word('tab.take-over') })
      .first()
      .click();
    const successor = new Person(other, person.match);
    await successor.answer(second!.answer);
    await successor.ready();
    await person.page.getByText(word('tab.following')).waitFor();
    await expect.poll(() => heading.innerText()).not.toBe(title);
  });
});

describe('the server', () => {
  test('lets nothing but its own scripts into the page', async () => {
    const page = await visit('/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.stranger = true';
      document.body.append(script);
    });
    expect(await page.evaluate(() => 'stranger' in globalThis)).toBe(false);
    expect(complaints.splice(0).join()).toContain('Content Security Policy');
  });
});

/** Runs in the page: changes a hash in the journal of a table. */
async function damage(table: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('shamble');
    request.onsuccess = () => resolve(request.result);
  });
  const store = database.transaction('entries', 'readwrite').objectStore('entries');
  const kept = await new Promise<{ entry: { hash: string } }>((resolve) => {
    const request = store.get([table, 3]);
    request.onsuccess = () => resolve(request.result);
  });
  kept.entry.hash = 'f'.repeat(16);
  await new Promise((resolve) => {
    store.put(kept).onsuccess = resolve;
  });
  database.close();
}
