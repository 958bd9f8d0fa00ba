import { answering } from '@shamble/kernel';
import { game } from '../game.ts';
import { chooseAct, chooseSurvivor } from './act.ts';
import { chooseSkill } from './answers.ts';
import { arrange, loseCard } from './inventory.ts';

/** A policy that plays as a sensible person would. It sees what its seat sees, and nothing else. */
export const careful = answering(game, {
  act: (view, { survivor }, { from }) => chooseAct(view, survivor, from),
  activate: (view, _about, { from }) => chooseSurvivor(view, from),
  loseCard: (view, { survivor }, { from }) => loseCard(view, survivor, from),
  skill: (_view, _about, { from }) => chooseSkill(from),
  inventory: arrange,
});
