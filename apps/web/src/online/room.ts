import { botIn, type Seat } from '@shamble/kernel';
import { type Door, type Missed, type OnlineCard, OPEN_SEAT, type RoomState, type Said } from '@shamble/protocol';
import { CatchUp } from './catchUp.ts';
import type { LineState, RoomLine } from './roomLine.ts';

/** All that a page knows of a table online beside the play. A new object whenever anything in it has changed. */
export interface RoomPicture {
  readonly line: LineState;
  readonly card: OnlineCard | null;
  readonly room: RoomState | null;
  /** The host has not let this guest in yet. */
  readonly door: Door | null;
  /** Seat -> the id of a guest, or a bot. */
  readonly holders: Readonly<Record<Seat, string>>;
  readonly said: readonly Said[];
  /** So much was said since somebody last looked. */
  readonly unread: number;
  /** What happened while this guest was away, as one of his seats may know it. */
  readonly missed: Missed | null;
}

export type Sitting =
  | { readonly by: 'open' }
  | { readonly by: 'bot'; readonly keptFor: string | null }
  | { readonly by: 'person'; readonly id: string; readonly name: string; readonly here: boolean };

/** Who is around a table, and what they say. */
export class RoomBook {
  private picture: RoomPicture;
  private readonly hearers = new Set<() => void>();
  private readonly stops: (() => void)[];
  private readonly catchUp: CatchUp;
  private readAt = -1;
  private isRead = false;

  constructor(line: RoomLine) {
    this.picture = {
      line: line.getState(),
      card: null,
      room: null,
      door: null,
      holders: {},
      said: [],
      unread: 0,
      missed: null,
    };
    this.catchUp = new CatchUp(line, (missed) => {
      if (this.picture.missed !== null || missed.events.length === 0) return;
      this.catchUp.read(true);
      this.change({ missed });
    });
    this.stops = [
      () => this.catchUp.close(),
      line.subscribe(() => this.change({ line: line.getState() })),
      line.onTold((told) => {
        switch (told.tell) {
          case 'hello':
            return this.change({ card: told.table });
          case 'room':
            return this.change({ room: told, door: null });
          case 'door':
            return this.change({ door: told });
          case 'update':
            return this.change({ holders: told.holders });
          case 'said': {
            const others = this.picture.said.filter(({ at }) => at !== told.at);
            this.hearSaid([...others, told].sort((a, b) => a.at - b.at));
            return;
          }
          case 'unsaid':
            return this.hearSaid(this.picture.said.filter(({ at }) => at !== told.at));
        }
      }),
    ];
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  };

  readonly getSnapshot = (): RoomPicture => this.picture;

  close(): void {
    for (const stop of this.stops) stop();
    this.hearers.clear();
  }

  /** Somebody looks at what is said, or no longer. */
  read(isRead: boolean): void {
    this.isRead = isRead;
    this.hearSaid(this.picture.said);
  }

  /** What was missed has been read. */
  forget(): void {
    this.catchUp.read(false);
    this.change({ missed: null });
  }

  /** The board shows the table with so many entries. */
  shown(n: number): void {
    this.catchUp.shown(n);
  }

  private hearSaid(said: readonly Said[]): void {
    const you = this.picture.room?.you;
    const last = said.at(-1)?.at ?? -1;
    if (this.isRead) this.readAt = Math.max(this.readAt, last);
    const unread = said.filter(({ at, by }) => at > this.readAt && by !== you).length;
    this.change({ said, unread });
  }

  private change(more: Partial<RoomPicture>): void {
    this.picture = { ...this.picture, ...more };
    for (const hear of [...this.hearers]) hear();
  }
}

/** What somebody is called; '?' for one who is gone. */
export const nameOf = (room: RoomState | null, guest: string): string =>
  room?.people.find(({ id }) => id === guest)?.name ?? '?';

export function sittingIn({ room, holders }: RoomPicture, seat: Seat): Sitting {
  const holder = holders[seat] ?? OPEN_SEAT;
  if (holder === OPEN_SEAT) return { by: 'open' };
  if (botIn(holders, seat) !== null) return { by: 'bot', keptFor: room?.keptFor[seat] ?? null };
  const person = room?.people.find(({ id }) => id === holder);
  return { by: 'person', id: holder, name: person?.name ?? '?', here: person?.here ?? false };
}

/** Those who hold no seat. */
export const lookersOn = ({ room, holders }: RoomPicture): RoomState['people'] => {
  const seated = new Set(Object.values(holders));
  return room?.people.filter(({ id, here }) => here && !seated.has(id)) ?? [];
};

export const isHost = ({ host, you }: RoomState): boolean => host === you;

/** Whether this guest has yet to be let in before he may sit down. */
export const mustKnock = (room: RoomState): boolean =>
  room.isGuarded &&
  !isHost(room) &&
  room.seats.length === 0 &&
  !room.admitted.includes(room.you) &&
  !Object.values(room.keptFor).includes(room.you);

/** Whether this guest may take the seat now, as far as the page can tell. */
export function maySit(room: RoomState, seat: Seat, sitting: Sitting): boolean {
  if (sitting.by === 'person') return false;
  const keptFor = sitting.by === 'bot' ? sitting.keptFor : null;
  if (keptFor === room.you) return true;
  if (mustKnock(room)) return false;
  if (room.offered.includes(seat)) return keptFor === null || room.absent.includes(keptFor);
  return keptFor === null && (isHost(room) || (!room.isStarted && !room.isLocked));
}

/** Whether the host may hand the seat on: nobody's, or that of somebody who has been away for a while. */
export function mayHandOn(room: RoomState, sitting: Sitting): boolean {
  const owner = sitting.by === 'person' ? sitting.id : sitting.by === 'bot' ? sitting.keptFor : null;
  return isHost(room) && (owner === null || room.absent.includes(owner));
}
