import type { Play } from '@shamble/kernel';
import { clauseFor } from '../rules/locks.ts';
import { board } from '../rules/questions.ts';
import { at, KINDS, type State, type Zombicide } from '../types.ts';

/** The tokens that stay, whatever happens to the others. */
export function layLures(state: Pick<State, 'mission' | 'noise'>): void {
  const { lures } = board(state);
  if (lures !== null) for (const zone of lures.zones) state.noise[zone] = lures.noise;
}

/** A mark of figures that are out of the game: neither on the board nor in the box. */
export const outOf = (kind: number): string => `out ${KINDS[kind]}`;

/** Zombies that have got to a lure leave at once. True if so many have that the game is lost. */
export function driveAway(play: Play<Zombicide>): boolean {
  const { state } = play;
  const { lures } = board(state);
  if (lures === null) return false;
  const rules = clauseFor(lures);
  for (const zone of lures.zones) for (let kind = 0; kind < KINDS.length; kind++) takeOff(play, zone, kind, rules);
  const total = countOut(state);
  if (total >= lures.most) play.end({ winners: [], because: 'escaped', rules });
  return total >= lures.most;
}

function takeOff(play: Play<Zombicide>, zone: number, kind: number, rules: readonly string[]): void {
  const { figures, marks } = play.state;
  const spot = at(zone, kind);
  const count = figures[spot]!;
  if (count === 0) return;
  figures[spot] = 0;
  marks[outOf(kind)] = (marks[outOf(kind)] ?? 0) + count;
  play.tell({ id: 'zombiesLeft', data: { zone, kind, count, total: countOut(play.state) }, rules });
}

export const countOut = ({ marks }: Pick<State, 'marks'>): number =>
  KINDS.reduce((sum, _, kind) => sum + (marks[outOf(kind)] ?? 0), 0);
