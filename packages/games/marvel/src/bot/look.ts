import { type Look, secret } from '@shamble/kernel';
import { boardOf } from '../board/board.ts';
import { lookAt, stateOf } from '../preview/look.ts';
import type { Marvel, State, View } from '../types.ts';

/** The game's queries asked of what a seat sees. */
export function lookOf(view: View): Look<Marvel> {
  const state = stateOf(view);
  if (boardOf(view.mission).undersides.length > 0) state.objectives = guessed(view);
  return lookAt(state);
}

/** Colours that have yet to be found lie somewhere among the hidden tokens. */
function guessed({ mission, objectives }: View): State['objectives'] {
  const { undersides, objectives: tokens } = boardOf(mission);
  const left = [...undersides];
  objectives.forEach(({ colour }, at) => {
    if (tokens[at]!.hidden && colour !== null) left.splice(left.indexOf(colour), 1);
  });
  return objectives.map((token) => ({ ...token, colour: secret(token.colour ?? left.pop() ?? token.shown) }));
}
