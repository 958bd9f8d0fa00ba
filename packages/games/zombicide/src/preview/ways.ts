import { copy, foresee, Menu, type Phrase, type Risk, type Way, type Ways, word } from '@shamble/kernel';
import { type WayStep, waysFrom } from '@shamble/parts';
import { move } from '../actions/move.ts';
import { zombiesAt } from '../rules/questions.ts';
import type { Act, State, Survivor, SurvivorId, View, Zombicide } from '../types.ts';
import { lookAt, stateOf } from './look.ts';
import { threatOn } from './threat.ts';

type Moved = Extract<Act, { do: 'move' }>;

/** Where the survivor who acts can go on foot this activation: Moves as they are offered, carried out as they would be. */
export const ways: Ways<Zombicide> = {
  of(view, { choice }): readonly Way[] {
    const id = view.marks.activating;
    if (choice !== 'act' || id < 0) return [];
    const state = copy(stateOf(view));
    const start = state.survivors[id]!;
    const found = waysFrom(
      start,
      ({ zone }) => zone,
      keyOf,
      (at) => movesFrom(state, id, at),
    );
    return found.map((way) => ({ ...way, cost: start.actions - walked(state, id, start, way).actions }));
  },
  cost: ({ cost }): Phrase => word('way.cost', { n: cost }),
  risks(view, _pending, way): readonly Risk[] {
    const { state, id } = begin(view);
    const left = way.through.slice(0, -1).filter((zone) => zombiesAt(state, zone) > 0).length;
    state.survivors[id] = walked(state, id, state.survivors[id]!, way);
    const threat = threatOn(state).zones.find(({ zone }) => zone === way.to);
    return [
      ...(left > 0 ? [{ phrase: word('way.past', { n: left }), bad: true }] : []),
      threat === undefined
        ? { phrase: word('way.safe'), bad: false }
        : { phrase: word('way.threat', { n: threat.wounds }), bad: true },
    ];
  },
};

const begin = (view: View): { readonly state: State; readonly id: SurvivorId } => ({
  state: copy(stateOf(view)),
  id: view.marks.activating,
});

/** What is left to walk with is part of where one stands: a free Move saves an action later on. */
const keyOf = ({ zone, freeMoves }: Survivor): string => `${zone} ${freeMoves}`;

function movesFrom(state: State, id: SurvivorId, at: Survivor): WayStep<Survivor>[] {
  const play = foresee(lookAt(state)).play;
  state.survivors[id] = at;
  const menu = new Menu<Act>(false);
  move.offer(play, id, menu);
  return menu.one().from.map((act) => {
    const after = carriedOut(state, id, at, act as Moved);
    const cost = at.actions + at.freeMoves - after.actions - after.freeMoves;
    return { answer: act, after, cost, through: (act as Moved).path };
  });
}

function carriedOut(state: State, id: SurvivorId, at: Survivor, act: Moved): Survivor {
  const after = copy(at);
  state.survivors[id] = after;
  move.carryOut(foresee(lookAt(state)).play, id, act);
  return after;
}

/** The survivor as the last step leaves him. */
const walked = (state: State, id: SurvivorId, start: Survivor, { steps }: Way): Survivor =>
  steps.reduce((at, { answer }) => carriedOut(state, id, at, answer as Moved), start);
