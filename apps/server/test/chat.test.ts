import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { Child } from './child.ts';
import { Person } from './person.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'shamble-chat-'));
let child: Child | null = null;
let postgres: Postgres | null = null;
afterEach(() => child?.end('SIGKILL'));
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.each(['the embedded database', 'PostgreSQL'])(
  'what was said before a server was killed is said once: %s',
  async (name) => {
    if (name === 'PostgreSQL') postgres = await startPostgres();
    child = await Child.make({ SHAMBLE_DATA: folder, ...(postgres && { DATABASE_URL: postgres.url }) });
    await child.start();
    const [ann, ben] = [await Person.called(child.base, 'Ann'), await Person.called(child.base, 'Ben')];
    const table = await ann.table();
    for (const one of [ann, ben]) await one.join(table);
    const hello = { say: 'chat', id: 'once', text: 'Hello' };
    const said = (one: Person): number => one.heard.filter(({ tell }) => tell === 'said').length;
    expect(await ann.say(hello)).toMatchObject({ tell: 'done' });
    expect(await ann.say(hello)).toMatchObject({ tell: 'done' });
    expect(await child.end('SIGKILL')).toBe('SIGKILL');
    await child.start();
    for (const one of [ann, ben]) await one.join(table);
    // No answer had come, for all she knows: more often than anyone may chat.
    for (let i = 0; i < 8; i++) expect(await ann.say(hello)).toMatchObject({ tell: 'done' });
    expect(await ben.say({ ...hello, text: 'Hello, Ann' })).toMatchObject({ tell: 'done' });
    await expect.poll(() => said(ann)).toBe(2);
    await ben.join(table);
    await expect.poll(() => said(ben)).toBe(2);
  },
);
