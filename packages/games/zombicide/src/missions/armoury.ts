import type { Play } from '@shamble/kernel';
import { drawCard } from '@shamble/parts';
import { putAway } from '../rules/changes.ts';
import { cardOf, seatOf, survivorsAt } from '../rules/questions.ts';
import { type CardId, EMPTY, type SurvivorId, type Zombicide } from '../types.ts';
import { ask, done, goto, next, proc } from '../words.ts';
import { arrangeInventory } from '../flow/inventory.ts';

/** Everyone in the zone, the taker first. */
export const armed = ({ state }: Play<Zombicide>, taker: SurvivorId): SurvivorId[] => [
  taker,
  ...survivorsAt(state, state.survivors[taker]!.zone).filter((id) => id !== taker),
];

/** A gun shop: each draws until the inventory is full, and keeps weapons, ammunition and Scopes only. */
export const armoury = proc('armoury', {
  draw(play, locals) {
    const [id] = locals.queue;
    if (id === undefined) return done();
    fillUp(play, id);
    return play.state.found.length > 0 ? next : goto('on');
  },
  stow(play, { queue }) {
    const id = queue[0]!;
    return ask(seatOf(play.state, id), 'inventory', { survivor: id, with: -1, because: 'shop' });
  },
  put(play, { queue }) {
    arrangeInventory(play, queue[0]!, -1, play.answer('inventory'), ['ZC-ACT-06']);
    return next;
  },
  on(_play, locals) {
    locals.queue.shift();
    return goto('draw');
  },
});

function fillUp(play: Play<Zombicide>, id: SurvivorId): void {
  const { state } = play;
  const free = state.survivors[id]!.slots.filter((held) => held === EMPTY).length;
  const others: CardId[] = [];
  // Kept out until the end, so that a deck without weapons comes to its end.
  while (state.found.length < free) {
    const card = drawCard(state.equipment, play, 'equipment');
    if (card === null) break;
    play.tell({ id: 'equipmentDrawn', data: { survivor: id, card, from: 'shop' }, rules: ['ZC-ACT-06'] });
    const { modes, effect } = cardOf(card);
    if (modes.length > 0 || effect === 'ammo' || effect === 'scope') state.found.push(card);
    else others.push(card);
  }
  for (const card of others) putAway(play, card);
  if (state.found.length > 0) play.tell({ id: 'found', data: { survivor: id, cards: [...state.found] }, rules: ['ZC-ACT-06'] });
}
