import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createServer, type Serving } from '../src/index.ts';
import { readSite } from '../src/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'shamble-site-'));
const INDEX = '<!doctype html><title>Shamble</title>';
const SCRIPT = `console.log(${JSON.stringify('undead '.repeat(50))})`;

mkdirSync(join(folder, 'site/assets'), { recursive: true });
writeFileSync(join(folder, 'secret.html'), 'outside');
writeFileSync(join(folder, 'site/index.html'), INDEX);
writeFileSync(join(folder, 'site/index.html.br'), brotliCompressSync(INDEX));
writeFileSync(join(folder, 'site/assets/main-abc.js'), SCRIPT);
writeFileSync(join(folder, 'site/assets/main-abc.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(folder, 'site/assets/main-abc.js.gz'), gzipSync(SCRIPT));
writeFileSync(join(folder, 'site/assets/body.woff2'), 'font');
writeFileSync(join(folder, 'site/assets/notes.md'), 'not of the page');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = readSite(join(folder, 'site'));
const app = createApp(site);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

describe('the built page', () => {
  test.each(['/', '/style', '/table/12ab', '/table/12ab?lang=fr'])('is at %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(INDEX);
  });

  test('is not sent again to a browser that has it', async () => {
    const tag = (await get('/')).headers.get('etag')!;
    const again = await get('/table/x', { 'If-None-Match': `"other", ${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(tag);
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('takes scripts, workers and styles from itself alone, and nothing written into the page', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    for (const what of ['script', 'worker', 'style', 'font', 'connect'])
      expect(policy).toContain(`${what}-src 'self';`);
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
    expect((await get('/')).headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('files with their hash in the name are kept for good', async () => {
    const { headers } = await get('/assets/main-abc.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/assets/body.woff2')).headers.get('content-type')).toBe('font/woff2');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', null, (body: Buffer) => body],
    ['brotli, xgzip', null, (body: Buffer) => body],
  ])('for Accept-Encoding: %s it comes as %s', async (accepted, encoding, unpack) => {
    const answer = await get('/assets/main-abc.js', { 'Accept-Encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  test('HEAD tells the same without the body; POST is nothing', async () => {
    for (const path of ['/', '/assets/main-abc.js']) {
      const [whole, head] = [await get(path), await get(path, {}, 'HEAD')];
      expect(head.status).toBe(200);
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
      expect(await head.text()).toBe('');
      expect((await get(path, {}, 'POST')).status).toBe(404);
    }
  });

  test.each(['/assets/gone-123.js', '/assets/notes.md', '/assets/main-abc.js.br', '/assets', '/tablets', '/style/x'])(
    '%s is nothing, and says so kindly',
    async (path) => {
      const answer = await get(path, { 'Accept-Language': 'fr' });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const text = await answer.text();
      expect(text).toContain('Il n’y a rien à cette adresse.');
      expect(text).toContain('<a href="/">');
    },
  );

  test('where it was not built, that is said', async () => {
    expect(readSite(join(folder, 'nowhere'))).toBeNull();
    const answer = await createApp(null).request('/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm start');
  });
});

describe('no address leads out of the page', () => {
  let serving: Serving;
  beforeAll(async () => {
    serving = await createServer({ port: 0, site });
  });
  afterAll(() => serving.stop());

  // Not with fetch, which would tidy the address up.
  const raw = (path: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { port } = new URL(serving.address);
      request({ port, host: '127.0.0.1', path }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () => resolve({ status: response.statusCode!, text }));
      })
        .on('error', reject)
        .end();
    });

  test.each([
    '/../secret.html',
    '/assets/../../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/assets/..%5c..%5csecret.html',
    '//etc/passwd',
    '/%00',
    '/%',
  ])('%s', async (path) => {
    const { status, text } = await raw(path);
    expect(status).toBe(404);
    expect(text).not.toContain('outside');
    expect(text).not.toContain('root:');
  });

  test('while the page itself is there', async () => {
    expect(await raw('/')).toEqual({ status: 200, text: INDEX });
  });
});
