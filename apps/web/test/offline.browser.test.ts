import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newText } from '../src/home/text.ts';
import { isOwnScreen, outdated } from '../src/offline/precache.ts';
import { versionText } from '../src/offline/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { launching, SLOW } from './person/visit.ts';

const built = fileURLToPath(new URL('../dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const { word } = wordsOf('en');

let browser: Browser;
let server: Server;
let address: string;
let folder: string;
const folders: string[] = [];

/** This build, told from others by a mark in the page. */
function buildOf(mark: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'shamble-build-'));
  folders.push(copy);
  cpSync(built, copy, { recursive: true });
  const change = (name: string, from: RegExp, to: string): void => {
    const before = readFileSync(join(copy, name), 'utf8');
    expect(before).toMatch(from);
    writeFileSync(join(copy, name), before.replace(from, to));
  };
  change('index.html', /<head>/, `<head><meta name="build" content="${mark}">`);
  change('sw.js', /\\"version\\":\\"\w+\\"/, `\\"version\\":\\"${mark}\\"`);
  return copy;
}

beforeAll(async () => {
  folder = buildOf('before');
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const name = isOwnScreen(pathname) ? '/index.html' : pathname;
    try {
      const body = readFileSync(join(folder, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch(launching());
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

const buildIn = (page: Page): Promise<string | null> => page.locator('meta[name=build]').getAttribute('content');
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
const actions = (page: Page) => page.locator(`ul[aria-label="${word('table.actions')}"]`).getByRole('button');

test('a new version waits for a click, an open table goes on in it, and all of it works without a network', {
  timeout: SLOW,
}, async () => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('shamble.speed', '4'));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  await page.getByRole('button', { name: word('home.tutorial') }).click();
  await actions(page).first().waitFor();
  await actions(page).first().click();
  const undo = page.locator('[data-mark=undo]:enabled');
  await undo.waitFor();
  await kept(page);
  expect(await buildIn(page)).toBe('before');

  // The server has another build. In the middle of a question it is offered, and no more.
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  folder = buildOf('after');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const take = page.getByRole('button', { name: wordsOf('en', versionText).say({ id: 'version.take' }) });
  await take.waitFor();
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  expect(await actions(page).first().isEnabled()).toBe(true);
  await take.click();
  await page.waitForFunction(() => !('isSame' in globalThis));
  await page.locator('meta[name=build][content=after]').waitFor({ state: 'attached' });
  await undo.waitFor();

  // Now there is neither server nor network.
  await context.setOffline(true);
  server.closeAllConnections();
  await page.reload();
  expect(await buildIn(page)).toBe('after');
  await undo.waitFor();
  await actions(page).first().waitFor();

  // The other game, which nobody has opened here before, and a page that was never visited.
  await page.goto(`${address}/new?game=plague`);
  const play = page.getByRole('button', { name: wordsOf('en', newText).say({ id: 'new.play' }), exact: true });
  await play.click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('button', { name: word('table.menu') }).waitFor();
  await page.goto(`${address}/rules`);
  await page.getByRole('searchbox').waitFor();
  await context.close();
});

test('the files of the build before stay as long as a tab may need them', () => {
  expect(outdated(['shamble a', 'other', 'shamble b', 'shamble c'], 'c')).toEqual(['shamble a']);
  expect(outdated(['shamble a'], 'a')).toEqual([]);
});
