import { createHash, randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { Demonstrations } from './demonstrations.ts';
import { localeFor } from './language.ts';
import { type Log, silent } from './log.ts';
import type { Online } from './online/index.ts';
import { page, sentencePage, shownGame } from './page.ts';
import { bodyFor, type Site, type SiteFile } from './site.ts';
import { style } from './style.ts';

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
const NOBODY = "base-uri 'none'; frame-ancestors 'none'";
/** Pages made here: no script at all. */
const PLAIN_POLICY = `default-src 'none'; style-src ${styleHash}; img-src 'self'; form-action 'self'; ${NOBODY}`;
/** The game: its own files and nothing else. */
const GAME_POLICY = [
  "default-src 'none'",
  ...['script', 'worker', 'style', 'font', 'connect', 'manifest'].map((what) => `${what}-src 'self'`),
  "img-src 'self' blob:",
  "form-action 'none'",
  NOBODY,
].join('; ');

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="#ffc62b"/><path d="M9 7h14v4H13v3h10v11H9v-4h10v-3H9z" fill="#081120"/></svg>`;

/** What the page in the browser shows; it looks at the address itself. */
const OWN = ['/', '/new', '/box', '/rules', '/style', '/settings', '/credits', '/replay', '/replay/:id', '/table/:id'];
const SCREENS = [...OWN, '/tables', '/guest'];

const localeOf = (context: Context) => localeFor(context.req.query('lang'), context.req.header('accept-language'));

/** The server's answers. Without a site there is only what tells of the engine. */
export function createApp(site: Site | null, more: { readonly online?: Online; readonly log?: Log } = {}): Hono {
  const { online, log = silent } = more;
  const app = new Hono();
  if (online !== undefined) app.use(online.watch);

  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', PLAIN_POLICY);
  });
  app.use(
    secureHeaders({
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
      // There is no HTTPS on one's own machine.
      strictTransportSecurity: online?.trust.origin?.startsWith('https:') === true ? 'max-age=15552000' : false,
    }),
  );

  if (online !== undefined) app.route('/api', online.api).route('/', online.operations);

  for (const screen of SCREENS)
    app.get(screen, (context) => {
      const index = site?.get('/index.html');
      if (index === undefined) return context.html(sentencePage(localeOf(context), 'page.not-built'), 503);
      return send(context, index);
    });

  if (online !== undefined) app.use('/status', online.spare);
  const demonstrations = new Demonstrations(shownGame);
  app.get('/status', async (context) => {
    const asked = context.req.query('seed');
    const badSeed = asked !== undefined && !(/^\d{1,10}$/.test(asked) && Number(asked) < 2 ** 32);
    const seed = asked === undefined || badSeed ? randomBytes(4).readUInt32LE() : Number(asked);
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Accept-Language');
    const locale = localeOf(context);
    const demo = await demonstrations.of(seed);
    if (demo !== null) return context.html(page({ locale, seed, badSeed, demo }), badSeed ? 400 : 200);
    context.header('Retry-After', '5');
    return context.html(sentencePage(locale, 'page.busy'), 503);
  });

  app.get('/healthz', (context) => context.text('ok'));

  app.get('/icon.svg', (context) => context.body(icon, 200, { 'Content-Type': 'image/svg+xml' }));

  app.notFound((context) => {
    const { method, path } = context.req;
    const file = method === 'GET' || method === 'HEAD' ? site?.get(path) : undefined;
    if (file !== undefined) return send(context, file);
    context.header('Cache-Control', 'no-store');
    return context.html(sentencePage(localeOf(context), 'page.not-found'), 404);
  });

  app.onError((error, context) => {
    log.error({ method: context.req.method, err: error }, 'a page failed');
    return context.html(sentencePage(localeOf(context), 'page.broken'), 500);
  });

  return app;
}

function send(context: Context, file: SiteFile): Response {
  const { body, encoding } = bodyFor(file, context.req.header('accept-encoding'));
  context.header('Content-Security-Policy', GAME_POLICY);
  context.header('Cache-Control', file.isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('ETag', file.tag);
  context.header('Vary', 'Accept-Encoding');
  if (isKnown(file.tag, context.req.header('if-none-match'))) return context.body(null, 304);
  context.header('Content-Type', file.type);
  if (encoding !== null) context.header('Content-Encoding', encoding);
  context.header('Content-Length', String(body.byteLength));
  // A view, not a copy: anyone may ask for the largest file again and again.
  return context.body(new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength));
}

const isKnown = (tag: string, known = ''): boolean =>
  known.split(',').some((one) => one.trim() === '*' || one.trim() === tag);
