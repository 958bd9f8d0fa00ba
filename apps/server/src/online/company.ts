import type { RoomState } from '@shamble/protocol';
import { namedIn } from './crowd.ts';
import type { FanOut } from './fanOut.ts';
import { ownerOf } from './inside.ts';
import { Presence } from './presence.ts';
import type { RoomFacts } from './roomFacts.ts';
import type { Seats } from './seats.ts';

/** After so long without its host somebody else may take the table over. */
export const HOST_AWAY = 10 * 60_000;
/** After so long nobody waits for somebody's agreement any more: longer than who plays a turn a day is away. */
export const LONG_AWAY = 3 * 24 * 3600_000;

interface Clocks {
  now(): number;
  steady(): number;
}

/** Those a room has to do with: who they are, and which of them are here. */
export class Company {
  readonly presence: Presence;
  private readonly facts: () => RoomFacts;
  private readonly seats: Seats;
  private readonly lines: Pick<FanOut, 'visitors'>;
  private readonly clocks: Clocks;
  private readonly openedAt: number;

  constructor(facts: () => RoomFacts, seats: Seats, lines: Pick<FanOut, 'visitors'>, clocks: Clocks) {
    this.facts = facts;
    this.seats = seats;
    this.lines = lines;
    this.clocks = clocks;
    this.openedAt = clocks.now();
    this.presence = new Presence(lines, () => clocks.steady());
  }

  /** Everyone who sits here, is awaited or is the host. */
  get needed(): Set<string> {
    const { keptFor, host } = this.facts();
    return new Set([...this.seats.people, ...Object.values(keptFor), host]);
  }

  /** How many lines only look on. */
  get watching(): number {
    const { needed } = this;
    return [...this.lines.visitors].filter(({ guest }) => !needed.has(guest.id)).length;
  }

  get all(): RoomState['people'] {
    const here = this.here();
    return this.described(new Set([...this.needed, ...here.keys()]), here);
  }

  /** Those everyone is told of, and how many look on beside them. */
  get told(): Pick<RoomState, 'people' | 'watchers'> {
    const here = this.here();
    const { named, watchers } = namedIn(this.needed, here);
    return { people: this.described(named, here), watchers };
  }

  /** Whose seats they are, and who is not here. */
  get absent(): string[] {
    const room = { facts: this.facts(), seats: this.seats };
    const owners = new Set(this.seats.all.map((seat) => ownerOf(room, seat)).filter((owner) => owner !== null));
    return [...owners].filter((owner) => !this.presence.isPresent(owner));
  }

  get isHostAway(): boolean {
    return this.presence.isAway(this.facts().host, HOST_AWAY);
  }

  /** By the time of day, which outlasts a server; but a server that was killed has not noted who was here. */
  isLongAway(guest: string): boolean {
    const since = this.facts().seen[guest]?.when ?? this.openedAt;
    return !this.presence.isPresent(guest) && this.clocks.now() - since >= LONG_AWAY;
  }

  /** Whether this guest is here, or was. */
  knows(guest: string): boolean {
    return this.presence.isHere(guest) || JSON.stringify([this.facts(), this.seats.people]).includes(`"${guest}"`);
  }

  private here(): Map<string, string> {
    return new Map([...this.lines.visitors].map(({ guest }) => [guest.id, guest.name]));
  }

  private described(ids: Iterable<string>, here: ReadonlyMap<string, string>): RoomState['people'] {
    const { names, muted } = this.facts();
    return [...ids].map((id) => ({
      id,
      name: here.get(id) ?? names[id] ?? '?',
      here: here.has(id),
      muted: muted.includes(id),
    }));
  }
}
