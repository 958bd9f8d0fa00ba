import type { Look, Menu, RuleId } from '@shamble/kernel';
import { isOpen } from '@shamble/parts';
import { board, zombiesAt } from '../rules/questions.ts';
import type { Act, State, SurvivorId, Zombicide, Zone } from '../types.ts';
import { goto } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** One action, one zone (ZC-MOVE-07); more with some skills. Leaving Zombies behind costs extra (ZC-MOVE-09). */
export const move: Action<'move'> = {
  do: 'move',
  offer(look, id, menu) {
    const { state } = look;
    const survivor = state.survivors[id]!;
    const because = forbidden(look, id);
    walk(state, survivor.zone, [survivor.zone], look.query('moveZones', { survivor: id }), because, menu);
  },
  carryOut(play, id, { path }) {
    const { state } = play;
    const survivor = state.survivors[id]!;
    pay(survivor, 'move', cost(play, id));
    const from = survivor.zone;
    survivor.zone = path[path.length - 1]!;
    play.tell({ id: 'moved', data: { survivor: id, from, path: [...path] }, rules: ['ZC-MOVE-07'] });
    return goto('choose');
  },
};

const cost = (look: Look<Zombicide>, id: SurvivorId): number =>
  1 + look.query('moveExtra', { survivor: id, zone: look.state.survivors[id]!.zone });

function forbidden(look: Look<Zombicide>, id: SurvivorId): readonly RuleId[] {
  const survivor = look.state.survivors[id]!;
  if (survivor.car >= 0) return ['ZC-CAR-10'];
  const price = cost(look, id);
  if (canPay(survivor, 'move', price)) return LEGAL;
  return price > 1 ? ['ZC-MOVE-10'] : SPENT;
}

const STOPPED: readonly RuleId[] = ['ZC-MOVE-11'];

/** All ways of up to `left` more zones. A zone with Zombies ends the Move (ZC-MOVE-11); no zone comes twice. */
function walk(
  state: State,
  zone: Zone,
  passed: readonly Zone[],
  left: number,
  because: readonly RuleId[],
  menu: Menu<Act>,
): void {
  for (const { to, door } of board(state).exits[zone]!) {
    if (passed.includes(to)) continue;
    const path = passed.length === 1 ? [to] : [...passed.slice(1), to];
    if (door !== null && !isOpen(state.doors, door)) {
      if (path.length === 1) menu.refuse({ do: 'move', path }, ['ZC-MOVE-08']);
      continue;
    }
    menu.weigh({ do: 'move', path }, because);
    if (left === 1 || (because.length > 0 && because !== STOPPED)) continue;
    const then = zombiesAt(state, to) > 0 ? STOPPED : because;
    if (then.length === 0 || menu.explain) walk(state, to, [...passed, to], left - 1, then, menu);
  }
}
