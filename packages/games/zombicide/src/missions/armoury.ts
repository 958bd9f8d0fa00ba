import { type Play, peek } from '@shamble/kernel';
import { arrangeInventory } from '../flow/inventory.ts';
import { dismiss, scream, throwAway } from '../flow/search.ts';
import { drawEquipment } from '../rules/changes.ts';
import { cardOf, isIn, seatOf, survivorsAt } from '../rules/questions.ts';
import { type CardId, EMPTY, type State, type Survivor, type SurvivorId, type Zombicide } from '../types.ts';
import { announce, ask, done, goto, next, proc } from '../words.ts';

/** Everyone in the zone: the taker, then the others clockwise from the taker's seat. */
export function armed({ state, seats }: Play<Zombicide>, taker: SurvivorId): SurvivorId[] {
  const { zone, seat } = state.survivors[taker]!;
  const after = (id: SurvivorId): number =>
    id === taker ? -1 : (state.survivors[id]!.seat - seat + seats.length) % seats.length;
  return survivorsAt(state, zone).sort((a, b) => after(a) - after(b));
}

/**
 * A gun shop: each draws until the inventory is full, and keeps weapons, ammunition and Scopes only. It is no Search:
 * nothing is told as found.
 */
export const armoury = proc('armoury', {
  draw(play, { queue, rules }) {
    const { state } = play;
    const [id] = queue;
    if (id === undefined) return done();
    const survivor = state.survivors[id]!;
    if (!isIn(survivor)) return goto('on');
    if (state.found.length >= roomOf(survivor) || !isAnyLeft(state)) return goto('stow');
    const card = drawEquipment(play)!;
    state.found.push(card);
    return announce({ id: 'equipmentDrawn', data: { survivor: id, card, from: 'shop' }, rules });
  },
  turn(play, { queue }) {
    const event = play.announced('equipmentDrawn')!;
    play.tell(event);
    const { card } = event.data;
    if (isKept(card)) return goto('draw');
    dismiss(play, card);
    return cardOf(card).effect === 'trap' ? scream(play, queue[0]!, ['ZC-SRCH-09']) : goto('draw');
  },
  stow: (play, { queue: [id] }) =>
    ask(seatOf(play.state, id!), 'inventory', { survivor: id!, with: -1, because: 'shop' }),
  put(play, { queue: [id], rules }) {
    arrangeInventory(play, id!, -1, play.answer('inventory'), rules);
    return next;
  },
  on(play, { queue }) {
    throwAway(play); // what somebody had drawn who died of it
    queue.shift();
    return goto('draw');
  },
});

const roomOf = ({ slots }: Survivor): number => slots.filter((held) => held === EMPTY).length;

const isKept = (card: CardId): boolean => {
  const { modes, effect } = cardOf(card);
  return modes.length > 0 || effect === 'ammo' || effect === 'scope';
};

/** Everyone knows what the deck still holds, though not in which order. */
const isAnyLeft = ({ equipment: { pile, discard } }: State): boolean =>
  pile.map(peek).some(isKept) || discard.some(isKept);
