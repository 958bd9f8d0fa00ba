import { commitmentOf, type Kept, keptFrom, matchIn, newId, newKey, parseFile, resume, roundOf } from '@shamble/kept';
import { fork, keyText } from '@shamble/kernel';
import { failureOf } from '../link/failure.ts';
import type { Port } from '../link/messages.ts';
import {
  type Answered,
  type Luck,
  type Opened,
  type Order,
  type ReelReply,
  readOrder,
  type Source,
} from '../link/replay.ts';
import { TableStore } from '../store/tableStore.ts';
import { openBell } from './bell.ts';
import { Film } from './film.ts';
import { rulesOf } from './keptTables.ts';

// Plays a game again, and shows any moment of it. It writes nothing but tables of their own.

const port = globalThis as unknown as Port;
const store = new TableStore();
const bell = openBell(() => undefined);
let film: Film | null = null;
/** All of it, also what cannot be played again. */
let whole: Film['match'] | null = null;
let title: string | null = null;
let commitment = '';

port.addEventListener('message', ({ data }) => {
  const { at, order } = readOrder(data);
  carryOut(order).then(
    (answer) => port.postMessage({ at, answer } satisfies ReelReply),
    (cause) => port.postMessage({ at, failure: failureOf(cause) } satisfies ReelReply),
  );
});

async function carryOut(order: Order): Promise<Answered[Order['do']]> {
  if (order.do === 'open') return open(order.source);
  if (film === null) throw new Error('No game is open here.');
  switch (order.do) {
    case 'tell':
      return film.story(order.seat);
    case 'frame':
      return film.frame(order.n, order.seat);
    case 'weigh':
      return film.weigh(order.n, order.seat, order);
    case 'verify':
      return film.verify(commitment);
    case 'fork':
      return keep(film, goOn(film, order.n, order.luck), order.title);
    case 'keep':
      return keep(film, whole!, title);
  }
}

async function open(source: Source): Promise<Opened> {
  if ('table' in source) {
    const kept = await store.mustRead(source.table);
    const { game, engine } = await rulesOf(kept.record.game);
    whole = resume(engine, kept).match;
    film = new Film(game, whole);
    ({ title, commitment } = kept.record);
    return film.opened(title);
  }
  const { game: id, given } = parseFile(source.text);
  const { game, engine } = await rulesOf(id);
  const match = matchIn(engine, given);
  whole = match;
  film = new Film(game, match);
  title = typeof given.title === 'string' ? given.title.slice(0, 200) : null;
  commitment = typeof given.commitment === 'string' ? given.commitment : commitmentOf(keyText(match.table.chance.key));
  return film.opened(title);
}

const goOn = ({ match }: Film, n: number, luck: Luck): Film['match'] =>
  fork(match, n, luck === 'same' ? 'same' : newKey());

async function keep({ game }: Film, match: Film['match'], name: string | null): Promise<string> {
  const round = roundOf(game.pack, match.engine, match.table);
  const kept: Kept = keptFrom(match, { id: newId(), title: name, opened: Date.now(), round });
  await store.create(kept);
  bell.ring({ tell: 'tables' });
  return kept.record.id;
}
