import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableCard } from '@shamble/kept';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test as it } from 'vitest';
import type { TestPage } from './page/page.tsx';
import { launching, sharedBrowser } from './person/visit.ts';
import { type Served, servePage } from './serving.ts';

// What runs in the page sees this.
declare const test: TestPage;

let served: Served;
let browser: Browser;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  [served, browser] = await Promise.all([servePage(), sharedBrowser()]);
}, 60_000);

afterAll(async () => {
  await served?.stop();
});

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en', ...options });
  contexts.push(context);
  return context;
}

interface Tab {
  readonly page: Page;
  readonly complaints: string[];
}

async function openTab(context: BrowserContext, path = '/'): Promise<Tab> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(served.address + path, { waitUntil: 'load' });
  return { page, complaints };
}

const KEY = '5eed'.repeat(16);
const THUMBNAIL = { game: 'thumbnail', options: { board: 'alley', seats: 1 }, key: KEY };
const ZOMBICIDE = { game: 'zombicide', options: { mission: '00', players: 1 }, key: KEY };

type Wanted = Parameters<TestPage['house']['open']>[0];

/** A new table, and a tab that looks at it. */
async function openTable(wanted: Wanted = THUMBNAIL, context?: BrowserContext): Promise<Tab & { card: TableCard }> {
  const where = context ?? (await newContext());
  const tab = await openTab(where);
  const card = await tab.page.evaluate((given) => test.house.open(given), wanted);
  await show(tab.page, card.id);
  return { ...tab, card };
}

async function show(page: Page, table: string): Promise<void> {
  await page.evaluate((id) => test.show(id), table);
  await settle(page);
}

/** Another tab that looks at a table. */
async function openTabAt(context: BrowserContext, table: string): Promise<Page> {
  const { page } = await openTab(context, `/?table=${table}`);
  await settle(page);
  return page;
}

/** Waits until the table is open and this tab knows whether it plays. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => test.until((one) => one.getSnapshot().phase !== 'opening'));

const play = (page: Page, upTo: number, seed = 1): Promise<number> =>
  page.evaluate(([n, luck]) => test.play(n!, luck!), [upTo, seed]);

/** What is on the screen. */
const text = (page: Page, id: string): Promise<string | null> => page.locator(`#${id}`).textContent();

/** The question as the page knows it. */
const question = (page: Page) =>
  page.evaluate(() => {
    const { update, asked } = test.session!.getSnapshot();
    return { n: update!.n, view: update!.view, offer: update!.offer, undo: update!.undo, asked };
  });

/** The worker in which tables are kept; not the one in which bots think. */
const workerOf = (page: Page) => page.workers().find((worker) => /\/tables-/.test(worker.url()))!;

describe('a table over the worker link', () => {
  it.each([THUMBNAIL, ZOMBICIDE])('is played to its end with random answers: $game', async (wanted) => {
    const { page, complaints, card } = await openTable(wanted);
    const before = await page.evaluate((id) => test.house.dice(id), card.id);
    expect(before).toEqual({ commitment: card.commitment, key: null });
    const n = await play(page, 5000);
    expect(n).toBeGreaterThan(5);
    const [listed] = await page.evaluate(() => test.house.list());
    expect(listed).toMatchObject({ id: card.id, n, commitment: card.commitment, damaged: null });
    expect(listed!.outcome).not.toBeNull();
    expect(await page.evaluate((id) => test.house.dice(id), card.id)).toEqual({
      commitment: card.commitment,
      key: KEY,
    });
    const { log, outcome, offer } = await page.evaluate(() => {
      const { log: lines, outcome: end, offer: open } = test.session!.getSnapshot();
      return { log: lines.map(({ id }) => id), outcome: end, offer: open };
    });
    expect(outcome).toEqual(listed!.outcome);
    expect(offer).toBeNull();
    expect(new Set(log).size).toBe(log.length);
    expect(complaints).toEqual([]);
    // Told anew from the journal, the story is the one that was heard live.
    await page.reload();
    await settle(page);
    await page.evaluate((many) => test.until((one) => one.getSnapshot().log.length === many), log.length);
    expect(await page.evaluate(() => test.session!.getSnapshot().log.map(({ id }) => id))).toEqual(log);
  });

  it('draws a key of its own, tells its commitment at once, and writes durably', async () => {
    const { page } = await openTable({ game: 'thumbnail', options: { board: 'alley', seats: 1 } });
    const [one, two] = await page.evaluate(async () => {
      const wanted = { game: 'thumbnail', options: { board: 'alley', seats: 1 } };
      return [await test.house.open(wanted), await test.house.open(wanted)];
    });
    expect(one!.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(two!.commitment).not.toBe(one!.commitment);
    expect(JSON.stringify(one)).not.toContain('key');
    await workerOf(page).evaluate(() => {
      const modes: unknown[] = [];
      const real = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function (stores, mode, options) {
        modes.push([mode, options?.durability]);
        return real.call(this, stores, mode, options);
      };
      Object.assign(globalThis, { modes });
    });
    await play(page, 2);
    const modes = await workerOf(page).evaluate(() => (globalThis as unknown as { modes: unknown[] }).modes);
    expect(modes).toContainEqual(['readwrite', 'strict']);
    expect(modes).not.toContainEqual(['readwrite', undefined]);
  });

  it('refuses what is not allowed with a sentence, and understands only its own messages', async () => {
    const { page } = await openTable();
    expect(await page.evaluate(() => test.session!.answer({ do: 'fly' }))).toBe(false);
    expect(await text(page, 'complaint')).toContain('not allowed');
    const refused = await page.evaluate(() =>
      test.house.open({ game: 'thumbnail', options: { board: 'nowhere', seats: 1 } }).catch((fault) => fault.code),
    );
    expect(refused).toBe('bad-options');
    const unknown = await page.evaluate(() =>
      test.house.open({ game: 'chess', options: {} }).catch(({ code, message }) => [code, message]),
    );
    expect(unknown).toEqual(['unknown-game', 'This Shamble has no game "chess".']);
    const bad = await page.evaluate(() =>
      test.house.rename(3 as unknown as string, null).catch(({ code, message }) => [code, message]),
    );
    expect(bad).toEqual(['bad-message', expect.stringContaining('not understood')]);
  });

  it('undoes and redoes, also after a reload', async () => {
    const { page } = await openTable();
    const start = await question(page);
    const moved = await page.evaluate(async () => {
      const { offer } = test.session!.getSnapshot();
      const move = (offer as unknown as { from: { do: string }[] }).from.find((one) => one.do === 'move');
      return test.session!.answer(move);
    });
    expect(moved).toBe(true);
    const after = await question(page);
    await page.evaluate(() => test.session!.undo());
    const back = await question(page);
    expect(back.view.state).toEqual(start.view.state);
    await page.reload();
    await settle(page);
    expect(await page.evaluate(() => test.session!.getSnapshot().undo.again)).toBe(1);
    await page.evaluate(() => test.session!.redo());
    const again = await question(page);
    expect(again.view.state).toEqual(after.view.state);
    expect(again.offer).toEqual(after.offer);
    expect(await page.evaluate(() => test.session!.getSnapshot().undo)).toMatchObject({
      to: 0,
      isFree: true,
      again: null,
    });
  });

  it('lets bots hold seats and hand them back', async () => {
    const wanted = {
      ...THUMBNAIL,
      options: { board: 'alley', seats: 3 },
      holders: { p2: 'bot:random', p3: 'bot:usual' },
    };
    const { page } = await openTable(wanted);
    expect(await page.evaluate(() => test.session!.getSnapshot().seats)).toEqual(['p1']);
    await play(page, 12);
    expect(await page.evaluate(() => test.session!.hold('p1', 'bot:usual'))).toBe(true);
    await play(page, 10_000);
    expect(await page.evaluate(() => test.session!.getSnapshot().seat)).toBe('$watcher');
    expect(await page.evaluate(() => test.session!.hold('p1', 'here'))).toBe(true);
    await page.evaluate(() => test.until((one) => one.getSnapshot().seat === 'p1'));
  });
});

describe('the first page', () => {
  it('lists the tables without the rules; they come when a table is wanted', async () => {
    served.fetched.length = 0;
    const { page } = await openTab(await newContext());
    const engines = (): string[] => served.fetched.filter((file) => readFileSync(file, 'utf8').includes('TableEngine'));
    expect(await page.evaluate(() => test.house.list())).toEqual([]);
    expect(served.fetched.length).toBeGreaterThan(2);
    expect(engines()).toEqual([]);
    await page.evaluate((wanted) => test.house.open(wanted), THUMBNAIL);
    expect(engines()).toHaveLength(1);
  });
});

describe('saving', () => {
  it('resumes on the same question after a reload, also in mid-resolution', async () => {
    const { page } = await openTable(ZOMBICIDE);
    // On until the stack is deep: an attack, a search, a wound being shared out.
    let deep = 0;
    for (let n = 1; n < 60; n++) {
      await play(page, n, n);
      const before = await question(page);
      if (before.view.stack.length < 3 || before.view.pending === null || before.view.pending.choice === 'act')
        continue;
      const said = await text(page, 'prompt');
      await page.reload();
      await settle(page);
      expect(await question(page)).toEqual(before);
      expect(await text(page, 'prompt')).toBe(said);
      expect(await text(page, 'role')).toBe('playing');
      deep += 1;
      if (deep === 3) break;
    }
    expect(deep).toBeGreaterThan(0);
  });

  it('loses nothing that was shown when the page crashes', async () => {
    const context = await newContext();
    const { page, card } = await openTable(ZOMBICIDE, context);
    const devtools = await context.newCDPSession(page);
    let shown = 0;
    await context.exposeFunction('onShown', (n: number) => {
      shown = Math.max(shown, n);
      if (n === 4) devtools.send('Page.crash').catch(() => undefined);
    });
    await page.reload();
    await settle(page);
    const crashed = page.waitForEvent('crash');
    // It goes on as long as this hears of it: however busy this is, the game is not over before the crash.
    const playing = page
      .evaluate(async () => {
        const tell = (globalThis as unknown as { onShown(n: number): Promise<void> }).onShown;
        test.session!.subscribe(() => void tell(test.session!.getSnapshot().update!.n));
        for (let n = 1; ; n++) {
          const at = await test.play(n, n);
          await tell(at);
          if (at < n) return at;
        }
      })
      .catch(() => -1);
    await crashed;
    // In the middle of it: nobody had come to the end of the game.
    expect(await Promise.race([playing, Promise.resolve(-1)])).toBe(-1);
    const known = shown;
    const next = await openTabAt(context, card.id);
    await next.evaluate(() => test.until((one) => one.getSnapshot().role === 'playing'));
    const { n } = await question(next);
    expect(n).toBeGreaterThanOrEqual(known);
    expect(await play(next, n + 2)).toBeGreaterThan(n);
  });

  it('loses nothing that was shown when the whole browser is killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-browser-'));
    try {
      const first = await chromium.launchPersistentContext(folder, launching());
      const { page, card } = await openTable(ZOMBICIDE, first);
      const n = await play(page, 6);
      const before = await question(page);
      const devtools = await first.browser()!.newBrowserCDPSession();
      const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
      const gone = new Promise((resolve) => first.once('close', resolve));
      process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
      await gone;
      const second = await chromium.launchPersistentContext(folder, launching());
      const next = await openTabAt(second, card.id);
      expect(await question(next)).toEqual(before);
      expect(n).toBe(before.n);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  it('reports a damaged table, keeps it as it is, and can still carry it away', async () => {
    const { page, card } = await openTable(ZOMBICIDE);
    await play(page, 6);
    await page.goto(served.address, { waitUntil: 'load' });
    const damage = await page.evaluate(async (id) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('shamble');
        request.onsuccess = () => resolve(request.result);
      });
      const store = database.transaction('entries', 'readwrite').objectStore('entries');
      const entry = await new Promise<{ entry: { hash: string } }>((resolve) => {
        const request = store.get([id, 3]);
        request.onsuccess = () => resolve(request.result);
      });
      entry.entry.hash = 'f'.repeat(16);
      await new Promise((resolve) => {
        store.put(entry).onsuccess = resolve;
      });
      database.close();
      return entry;
    }, card.id);
    await show(page, card.id);
    expect(await text(page, 'phase')).toBe('failed');
    expect(await text(page, 'complaint')).toContain('entry 3');
    const [listed] = await page.evaluate(() => test.house.list());
    expect(listed).toMatchObject({ n: 6, damaged: { code: 'diverged', sentence: expect.stringContaining('entry 3') } });
    const { text: file } = await page.evaluate((id) => test.house.export(id), card.id);
    const entries = JSON.parse(file).journal.segments[0].entries;
    expect(entries).toHaveLength(6);
    expect(entries[3]).toEqual(damage.entry);
    const refused = await page.evaluate(
      (given) => test.house.import(given).catch(({ code, message }) => [code, message]),
      file,
    );
    expect(refused).toEqual(['diverged', expect.stringContaining('entry 3')]);
    expect(await page.evaluate(() => test.house.list())).toHaveLength(1);
    // A half-written file is told apart, too.
    const half = await page.evaluate((given) => test.house.import(given).catch(({ code }) => code), file.slice(0, 500));
    expect(half).toBe('corrupt');
  });

  it('tells when the disk is full: the answer did not happen, and can be given again', async () => {
    const { page } = await openTable(THUMBNAIL);
    await play(page, 3);
    const before = await question(page);
    await workerOf(page).evaluate(() => {
      const real = IDBObjectStore.prototype.add;
      const full = (): never => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
      Object.assign(globalThis, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { add: real }) });
      IDBObjectStore.prototype.add = full;
    });
    await expect(play(page, 4)).rejects.toThrow('trouble.full');
    expect(await text(page, 'complaint')).toBe(
      'This could not be saved, so it did not happen. There is no room left on this device: make some, then try again.',
    );
    expect(await question(page)).toEqual(before);
    await workerOf(page).evaluate(() => (globalThis as unknown as { makeRoom(): void }).makeRoom());
    expect(await play(page, 4)).toBe(4);
    expect(await text(page, 'complaint')).toBe('');
    await page.reload();
    await settle(page);
    expect((await question(page)).n).toBe(4);
  });

  it('is told of a full disk by the browser itself', async () => {
    const { page } = await openTab(await newContext());
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: served.address, quotaSize: 1 });
    const refused = await page.evaluate((given) => test.house.open(given).catch(({ code }) => code), THUMBNAIL);
    expect(refused).toBe('full');
    expect(await page.evaluate(() => test.house.list())).toEqual([]);
  });

  it('asks once for the games to be kept, after the first answer', async () => {
    const context = await newContext();
    await context.addInitScript(() => {
      Object.assign(globalThis, { asked: 0 });
      StorageManager.prototype.persisted = async () => false;
      StorageManager.prototype.persist = async () => {
        (globalThis as unknown as { asked: number }).asked += 1;
        return false;
      };
    });
    const { page } = await openTable(THUMBNAIL, context);
    const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
    expect(await asked()).toBe(0);
    await play(page, 2);
    expect(await asked()).toBe(1);
    await page.reload();
    await settle(page);
    await play(page, 4);
    expect(await asked()).toBe(0);
  });

  it('exports and imports a table, every hash checked, as a table of its own', async () => {
    const { page, card } = await openTable(ZOMBICIDE);
    await play(page, 10);
    const before = await question(page);
    await page.evaluate((id) => test.house.rename(id, 'Friday'), card.id);
    const file = await page.evaluate((id) => test.house.export(id), card.id);
    expect(file.name).toMatch(/^shamble-zombicide-\d{4}-\d\d-\d\d\.json$/);
    const other = await openTab(await newContext());
    const imported = await other.page.evaluate((given) => test.house.import(given), file.text);
    expect(imported).toMatchObject({ title: 'Friday', n: 10, commitment: card.commitment, game: 'zombicide' });
    await show(other.page, imported.id);
    expect(await question(other.page)).toEqual(before);
    const again = await other.page.evaluate((id) => test.house.export(id), imported.id);
    expect(JSON.parse(again.text).journal).toEqual(JSON.parse(file.text).journal);
    const tampered = file.text.replace(card.commitment, '0'.repeat(64));
    const refused = await page.evaluate((given) => test.house.import(given).catch(({ code }) => code), tampered);
    expect(refused).toBe('corrupt');
    await page.evaluate((id) => test.house.delete(id), card.id);
    await page.evaluate(() => test.until((one) => one.getSnapshot().phase === 'failed'));
    expect(await text(page, 'complaint')).toContain('no longer kept');
    expect(await page.evaluate(() => test.house.list())).toEqual([]);
  });
});

describe('two tabs on one table', () => {
  it('one plays, the other follows; when the first closes, the other goes on', async () => {
    const context = await newContext();
    const { page: one, card } = await openTable(THUMBNAIL, context);
    const two = await openTabAt(context, card.id);
    expect(await text(one, 'role')).toBe('playing');
    expect(await text(two, 'role')).toBe('following');
    expect(await text(two, 'tab')).toContain('another tab');
    await play(one, 5);
    await two.evaluate(() => test.until((session) => session.getSnapshot().update?.n === 5));
    await two.evaluate(() => test.session!.skip());
    const [mine, theirs] = [await question(one), await question(two)];
    expect(theirs.view).toEqual(mine.view);
    expect(await two.evaluate(() => test.session!.getSnapshot().log.map(({ id }) => id))).not.toEqual([]);
    expect(await two.evaluate(() => test.session!.answer({ do: 'wait' }))).toBe(false);
    expect(await text(two, 'complaint')).toContain('another tab');
    const refused = await two.evaluate((id) => test.house.delete(id).catch(({ code }) => code), card.id);
    expect(refused).toBe('elsewhere');
    await one.close();
    await two.evaluate(() => test.until((session) => session.getSnapshot().role === 'playing'));
    expect(await play(two, 7)).toBeGreaterThanOrEqual(7);
  });

  it('is taken over while both are open; the first one then follows, an undo included', async () => {
    const context = await newContext();
    const { page: one, card } = await openTable(THUMBNAIL, context);
    await play(one, 2);
    const two = await openTabAt(context, card.id);
    await two.evaluate(() => test.session!.takeOver());
    await two.evaluate(() => test.until((session) => session.getSnapshot().role === 'playing'));
    await one.evaluate(() => test.until((session) => session.getSnapshot().role === 'following'));
    await play(two, 4);
    expect(await two.evaluate(() => test.session!.undo(0))).toBe(true);
    await one.evaluate(() => test.until((session) => session.getSnapshot().update?.n === 5));
    expect((await question(one)).view.state).toEqual((await question(two)).view.state);
    await two.close();
    await one.evaluate(() => test.until((session) => session.getSnapshot().role === 'playing'));
    expect(await play(one, 7)).toBeGreaterThanOrEqual(7);
  });

  it('never both write an entry, also where tabs have no locks and hear nothing of each other', async () => {
    const context = await newContext();
    await context.route('**/tables-*.js', async (route) => {
      const response = await route.fetch();
      const alone = `Object.defineProperty(navigator, 'locks', { value: undefined });
        BroadcastChannel.prototype.postMessage = () => undefined;`;
      await route.fulfill({ response, body: `${alone}\n${await response.text()}` });
    });
    const { page: one, card } = await openTable(THUMBNAIL, context);
    const two = await openTabAt(context, card.id);
    expect([await text(one, 'role'), await text(two, 'role')]).toEqual(['playing', 'playing']);
    const wait = (page: Page) => page.evaluate(() => test.session!.answer({ do: 'wait' }));
    expect(await wait(one)).toBe(true);
    expect((await question(two)).n).toBe(0);
    expect(await wait(two)).toBe(false);
    expect(await text(two, 'complaint')).toContain('older question');
    expect((await question(two)).view).toEqual((await question(one)).view);
    expect(await play(two, 3)).toBeGreaterThanOrEqual(3);
  });
});

describe('the language', () => {
  it('is the browser’s, can be switched, and is remembered', async () => {
    const { page } = await openTable(ZOMBICIDE, await newContext({ locale: 'fr-CA' }));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    const french = await text(page, 'prompt');
    const prompt = () => text(page, 'prompt');
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(prompt).not.toBe(french);
    const english = await prompt();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.reload();
    await settle(page);
    expect(await text(page, 'prompt')).toBe(english);
    await page.getByRole('button', { name: 'Longer words' }).click();
    await expect.poll(prompt).not.toBe(english);
    const longer = (await prompt())!;
    expect(longer.length).toBeGreaterThan(english!.length * 1.3);
    expect(longer).not.toContain('[');
    await page.getByRole('button', { name: /^Fr/ }).click();
    await expect.poll(prompt).toBe(french);
  });
});
