import { copy, foresee, Menu, type Phrase, type Risk, type Way, type Ways, word } from '@shamble/kernel';
import { type WayStep, waysFrom } from '@shamble/parts';
import { carryOut } from './actions/act.ts';
import { leave } from './actions/leave.ts';
import { step } from './actions/step.ts';
import { turn } from './actions/turn.ts';
import { lookAt, noiseOf, stateOf, watchers } from './preview.ts';
import { ground, inCar } from './rules/questions.ts';
import type { Act, Human, HumanId, Plague, State } from './types.ts';

/** Who stands upright walks; who is crouched creeps. Nobody charges without being asked to. */
const ON_FOOT: readonly Act['do'][] = ['forward', 'back', 'left', 'right', 'turn', 'leave'];
const CROUCHED: readonly Act['do'][] = ['stealth', 'turn'];

/** Where the human whose turn it is can go with the AP he has: steps as they are offered, taken as they would be. */
export const ways: Ways<Plague> = {
  of(view, { choice }): readonly Way[] {
    if (choice !== 'act') return [];
    const state = copy(stateOf(view));
    const { car } = ground(state);
    const found = waysFrom(
      state.humans[view.turn]!,
      ({ square }) => square,
      keyOf,
      (at) => stepsFrom(state, view.turn, at),
    );
    return found.filter(({ to }) => to !== car);
  },
  cost: ({ cost }): Phrase => word('way.cost', { n: cost }),
  risks(view, _pending, { steps }): readonly Risk[] {
    const state = copy(stateOf(view));
    let at = state.humans[view.turn]!;
    let heard = 0;
    const seen = new Set<number>();
    for (const { answer, to } of steps) {
      state.humans[view.turn] = at;
      heard = Math.max(heard, noiseOf(state, view.turn, answer as Act, to)?.heard ?? 0);
      at = carriedOut(state, view.turn, at, answer as Act);
      for (const zombie of watchers(state, to, at.crouched)) seen.add(zombie);
    }
    return [
      { phrase: word(view.automatic ? 'way.heard' : 'way.quiet', { n: heard }), bad: heard > 0 },
      { phrase: word('way.seen', { n: seen.size }), bad: seen.size > 0 },
    ].filter(({ bad }, i) => bad || (i === 0 && view.automatic));
  },
};

const keyOf = ({ square, facing }: Human): number => 4 * square + facing;

function stepsFrom(state: State, id: HumanId, at: Human): WayStep<Human>[] {
  state.humans[id] = at;
  const menu = new Menu<Act>(false);
  const look = lookAt(state);
  for (const { offer } of inCar(state, at) ? [leave] : [step, turn]) offer(menu, look, id);
  const allowed = at.crouched ? CROUCHED : ON_FOOT;
  return menu
    .one()
    .from.filter((act) => allowed.includes(act.do))
    .map((act) => {
      const after = carriedOut(state, id, at, act);
      const through = after.square === at.square ? [] : [after.square];
      return { answer: act, after, cost: at.ap - after.ap, through };
    });
}

function carriedOut(state: State, id: HumanId, at: Human, act: Act): Human {
  const after = copy(at);
  state.humans[id] = after;
  carryOut(foresee(lookAt(state)).play, id, act);
  return after;
}
