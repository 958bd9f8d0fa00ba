import type { Seat } from '@shamble/kernel';
import { botIn, type Missed, type OnlineCard, OPEN_SEAT, type RoomState, type Said } from '@shamble/protocol';
import type { LineState, RoomLine } from './roomLine.ts';

/** All that a page knows of a table online beside the play. A new object whenever anything in it has changed. */
export interface RoomPicture {
  readonly line: LineState;
  readonly card: OnlineCard | null;
  readonly room: RoomState | null;
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
  private lines = 0;
  private readAt = -1;
  private isRead = false;

  constructor(line: RoomLine) {
    this.picture = {
      line: line.getState(),
      card: null,
      room: null,
      holders: {},
      said: [],
      unread: 0,
      missed: null,
    };
    this.stops = [
      line.subscribe(() => this.change({ line: line.getState() })),
      line.onTold((told) => {
        switch (told.tell) {
          case 'hello':
            this.lines += 1;
            return this.change({ card: told.table });
          case 'room':
            return this.change({ room: told });
          case 'update':
            return this.change({ holders: told.holders });
          case 'missed':
            // What happened while the line was down is shown on the board.
            if (this.picture.missed === null && this.lines === 1) this.change({ missed: told });
            return;
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
    this.change({ missed: null });
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
