import { forHost, NOBODY, ownerOf, type Runs, type Seating } from './inside.ts';

/** A host need not look through more than this; whoever comes then tries again later. */
const MOST_KNOCKING = 20;

/** A new cookie is had at once: after a removal anybody may be the one who was removed. */
export const isGuarded = ({ facts }: Pick<Seating, 'facts'>): boolean => facts.removed.length > 0;

/** Whether the host has to let this guest in. Who sits here, or has a seat kept, is in. */
export function mustKnock(room: Pick<Seating, 'facts' | 'seats'>, guest: string): boolean {
  const { host, admitted = [] } = room.facts;
  if (!isGuarded(room) || guest === host || admitted.includes(guest)) return false;
  return !room.seats.all.some((seat) => ownerOf(room, seat) === guest);
}

export const knocking: Runs<'knock' | 'admit'> = {
  async knock(room, guest, _errand, no) {
    const waiting = room.facts.knocking ?? [];
    if (!mustKnock(room, guest.id) || waiting.some(({ id }) => id === guest.id)) return null;
    if (waiting.length >= MOST_KNOCKING) return no('Too many wait at the door already: try again later.');
    await room.change({ knocking: [...waiting, { id: guest.id, name: guest.name }] });
    room.answerDoor(guest.id, 'asked');
    return null;
  },

  admit: forHost(async (room, _host, { guest, admitted }, no) => {
    const { knocking: waiting = [], admitted: known = [], removed } = room.facts;
    if (!waiting.some(({ id }) => id === guest)) return no(NOBODY);
    await room.change({
      knocking: waiting.filter(({ id }) => id !== guest),
      ...(admitted ? { admitted: [...known, guest] } : { removed: [...removed, guest] }),
    });
    room.answerDoor(guest, admitted ? 'open' : 'removed');
    if (!admitted) room.dismiss(guest);
    return null;
  }),
};
