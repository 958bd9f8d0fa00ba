import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root } from './released.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

interface Ports {
  readonly plain: number;
  readonly secure: number;
}

export const HOST = 'play.example';
const CERTIFICATES = `etc/letsencrypt/live/${HOST}`;

/** The proxy of the guide, with its ports and its certificate here. */
export class Nginx {
  readonly base: string;
  readonly ca: Buffer;
  private readonly folder: string;
  private readonly ports: Ports;
  private child: ChildProcess | null = null;

  private constructor(folder: string, ports: Ports) {
    this.folder = folder;
    this.ports = ports;
    this.base = `https://127.0.0.1:${ports.secure}`;
    this.ca = readFileSync(join(folder, CERTIFICATES, 'fullchain.pem'));
  }

  /** Before the server at this address, or before several; `change` makes other than the guide has it. */
  static async start(
    server: string | readonly string[],
    change: (site: string) => string = (site) => site,
  ): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-nginx-'));
    // Whoever works for it is not root.
    chmodSync(folder, 0o755);
    const ports = { plain: await freePort(), secure: await freePort() };
    makeCertificate(folder);
    writeFileSync(join(folder, 'site.conf'), change(siteHere(folder, ports, server)));
    writeConfig(folder, join(folder, 'site.conf'));
    const nginx = new Nginx(folder, ports);
    await nginx.run();
    return nginx;
  }

  private async run(): Promise<void> {
    const errors = join(this.folder, 'error.log');
    const child = spawn(nginxHere(), ['-e', errors, '-p', this.folder, '-c', join(this.folder, 'nginx.conf')]);
    this.child = child;
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    for (let tries = 0; !(await this.answers()); tries++) {
      if (child.exitCode !== null || tries > 600) throw new Error(`nginx did not start: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  private async answers(): Promise<boolean> {
    return this.ask('/healthz').then(
      () => true,
      () => false,
    );
  }

  /** How somebody at the address 127.0.0.`from` comes to it. */
  from(from = 1) {
    return { ca: this.ca, servername: HOST, localAddress: `127.0.0.${from}`, headers: { host: HOST } };
  }

  /** Asks by HTTPS, as whoever is at 127.0.0.`from`. */
  ask(
    path: string,
    { from = 1, headers = {}, body }: { from?: number; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> {
    const how = this.from(from);
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const all = { ...how.headers, connection: 'close', ...json, ...headers };
    return answerTo(request(this.base, { ...how, method, headers: all, path }), body);
  }

  /** Asks without encryption. */
  askPlainly(path: string): Promise<Answer> {
    return answerTo(plainRequest(`http://127.0.0.1:${this.ports.plain}${path}`, { headers: { host: HOST } }));
  }

  async end(): Promise<void> {
    const { child } = this;
    if (child !== null && child.exitCode === null) {
      const over = once(child, 'exit');
      child.kill('SIGTERM');
      await over;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The site of the guide, with the ports and the folder that stand for those of a machine. */
export function siteHere(folder: string, ports: Ports, server: string | readonly string[]): string {
  const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
  const isOne = typeof server === 'string';
  const several = isOne ? [] : server.map((one) => new URL(one).host);
  return readFileSync(`${root}deploy/${isOne ? 'nginx' : 'nginx-several'}.conf`, 'utf8')
    .replace(/listen \[::\]:(.*);\n/g, hasIPv6 ? 'listen [::1]:$1;\n' : '\n')
    .replace(/listen (\d+)/g, 'listen 127.0.0.1:$1')
    .replaceAll(':80;', `:${ports.plain};`)
    .replaceAll(':443 ', `:${ports.secure} `)
    .replaceAll(' /etc/', ` ${folder}/etc/`)
    .replaceAll('http://127.0.0.1:8700', isOne ? server : '')
    .replace(/127\.0\.0\.1:870([1-9])/g, (own, i) => several[Number(i) - 1] ?? own);
}

/** Around the site: what Debian has in /etc/nginx/nginx.conf. */
export function writeConfig(folder: string, site: string): void {
  const parts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const kept = parts.map((what) => `${what}_temp_path ${folder}/${what};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events { worker_connections 8192; }
    http { access_log off; ${kept} include ${site}; }`,
  );
}

/** Signed by itself, where the guide has it. */
export function makeCertificate(folder: string): void {
  const place = join(folder, CERTIFICATES);
  mkdirSync(place, { recursive: true });
  const made = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
  const named = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const files = ['-keyout', join(place, 'privkey.pem'), '-out', join(place, 'fullchain.pem')];
  execFileSync('openssl', [...made, ...named, ...files], { stdio: 'pipe' });
}

/** Debian puts it where only root looks. */
export function nginxHere(): string {
  if (existsSync('/usr/sbin/nginx')) return '/usr/sbin/nginx';
  try {
    execFileSync('nginx', ['-v'], { stdio: 'pipe' });
    return 'nginx';
  } catch {
    throw new Error('There is no nginx here; this gets one: apt-get install nginx (nothing need be set up).');
  }
}

async function answerTo(asked: ReturnType<typeof request>, body?: string): Promise<Answer> {
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks = (await answer.toArray()) as Buffer[];
  return { status: answer.statusCode!, headers: answer.headers, text: Buffer.concat(chunks).toString() };
}
