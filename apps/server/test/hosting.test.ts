import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEPT_DAYS } from '../src/online/card.ts';
import { makeCertificate, nginxHere, siteHere, writeConfig } from './nginx.ts';
import { Person, playOn, post } from './person.ts';
import { build, freePort, ran, root } from './released.ts';

// The guide for hosts, from top to bottom, on a machine that is a folder. Every fenced `sh` block is run as it stands, but for its
// paths, its port and its ids. What needs another machine, a user or systemd has a stand-in in hosting/standIn.mjs, which
// fails on whatever it does not know; everything else is the program itself, and `shamble` is the release's own.
//
// To add a block to the guide, write it, then add to STORY, in the place it has in the guide: its first line, what must be there
// `before` it (if anything), and what must be true `after` it, given what it printed.

const guide = readFileSync(`${root}docs/guides/host-a-server.md`, 'utf8');
const blocks = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!);

const world = mkdtempSync(join(tmpdir(), 'shamble-hosting-'));
const at = (path: string): string => join(world, path);
const mode = (path: string): string => (statSync(at(path)).mode & 0o777).toString(8);
const NEXT = 'opt/shamble-2026-12-24';
let port = 0;
let base = '';
let table = '';
let guest = '';
let env: NodeJS.ProcessEnv = {};

/** As it is on this machine. */
const here = (text: string): string =>
  text
    .replace(/(?<=^|[\s:=(])\/(opt|etc|var|usr\/local)(?![\w-])/gm, `${world}/$1`)
    .replaceAll('8700', String(port))
    .replaceAll(' g0123…', ` ${guest}`)
    .replaceAll(' 0123…', ` ${table}`);

interface Chapter {
  readonly block: string;
  before?(): Promise<void> | void;
  after(out: string): Promise<void> | void;
}

const STORY: readonly Chapter[] = [
  {
    block: 'npm run release -- shamble-2026-11-18',
    after() {
      expect(existsSync(at('opt/shamble-2026-11-18.tar.gz'))).toBe(true);
    },
  },
  {
    block: 'useradd --system --user-group --no-create-home --shell /usr/sbin/nologin shamble',
    async after(out) {
      expect(out).toMatch(/^\{.*"msg":"started"\}$/m);
      expect([mode('var/lib/shamble'), mode('var/lib/shamble/shamble.db'), mode('etc/shamble.env')]).toEqual([
        '700',
        '600',
        '640',
      ]);
      const response = await post(base, '/api/guest', { name: 'Ann' });
      const cookie = response.headers.get('set-cookie')!;
      expect(cookie).toContain('; Secure;');
      expect((await fetch(base)).status).toBe(200);
      const ann = new Person(base, cookie.split(';')[0]!);
      table = await ann.table({ seats: 1 });
      await ann.join(table);
      await playOn([ann], 4);
      ann.line!.close();
      guest = (await ann.get<{ id: string }>('/api/guest')).id;
    },
  },
  {
    block: 'cd /opt',
    before() {
      const renamed = ['--transform', 's/2026-11-18/2026-12-24/', '-I', 'gzip -1'];
      execFileSync('tar', [...renamed, '-C', at('opt'), '-cf', at(`${NEXT}.tar.gz`), 'shamble-2026-11-18']);
    },
    async after() {
      expect(readlinkSync(at('opt/shamble'))).toBe('shamble-2026-12-24');
      expect((await fetch(`${base}/api/tables/${table}`)).status).toBe(200);
    },
  },
  {
    block: 'install -m 644 /opt/shamble/deploy/nginx.conf /etc/nginx/sites-available/shamble',
    before: () => makeCertificate(world),
    after: () => expect(said()).toContain('systemctl reload nginx'),
  },
  {
    block: 'curl -fsS http://localhost:8700/readyz',
    after(out) {
      expect(out).toMatch(/^ready/);
      const meters = [...guide.matchAll(/`(shamble_\w+)`/g)].map(([, name]) => name!);
      expect(meters).toContain('shamble_lines');
      for (const meter of meters) expect(out).toContain(`# TYPE ${meter} `);
    },
  },
  {
    block: 'install -d -m 700 -o shamble -g shamble /var/backups/shamble',
    after(out) {
      expect(out).toMatch(/^1 table of .*\n1 table in .*: all sound\.$/m);
      expect([mode('var/backups/shamble'), mode('var/backups/shamble/2026-11-18.backup')]).toEqual(['700', '600']);
    },
  },
  {
    block: 'systemctl stop shamble',
    async after(out) {
      expect(out).toMatch(/^1 table of /);
      expect(existsSync(at('var/lib/shamble-before/shamble.db'))).toBe(true);
      expect(readFileSync(at('var/lib/shamble/secret'))).toEqual(readFileSync(at('var/lib/shamble-before/secret')));
      expect((await fetch(`${base}/api/tables/${table}`)).status).toBe(200);
    },
  },
  {
    block:
      'shamble tables                 # all tables, who sits there or has chatted, with their ids; --json for other programs',
    async after(out) {
      expect(out).toMatch(new RegExp(`^${table}  zombicide`));
      for (const done of [`${guest} is banned`, `${table} is deleted`]) expect(out).toContain(done);
      await expect.poll(async () => (await fetch(`${base}/api/tables/${table}`)).status).toBe(404);
    },
  },
  {
    block: 'systemctl stop shamble',
    async before() {
      const response = await post(base, '/api/guest', { name: 'Ben' });
      const ben = new Person(base, response.headers.get('set-cookie')!.split(';')[0]!);
      table = await ben.table({ seats: 1 });
    },
    async after(out) {
      expect(out).toContain('1 of 1 table');
      expect(existsSync(at('var/lib/shamble-damaged/shamble.db'))).toBe(true);
      expect(mode('var/lib/shamble/shamble.db')).toBe('600');
      expect((await fetch(`${base}/api/tables/${table}`)).status).toBe(200);
    },
  },
];

const said = (): string => readFileSync(at('said'), 'utf8');

beforeAll(async () => {
  await build();
  port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const there =
    'clone deploy opt etc/systemd/system etc/nginx/sites-available etc/nginx/sites-enabled var usr/local/bin programs';
  for (const folder of there.split(' ')) mkdirSync(at(folder), { recursive: true });
  for (const name of ['shamble', 'shamble.env', 'shamble.service'])
    writeFileSync(at(`deploy/${name}`), here(readFileSync(`${root}deploy/${name}`, 'utf8')), { mode: 0o755 });
  const ports = { plain: await freePort(), secure: await freePort() };
  writeFileSync(at('deploy/nginx.conf'), siteHere(world, ports, base));
  writeConfig(world, at('etc/nginx/sites-enabled/*'));
  const standIn = fileURLToPath(new URL('hosting/standIn.mjs', import.meta.url));
  for (const name of 'npm npx scp date useradd runuser install editor journalctl nginx curl systemctl'.split(' '))
    writeFileSync(at(`programs/${name}`), `#!/bin/sh\nexec node ${standIn} ${name} "$@"\n`, { mode: 0o755 });
  // Nobody waits for it to be small.
  const gzip = '#!/bin/sh\nexec "$(PATH=/usr/bin:/bin command -v gzip)" -1 "$@"\n';
  writeFileSync(at('programs/gzip'), gzip, { mode: 0o755 });
  const path = [at('programs'), at('usr/local/bin'), dirname(process.execPath), process.env.PATH];
  env = {
    PATH: path.join(delimiter),
    LC_ALL: 'C',
    WORLD: world,
    READY: `${base}/readyz`,
    SCRIPTS: `${root}scripts`,
    NGINX: nginxHere(),
  };
});
afterAll(async () => {
  if (existsSync(at('server.pid'))) await ran('sh', ['-c', 'systemctl stop shamble'], { cwd: world, env });
  rmSync(world, { recursive: true, force: true });
});

it('every block of the guide has its place in the story', () => {
  expect(blocks.map((block) => block.split('\n')[0])).toEqual(STORY.map(({ block }) => block));
});

it.each(STORY)('$block', async (chapter) => {
  await chapter.before?.();
  const text = here(blocks[STORY.indexOf(chapter)]!);
  // Whoever is asked says yes.
  const { code, out } = await ran('sh', ['-c', 'yes | sh -euc "$0"', text], { cwd: at('clone'), env });
  expect(code, out).toBe(0);
  await chapter.after(out);
});

it('names settings that there are, and all of them', () => {
  const sources = readdirSync(`${root}apps/server/src`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${root}apps/server/src/${name}`, 'utf8'));
  const read = new Set(sources.join('\n').match(/\bSHAMBLE_[A-Z]+\b/g));
  const told = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name!);
  expect(told.filter((name) => name.startsWith('SHAMBLE_')).sort()).toEqual([...read].sort());
  expect(guide).toContain(`for ${KEPT_DAYS} days at least`);
});

it('names commands that there are', async () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: object };
  for (const [, name] of guide.matchAll(/npm (?:run )?(start|test|(?<=run )[\w-]+)/g))
    expect(scripts).toHaveProperty(name!);
  const { out } = await ran(at('opt/shamble/bin/shamble'), ['--help'], { cwd: world, env });
  const named = [...guide.matchAll(/(?:^|`|npx )shamble ([a-z-]+)/gm)].map(([, name]) => name!);
  expect(named).toEqual(expect.arrayContaining(['serve', 'backup', 'restore', 'verify-store']));
  for (const name of named) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
});
