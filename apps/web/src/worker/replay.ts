import { checkedIn, readReport } from '@shamble/bots';
import {
  analysesIn,
  commitmentOf,
  type Kept,
  keptFrom,
  MOST_ANALYSES,
  matchIn,
  newId,
  newKey,
  parseFile,
  resume,
  roundOf,
} from '@shamble/kept';
import { fork, keyText, type Seat } from '@shamble/kernel';
import { failureOf } from '../link/failure.ts';
import type { Port } from '../link/messages.ts';
import {
  type Answered,
  type Brought,
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
import { thinkingOf } from './minds.ts';

// Plays a game again, and shows any moment of it. It writes tables of their own, and what an analysis has found to the one that is watched.

/** So many milliseconds games of what was found before are played again, to see whether they come out so. */
const CHECKING = 1500;

const port = globalThis as unknown as Port;
const store = new TableStore();
const bell = openBell(() => undefined);
let film: Film | null = null;
/** All of it, also what cannot be played again. */
let whole: Film['match'] | null = null;
let title: string | null = null;
let commitment = '';
/** The table that is watched; null: a file. */
let table: string | null = null;
/** What analyses have found before; nobody has looked whether it is sound. */
let found: readonly unknown[] = [];

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
    case 'dossier':
      return bring(film, order.seat, order.open);
    case 'question':
      return film.question(order.n, order.seat);
    case 'keepReport':
      return keepReport(order.report);
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
    table = source.table;
    found = kept.snapshot?.analyses ?? [];
    return film.opened(title);
  }
  const { game: id, given } = parseFile(source.text);
  const { game, engine } = await rulesOf(id);
  const match = matchIn(engine, given);
  whole = match;
  film = new Film(game, match);
  found = analysesIn(given);
  title = typeof given.title === 'string' ? given.title.slice(0, 200) : null;
  commitment = typeof given.commitment === 'string' ? given.commitment : commitmentOf(keyText(match.table.chance.key));
  return film.opened(title);
}

async function bring(of: Film, seat: Seat, isOpen: boolean): Promise<Brought> {
  const dossier = of.dossier(seat, isOpen);
  const { engine, mind } = await thinkingOf(of.game.id);
  const until = performance.now() + CHECKING;
  const kept = checkedIn(found, dossier, {
    ...{ engine, mind },
    luck: (below) => Math.floor(Math.random() * below),
    isUp: () => performance.now() > until,
  });
  return { dossier, kept };
}

/** With the game, as long as nobody plays on in it. */
async function keepReport(given: unknown): Promise<null> {
  const report = readReport(given);
  if (report === null) throw new Error('This is no report of an analysis.');
  const isOther = (one: unknown): boolean => {
    const other = readReport(one);
    return other !== null && (other.seat !== report.seat || other.open !== report.open);
  };
  found = [report, ...found.filter(isOther)].slice(0, MOST_ANALYSES);
  if (table !== null) await store.keepAnalyses(table, report.end.n, found);
  return null;
}

const goOn = ({ match }: Film, n: number, luck: Luck): Film['match'] =>
  fork(match, n, luck === 'same' ? 'same' : newKey());

async function keep({ game }: Film, match: Film['match'], name: string | null): Promise<string> {
  const round = roundOf(game.pack, match.engine, match.table);
  const kept: Kept = keptFrom(
    match,
    { id: newId(), title: name, opened: Date.now(), round },
    match === whole ? found : [],
  );
  await store.create(kept);
  bell.ring({ tell: 'tables' });
  return kept.record.id;
}
