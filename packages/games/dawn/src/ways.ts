import { Menu, type Risk, type Ways, word } from '@shamble/kernel';
import { type WayStep, waysFrom } from '@shamble/parts';
import { offerSteps, stepCost, walkers } from './actions/walk.ts';
import { wouldNotice } from './preview/reaction.ts';
import { activeSpace, isHeld } from './rules/questions.ts';
import type { Act, Dawn, Space, State, View } from './types.ts';

/** Where the active are on their way, and what they have left. */
interface At {
  readonly space: Space;
  readonly points: number;
}

/** Where the active can walk with the points they have: steps as they are offered. Nobody walks past one of the dead unasked. */
export const ways: Ways<Dawn> = {
  of(view, { choice }) {
    if (choice !== 'act') return [];
    const start: At = { space: activeSpace(view), points: view.points };
    return waysFrom(
      start,
      ({ space }) => space,
      ({ space }) => space,
      (at) => (at !== start && isHeld(view, at.space) ? [] : stepsFrom(view, at)),
    );
  },
  cost: ({ cost }) => word('way.cost', { n: cost }),
  risks(view, _pending, { through, to }): readonly Risk[] {
    const { zombies, hidden } = wouldNotice(view, view.active, through.slice(1));
    return [
      { phrase: word('way.seen', { n: zombies.length }), bad: zombies.length > 0, at: zombies },
      { phrase: word('way.hidden', { n: hidden }), bad: true },
      { phrase: word('way.met'), bad: true },
    ].filter((_, i) => i === 0 || (i === 1 ? hidden > 0 : isHeld(view, to)));
  },
};

/** The steps from there. Values are numbers in a view, too, and whoever is left has been seen. */
function stepsFrom(view: View, { space, points }: At): WayStep<At>[] {
  const group = walkers(view);
  const characters = view.characters.map((one, id) => (group.includes(id) ? { ...one, space } : one));
  const state = { ...view, characters, points } as unknown as State;
  const menu = new Menu<Act>(false);
  offerSteps(menu, state);
  const cost = stepCost(state);
  return menu
    .one()
    .from.flatMap((act) =>
      act.do === 'walk'
        ? [{ answer: act, after: { space: act.to, points: points - cost }, cost, through: [act.to] }]
        : [],
    );
}
