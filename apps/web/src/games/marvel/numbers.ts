import { MOST_HUNGER } from '@shamble/marvel/content/heroes';
import { flightOf } from '@shamble/marvel/rules/march';
import { foeCard, isFighter } from '@shamble/marvel/rules/questions';
import { NONE, type View, type Zone } from '@shamble/marvel/types';
import { boardFor } from './names.ts';

/** The last step of the tracks of Hunger and Power. */
export const MOST = MOST_HUNGER;

/** As its card has it (MZ-ENEMY-05). */
export const toughnessOf = (view: Pick<View, 'mission'>, foe: number): number => foeCard(view, foe).toughness;

/** Where somebody runs: the nearest Spawn Zone, how far that is, and the Zones that may come next (MZ-NCB-01). */
export interface Run {
  readonly zone: Zone;
  readonly steps: number;
  readonly next: readonly Zone[];
}

/** Null: this one does not run, or cannot. */
export function fleesTo(view: View, bystander: number): Run | null {
  const { zone, escort } = view.bystanders[bystander]!;
  if (zone === NONE || escort !== NONE || view.mode !== 'zombie') return null;
  const { rules } = boardFor(view);
  if (isFighter(view, bystander) && rules.allFlee === null) return null;
  const flight = flightOf(view, zone);
  return flight === null ? null : { zone: flight.targets[0]!, steps: flight.distance, next: flight.ways };
}
