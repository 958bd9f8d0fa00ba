import { cacheOf, isOwnScreen, outdated, type Precache } from './precache.ts';

// Everything the page is made of, kept in the browser. The build puts the list in.

const { version, files } = JSON.parse('__PRECACHE__') as Precache;

/** What a service worker is given; the page's types know nothing of it. */
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    hear: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  addEventListener(
    type: 'fetch',
    hear: (event: { readonly request: Request; respondWith(response: Promise<Response>): void }) => void,
  ): void;
}
const worker = globalThis as unknown as Worker;

const isForever = (file: string): boolean => file.startsWith('/assets/');

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isOwnScreen(url.pathname)) event.respondWith(first('/index.html', request));
  } else if (isForever(url.pathname) || files.includes(url.pathname)) event.respondWith(first(url.pathname, request));
});

/** All of it or nothing: half a page is no page. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheOf(version));
  await Promise.all(
    files.map(async (file) => {
      // The name of such a file changes with what is in it: one that is here need not be fetched again.
      const known = isForever(file) ? await caches.match(file) : undefined;
      const response = known ?? (await fetch(new Request(file, { cache: 'no-cache' })));
      if (!response.ok) throw new Error(`${file} could not be fetched.`);
      await cache.put(file, response);
    }),
  );
}

async function activate(): Promise<void> {
  const old = outdated(await caches.keys(), version);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** From this build if it has it, else from the one before, else from the server. */
async function first(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheOf(version));
  return (await cache.match(file)) ?? (await caches.match(file)) ?? fetch(request);
}
