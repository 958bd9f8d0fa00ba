import type { TableCard } from '@shamble/kept';
import { botIn, decider, type Event, type Holders, type Seat, WATCHER } from '@shamble/kernel';
import { type Lately, type OnlineCard, OPEN_SEAT, proposalFor, type RoomState, type Update } from '@shamble/protocol';
import type { LoadedGame } from '../games/index.ts';
import type { Chapter, TableStatus } from '../link/messages.ts';
import type { OpenedTable } from '../page/house.ts';
import { LONGEST_NAME } from '../session/holders.ts';
import { nameOf } from './room.ts';
import type { RoomLine } from './roomLine.ts';

/** Sits down at a table on the server, or looks on: the same to a session as a table in the worker beside the page. */
export function joinOnline(
  line: RoomLine,
  load: (game: string) => Promise<LoadedGame | null>,
  shown: (n: number) => void = () => undefined,
): Promise<OpenedTable> {
  const latest = new Map<Seat, Update>();
  /** Updates of a new line, until what led to them is told. */
  const held = new Map<Seat, Update>();
  const missed = new Map<Seat, readonly Event[]>();
  const lately = new Map<Seat, Lately['chapters']>();
  const hearers = new Set<(update: Update) => void>();
  const onStatus = new Set<(status: TableStatus) => void>();
  let early: Update[] = [];
  let card: OnlineCard | null = null;
  let room: RoomState | null = null;
  /** Seats whose first update on a new line has not come yet. */
  let fresh = new Set<Seat>();

  const named = (holders: Holders): Holders => callHolders(holders, room);
  const deliver = (update: Update): void => {
    latest.set(update.seat, update);
    line.seen = Math.min(...[...latest.values()].map(({ n }) => n));
    const spoken = { ...update, holders: named(update.holders) };
    tellStatus();
    if (hearers.size === 0) early.push(spoken);
    for (const hear of [...hearers]) hear(spoken);
  };
  const tellStatus = (): void => {
    const status = statusNow();
    if (status !== null) for (const hear of [...onStatus]) hear(status);
  };
  const statusNow = (): TableStatus | null => {
    const updates = [...latest.values()].sort((a, b) => b.n - a.n);
    const mine = updates.find(({ seat }) => seat !== WATCHER) ?? updates[0];
    return mine === undefined ? null : statusOf(mine, named(mine.holders), room?.reason ?? null);
  };

  return new Promise((resolve) => {
    const begin = (): void => {
      if (card === null || room === null || !seatsIn(room).every((seat) => latest.has(seat))) return;
      isBegun = true;
      resolve(opened(card));
    };
    let isBegun = false;

    const opened = (about: OnlineCard): OpenedTable => ({
      card: cardOf(about),
      status: statusNow()!,
      updates: [...latest.values()].map((update) => ({ ...update, holders: named(update.holders) })),
      link: {
        send: (request) => line.send(request),
        onUpdate(hear) {
          hearers.add(hear);
          for (const update of early.splice(0)) hear(update);
          return () => hearers.delete(hear);
        },
        close() {
          stop();
          hearers.clear();
          onStatus.clear();
          early = [];
        },
      },
      onStatus(hear) {
        onStatus.add(hear);
        return () => onStatus.delete(hear);
      },
      // The room around the table says so itself.
      onClosed: () => () => undefined,
      async story(seat) {
        const update = latest.get(seat);
        const game = await load(about.game);
        if (update === undefined || game === null) return [];
        const events = missed.get(seat) ?? [];
        const heard = lately.get(seat) ?? [];
        const isLonger = events.length > heard.reduce((sum, chapter) => sum + chapter.events.length, 0);
        return chaptersOf(game, update, isLonger ? [{ n: update.n, events }] : heard);
      },
      takeOver: async () => undefined,
      goOn: async () => undefined,
      shown,
    });

    const stop = line.onTold((told) => {
      switch (told.tell) {
        case 'hello':
          card = told.table;
          fresh = new Set(latest.keys());
          held.clear();
          return;
        case 'room': {
          room = told;
          const seats = seatsIn(told);
          for (const seat of [...latest.keys()]) if (!seats.includes(seat)) latest.delete(seat);
          tellStatus();
          break;
        }
        case 'update': {
          // The seat is no longer ours: what is ours to see comes next.
          if (told.seat !== WATCHER && botIn(told.holders, told.seat) !== null) {
            latest.delete(told.seat);
            break;
          }
          const before = held.get(told.seat);
          held.delete(told.seat);
          if (before !== undefined) deliver(before);
          const known = latest.get(told.seat);
          const isFirst = fresh.delete(told.seat);
          if (known !== undefined && told.n <= known.n) break;
          if (isFirst && told.seat !== WATCHER) held.set(told.seat, told);
          // Something is missing between this and what was seen: it is told again on a new line.
          else if (!isFirst && known !== undefined && told.n > known.n + 1) return line.renew();
          else deliver(told);
          break;
        }
        case 'lately':
          lately.set(told.seat, told.chapters);
          break;
        case 'missed': {
          const update = told.id === undefined ? held.get(told.seat) : undefined;
          if (update !== undefined) held.delete(told.seat);
          if (update !== undefined) deliver({ ...update, events: told.events });
          else missed.set(told.seat, told.events);
          break;
        }
        default:
          break;
      }
      if (!isBegun) begin();
    }, 'from the start');
  });
}

const seatsIn = ({ seats }: RoomState): readonly Seat[] => (seats.length > 0 ? seats : [WATCHER]);

/** Guests by what they are called, as the table screen wants them. */
function callHolders(holders: Holders, room: RoomState | null): Holders {
  const called = ([seat, holder]: [string, string]): [string, string] => {
    if (botIn(holders, seat) !== null) return [seat, holder];
    if (holder === room?.you) return [seat, 'here'];
    return [seat, `here:${nameOf(room, holder).slice(0, LONGEST_NAME)}`];
  };
  return Object.fromEntries(Object.entries(holders).map(called));
}

/** How it stands, from all that one seat is told. */
function statusOf(
  { n, seat, view, undo, outcome, holders }: Update,
  named: Holders,
  said: TableStatus['said'],
): TableStatus {
  const { pending } = view;
  const asked = pending === null || outcome !== null ? null : decider(pending.who);
  const isThinking =
    asked !== null && botIn(holders, asked) !== null && holders[asked] !== OPEN_SEAT && !isAwaited(pending, holders);
  const back = undo.to === null || seat === WATCHER ? [] : [undo.to];
  return {
    n,
    role: 'playing',
    holders: named,
    undoRule: 'consent',
    line: { back, free: back.filter((to) => to >= undo.floor).length, again: null },
    undone: [],
    thinking: isThinking ? asked : null,
    said,
    faltered: null,
    trouble: null,
  };
}

const isAwaited = (pending: Update['view']['pending'], holders: Holders): boolean =>
  pending !== null && proposalFor(pending, holders) === 'awaited';

/** In the words of now: what the state was then is not told. */
const chaptersOf = ({ pack }: LoadedGame, { view }: Update, heard: Lately['chapters']): Chapter[] =>
  heard.map(({ n, events }) => ({
    n,
    seat: null,
    deed: null,
    lines: events.map((event) => ({ event, phrase: pack.event(view.state, event) })),
  }));

function cardOf({ seats, ...card }: OnlineCard): TableCard {
  const { id, game, title, options, commitment, opened, touched, n, round, outcome } = card;
  return {
    id,
    game,
    title,
    options,
    commitment,
    opened,
    touched,
    n,
    round,
    outcome,
    seats: seats.map(({ seat }) => seat),
    holders: Object.fromEntries(seats.map(({ seat, name }) => [seat, name === null ? 'bot:careful' : `here:${name}`])),
    damaged: null,
  };
}
