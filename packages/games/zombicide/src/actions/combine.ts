import type { Play, RuleId } from '@shamble/kernel';
import type { Effect } from '../../content/equipment.ts';
import { putAway } from '../rules/changes.ts';
import { cardOf, kindOf } from '../rules/questions.ts';
import {
  type CardId,
  EMPTY,
  FOUND,
  HANDS,
  type Making,
  type State,
  type Survivor,
  type SurvivorId,
  type Zombicide,
} from '../types.ts';
import { goto } from '../words.ts';
import { type Action, LEGAL } from './action.ts';

const MOLOTOV: readonly RuleId[] = ['ZC-IMPR-07'];

/** Two cards into one, for free; it may go into a hand at once (ZC-IMPR-04). */
export const combine: Action<'combine'> = {
  do: 'combine',
  offer({ state }, id, menu) {
    for (const [making, because] of makings(state, id)) menu.weigh({ do: 'combine', ...making }, because);
  },
  carryOut(play, id, making) {
    make(play, id, making);
    return goto('choose');
  },
};

const NONE: readonly CardId[] = [];

/** What the cards of a survivor can become, those just found included, and what forbids it. */
export function makings(state: State, id: SurvivorId, found = NONE): [Making, readonly RuleId[]][] {
  const { slots } = state.survivors[id]!;
  const all: [Making, readonly RuleId[]][] = [];
  const scope = slotOf(slots, found, 'scope');
  if (scope >= 0) {
    const weigh = (rifle: number, held: number): void => {
      if (takesScope(state, held))
        for (const to of placesFor(rifle, scope))
          all.push([{ make: 'sniper-rifle', slots: [rifle, scope], to }, LEGAL]);
    };
    for (let slot = 0; slot < slots.length; slot++) weigh(slot, slots[slot]!);
    for (let at = 0; at < found.length; at++) weigh(FOUND + at, found[at]!);
  }
  const bottle = slotOf(slots, found, 'bottle');
  const fuel = bottle < 0 ? -1 : slotOf(slots, found, 'fuel');
  if (fuel >= 0)
    for (const to of placesFor(bottle, fuel))
      all.push([{ make: 'molotov', slots: [bottle, fuel], to }, state.molotovs.length > 0 ? LEGAL : MOLOTOV]);
  return all;
}

export function make(play: Play<Zombicide>, id: SurvivorId, { make, slots: parts, to }: Making): void {
  const { state } = play;
  const survivor = state.survivors[id]!;
  const [first, second] = parts.map((slot) => (slot < FOUND ? survivor.slots[slot]! : state.found[slot - FOUND]!));
  let card = first!;
  if (make === 'sniper-rifle') {
    state.scope[first!] = second!;
    for (const part of [first!, second!]) takeOut(state, survivor, part);
  } else {
    for (const part of [first!, second!]) {
      takeOut(state, survivor, part);
      putAway(play, part);
      play.tell({ id: 'discarded', data: { survivor: id, card: part }, rules: MOLOTOV });
    }
    card = state.molotovs.pop()!;
  }
  if (to >= FOUND) state.found.push(card);
  else {
    // What was in the hand goes to the slot that becomes free (ZC-IMPR-04).
    const freed = parts.find((slot) => slot < FOUND)!;
    survivor.slots[freed] = survivor.slots[to]!;
    survivor.slots[to] = card;
  }
  if (make === 'molotov')
    for (let more = play.query('molotovs', { survivor: id }); more > 1 && state.molotovs.length > 0; more--) {
      const free = survivor.slots.indexOf(EMPTY);
      if (free < 0) state.found.push(state.molotovs.pop()!);
      else survivor.slots[free] = state.molotovs.pop()!;
    }
  play.tell({
    id: 'combined',
    data: { survivor: id, make, card },
    rules: [make === 'molotov' ? 'ZC-IMPR-07' : 'ZC-IMPR-05', 'ZC-IMPR-02'],
  });
  play.tell({
    id: 'inventoryChanged',
    data: { survivor: id, slots: [...survivor.slots] },
    rules: ['ZC-IMPR-03', 'ZC-IMPR-04'],
  });
}

/** A Rifle without a Scope (ZC-IMPR-05). */
const takesScope = (state: State, held: number): boolean =>
  held >= 0 && kindOf(held) === 'rifle' && state.scope[held]! < 0;

function slotOf(slots: readonly number[], found: readonly CardId[], effect: Effect): number {
  for (let slot = 0; slot < slots.length; slot++)
    if (slots[slot]! >= 0 && cardOf(slots[slot]!).effect === effect) return slot;
  const at = found.length === 0 ? -1 : found.findIndex((card) => cardOf(card).effect === effect);
  return at < 0 ? -1 : FOUND + at;
}

/** Where it can go: where its first card is, else its second; and if that is no hand, into either. */
function placesFor(first: number, second: number): readonly number[] {
  const home = first < FOUND || second >= FOUND ? first : second;
  return home < HANDS || home >= FOUND ? [home] : [home, 0, 1];
}

function takeOut(state: State, { slots }: Survivor, card: CardId): void {
  const slot = slots.indexOf(card);
  if (slot >= 0) slots[slot] = EMPTY;
  else state.found = state.found.filter((one) => one !== card);
}
