import type { Act } from '../types.ts';
import { waysPast } from './aims.ts';
import type { Mind } from './mind.ts';

// What only the living do: they save, carry the Sign, and gather Power.

const FULL = 4;

/** What comes first wherever it can be done. */
export function livingAct(mind: Mind, from: readonly Act[]): Act | undefined {
  const { view } = mind.outlook;
  if (view.mode !== 'hero') return undefined;
  return from.find((act) => act.do === 'save' && isWorthSaving(mind, act.bystander)) ?? homeward(mind, from);
}

/** A second one costs a card: the mission's own must not be lost by it. */
function isWorthSaving({ outlook: { view, self } }: Mind, bystander: number): boolean {
  const isOwn = (one: number): boolean => one >= 0 && view.bystanders[one]!.objective;
  if (isOwn(bystander)) return !isOwn(self.bystander);
  return self.power < FULL || self.bystander < 0;
}

/** With the Sign to the Exit, through doors that are shut. */
function homeward({ outlook }: Mind, from: readonly Act[]): Act | undefined {
  const { view, self, board } = outlook;
  if (!board.rules.beacon || view.exit < 0 || view.sign !== self.zone || !from.some((act) => act.do === 'carry'))
    return undefined;
  const far = waysPast(outlook, view.exit, new Uint8Array(board.doors.length), false);
  const beyond = (act: Act): number => {
    if (act.do === 'carry') return act.zone;
    if (act.do !== 'open') return -1;
    const { a, b } = board.doors[act.door]!;
    return a === self.zone ? b : a;
  };
  let best: Act | undefined;
  let least = far[self.zone]!;
  for (const act of from) {
    const to = beyond(act);
    if (to < 0 || far[to]! >= least) continue;
    least = far[to]!;
    best = act;
  }
  return best;
}

/** Power for Actions that are left over. */
export const gather = ({ outlook: { self } }: Mind, from: readonly Act[]): Act | undefined =>
  self.power < FULL ? from.find((act) => act.do === 'power') : undefined;

/** Power-Ups until the track is full, and the Power after so many. */
export const gathers = (power: number): number => Math.ceil((FULL - power) / 2);
export const powerAfter = (power: number, gathered: number): number => Math.min(FULL, power + 2 * gathered);
