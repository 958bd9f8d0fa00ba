import type { Look, Menu, Next } from '@shamble/kernel';
import { type Direction, opposite, turnLeft, turnRight } from '@shamble/parts';
import type { Ground } from '../board/ground.ts';
import { makeNoise, type Playing, witness } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { stepForbidden, wayForbidden } from '../rules/moves.ts';
import { ground, isTaken } from '../rules/questions.ts';
import type { Act, Human, HumanId, Plague, Square, State } from '../types.ts';
import { call, goto } from '../words.ts';

const TURN_LEFT: Act = { do: 'turn', to: 'left' };
const TURN_RIGHT: Act = { do: 'turn', to: 'right' };
const CROUCH: Act = { do: 'crouch' };
const STAND: Act = { do: 'stand' };
const CROUCHED = ['ZP-CROUCH-05'];
const NOT_AFOOT = ['ZP-CHARGE-01'];

type Step = 'forward' | 'back' | 'left' | 'right' | 'stealth';
const STEPS: readonly Step[] = ['forward', 'back', 'left', 'right', 'stealth'];
const STEP_ACTS: Readonly<Record<Step, Act>> = {
  forward: { do: 'forward' },
  back: { do: 'back' },
  left: { do: 'left' },
  right: { do: 'right' },
  stealth: { do: 'stealth' },
};
const FORWARD_ONLY = ['ZP-CAR-02'];
const NO_WINDOW: Readonly<Record<Step, readonly string[]>> = {
  forward: [],
  stealth: [],
  back: ['ZP-HMOVE-08'],
  left: ['ZP-HMOVE-10'],
  right: ['ZP-HMOVE-10'],
};

export function wayOf(facing: Direction, step: Step): Direction {
  if (step === 'back') return opposite(facing);
  if (step === 'left') return turnLeft(facing);
  return step === 'right' ? turnRight(facing) : facing;
}

export function offerSteps(menu: Menu<Act>, look: Look<Plague>, id: HumanId): void {
  const { state } = look;
  const human = state.humans[id]!;
  for (const step of STEPS) menu.weigh(STEP_ACTS[step], forbidden(look, id, human, step));
  const turning = tooDear(look, id, 'turn');
  menu.weigh(TURN_LEFT, turning);
  menu.weigh(TURN_RIGHT, turning);
  if (human.crouched) menu.weigh(STAND, tooDear(look, id, 'stand'));
  else menu.weigh(CROUCH, tooDear(look, id, 'crouch'));
  if (state.variants.charge) menu.weigh({ do: 'charge' }, chargeForbidden(state, human));
}

function forbidden(look: Look<Plague>, id: HumanId, human: Human, step: Step): readonly string[] {
  if (human.crouched && step !== 'stealth') return CROUCHED;
  const way = wayOf(human.facing, step);
  const blocked = stepForbidden(look.state, human, way);
  if (blocked.length > 0) return blocked;
  const board = ground(look.state);
  const side = board.side[4 * human.square + way]!;
  if (side >= 0 && board.openings[side]!.window && NO_WINDOW[step].length > 0) return NO_WINDOW[step];
  const to = board.to[4 * human.square + way]!;
  if (to === board.car && step !== 'forward' && step !== 'stealth') return FORWARD_ONLY;
  return tooDear(look, id, step, false, to);
}

/** ZP-HMOVE-01, ZP-HMOVE-07, ZP-HMOVE-09, ZP-STEALTH-01 and, into the car, ZP-CAR-02. */
export function takeStep(play: Playing, id: HumanId, step: Step): Next {
  const { state } = play;
  const board = ground(state);
  const human = state.humans[id]!;
  const way = wayOf(human.facing, step);
  const from = human.square;
  const to = board.to[4 * from + way]!;
  const ap = costOf(play, id, step, false, to);
  human.ap -= ap;
  human.square = to;
  if (human.carries >= 0) human.path.push(to);
  if (to === board.car) {
    human.crouched = false;
    play.tell({ id: 'boarded', data: { human: id, from }, rules: ['ZP-CAR-02'] });
    if (step !== 'stealth') makeNoise(play, from, 'faint', id, ['ZP-HEAR-01']); // at the door: no noise is in the car
    return goto('choose');
  }
  if (step === 'forward' || step === 'stealth') human.facing = board.heading[4 * from + way]!;
  play.tell({ id: 'moved', data: { human: id, from, to, how: step, ap }, rules: RULES[step] });
  if (step !== 'stealth') makeNoise(play, to, 'faint', id, ['ZP-HEAR-01']);
  witness(state, id);
  return goto('choose');
}

const RULES: Readonly<Record<Step, readonly string[]>> = {
  forward: ['ZP-HMOVE-01'],
  back: ['ZP-HMOVE-07'],
  left: ['ZP-HMOVE-09'],
  right: ['ZP-HMOVE-09'],
  stealth: ['ZP-STEALTH-01'],
};

export function turn(play: Playing, id: HumanId, to: 'left' | 'right'): Next {
  const human = play.state.humans[id]!;
  human.ap -= costOf(play, id, 'turn');
  human.facing = to === 'left' ? turnLeft(human.facing) : turnRight(human.facing);
  play.tell({ id: 'turned', data: { human: id, facing: human.facing }, rules: ['ZP-HMOVE-11'] });
  return goto('choose');
}

export function crouch(play: Playing, id: HumanId, down: boolean): Next {
  const human = play.state.humans[id]!;
  human.ap -= costOf(play, id, down ? 'crouch' : 'stand');
  human.crouched = down;
  if (down) play.tell({ id: 'crouched', data: { human: id }, rules: ['ZP-CROUCH-01'] });
  else {
    play.tell({ id: 'stood', data: { human: id }, rules: ['ZP-CROUCH-02'] });
    witness(play.state, id);
  }
  return goto('choose');
}

/** The squares held by figures straight ahead, and the free one behind them; null if there is none. */
export function chargePath(state: State, { square, facing }: Pick<Human, 'square' | 'facing'>): Square[] | null {
  const board = ground(state);
  const path: Square[] = [];
  let [at, way] = [square, facing];
  for (;;) {
    if (wayForbidden(state, at, way).length > 0) return null;
    const to = board.to[4 * at + way]!;
    if (to === board.car) return null;
    path.push(to);
    if (!isTaken(state, to)) return path;
    way = board.heading[4 * at + way]!;
    at = to;
  }
}

/** Why there is no free square behind the figures: the car and barricades have clauses of their own. */
function chargeEnds(state: State, { square, facing }: Human): readonly string[] {
  const board = ground(state);
  let [at, way] = [square, facing];
  while (wayForbidden(state, at, way).length === 0) {
    const to = board.to[4 * at + way]!;
    if (to === board.car) return ['ZP-CAR-03'];
    way = board.heading[4 * at + way]!;
    at = to;
  }
  const side = board.side[4 * at + way]!;
  return side >= 0 ? wayForbidden(state, at, way) : ['ZP-CHARGE-02'];
}

function chargeForbidden(state: State, human: Human): readonly string[] {
  if (human.crouched) return CROUCHED;
  const blocked = wayForbidden(state, human.square, human.facing);
  if (blocked.length > 0) return blocked;
  const path = chargePath(state, human);
  if (path === null) return chargeEnds(state, human);
  if (path.length < 2) return NOT_AFOOT;
  return chargeCost(state, human) > human.ap ? ['ZP-CHARGE-01'] : [];
}

/** A step of a charge, paid where it is made: windows and water cost more (ZP-HMOVE-06, ZP-WATER-01). */
export function chargeStep({ to, side, openings, water }: Ground, square: Square, way: Direction): number {
  const at = 4 * square + way;
  const cost = side[at]! >= 0 && openings[side[at]!]!.window ? 2 : 1;
  return water[square] === 1 || water[to[at]!] === 1 ? 2 * cost : cost;
}

export function chargeCost(state: State, { square, facing }: Pick<Human, 'square' | 'facing'>): number {
  const board = ground(state);
  let cost = 0;
  let [at, way] = [square, facing];
  for (const to of chargePath(state, { square, facing }) ?? []) {
    cost += chargeStep(board, at, way);
    way = board.heading[4 * at + way]!;
    at = to;
  }
  return cost;
}

export const startCharge = (play: Playing, id: HumanId): Next => {
  const { square, facing } = play.state.humans[id]!;
  return call('charge', { human: id, square, facing, paid: 0 }, id, 'choose');
};
