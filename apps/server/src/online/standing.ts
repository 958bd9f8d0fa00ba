import { isBot, type Shape, WATCHER } from '@shamble/kernel';
import type { TableHost } from '@shamble/protocol';
import type { ShelvedGame } from '../games.ts';
import type { Company } from './company.ts';
import { concedingNow } from './conceding.ts';
import type { State } from './crowd.ts';
import type { Seating } from './inside.ts';
import { isGuarded } from './knocking.ts';
import type { RoomFacts } from './roomFacts.ts';
import type { Seats } from './seats.ts';

interface Around {
  readonly host: TableHost<Shape>;
  readonly game: ShelvedGame;
  readonly seats: Seats;
  readonly company: Company;
  facts(): RoomFacts;
}

/** What it takes to say who may sit where, and who gives up: always as it is when it is asked for. */
export function seatingOf({ host, game: { pack }, seats, company, facts }: Around): Seating {
  const { match } = host;
  const seen = () => match.engine.view(match.table, WATCHER);
  const hasSecrets = (): boolean => pack.secrets?.(seen().state) === true;
  const isBegun = (): boolean => {
    const { isBegun: isKnown, isStarted } = facts();
    return isKnown === true || isStarted === true || match.previous() !== null;
  };
  return {
    get facts() {
      return facts();
    },
    get hasSecrets() {
      return hasSecrets();
    },
    get isVeiled() {
      return !isBegun() && match.table.outcome === null && hasSecrets();
    },
    get isBegun() {
      return isBegun();
    },
    get isOver() {
      return match.table.outcome !== null;
    },
    seats,
    sideOf(seat) {
      const { state, seats: all } = seen();
      return pack.sides?.(state, all).find((side) => side.includes(seat)) ?? all;
    },
    isPresent: (guest) => company.presence.isPresent(guest),
    isLongAway: (guest) => company.isLongAway(guest),
  };
}

/** How a room stands, for those who are in it. */
export function stateOf(room: Seating, company: Company): State {
  const { facts, seats } = room;
  const { host, isPublic, keptFor, muted, admitted = [], knocking = [] } = facts;
  const offered = (facts.offered ?? []).filter((seat) => isBot(seats.holder(seat)));
  const { people, watchers } = company.told;
  const known = {
    tell: 'room',
    host,
    isLocked: facts.isBegun === true ? offered.length === 0 : facts.isLocked,
    isPublic,
    isStarted: room.isBegun,
    keptFor,
    people,
    offered,
    admitted,
    absent: company.absent,
    isGuarded: isGuarded(room),
    conceding: concedingNow(room),
  } as const;
  return { known, watchers, muted, knocking };
}
