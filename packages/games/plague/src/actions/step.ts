import type { Look } from '@shamble/kernel';
import { type Direction, opposite, turnLeft, turnRight } from '@shamble/parts';
import { makeNoise, witness } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { stepForbidden } from '../rules/moves.ts';
import { ground } from '../rules/questions.ts';
import type { Act, Human, HumanId, Plague } from '../types.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

type Step = 'forward' | 'back' | 'left' | 'right' | 'stealth';
const STEPS: readonly Step[] = ['forward', 'back', 'left', 'right', 'stealth'];
const STEP_ACTS: Readonly<Record<Step, Act>> = {
  forward: { do: 'forward' },
  back: { do: 'back' },
  left: { do: 'left' },
  right: { do: 'right' },
  stealth: { do: 'stealth' },
};
const CROUCHED = ['ZP-CROUCH-05'];
const FORWARD_ONLY = ['ZP-CAR-02'];
const NO_WINDOW: Readonly<Record<Step, readonly string[]>> = {
  forward: [],
  stealth: [],
  back: ['ZP-HMOVE-08'],
  left: ['ZP-HMOVE-10'],
  right: ['ZP-HMOVE-10'],
};
const RULES: Readonly<Record<Step, readonly string[]>> = {
  forward: ['ZP-HMOVE-01'],
  back: ['ZP-HMOVE-07'],
  left: ['ZP-HMOVE-09'],
  right: ['ZP-HMOVE-09'],
  stealth: ['ZP-STEALTH-01'],
};

export function wayOf(facing: Direction, step: Step): Direction {
  if (step === 'back') return opposite(facing);
  if (step === 'left') return turnLeft(facing);
  return step === 'right' ? turnRight(facing) : facing;
}

/** ZP-HMOVE-01, ZP-HMOVE-07, ZP-HMOVE-09, ZP-STEALTH-01 and, into the car, ZP-CAR-02. */
export const step: Action<Step> = {
  does: STEPS,
  where: 'afoot',
  offer(menu, look, id) {
    const human = look.state.humans[id]!;
    for (const one of STEPS) menu.weigh(STEP_ACTS[one], forbidden(look, id, human, one));
  },
  carryOut(play, id, { do: how }) {
    const { state } = play;
    const board = ground(state);
    const human = state.humans[id]!;
    const way = wayOf(human.facing, how);
    const from = human.square;
    const to = board.to[4 * from + way]!;
    const ap = costOf(play, id, how, false, to);
    human.ap -= ap;
    human.square = to;
    if (human.carries >= 0) human.path.push(to);
    if (to === board.car) {
      human.crouched = false;
      play.tell({ id: 'boarded', data: { human: id, from }, rules: ['ZP-CAR-02'] });
      if (how !== 'stealth') makeNoise(play, from, 'faint', id, ['ZP-HEAR-01']); // at the door: no noise is in the car
      return goto('choose');
    }
    if (how === 'forward' || how === 'stealth') human.facing = board.heading[4 * from + way]!;
    play.tell({ id: 'moved', data: { human: id, from, to, how, ap }, rules: RULES[how] });
    if (how !== 'stealth') makeNoise(play, to, 'faint', id, ['ZP-HEAR-01']);
    witness(state, id);
    return goto('choose');
  },
};

function forbidden(look: Look<Plague>, id: HumanId, human: Human, how: Step): readonly string[] {
  if (human.crouched && how !== 'stealth') return CROUCHED;
  const way = wayOf(human.facing, how);
  const blocked = stepForbidden(look.state, human, way);
  if (blocked.length > 0) return blocked;
  const board = ground(look.state);
  const side = board.side[4 * human.square + way]!;
  if (side >= 0 && board.openings[side]!.window && NO_WINDOW[how].length > 0) return NO_WINDOW[how];
  const to = board.to[4 * human.square + way]!;
  if (to === board.car && how !== 'forward' && how !== 'stealth') return FORWARD_ONLY;
  return tooDear(look, id, how, false, to);
}
