import { cardOf } from '@shamble/kept';
import { readAsked } from '../link/asked.ts';
import { failure, failureOf } from '../link/failure.ts';
import type { Answers, Command, PageMessage, Port, WorkerMessage } from '../link/messages.ts';
import { TableStore } from '../store/tableStore.ts';
import { type News, openBell } from './bell.ts';
import { Visits } from './visits.ts';

// The list of tables needs no rules: what does is fetched when somebody wants it.
const keeping = () => import('./keptTables.ts');

/** The side of the worker: answers one page. */
export function serve(port: Port, store = new TableStore()): void {
  const bell = openBell(hearNews);
  const tell = (told: WorkerMessage): void => port.postMessage(told);
  const changed = (): void => {
    bell.ring({ tell: 'tables' });
    tell({ from: 'tables' });
  };
  const visits = new Visits({ store, bell, tell, changed });

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

  async function answer(asked: PageMessage): Promise<WorkerMessage> {
    const { at } = asked;
    if (asked.to === 'house') return { from: 'house', at, answer: await carryOut(asked.command) };
    const open = await visits.at(asked.table);
    return { from: 'reply', at, reply: await open.receive(asked.request) };
  }

  async function carryOut(command: Command): Promise<Answers[Command['do']]> {
    switch (command.do) {
      case 'open':
        return listed(await (await keeping()).makeTable(store, command));
      case 'import':
        return listed(await (await keeping()).importTable(store, command.text));
      case 'rename':
        return listed(cardOf(await store.rename(command.table, command.title)));
      case 'list':
        return (await store.list()).map(cardOf);
      case 'export':
        return (await keeping()).exportTable(store, command.table);
      case 'dice':
        return (await keeping()).diceOf(store, command.table);
      case 'delete':
        return done(visits.remove(command.table));
      case 'join':
        return visits.join(command.table);
      case 'leave':
        return done(visits.leave(command.table));
      case 'takeOver':
        return done((await visits.at(command.table)).takeOver());
      case 'goOn':
        return done((await visits.at(command.table)).goOn());
      case 'shown':
        return done((await visits.at(command.table)).shown(command.n));
      case 'story':
        return (await visits.at(command.table)).story(command.seat);
    }
  }

  function listed<T>(card: T): T {
    changed();
    return card;
  }

  function hearNews(news: News): void {
    if (news.tell === 'tables') tell({ from: 'tables' });
    else if (news.tell === 'deleted') visits.lose(news.table);
    else visits.lookAgain(news.table, news.n);
  }
}

async function done(what: Promise<void> | void): Promise<null> {
  await what;
  return null;
}
