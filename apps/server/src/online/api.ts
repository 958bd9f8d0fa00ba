import { Fault } from '@shamble/kernel';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { calledBy, type Guest, type GuestBook } from './guests.ts';
import type { Hall } from './hall.ts';

const COOKIE = 'shamble-guest';
const A_YEAR = 365 * 24 * 3600;

const Text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const Named = v.strictObject({ name: v.pipe(Text(200), v.minLength(1)) });
const NewTable = v.strictObject({
  game: Text(40),
  mission: Text(40),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  variants: v.optional(v.pipe(v.array(Text(40)), v.maxLength(40)), []),
  isPublic: v.optional(v.boolean(), false),
  title: v.optional(v.nullable(v.pipe(Text(100), v.minLength(1))), null),
});

/** Who asks, by the cookie of a request; null: nobody we know. */
export const guestIn = (book: GuestBook, cookies: string | undefined): Guest | null => {
  const found = cookies?.split(';').find((one) => one.trim().startsWith(`${COOKIE}=`));
  return book.read(found?.trim().slice(COOKIE.length + 1), 'cookie');
};

/** Makes and finds tables, and says who is who. Play itself goes over the socket. */
export function createApi(hall: Hall, book: GuestBook): Hono {
  const api = new Hono();
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  api.use(bodyLimit({ maxSize: 16 * 1024, onError: (context) => refuse(context, 413, 'This is too long.') }));
  // A form of another site can post, but not JSON, and not without being asked about it first.
  api.use(async (context, next) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD' && !context.req.header('content-type')?.startsWith('application/json'))
      return refuse(context, 415, 'Send JSON, please.');
    return next();
  });
  api.onError((error, context) => {
    if (error instanceof Fault) return refuse(context, 400, error.message, error.rules);
    process.stderr.write(`${context.req.method} ${context.req.path}: ${error.message}\n`);
    return refuse(context, 500, 'Something went wrong here. Nothing was changed.');
  });

  const known = (context: Context): Guest | null => book.read(getCookie(context, COOKIE), 'cookie');
  const welcome = (context: Context, guest: Guest): Response => {
    const secure =
      new URL(context.req.url).protocol === 'https:' || context.req.header('x-forwarded-proto') === 'https';
    const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: A_YEAR, secure } as const;
    setCookie(context, COOKIE, book.sign(guest, 'cookie'), options);
    return context.json({ ...guest, resume: book.sign(guest, 'resume') });
  };

  api.get('/guest', (context) => {
    const guest = known(context);
    return guest === null
      ? refuse(context, 401, 'Nobody knows you here yet.')
      : context.json({ ...guest, resume: book.sign(guest, 'resume') });
  });

  api.post('/guest', async (context) => {
    const given = await read(context, Named);
    if ('wrong' in given) return refuse(context, 400, given.wrong);
    const { name } = given.value;
    const guest = known(context);
    return welcome(context, guest === null ? book.make(name) : { id: guest.id, name: calledBy(name) });
  });

  api.post('/guest/resume', async (context) => {
    const given = await read(context, v.strictObject({ link: Text(400) }));
    if ('wrong' in given) return refuse(context, 400, given.wrong);
    const guest = book.read(given.value.link, 'resume');
    return guest === null ? refuse(context, 403, 'This link is not one of ours.') : welcome(context, guest);
  });

  api.get('/tables', async (context) => context.json({ tables: await hall.listed() }));

  api.post('/tables', async (context) => {
    const guest = known(context);
    if (guest === null) return refuse(context, 401, 'Say who you are first.');
    const given = await read(context, NewTable);
    if ('wrong' in given) return refuse(context, 400, given.wrong);
    return context.json(await hall.make(guest, given.value), 201);
  });

  api.get('/tables/:id', async (context) => {
    const card = await hall.card(context.req.param('id'));
    return card === null ? refuse(context, 404, 'There is no such table here.') : context.json(card);
  });

  api.all('*', (context) => refuse(context, 404, 'There is nothing here.'));
  return api;
}

type Status = 400 | 401 | 403 | 404 | 413 | 415 | 500;
const refuse = (context: Context, status: Status, sentence: string, rules: readonly string[] = []): Response =>
  context.json({ sentence, rules }, status);

async function read<T>(
  context: Context,
  schema: v.GenericSchema<unknown, T>,
): Promise<{ readonly value: T } | { readonly wrong: string }> {
  const given: unknown = await context.req.json().catch(() => undefined);
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) return { value: output };
  const [first] = issues;
  const where = first.path?.map(({ key }) => String(key)).join('.') ?? 'the request';
  return { wrong: `This is not understood: ${where}: ${first.message}` };
}
