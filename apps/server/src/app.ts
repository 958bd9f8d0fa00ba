import { createHash, randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { localeFor } from './language.ts';
import { page, sentencePage } from './page.ts';
import { style } from './style.ts';

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="#ffc62b"/><path d="M9 7h14v4H13v3h10v11H9v-4h10v-3H9z" fill="#081120"/></svg>`;

export const app = new Hono();

app.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: [styleHash],
      imgSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    // There is no HTTPS on one's own machine.
    strictTransportSecurity: false,
  }),
);

const localeOf = (context: Context) => localeFor(context.req.query('lang'), context.req.header('accept-language'));

app.get('/', (context) => {
  const asked = context.req.query('seed');
  const badSeed = asked !== undefined && !(/^\d{1,10}$/.test(asked) && Number(asked) < 2 ** 32);
  const seed = asked === undefined || badSeed ? randomBytes(4).readUInt32LE() : Number(asked);
  context.header('Cache-Control', 'no-store');
  context.header('Vary', 'Accept-Language');
  return context.html(page({ locale: localeOf(context), seed, badSeed }), badSeed ? 400 : 200);
});

app.get('/healthz', (context) => context.text('ok'));

app.get('/icon.svg', (context) => context.body(icon, 200, { 'Content-Type': 'image/svg+xml' }));

app.notFound((context) => context.html(sentencePage(localeOf(context), 'page.not-found'), 404));

app.onError((error, context) => {
  process.stderr.write(`${context.req.method} ${context.req.path}: ${error.message}\n`);
  return context.html(sentencePage(localeOf(context), 'page.broken'), 500);
});
