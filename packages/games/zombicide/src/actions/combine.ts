import type { Menu, RuleId } from '@shamble/kernel';
import type { Effect } from '../../content/equipment.ts';
import { discard } from '../rules/changes.ts';
import { cardOf, kindOf } from '../rules/questions.ts';
import { type Act, EMPTY, HANDS, type State, type Survivor } from '../types.ts';
import { goto } from '../words.ts';
import { type Action, LEGAL } from './action.ts';

const MOLOTOV: readonly RuleId[] = ['ZC-IMPR-07'];

/** Two cards into one, for free (ZC-IMPR-02); it may go into a hand at once (ZC-IMPR-04). */
export const combine: Action<'combine'> = {
  do: 'combine',
  offer({ state }, id, menu) {
    const survivor = state.survivors[id]!;
    const scope = slotOf(survivor, 'scope');
    if (scope >= 0)
      for (let slot = 0; slot < survivor.slots.length; slot++)
        if (takesScope(state, survivor.slots[slot]!)) weigh(menu, 'sniper-rifle', slot, scope, LEGAL);
    const bottle = slotOf(survivor, 'bottle');
    const fuel = slotOf(survivor, 'fuel');
    if (bottle >= 0 && fuel >= 0) weigh(menu, 'molotov', bottle, fuel, state.molotovs.length > 0 ? LEGAL : MOLOTOV);
  },
  carryOut(play, id, { make, slots, to }) {
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
    return goto('choose');
  },
};

/** A Rifle without a Scope (ZC-IMPR-05). */
const takesScope = (state: State, held: number): boolean =>
  held >= 0 && kindOf(held) === 'rifle' && state.scope[held]! < 0;

function slotOf({ slots }: Survivor, effect: Effect): number {
  for (let slot = 0; slot < slots.length; slot++)
    if (slots[slot]! >= 0 && cardOf(slots[slot]!).effect === effect) return slot;
  return -1;
}

type Make = Extract<Act, { do: 'combine' }>['make'];

/** Where it can go: where its first card is, and if that is no hand, into either. */
function weigh(menu: Menu<Act>, make: Make, first: number, second: number, because: readonly RuleId[]): void {
  const slots = [first, second];
  menu.weigh({ do: 'combine', make, slots, to: first }, because);
  if (first < HANDS) return;
  for (let to = 0; to < HANDS; to++) menu.weigh({ do: 'combine', make, slots, to }, because);
}

/** What was in the hand goes to the slot that becomes free (ZC-IMPR-04). */
function move({ slots }: Survivor, from: number, to: number): void {
  const replaced = slots[to]!;
  slots[to] = slots[from]!;
  if (to !== from) slots[from] = replaced;
}
