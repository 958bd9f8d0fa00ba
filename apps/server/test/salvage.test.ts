import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rng } from '@shamble/bots';
import { afterAll, expect, it } from 'vitest';
import { openDatabase, salvage, verifyStore } from '../src/keeping.ts';
import { Person, playOn } from './person.ts';
import { Served } from './served.ts';

// Many tables at which something was played, and every kind of page.
const TABLES = 40;
const PAGE = 4096;
const root = mkdtempSync(join(tmpdir(), 'shamble-salvage-'));
const served = new Served();
const ids: string[] = [];
let cookie: string;
let sound: Buffer;
async function play(): Promise<void> {
  await served.start({ limits: 1000 });
  const ann = await Person.called(served.base, 'Ann');
  cookie = ann.cookie;
  for (let i = 0; i < TABLES; i++) {
    const game = i % 5 === 0 ? {} : { game: 'thumbnail', mission: 'alley' };
    const table = await ann.table({ ...game, seats: 1 });
    ids.push(table);
    await ann.join(table);
    await playOn([ann], 4);
    await ann.say({ say: 'chat', text: `table ${i}` });
    ann.line!.terminate();
  }
  await served.stop();
  sound = readFileSync(served.file);
}
afterAll(async () => {
  await served.end();
  rmSync(root, { recursive: true, force: true });
});

let count = 0;
async function saved(bytes: Buffer): Promise<{ saved: number; shortened: number; lost: string[]; file: string }> {
  const folder = join(root, `${count++}`);
  mkdirSync(folder);
  const damaged = join(folder, 'damaged.db');
  writeFileSync(damaged, bytes);
  const before = statSync(damaged).mtimeMs;
  const file = join(folder, 'shamble.db');
  const db = await openDatabase({ file });
  const found = await salvage(damaged, db);
  expect((await verifyStore(db)).damaged).toEqual([]);
  const kept = await db.selectFrom('tables').select('id').execute();
  expect(kept).toHaveLength(found.saved);
  await db.destroy();
  expect(readFileSync(damaged).equals(bytes)).toBe(true);
  expect(statSync(damaged).mtimeMs).toBe(before);
  return { ...found, lost: found.lost.map(({ id }) => id), file };
}

const damagedAt = (page: number, fill: string | number): Buffer => {
  const bytes = Buffer.from(sound);
  return bytes.fill(fill, (page - 1) * PAGE, page * PAGE);
};

it('what is sound is saved whole', async () => {
  await play();
  expect(await saved(sound)).toMatchObject({ saved: TABLES, shortened: 0, lost: [] });
});

it('one damaged page, whichever it is, costs at most the tables on it', async () => {
  const pages = sound.length / PAGE;
  const luck = rng(1);
  // The first ones are the roots of everything; then here and there.
  const at = [
    ...Array.from({ length: 16 }, (_, i) => i + 1),
    ...Array.from({ length: 8 }, () => 17 + luck(pages - 16)),
  ];
  let all = 0;
  for (const page of at) {
    const found = await saved(damagedAt(page, page % 2 === 0 ? 0 : 'brains!?'));
    expect(found.saved + found.lost.length, `page ${page}`).toBeLessThanOrEqual(TABLES);
    expect(found.saved, `page ${page} of ${pages}`).toBeGreaterThanOrEqual(TABLES - 4);
    all += found.saved;
  }
  if (process.env.SOAK === '1') console.log(`${all / at.length} of ${TABLES} tables saved, ${pages} pages`);
  expect(all / at.length).toBeGreaterThan(TABLES - 3);
});

it('with many damaged pages the rest is saved, and plays on', async () => {
  const luck = rng(2);
  const pages = sound.length / PAGE;
  const torn = Buffer.from(sound);
  for (let i = 0; i < pages / 5; i++) {
    const from = luck(pages) * PAGE + luck(PAGE);
    torn.fill(luck(256), from, from + 600);
  }
  const found = await saved(torn);
  expect(found.saved).toBeGreaterThan(TABLES / 3);
  await served.start({ place: { file: found.file } });
  let played = 0;
  for (const id of ids.filter((one) => !found.lost.includes(one))) {
    const ann = new Person(served.base, cookie);
    const card = await ann.get<{ id?: string; outcome: unknown }>(`/api/tables/${id}`);
    if (card.id === undefined) continue;
    await ann.join(id);
    if (card.outcome === null && ann.deed !== null) expect(await ann.answer()).toBe(true);
    played += 1;
    ann.line!.terminate();
  }
  expect(played).toBe(found.saved);
});

it('what was not yet brought into the file is read from beside it', async () => {
  const folder = join(root, 'wal');
  mkdirSync(folder);
  writeFileSync(join(folder, 'shamble.db'), sound);
  const db = await openDatabase({ file: join(folder, 'shamble.db') });
  await db.updateTable('rooms').set({ is_public: 1 }).execute();
  for (const end of ['', '-wal']) copyFileSync(join(folder, `shamble.db${end}`), join(folder, `copy.db${end}`));
  await db.destroy();
  const into = await openDatabase({ file: join(folder, 'new.db') });
  await salvage(join(folder, 'copy.db'), into);
  const rows = await into.selectFrom('rooms').select('is_public').execute();
  expect(rows).toHaveLength(TABLES);
  expect(rows.every(({ is_public }) => is_public === 1)).toBe(true);
  await into.destroy();
});

it('what is no database holds nothing', async () => {
  expect(await saved(Buffer.from('Dear diary, today I ate a brain. '.repeat(999)))).toMatchObject({
    saved: 0,
    lost: [],
  });
  expect(await saved(Buffer.alloc(0))).toMatchObject({ saved: 0, lost: [] });
});
