import { cardOf, type Kept } from '@shamble/kept';
import { Fault } from '@shamble/kernel';
import { TableStore } from '../store/tableStore.ts';
import { Trouble } from '../store/trouble.ts';
import { type News, openBell } from './bell.ts';
import type { Bots } from './bots.ts';
import { failure, failureOf } from './failure.ts';
import { type Answers, type Asked, type Command, type Joined, type Port, readAsked, type Told } from './messages.ts';
import type { OpenTable } from './openTable.ts';
import { whileFree } from './ownership.ts';

// The list of tables needs no rules: what does is fetched when somebody wants it.
const keeping = () => import('./keptTables.ts');
const opening = () => Promise.all([import('./openTable.ts'), import('./bots.ts')]);

interface Visit {
  readonly opened: Promise<OpenTable>;
  /** A page may come to a table several times before it leaves. */
  times: number;
}

/** The side of the worker: answers one page. */
export function serve(port: Port, store = new TableStore()): void {
  const visits = new Map<string, Visit>();
  const bell = openBell(hearNews);
  let bots: Bots | null = null;
  const tell = (told: Told): void => port.postMessage(told);

  port.addEventListener('message', ({ data }) => void receive(data));

  async function receive(given: unknown): Promise<void> {
    const read = readAsked(given);
    if ('wrong' in read) {
      if (read.at !== null) tell({ from: 'failure', at: read.at, failure: failure('bad-message', read.wrong) });
      return;
    }
    const { asked } = read;
    try {
      tell(await answer(asked));
    } catch (cause) {
      tell({ from: 'failure', at: asked.at, failure: failureOf(cause) });
    }
  }

  async function answer(asked: Asked): Promise<Told> {
    const { at } = asked;
    if (asked.to === 'house') return { from: 'house', at, answer: await carryOut(asked.command) };
    const open = await mustBeOpen(asked.table);
    return { from: 'reply', at, reply: await open.receive(asked.request) };
  }

  async function carryOut(command: Command): Promise<Answers[Command['do']]> {
    switch (command.do) {
      case 'open':
        return changed(await (await keeping()).makeTable(store, command));
      case 'import':
        return changed(await (await keeping()).importTable(store, command.text));
      case 'rename':
        return changed(cardOf(await store.rename(command.table, command.title)));
      case 'list':
        return (await store.list()).map(cardOf);
      case 'export':
        return (await keeping()).exportTable(store, command.table);
      case 'dice':
        return (await keeping()).diceOf(store, command.table);
      case 'delete':
        return remove(command.table);
      case 'join':
        return join(command.table);
      case 'leave':
        return leave(command.table);
      case 'takeOver':
        (await mustBeOpen(command.table)).takeOver();
        return null;
      case 'goOn':
        (await mustBeOpen(command.table)).goOn();
        return null;
      case 'shown':
        (await mustBeOpen(command.table)).shown(command.n);
        return null;
      case 'story':
        return (await mustBeOpen(command.table)).story(command.seat);
    }
  }

  function changed<T>(result: T): T {
    bell.ring({ tell: 'tables' });
    tell({ from: 'tables' });
    return result;
  }

  async function mustBeOpen(table: string): Promise<OpenTable> {
    const visit = visits.get(table);
    if (visit === undefined) throw new Trouble('gone');
    return visit.opened;
  }

  async function join(table: string): Promise<Joined> {
    let visit = visits.get(table);
    if (visit === undefined) {
      visit = { opened: openTable(table), times: 0 };
      visits.set(table, visit);
      visit.opened.catch(() => visits.delete(table));
    }
    visit.times += 1;
    const open = await visit.opened;
    return { card: cardOf((await store.mustRead(table)).record), status: open.status(), updates: open.updates };
  }

  async function leave(table: string): Promise<null> {
    const visit = visits.get(table);
    if (visit === undefined) return null;
    visit.times -= 1;
    if (visit.times > 0) return null;
    visits.delete(table);
    (await visit.opened).close();
    return null;
  }

  async function openTable(table: string): Promise<OpenTable> {
    const kept = await store.mustRead(table);
    const [{ rulesOf }, [{ OpenTable: Table }, { openBots }]] = await Promise.all([keeping(), opening()]);
    bots ??= openBots();
    const { game, engine } = await rulesOf(kept.record.game);
    const onlooker = {
      hear: (update: (Told & { from: 'update' })['update']) => tell({ from: 'update', table, update }),
      status: (status: Joined['status']) => tell({ from: 'status', table, status }),
      closed(why: ReturnType<typeof failureOf>) {
        visits.delete(table);
        tell({ from: 'closed', table, failure: why });
      },
    };
    let open: OpenTable;
    try {
      open = new Table(game, engine, kept, { store, bots, ring: bell.ring }, onlooker);
    } catch (cause) {
      throw await reported(kept, cause);
    }
    await open.begin();
    return open;
  }

  /** Marks what is damaged, and leaves it as it is. */
  async function reported({ record }: Kept, cause: unknown): Promise<Fault> {
    const sentence = `This table is damaged: ${cause instanceof Error ? cause.message : String(cause)}`;
    const fault = cause instanceof Fault ? cause : new Fault('corrupt', sentence, { cause });
    if (fault.code !== 'newer')
      await whileFree(record.id, async () => {
        await store.mark(record.id, { code: fault.code, sentence: fault.message });
        changed(null);
      }).catch(() => false);
    return fault;
  }

  async function remove(table: string): Promise<null> {
    const open = await visits.get(table)?.opened;
    if (open?.plays === true) {
      await store.remove(table);
      lose(table);
    } else if (open !== undefined || !(await whileFree(table, () => store.remove(table))))
      throw new Trouble('elsewhere');
    bell.ring({ tell: 'deleted', table });
    return changed(null);
  }

  function lose(table: string): void {
    const visit = visits.get(table);
    if (visit === undefined) return;
    visits.delete(table);
    void visit.opened.then((open) => open.close());
    tell({ from: 'closed', table, failure: failureOf(new Trouble('gone')) });
  }

  function hearNews(news: News): void {
    if (news.tell === 'tables') tell({ from: 'tables' });
    else if (news.tell === 'deleted') lose(news.table);
    else
      void visits
        .get(news.table)
        ?.opened.then((open) => open.lookAgain(news.n))
        .catch(() => undefined);
  }
}
