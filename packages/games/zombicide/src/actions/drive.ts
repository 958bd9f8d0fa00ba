import type { Menu, RuleId } from '@shamble/kernel';
import type { Board } from '../board/board.ts';
import { board } from '../rules/questions.ts';
import type { Act, Survivor, Zone } from '../types.ts';
import { call } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** The driver takes the car over one or two street zones (ZC-CAR-13, ZC-CAR-14). It is no Move (ZC-CAR-15). */
export const drive: Action<'drive'> = {
  do: 'drive',
  offer({ state }, id, menu) {
    const survivor = state.survivors[id]!;
    if (survivor.car < 0) return;
    const on = board(state);
    const because = forbidden(on, survivor);
    if (because.length > 0 && !menu.explain) return;
    for (const { to } of on.exits[survivor.zone]!) {
      if (!weigh(menu, on, [to], because)) continue;
      // Out and back is a way too (ZC-CAR-29).
      for (const { to: then } of on.exits[to]!) weigh(menu, on, [to, then], because);
    }
  },
  carryOut(play, id, { path }) {
    const survivor = play.state.survivors[id]!;
    pay(survivor, 'any');
    return call('drive', { survivor: id, car: survivor.car, path: [...path], rerolls: [] }, id, 'choose');
  },
};

const NOT_HERE: readonly RuleId[] = ['ZC-CAR-11', 'ZC-CAR-13'];
const NO_DRIVER: readonly RuleId[] = ['ZC-CAR-13'];
const INDOORS: readonly RuleId[] = ['ZC-CAR-14'];

function forbidden({ rules }: Board, survivor: Survivor): readonly RuleId[] {
  if (!rules.cars) return NOT_HERE;
  if (survivor.place !== 0) return NO_DRIVER;
  return canPay(survivor, 'any') ? LEGAL : SPENT;
}

/** False where it ends in a building. */
function weigh(menu: Menu<Act>, { zones }: Board, path: readonly Zone[], because: readonly RuleId[]): boolean {
  const isStreet = zones[path[path.length - 1]!]!.street;
  menu.weigh({ do: 'drive', path }, isStreet ? because : INDOORS);
  return isStreet;
}
