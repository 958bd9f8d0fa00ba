import { copy, foresee, looker } from '@shamble/kernel';
import { driftAll } from '../auto/drift.ts';
import { reactAll } from '../auto/react.ts';
import { game } from '../game.ts';
import type { Playing } from '../rules/changes.ts';
import { mayReact } from '../rules/orders.ts';
import type { Space, State, View } from '../types.ts';

/** What the dead would do if their player let them. */
export interface Foretold {
  readonly moves: readonly { readonly from: Space; readonly to: Space }[];
  /** Who has seen somebody and would find no room: the others take it. */
  readonly stuck: readonly Space[];
}

const lookAt = looker(game);

/** All go as usual; what a die decides, glass that may break, is left out. `die`: null in reaction. */
export function foretold(view: View, die: number | null): Foretold {
  const state = copy({ ...view, values: remembered(view) }) as unknown as State;
  const { play, events } = foresee(lookAt(state));
  // Values are numbers in a view: whoever turns up one that nobody has seen learns nothing.
  const trial: Playing = { ...play, reveal: (value) => value as never, roll: () => NEVER };
  if (die === null) reactAll(trial, false);
  else driftAll(trial, die, false);
  const moves = events.flatMap(({ id, data }) =>
    id === 'shambled' || id === 'superMoved' ? [{ from: data.from, to: data.to }] : [],
  );
  const stuck = die === null ? state.zombies.flatMap((_, space) => (mayReact(state, space) ? [space] : [])) : [];
  return { moves: joined(moves), stuck };
}

/** Values as far as this seat knows them. */
const remembered = ({ values, memory }: View): number[] =>
  values.map((value, space) => (memory[space]! > 0 ? memory[space]! : value));

/** No value is above two dice that show so much: no glass breaks. */
const NEVER = 7;

/** The steps of one that goes further than one space are one move. */
function joined(moves: Foretold['moves']): { from: Space; to: Space }[] {
  const all: { from: Space; to: Space }[] = [];
  for (const { from, to } of moves) {
    const before = all.at(-1);
    if (before !== undefined && before.to === from) before.to = to;
    else all.push({ from, to });
  }
  return all;
}
