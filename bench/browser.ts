import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { chromium, type Page } from 'playwright-core';
import { crowdedPage } from '../apps/web/test/person/comic.ts';
import { mallMatch } from '../apps/web/test/person/mall.ts';
import { crowded, keep } from '../apps/web/test/person/tables.ts';
import { playedMatch } from '../apps/web/test/plaguePlayer.ts';
import { readArgs } from './args.ts';
import { type Figure, quantile } from './figures.ts';
import { machine, print, printJson } from './report.ts';

// npm run bench -- browser: the built page in a real Chromium. How much is fetched, how soon the next question is there,
// and whether the board moves smoothly.

const args = readArgs({
  json: { type: 'boolean', default: false },
  answers: { type: 'string', default: '25' },
  /** Only what is fetched: takes seconds. */
  sizes: { type: 'boolean', default: false },
});
const answers = Math.max(5, Number(args.answers) || 25);

/** A table of every game, with much on it. */
const laid = new Map<string, ReturnType<typeof crowded>>([
  ['Zombicide', crowded()],
  ['Zombie Plague', playedMatch(150) as never],
  ['Dawn of the Dead', mallMatch() as never],
  ['Marvel Zombies', crowdedPage() as never],
]);

const port = await freePort();
const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH!,
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--headless', '--disable-background-networking', '--no-pings'],
});
const started = performance.now();
const before = machine();
try {
  const figures = [...(await sizes()), ...(args.sizes ? [] : await timed())];
  const seconds = (performance.now() - started) / 1000;
  const results = { machine: before, loadAfter: machine().load, repetitions: answers, seconds, figures };
  if (args.json) printJson({ ...results, comparisons: [] });
  else print({ ...results, comparisons: [] });
} finally {
  await browser.close();
  server.kill();
}

/** The scripts that a new visitor fetches meanwhile: compressed, as they are sent. */
async function scripts(visit: (page: Page) => Promise<unknown>): Promise<Map<string, number>> {
  const page = await newPage();
  const fetched = new Map<string, number>();
  page.context().on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    const { 'content-length': length } = await response.allHeaders();
    if (path.endsWith('.js')) fetched.set(path, Number(length));
  });
  await visit(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return fetched;
}

/** What is fetched for the first page, behind it, and for a table by somebody who comes straight to it. */
async function sizes(): Promise<Figure[]> {
  let html = '';
  const behind = await scripts(async (page) => {
    html = await (await page.goto(address('/')))!.text();
  });
  const tables = new Map<string, Map<string, number>>();
  for (const [game, match] of laid)
    tables.set(
      game,
      await scripts(async (page) => {
        await page.goto(address('/manifest.webmanifest'));
        await openTable(page, match);
      }),
    );
  // The page names all that it cannot do without; the rest is fetched when it is there.
  const first = new Map([...behind].filter(([path]) => html.includes(path)));
  const list = (title: string, files: ReadonlyMap<string, number>, without: ReadonlyMap<string, number>): void => {
    process.stdout.write(`${title}\n`);
    for (const [path, size] of [...files].sort((a, b) => b[1] - a[1]))
      if (!without.has(path)) process.stdout.write(`  ${(size / 1000).toFixed(1).padStart(7)} kB  ${path}\n`);
  };
  if (!args.json) {
    list('The first page needs these scripts, compressed', first, new Map());
    list('fetches these while it is looked at', behind, first);
    for (const [game, table] of tables)
      list(`A table of ${game} needs these beside the first, its worker included`, table, first);
    process.stdout.write('\n');
  }
  const total = (files: ReadonlyMap<string, number>): number =>
    [...files.values()].reduce((sum, size) => sum + size, 0) / 1000;
  return [
    { name: 'script of the first page', unit: 'kB', values: [total(first)], target: { atMost: 130 } },
    { name: 'and what it fetches behind it', unit: 'kB', values: [total(behind)] },
    ...[...tables].map(([game, table]) => ({
      name: `script of a table of ${game}, all told`,
      unit: 'kB',
      values: [total(table)],
      target: { atMost: 300 },
    })),
  ];
}

async function timed(): Promise<Figure[]> {
  return [
    ...(await answering('6 survivors and 60 zombies', crowded(), 'Make noise')),
    ...(await answering('Zombie Plague, 150 answers in', playedMatch(150) as never, 'End')),
    ...(await answering('Marvel Zombies, 6 heroes and 60 agents', crowdedPage() as never, 'End')),
    ...(await answering('Dawn of the Dead, 45 dead', mallMatch() as never, 'End')),
    ...(await foretelling()),
    ...(await moving()),
  ];
}

/** From an answer to the next question on the screen, without animations. */
async function answering(
  where: string,
  match: ReturnType<typeof crowded>,
  wanted: string | null = null,
): Promise<Figure[]> {
  const page = await newPage();
  await page.goto(address('/'));
  await openTable(page, match);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  await page.evaluate(answerInPage, { count: 3, wanted });
  const times: number[] = [];
  const busy: number[] = [];
  while (times.length < answers) {
    const since = await used();
    const took = await page.evaluate(answerInPage, { count: 3, wanted });
    if (took.length === 0) break;
    times.push(...took);
    busy.push(((await used()) - since) / took.length);
  }
  await page.context().close();
  return [
    { name: `answer to next question, ${where}`, unit: 'ms', values: times, target: { atMost: 50 } },
    { name: '  nine in ten within', unit: 'ms', values: [quantile(times, 0.9)], target: { atMost: 80 } },
    { name: '  of it, processor time of the page', unit: 'ms', values: busy },
  ];
}

/**
 * Runs in the page: picks the row of that name, or the usual one, or whatever comes last in the list, so many times; where
 * there is no list, what Enter does. A question is another when its words or the newest line of the log are.
 */
async function answerInPage({ count, wanted }: { count: number; wanted: string | null }): Promise<number[]> {
  const times: number[] = [];
  const said = (where: string): string => document.querySelector(where)?.textContent ?? '';
  const asked = (): string => said('[aria-live="polite"] h2') + said('section > ol > li');
  const press = (): unknown =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const isTold = (): boolean => document.querySelector('[data-telling] > p') !== null;
  const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let n = 0; n < count; n++) {
    const list = [...document.querySelectorAll<HTMLElement>('ul[aria-label="What can be done"] > li > div > button')];
    const rows = list.filter((row) => !row.hasAttribute('aria-disabled'));
    const isWanted = (row: HTMLElement): boolean =>
      wanted === null ? row.querySelector('kbd') !== null : row.textContent.replace(/^\d+/, '').startsWith(wanted);
    const row = rows.find(isWanted) ?? rows.at(-1);
    const last = asked();
    const since = performance.now();
    if (row === undefined) press();
    else row.click();
    while ((asked() === last || isTold()) && performance.now() - since < 5000) {
      // Whatever is told is skipped, as by somebody who wants no animations. Else the key would give the usual answer.
      if (isTold()) press();
      // What would be given up is asked about once.
      else if (row?.querySelector('[class*="loses"]')) row.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (asked() === last) break;
    await frame();
    times.push(performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return times;
}

/** From the pointer on a space of the mall to who would react, on the screen. */
async function foretelling(): Promise<Figure[]> {
  const page = await newPage();
  await page.goto(address('/'));
  await openTable(page, mallMatch() as never);
  const times = await page.evaluate(async (count) => {
    const spaces = [...document.querySelectorAll<SVGElement>('path[data-space]')];
    const found: number[] = [];
    const hangs = (): boolean => document.querySelector('[data-ticket]') !== null;
    const until = async (isTrue: () => boolean): Promise<void> => {
      for (const end = performance.now() + 2000; !isTrue() && performance.now() < end; )
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    for (let n = 0; n < count; n++) {
      const space = spaces[n % spaces.length]!;
      await until(() => !hangs());
      const since = performance.now();
      space.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await until(hangs);
      found.push(performance.now() - since);
      space.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    }
    return found;
  }, answers);
  await page.context().close();
  return [{ name: 'who would react, Dawn of the Dead, 45 dead', unit: 'ms', values: times, target: { atMost: 100 } }];
}

/** How long frames take while somebody zooms and drags. */
async function moving(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await newPage(size);
    await page.goto(address('/'));
    await openTable(page, crowded());
    const board = (await page.locator('svg[role]').first().boundingBox())!;
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
    const zoom = await frames(page, async (at) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, at % 40 < 20 ? -40 : 40);
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    const drag = await frames(page, (at) => page.mouse.move(x + 90 * Math.sin(at / 12), y + 60 * Math.cos(at / 9)));
    await page.mouse.up();
    await page.context().close();
    for (const [what, values] of [
      ['zooming', zoom],
      ['dragging', drag],
    ] as const)
      figures.push({
        name: `a frame while ${what}, ${size.width} px wide`,
        unit: 'ms',
        values: [...values],
        target: { atMost: 17 },
      });
  }
  return figures;
}

/** The time from each frame to the next, for two seconds of some input. */
async function frames(page: Page, move: (at: number) => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const tick = (now: number): void => {
      times.push(now - last);
      last = now;
      if (times !== (globalThis as unknown as { frames: number[] | null }).frames) return;
      requestAnimationFrame(tick);
    };
    Object.assign(globalThis, { frames: times });
    requestAnimationFrame(tick);
  });
  const until = performance.now() + 2500;
  for (let at = 0; performance.now() < until; at++) await move(at);
  return page.evaluate(() => {
    const { frames: times } = globalThis as unknown as { frames: number[] };
    Object.assign(globalThis, { frames: null });
    return times.slice(5);
  });
}

async function newPage(viewport = { width: 1440, height: 900 }): Promise<Page> {
  // The copy for offline use is fetched once, when nothing else is to be done: it would be measured with the rest.
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

async function openTable(page: Page, match = crowded()): Promise<void> {
  await page.goto(address(await keep(page, match)));
  await page.getByRole('list', { name: 'What can be done' }).waitFor();
}

function address(path: string): string {
  return `http://localhost:${port}${path}`;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
