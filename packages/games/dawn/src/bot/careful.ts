import { answering } from '@shamble/kernel';
import { game } from '../game.ts';
import { chooseAct, chooseActivation, chooseDefence } from './human.ts';
import { chooseOrder } from './zombie.ts';

/** A policy that plays as a sensible person would, on either side. It sees what its seat sees, and nothing else. */
export const careful = answering(game, {
  activate: (view, _about, { from }) => chooseActivation(view, from),
  act: (view, _about, { from }) => chooseAct(view, from),
  defend: (view, { space }, { from }) => chooseDefence(view, space, from),
  react: (view, _about, { from }) => chooseOrder(view, from),
  free: (view, _about, { from }) => chooseOrder(view, from),
});
