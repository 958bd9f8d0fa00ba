import type { Play, RuleId } from '@shamble/kernel';
import type { Effect } from '../../content/equipment.ts';
import { discard } from '../rules/changes.ts';
import { cardOf, kindOf } from '../rules/questions.ts';
import { EMPTY, HANDS, type Making, type State, type Survivor, type SurvivorId, type Zombicide } from '../types.ts';
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

/** What the cards of a survivor can become, and what forbids it. */
export function makings(state: State, id: SurvivorId): [Making, readonly RuleId[]][] {
  const survivor = state.survivors[id]!;
  const all: [Making, readonly RuleId[]][] = [];
  const scope = slotOf(survivor, 'scope');
  if (scope >= 0)
    for (let slot = 0; slot < survivor.slots.length; slot++)
      if (takesScope(state, survivor.slots[slot]!))
        for (const to of placesFor(slot)) all.push([{ make: 'sniper-rifle', slots: [slot, scope], to }, LEGAL]);
  const bottle = slotOf(survivor, 'bottle');
  const fuel = slotOf(survivor, 'fuel');
  if (bottle >= 0 && fuel >= 0)
    for (const to of placesFor(bottle))
      all.push([{ make: 'molotov', slots: [bottle, fuel], to }, state.molotovs.length > 0 ? LEGAL : MOLOTOV]);
  return all;
}

export function make(play: Play<Zombicide>, id: SurvivorId, { make, slots, to }: Making): void {
  const { state } = play;
  const survivor = state.survivors[id]!;
  const [first, second] = slots as [number, number];
  let card = survivor.slots[first]!;
  if (make === 'sniper-rifle') {
    state.scope[card] = survivor.slots[second]!;
    survivor.slots[second] = EMPTY;
    move(survivor, first, to);
  } else {
    discard(play, id, first, MOLOTOV);
    discard(play, id, second, MOLOTOV);
    card = state.molotovs.pop()!;
    survivor.slots[first] = card;
    move(survivor, first, to);
    for (let more = play.query('molotovs', { survivor: id }); more > 1 && state.molotovs.length > 0; more--)
      survivor.slots[survivor.slots.indexOf(EMPTY)] = state.molotovs.pop()!;
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

function slotOf({ slots }: Survivor, effect: Effect): number {
  for (let slot = 0; slot < slots.length; slot++)
    if (slots[slot]! >= 0 && cardOf(slots[slot]!).effect === effect) return slot;
  return -1;
}

/** Where it can go: where its first card is, and if that is no hand, into either. */
const placesFor = (first: number): readonly number[] => (first < HANDS ? [first] : [first, 0, 1]);

/** What was in the hand goes to the slot that becomes free (ZC-IMPR-04). */
function move({ slots }: Survivor, from: number, to: number): void {
  const replaced = slots[to]!;
  slots[to] = slots[from]!;
  if (to !== from) slots[from] = replaced;
}
