import { answering } from '@shamble/kernel';
import { stepsToHuman } from '../auto/order.ts';
import { game } from '../game.ts';
import { ground } from '../rules/questions.ts';
import type { HumanId, OpeningId, Square, View } from '../types.ts';
import { chooseAct } from './act.ts';
import { chooseZombieAct } from './zombie.ts';

/** A policy that plays as a sensible person would, on either side. It sees what its seat sees, and nothing else. */
export const careful = answering(game, {
  act: (view, { human }, { from }) => chooseAct(view, human, from),
  zombieAct: (view, { zombie }, { from }) => chooseZombieAct(view, zombie, from),
  $reaction: (_view, _about, { from }) => from.find(({ use }) => use !== 'none') ?? from[0]!,
  spot: (view, about, { from }) => chooseSpot(view, about, from),
  opening: (view, _about, { from }) => chooseOpening(view, from),
});

/** Zombies come near humans, and humans into the open. */
function chooseSpot(view: View, { human }: { human: HumanId }, from: readonly Square[]): Square {
  const board = ground(view);
  const worth = (square: Square): number => (human >= 0 ? board.toEdge[square]! : -stepsToHuman(view, square));
  return from.reduce((best, square) => (worth(square) > worth(best) ? square : best));
}

/** Of the house rather than within it. */
const chooseOpening = (view: View, from: readonly OpeningId[]): OpeningId =>
  from.find((opening) => ground(view).openings[opening]!.outer) ?? from[0]!;
