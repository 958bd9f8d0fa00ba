import { answering } from '@shamble/kernel';
import { game } from '../game.ts';
import { mayGo } from './aims.ts';
import { chooseAct, chooseHero } from './plan.ts';
import { chooseReaction } from './reactions.ts';

/** A policy that plays as a sensible person would. It sees what its seat sees, and nothing else. */
export const careful = answering(game, {
  act: (view, about, { from }) => chooseAct(view, about, from),
  $reaction: (view, { event }, { from }) => chooseReaction(view, event, from),
  leave: (view, { hero }) => (mayGo(view, hero) ? 'leave' : 'stay'),
  activate: (view, _about, { from }) => chooseHero(view, from),
});
