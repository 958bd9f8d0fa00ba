import { command, type MakeCommand } from '../command.ts';
import { type Io, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { linesOf } from '../lines.ts';
import { Stop } from '../stop.ts';
import { withStore } from './store.ts';

// What the owner of a server does with its guests and tables, whether it runs or not.

interface Options {
  lang?: string;
  json?: boolean;
  yes?: boolean;
}

const voiceOf = (io: Io, lang: string | undefined) => voice(localeOf(lang, io.env), io.env);

export const tablesCommand: MakeCommand = (io) =>
  command('tables', 'list the tables of the server and who sits there, the latest first', 'shamble tables --json')
    .option('--json', 'as JSON, for other programs')
    .action(({ lang, json = false }: Options) =>
      withStore(io, lang, 'there', async ({ keeping, db, store }) => {
        const tables = await keeping.listTables(db);
        if (json) return writeLine(io.stdout, JSON.stringify({ store, tables }, null, 2));
        const say = voiceOf(io, lang);
        for (const { id, game, title, n, round, isOver, isPublic, touched, host, seats, others } of tables) {
          const when = new Date(touched).toISOString().slice(0, 16).replace('T', ' ');
          const facts = { n, round, over: String(isOver), public: String(isPublic), touched: when };
          const state = say({ id: 'cli.operator.state', with: facts });
          writeLine(io.stdout, `${id}  ${game}${title === null ? '' : ` “${title}”`}  ${state}`);
          for (const { seat, holder, name } of seats)
            writeLine(
              io.stdout,
              `  ${seat}  ${name === null ? holder : `${name}  ${holder}`}${holder === host ? `  (${say({ id: 'cli.operator.host' })})` : ''}`,
            );
          for (const { guest, name } of others) writeLine(io.stdout, `  –  ${name}  ${guest}`);
        }
        writeLine(io.stdout, say({ id: 'cli.operator.tables', with: { tables: tables.length, store } }));
      }),
    );

type Store = Parameters<Parameters<typeof withStore>[3]>[0];

/** A command about one guest, named by his id. */
const aboutGuest =
  (
    name: string,
    description: string,
    done: string,
    work: (store: Store, guest: string) => Promise<void>,
  ): MakeCommand =>
  (io) =>
    command(name, description, `shamble ${name} g0123…`)
      .argument('<guest>', 'his id, as shamble tables shows it')
      .action((guest: string, { lang }: Options) =>
        withStore(io, lang, 'there', async (store) => {
          if (!store.keeping.isGuest(guest)) throw new Stop('cli.operator.not-a-guest', { given: guest });
          await work(store, guest);
          const say = voiceOf(io, lang);
          for (const id of [done, 'cli.operator.notices']) writeLine(io.stdout, say({ id, with: { guest } }));
        }),
      );

export const banCommand = aboutGuest(
  'ban',
  'refuse a guest: his lines are closed, and he may not come back',
  'cli.operator.banned',
  ({ keeping, db }, guest) => keeping.banGuest(db, guest, true),
);

export const unbanCommand = aboutGuest(
  'unban',
  'let a banned guest come back',
  'cli.operator.unbanned',
  ({ keeping, db }, guest) => keeping.banGuest(db, guest, false),
);

export const revokeCommand = aboutGuest(
  'revoke',
  'make every cookie and link of a guest worth nothing',
  'cli.operator.revoked',
  ({ keeping, db }, guest) => keeping.revokeGuest(db, guest),
);

export const deleteTableCommand: MakeCommand = (io) =>
  command('delete-table', 'delete a table with its journal and chat', 'shamble delete-table 0123…')
    .argument('<table>', 'its id, as shamble tables shows it')
    .option('--yes', 'do not ask')
    .action((table: string, { lang, yes = false }: Options) =>
      withStore(io, lang, 'there', async ({ keeping, db, store }) => {
        if (!(await keeping.hasTable(db, table))) throw new Stop('cli.operator.no-table', { given: table, store });
        await beSure(io, lang, yes, { id: 'cli.operator.sure-table', with: { table } });
        await keeping.deleteTable(db, table);
        const say = voiceOf(io, lang);
        writeLine(io.stdout, say({ id: 'cli.operator.table-deleted', with: { table } }));
        writeLine(io.stdout, say({ id: 'cli.operator.notices' }));
      }),
    );

export const deleteGuestCommand: MakeCommand = (io) =>
  command('delete-guest', 'delete a guest with all that is kept of him', 'shamble delete-guest g0123…')
    .argument('<guest>', 'his id, as shamble tables shows it')
    .option('--yes', 'do not ask')
    .action((guest: string, { lang, yes = false }: Options) =>
      withStore(io, lang, 'there', async ({ keeping, db }) => {
        if (!keeping.isGuest(guest)) throw new Stop('cli.operator.not-a-guest', { given: guest });
        await beSure(io, lang, yes, { id: 'cli.operator.sure-guest', with: { guest } });
        const forgotten = await keeping.deleteGuest(db, guest);
        const say = voiceOf(io, lang);
        writeLine(io.stdout, say({ id: 'cli.operator.guest-deleted', with: { guest, ...forgotten } }));
        for (const id of ['cli.operator.guest-stays', 'cli.operator.notices']) writeLine(io.stdout, say({ id }));
      }),
    );

/** Asks, unless it was said already; who does not say yes has said no. */
async function beSure(
  io: Io,
  lang: string | undefined,
  isSure: boolean,
  question: Parameters<ReturnType<typeof voice>>[0],
): Promise<void> {
  if (isSure) return;
  const lines = linesOf(io);
  const answer = await lines.next(voiceOf(io, lang)(question));
  lines.close();
  if (!/^(y|yes|o|oui)$/i.test(answer?.trim() ?? '')) throw new Stop('cli.operator.unsure');
}
