// Stands in for the programs of the guide that need a machine of one's own. Each takes what the guide gives it, or fails;
// what it was given is written down. WORLD is the folder that stands for the machine.
import { execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  appendFileSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const { WORLD, READY, SCRIPTS, NGINX } = process.env;
const [name, ...args] = process.argv.slice(2);
const pidFile = join(WORLD, 'server.pid');
const exec = (program, given, options = {}) => execFileSync(program, given, { stdio: 'inherit', ...options });

const standIns = {
  /** In a clone, where everything is set up already. */
  async npm() {
    if (args.slice(0, 3).join(' ') !== 'run release --') return refuse();
    const { makeRelease, writeSums } = await import(`${SCRIPTS}/release.mjs`);
    makeRelease(args[3]);
    cpSync(join(WORLD, 'deploy'), join(args[3], 'deploy'), { recursive: true });
    writeSums(args[3]);
  },
  /** To another machine, which is this one. */
  scp() {
    const [file, to] = [args[0], args[1].replace(/^root@[a-z.]+:/, '')];
    copyFileSync(file, join(to, basename(file)));
  },
  /** The day on which the guide was written. */
  date: () => (args.join(' ') === '+%F' ? process.stdout.write('2026-11-18\n') : refuse()),
  /** A server has no npm: there it is `shamble`. */
  npx: () => refuse(),
  useradd: () => (args.includes('--system') && args.at(-1) === 'shamble' ? undefined : refuse()),
  /** There is no user shamble here. */
  runuser: () => (args.slice(0, 3).join(' ') === '-u shamble --' ? exec(args[3], args.slice(4)) : refuse()),
  install: () =>
    exec(
      '/usr/bin/install',
      args
        .join(' ')
        .replace(/-[og] shamble /g, '')
        .split(' '),
    ),
  editor: () => accessSync(args[0], constants.W_OK),
  journalctl: () => (args.join(' ') === '-u shamble' ? exec('cat', [join(WORLD, 'server.log')]) : refuse()),
  nginx: () => (args.join(' ') === '-t' ? exec(NGINX, ['-t', '-q', '-c', join(WORLD, 'nginx.conf')]) : refuse()),
  async curl() {
    const response = await fetch(args.at(-1));
    if (args[0] !== '-fsS' || !response.ok) return refuse();
    process.stdout.write(await response.text());
  },
  async systemctl() {
    const what = args.join(' ');
    if (['stop shamble', 'restart shamble'].includes(what)) await stop();
    if (['enable --now shamble', 'start shamble', 'restart shamble'].includes(what)) return start();
    if (!['stop shamble', 'reload nginx', 'daemon-reload'].includes(what)) return refuse();
  },
};

/** As the unit says: its user, its rights and its network are systemd's to change. */
async function start() {
  const unit = readFileSync(join(WORLD, 'etc/systemd/system/shamble.service'), 'utf8');
  const said = (key) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)[1];
  const settings = readFileSync(said('EnvironmentFile'), 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  const env = { PATH: process.env.PATH, ...Object.fromEntries(settings.map((line) => line.split(/=(.*)/s))) };
  mkdirSync(join(WORLD, 'var/lib', said('StateDirectory')), { recursive: true, mode: said('StateDirectoryMode') });
  process.umask(said('UMask'));
  const log = openSync(join(WORLD, 'server.log'), 'a');
  const [program, ...given] = said('ExecStart').split(' ');
  const child = spawn(program, given, {
    cwd: said('WorkingDirectory'),
    env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  writeFileSync(pidFile, `${child.pid}`);
  for (let tries = 0; tries < 1800; tries++) {
    const isUp = await fetch(READY).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    if (child.exitCode !== null) return refuse();
    await sleep(100);
  }
  refuse();
}

async function stop() {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  process.kill(pid, 'SIGTERM');
  for (let tries = 0; tries < 1800 && isAlive(pid); tries++) await sleep(100);
  rmSync(pidFile);
}

/** One that has ended may stay listed until somebody asks for its exit code. */
function isAlive(pid) {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !readFileSync(file, 'utf8').includes(') Z ');
}

function refuse() {
  process.stderr.write(`${name} ${args.join(' ')}: the stand-in does not know this, or it failed.\n`);
  process.exit(1);
}

appendFileSync(join(WORLD, 'said'), `${name} ${args.join(' ')}\n`);
try {
  await standIns[name]();
} catch (error) {
  process.stderr.write(`${name}: ${error.message}\n`);
  process.exit(error.status ?? 1);
}
