import type { Next, Play, RuleId } from '@shamble/kernel';
import { drawEquipment, placeWalker, putAway } from '../rules/changes.ts';
import { cardOf, seatOf } from '../rules/questions.ts';
import { type CardId, EMPTY, type SurvivorId, WALKER, type Zombicide } from '../types.ts';
import { announce, ask, call, done, goto, next, proc } from '../words.ts';
import { arrangeInventory } from './inventory.ts';
import { extraActivation } from './zombies/extra.ts';

type Locals = Zombicide['procs']['search']['locals'];

/** Draws, card by card, then one free rearranging in which the finds are kept or thrown away (ZC-SRCH-02, 03, 05). */
export const search = proc('search', {
  draw(play, locals) {
    if (locals.draws === 0) return goto('found');
    const card = drawFrom(play, locals);
    if (card === null) return runDry(play, locals);
    play.state.found.push(card);
    return announce({
      id: 'equipmentDrawn',
      data: { survivor: locals.survivor, card, from: locals.from },
      rules: [locals.from === 'pimp' ? 'ZC-CAR-03' : locals.from === 'police' ? 'ZC-CAR-06' : 'ZC-SRCH-02'],
    });
  },
  turn(play, locals) {
    const event = play.announced('equipmentDrawn')!;
    play.tell(event);
    return turnOver(play, locals, event.data.card);
  },
  found(play, { survivor }) {
    const { found, survivors } = play.state;
    if (found.length === 0) return survivors[survivor]!.slots.some((held) => held !== EMPTY) ? next : done();
    play.tell({ id: 'found', data: { survivor, cards: [...found] }, rules: ['ZC-SRCH-03'] });
    return next;
  },
  // Reactions to the find (a matching card) come first.
  stow: (play, { survivor }) =>
    ask(seatOf(play.state, survivor), 'inventory', { survivor, with: -1, because: 'search' }),
  put(play, { survivor }) {
    arrangeInventory(play, survivor, -1, play.answer('inventory'), ['ZC-SRCH-03', 'ZC-SRCH-05']);
    return done();
  },
  gone(play) {
    throwAway(play);
    return done();
  },
});

function drawFrom(play: Play<Zombicide>, { from }: Locals): CardId | null {
  const { state } = play;
  if (from !== 'pimp') return drawEquipment(play);
  const top = state.trunk.pop();
  return top === undefined ? null : play.reveal(top);
}

/** Nothing is left anywhere (ZC-SRCH-07, ZC-CAR-04). A police car has no other find than a weapon (ZC-CAR-06). */
function runDry(play: Play<Zombicide>, { from }: Locals): Next {
  if (from === 'police') throwAway(play);
  return goto('found');
}

/** Aaahh! is no find (ZC-SRCH-09) and ends the Search of a police car (ZC-CAR-07), which goes on until a weapon (ZC-CAR-06). */
function turnOver(play: Play<Zombicide>, locals: Locals, card: CardId): Next {
  const police = locals.from === 'police';
  if (cardOf(card).effect === 'trap') {
    if (police) throwAway(play);
    else dismiss(play, card);
    locals.draws = police ? 0 : locals.draws - 1;
    return scream(play, locals.survivor, police ? ['ZC-SRCH-09', 'ZC-CAR-07'] : ['ZC-SRCH-09']);
  }
  if (!police) locals.draws -= 1;
  else if (cardOf(card).modes.length > 0) {
    locals.draws = 0;
    for (const other of [...play.state.found]) if (other !== card) dismiss(play, other);
  }
  // The others of a police car wait for the end: put away at once they would be drawn again from a deck without weapons.
  return goto('draw');
}

/** A Walker, or an activation of them all if there is none left (ZC-OUT-01, ZC-OUT-02); then on at the step `draw`. */
export function scream(play: Play<Zombicide>, survivor: SurvivorId, rules: readonly RuleId[]): Next {
  const missing = placeWalker(play, play.state.survivors[survivor]!.zone, rules);
  if (missing === 0) return goto('draw');
  play.tell({ id: 'figuresRanOut', data: { kind: WALKER, missing }, rules: ['ZC-OUT-01'] });
  return call('activate', extraActivation([WALKER], 'supply'), null, 'draw');
}

/** A card that was drawn and is nobody's goes where it belongs. */
export function dismiss(play: Play<Zombicide>, card: CardId): void {
  const { state } = play;
  state.found = state.found.filter((one) => one !== card);
  putAway(play, card);
}

export function throwAway(play: Play<Zombicide>): void {
  for (const card of [...play.state.found]) dismiss(play, card);
}
