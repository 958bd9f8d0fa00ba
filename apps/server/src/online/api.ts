import type { HttpBindings } from '@hono/node-server';
import { Fault } from '@shamble/kernel';
import { NotStored, read } from '@shamble/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { games } from '../games.ts';
import type { Log } from '../log.ts';
import { veiled } from '../logged.ts';
import type { Analyses } from './analyses.ts';
import { KEPT_DAYS } from './card.ts';
import type { Ended } from './ended.ts';
import { calledBy, type Guest, type GuestBook } from './guests.ts';
import type { Hall } from './hall.ts';
import { hearingOut } from './hearingOut.ts';
import type { Limited, Limits } from './limits.ts';
import { NoMoreTables } from './quotas.ts';
import { shown } from './shown.ts';
import { isTable } from './tableId.ts';
import { addressOf, isEncrypted, isSameOrigin, type Trust } from './trust.ts';

const COOKIE = 'shamble-guest';
const LONGEST_TITLE = 100;
const BANNED = 'The owner of this server has banned you.';
const NO_TABLE = 'There is no such table here.';
const A_YEAR = 365 * 24 * 3600;

const Text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const Named = v.strictObject({ name: v.pipe(Text(200), v.minLength(1)) });
const Resumed = v.strictObject({ link: Text(400) });
const NewTable = v.strictObject({
  game: Text(40),
  mission: Text(40),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  variants: v.optional(v.pipe(v.array(Text(40)), v.maxLength(40)), []),
  /** What the game makes the table from, where that is more than mission, seats and variants: chosen heroes, say. */
  options: v.optional(v.unknown()),
  isPublic: v.optional(v.boolean(), false),
  title: v.optional(v.nullable(Text(200)), null),
});

const Analysed = v.strictObject({ seat: Text(40), open: v.boolean() });

/** Who asks, by the cookie of a request; null: nobody we know. */
export const guestIn = (book: GuestBook, cookies: string | undefined): Guest | null => {
  const found = cookies?.split(';').find((one) => one.trim().startsWith(`${COOKIE}=`));
  return book.read(found?.trim().slice(COOKIE.length + 1), 'cookie');
};

type Env = { Bindings: Partial<HttpBindings> };
export type Api = Hono<Env>;

interface Beside {
  readonly ended: Ended;
  /** Null: this server has no queue to give them to. */
  readonly analyses: Analyses | null;
  readonly limits: Limits;
  readonly trust: Trust;
  readonly log: Log;
  revoke(guest: string): Promise<void>;
}

/** Makes and finds tables, and says who is who. Play itself goes over the socket. */
export function createApi(hall: Hall, book: GuestBook, more: Beside): Api {
  const { limits, trust, log, revoke } = more;
  const api: Api = new Hono<Env>();
  const addressIn = ({ env }: Context<Env>): string =>
    env?.incoming === undefined ? '' : addressOf(env.incoming, trust);
  /** Null: go on. */
  const limit = async (context: Context<Env>, what: Limited, who: string): Promise<Response | null> => {
    const limited = await limits.take(what, who);
    if (limited === null) return null;
    context.header('Retry-After', String(limited.seconds));
    return refuse(context, 429, 'This is more than one may ask for: wait a moment.');
  };

  api.use(hearingOut, async (context, next) => {
    context.header('Cache-Control', 'no-store');
    return (await limit(context, 'request', addressIn(context))) ?? next();
  });
  api.use(bodyLimit({ maxSize: 16 * 1024, onError: (context) => refuse(context, 413, 'This is too long.') }));
  // A form of another site can post, but not JSON, and not without being asked about it first.
  api.use(async (context, next) => {
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const { origin, host } = context.req.header();
    if (!isSameOrigin({ origin, host }, trust)) return refuse(context, 403, 'This comes from another site.');
    if (!context.req.header('content-type')?.startsWith('application/json'))
      return refuse(context, 415, 'Send JSON, please.');
    return next();
  });
  api.onError((error, context) => {
    if (error instanceof Fault) return refuse(context, 400, error.message, error.rules);
    if (error instanceof NoMoreTables) return refuse(context, error.whose === 'guest' ? 409 : 503, error.message);
    if (error instanceof NotStored) return refuse(context, 503, error.message);
    const [, table] = /^\/api\/tables\/([0-9a-f]{32})(\/|$)/.exec(context.req.path) ?? [];
    const about = table === undefined ? {} : { table: veiled(table) };
    log.error({ method: context.req.method, ...about, err: error }, 'a request failed');
    return refuse(context, 500, 'Something went wrong here. Nothing was changed.');
  });

  const known = (context: Context): Guest | null => book.read(getCookie(context, COOKIE), 'cookie');
  const told = (guest: Guest) => ({ ...guest, resume: book.sign(guest, 'resume') });
  const welcome = (context: Context, guest: Guest): Response => {
    const secure = isEncrypted(context.req.header('x-forwarded-proto'), trust);
    const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: A_YEAR, secure } as const;
    setCookie(context, COOKIE, book.sign(guest, 'cookie'), options);
    return context.json(told(guest));
  };

  api.get('/games', (context) =>
    context.json({
      games: games.map(({ id, pack }) => ({
        id,
        missions: pack.missions.map((mission) => ({ id: mission.id, seats: mission.seats })),
        variants: pack.variants.map((variant) => variant.id),
      })),
    }),
  );

  api.get('/games/:id/options', (context) => {
    const game = games.find(({ id }) => id === context.req.param('id'));
    return game === undefined ? refuse(context, 404, 'There is no such game here.') : context.json(game.pack.form);
  });

  // Nobody is no fault: a browser would complain of one at everybody's first visit.
  api.get('/guest', (context) => {
    const guest = known(context);
    return context.json(guest === null ? null : told(guest));
  });

  api.post('/guest', async (context) => {
    const given = await bodyOf(context, Named);
    if ('wrong' in given) return refuse(context, 400, given.wrong);
    if (book.isBanned(getCookie(context, COOKIE), 'cookie')) return refuse(context, 403, BANNED);
    const guest = known(context);
    const name = calledBy(given.request.name);
    if (guest !== null) {
      const limited = await limit(context, 'rename', guest.id);
      if (limited !== null) return limited;
      hall.rename({ id: guest.id, name });
      return welcome(context, { id: guest.id, name });
    }
    return (await limit(context, 'guestFromAddress', addressIn(context))) ?? welcome(context, book.make(name));
  });

  api.post('/guest/resume', async (context) => {
    const given = await bodyOf(context, Resumed);
    if ('wrong' in given) return refuse(context, 400, given.wrong);
    if (book.isBanned(given.request.link, 'resume')) return refuse(context, 403, BANNED);
    const guest = book.read(given.request.link, 'resume');
    return guest === null
      ? refuse(context, 403, 'This link is not one of ours, or no longer.')
      : welcome(context, guest);
  });

  // Whoever asks stays, with a new cookie: without an account he could never come back.
  api.post('/guest/revoke', async (context) => {
    const guest = known(context);
    if (guest === null) return refuse(context, 401, 'Say who you are first.');
    const limited = await limit(context, 'revoke', guest.id);
    if (limited !== null) return limited;
    await revoke(guest.id);
    return welcome(context, guest);
  });

  api.get('/tables', async (context) =>
    context.json({ tables: await hall.listed(known(context)), keptDays: KEPT_DAYS }),
  );

  api.get('/tables/mine', async (context) => {
    const guest = known(context);
    return context.json({ tables: guest === null ? [] : await hall.of(guest), keptDays: KEPT_DAYS });
  });

  api.post('/tables', async (context) => {
    const guest = known(context);
    if (guest === null) return refuse(context, 401, 'Say who you are first.');
    const given = await bodyOf(context, NewTable);
    if ('wrong' in given) return refuse(context, 400, given.wrong);
    const limited =
      (await limit(context, 'tableFromAddress', addressIn(context))) ??
      (await limit(context, 'tableByGuest', guest.id));
    const title = shown(given.request.title ?? '', LONGEST_TITLE) || null;
    return limited ?? context.json(await hall.make(guest, { ...given.request, title }), 201);
  });

  api.use('/tables/:id/*', async (context, next) =>
    isTable(context.req.param('id')) ? next() : refuse(context, 404, NO_TABLE),
  );

  api.get('/tables/:id', async (context) => {
    const card = await hall.card(context.req.param('id'), known(context));
    return card === null ? refuse(context, 404, NO_TABLE) : context.json(card);
  });

  addEnded(api, { ...more, limit, known, addressIn });

  api.all('*', (context) => refuse(context, 404, 'There is nothing here.'));
  return api;
}

interface Asked {
  readonly ended: Ended;
  readonly analyses: Analyses | null;
  limit(context: Context<Env>, what: Limited, who: string): Promise<Response | null>;
  known(context: Context): Guest | null;
  addressIn(context: Context<Env>): string;
}

/** Games that are over: all of one, and what others than the browser of whoever watches it work out of its chances. */
function addEnded(api: Api, { ended, analyses, limit, known, addressIn }: Asked): void {
  api.get('/tables/:id/file', async (context) => {
    const limited = await limit(context, 'fileFromAddress', addressIn(context));
    if (limited !== null) return limited;
    const file = await ended.file(context.req.param('id'));
    if (file === null) return refuse(context, 404, NO_TABLE);
    if (file === 'not yet') return refuse(context, 409, 'The journal is open to all once the game is over.');
    context.header('Content-Disposition', `attachment; filename="${file.name}"`);
    return context.body(file.text, 200, { 'Content-Type': 'application/json' });
  });

  const NOT_HERE = 'This server has nobody who analyses games. Your browser can.';
  api.get('/analysis', (context) => context.json({ offered: analyses !== null }));

  /** The game and the seat are there, and it is over; else the answer. */
  const refusedFor = async (context: Context<Env>, table: string, seat: string): Promise<Response | null> => {
    const seats = await ended.seats(table);
    if (seats === null || (seats !== 'not yet' && !seats.includes(seat))) return refuse(context, 404, NO_TABLE);
    return seats === 'not yet' ? refuse(context, 409, 'A game is analysed when it is over.') : null;
  };

  api.get('/tables/:id/analysis', async (context) => {
    if (analyses === null) return refuse(context, 404, NOT_HERE);
    const { seat = '', open = '' } = context.req.query();
    const table = context.req.param('id');
    return (
      (await refusedFor(context, table, seat)) ??
      context.json(await analyses.find({ table, seat, open: open === 'true' }))
    );
  });

  api.post('/tables/:id/analysis', async (context) => {
    if (analyses === null) return refuse(context, 404, NOT_HERE);
    const guest = known(context);
    if (guest === null) return refuse(context, 401, 'Say who you are first.');
    const given = await bodyOf(context, Analysed);
    if ('wrong' in given) return refuse(context, 400, given.wrong);
    const table = context.req.param('id');
    const refused = await refusedFor(context, table, given.request.seat);
    if (refused !== null) return refused;
    let limited: Response | null = null;
    const begun = await analyses.begin({ table, ...given.request }, async () => {
      limited =
        (await limit(context, 'analysisFromAddress', addressIn(context))) ??
        (await limit(context, 'analysisByGuest', guest.id));
      return limited === null;
    });
    if (begun === 'refused') return limited!;
    if (begun === 'busy') {
      context.header('Retry-After', '60');
      return refuse(context, 503, 'Others have their games analysed. Your browser can do it, too.');
    }
    return context.json(begun, 202);
  });
}

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;
const refuse = (context: Context, status: Status, sentence: string, rules: readonly string[] = []): Response =>
  context.json({ sentence, rules }, status);

async function bodyOf<T>(context: Context, schema: v.GenericSchema<unknown, T>) {
  return read(schema, await context.req.json().catch(() => undefined));
}
