import type { Look, Menu, Next } from '@shamble/kernel';
import { WALL } from '../board/ground.ts';
import type { Playing } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { ground, humanAt, isClosed, zombieAt } from '../rules/questions.ts';
import { type Act, type Human, type HumanId, NONE, type Plague, type Square, type State } from '../types.ts';
import { goto } from '../words.ts';

/** The square in front of him, also one with furniture on it. */
function before(state: State, { square, facing }: Human): Square {
  const board = ground(state);
  const side = board.side[4 * square + facing]!;
  if (side === WALL || (side >= 0 && isClosed(state, side))) return NONE;
  const to = board.to[4 * square + facing]!;
  return to === board.car ? NONE : to;
}

export function offerBaby(menu: Menu<Act>, look: Look<Plague>, id: HumanId): void {
  const { state } = look;
  const human = state.humans[id]!;
  const { baby } = state;
  if (baby.state === 'lies')
    menu.weigh({ do: 'lift' }, before(state, human) === baby.square ? tooDear(look, id, 'lift') : ['ZP-BABY-04']);
  if (baby.state === 'carried' && baby.by === id) {
    const square = before(state, human);
    const room = square >= 0 && zombieAt(state, square) < 0 && humanAt(state, square) < 0;
    menu.weigh({ do: 'lay' }, room ? tooDear(look, id, 'lay') : ['ZP-BABY-06']);
  }
}

export function lift(play: Playing, id: HumanId): Next {
  const { state } = play;
  state.humans[id]!.ap -= costOf(play, id, 'lift');
  state.baby = { state: 'carried', square: NONE, by: id };
  play.tell({ id: 'babyLifted', data: { human: id }, rules: ['ZP-BABY-04'] });
  burden(play, id);
  return goto('choose');
}

/** ZP-BABY-05: two of the AP that are left are lost, once a turn. */
export function burden(play: Playing, id: HumanId): void {
  const human = play.state.humans[id]!;
  if (human.burdened) return;
  human.burdened = true;
  human.ap = Math.max(0, human.ap - 2);
  play.tell({ id: 'apChanged', data: { human: id, ap: human.ap }, rules: ['ZP-BABY-05'] });
}

export function lay(play: Playing, id: HumanId): Next {
  const { state } = play;
  const human = state.humans[id]!;
  human.ap -= costOf(play, id, 'lay');
  state.baby = { state: 'lies', square: before(state, human), by: NONE };
  play.tell({ id: 'babyLaid', data: { human: id, square: state.baby.square }, rules: ['ZP-BABY-06'] });
  return goto('choose');
}
