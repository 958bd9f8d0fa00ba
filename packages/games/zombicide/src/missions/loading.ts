import type { Look, Menu } from '@shamble/kernel';
import { type Action, canPay, LEGAL, pay, SPENT } from '../actions/action.ts';
import { board, cardOf, kindOf } from '../rules/questions.ts';
import { type Act, EMPTY, HANDS, type SurvivorId, type Zombicide } from '../types.ts';
import { goto } from '../words.ts';

/** One supply card goes under a car in the zone; whether one sits in it does not matter. */
export const load: Action<'load'> = {
  do: 'load',
  offer(look, id, menu) {
    const { slots } = look.state.survivors[id]!;
    weigh(look, id, menu, (car) =>
      slots.flatMap((held, slot): Act[] =>
        held >= 0 && cardOf(held).effect === 'supply' ? [{ do: 'load', car, slot }] : [],
      ),
    );
  },
  carryOut(play, id, { car, slot }) {
    const survivor = play.state.survivors[id]!;
    const card = survivor.slots[slot]!;
    pay(survivor, 'any');
    survivor.slots[slot] = EMPTY;
    play.state.cars[car]!.load.push(card);
    play.tell({ id: 'loaded', data: { survivor: id, car, card }, rules: ['ZC-M06-08'] });
    return goto('choose');
  },
};

/** Or one comes from it, into a free slot. */
export const unload: Action<'unload'> = {
  do: 'unload',
  offer(look, id, menu) {
    const { cars } = look.state;
    weigh(look, id, menu, (car) => {
      const kinds = cars[car]!.load.map(kindOf);
      return cars[car]!.load.filter((_, at) => kinds.indexOf(kinds[at]!) === at).map(
        (card): Act => ({ do: 'unload', car, card }),
      );
    });
  },
  carryOut(play, id, { car, card }) {
    const survivor = play.state.survivors[id]!;
    const from = play.state.cars[car]!;
    pay(survivor, 'any');
    from.load.splice(from.load.indexOf(card), 1);
    survivor.slots[freeSlot(survivor.slots)] = card;
    play.tell({ id: 'unloaded', data: { survivor: id, car, card }, rules: ['ZC-M06-08'] });
    return goto('choose');
  },
};

/** A stored one first, so that the hands stay free. */
export function freeSlot(slots: readonly number[]): number {
  const stored = slots.indexOf(EMPTY, HANDS);
  return stored < 0 ? slots.indexOf(EMPTY) : stored;
}

function weigh(
  { state }: Look<Zombicide>,
  id: SurvivorId,
  menu: Menu<Act>,
  actsAt: (car: number) => readonly Act[],
): void {
  if (!board(state).rules.loading) return;
  const survivor = state.survivors[id]!;
  const full = (act: Act): boolean => act.do === 'unload' && !survivor.slots.includes(EMPTY);
  state.cars.forEach(({ zone }, car) => {
    if (zone !== survivor.zone) return;
    for (const act of actsAt(car))
      menu.weigh(act, !canPay(survivor, 'any') ? SPENT : full(act) ? ['ZC-INV-01'] : LEGAL);
  });
}
