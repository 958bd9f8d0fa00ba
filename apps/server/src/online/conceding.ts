import type { Seat } from '@shamble/kernel';
import type { Refusal, RoomState } from '@shamble/protocol';
import type { Guest } from './guests.ts';
import { ownerOf, type Runs, type Seating } from './inside.ts';
import type { Conceding, RoomFacts } from './roomFacts.ts';

/** Those whose seats are on this side, also those for whom a bot keeps one. */
const peopleOn = (room: Seating, side: readonly Seat[]): string[] => [
  ...new Set(side.map((seat) => ownerOf(room, seat)).filter((owner) => owner !== null)),
];

/** Those who have to agree before the side gives up. */
const mustAgree = (room: Seating, side: readonly Seat[]): string[] =>
  peopleOn(room, side).filter((guest) => !room.isLongAway(guest));

/** Whether one of these has sat on this side since play began; before that it is the host who counts. */
export function isOfTheStart(room: Seating, side: readonly Seat[], people: readonly string[]): boolean {
  const { heldAtStart: held, host } = room.facts;
  if (held === undefined) return people.includes(host);
  return side.some((seat) => people.includes(held[seat]!));
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** What is proposed, as long as the same people hold that side. */
const standing = (room: Seating): Conceding[] =>
  (room.facts.conceding ?? []).filter(({ seats, people }) => isSame(people, peopleOn(room, seats)));

export const concedingNow = (room: Seating): RoomState['conceding'] =>
  standing(room).map(({ seats, agreed }) => ({
    seats,
    agreed,
    missing: mustAgree(room, seats).filter((one) => !agreed.includes(one)),
  }));

const NEWCOMERS =
  'None of you has sat on this side since play began: you can leave your seat, but not give up for others.';

/** Why somebody may not give up by himself; null: his side is his alone, and was from the start. */
export function whyNotResign(room: Seating, guest: Guest, seat: Seat): string | null {
  const side = room.sideOf(seat);
  if (mustAgree(room, side).some((one) => one !== guest.id))
    return 'Others hold this side with you: ask them to give up, or leave your seat.';
  return isOfTheStart(room, side, [guest.id]) ? null : NEWCOMERS;
}

export const conceding: Runs<'concede'> = {
  async concede(room, guest, { seat, agreed }, no) {
    if (room.isOver) return null;
    if (ownerOf(room, seat) !== guest.id) return no('This seat is not yours.');
    const side = room.sideOf(seat);
    const all = standing(room);
    const asked = all.find(({ seats }) => seats.includes(seat));
    const others = all.filter((one) => one !== asked);
    if (!agreed) {
      await room.change({ conceding: others });
      return null;
    }
    const yes = [...new Set([...(asked?.agreed ?? []), guest.id])];
    const isAgreed = mustAgree(room, side).every((one) => yes.includes(one));
    if (isAgreed ? !isOfTheStart(room, side, yes) : !isOfTheStart(room, side, peopleOn(room, side)))
      return no(NEWCOMERS);
    await room.change({
      conceding: isAgreed ? others : [...others, { seats: side, people: peopleOn(room, side), agreed: yes }],
    });
    if (!isAgreed) return null;
    // In some games whoever gives up does so for himself alone, and not twice: it ends with the last.
    let refusal: Refusal | null = null;
    for (const one of side) if (!room.isOver) refusal = await room.resign(one);
    return room.isOver ? null : refusal;
  },
};

/** Whoever plays on does not give up. Null: nobody was about to. */
export function playedOn(facts: RoomFacts, seat: Seat): Pick<RoomFacts, 'conceding'> | null {
  const others = (facts.conceding ?? []).filter(({ seats }) => !seats.includes(seat));
  return others.length === (facts.conceding ?? []).length ? null : { conceding: others };
}
