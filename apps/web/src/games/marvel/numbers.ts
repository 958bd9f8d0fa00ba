import { MOST_HUNGER } from '@shamble/marvel/content/heroes';
import { aimFrom, flightOf, followOf, followWays, preyOf, whyOf } from '@shamble/marvel/rules/march';
import { foeCard, isFighter } from '@shamble/marvel/rules/questions';
import { at, GUARD, NONE, type View, type Zone } from '@shamble/marvel/types';
import { boardFor } from './names.ts';

/** The last step of the tracks of Hunger and Power. */
export const MOST = MOST_HUNGER;

/** As its card has it (MZ-ENEMY-05). */
export const toughnessOf = (view: Pick<View, 'mission'>, foe: number): number => foeCard(view, foe).toughness;

/** Who fights: nobody where all flee (MZ-M04-05), nobody in Hero Mode. */
export const doesFight = (view: View, bystander: number): boolean =>
  view.mode === 'zombie' && isFighter(view, bystander) && boardFor(view).rules.allFlee === null;

/** Where a Bystander goes next: how, the nearest goal, how far that is, and the Zones that may come next. */
export interface Course {
  /** Runs away (MZ-NCB-01), comes to fight (MZ-CBY-01), is led by Guards (MZ-ESC-01) or follows heroes (MZ-HM-12). */
  readonly how: 'runs' | 'comes' | 'led' | 'follows';
  readonly zone: Zone;
  readonly steps: number;
  readonly next: readonly Zone[];
}

/** Null: this one stays. */
export function courseOf(view: View, bystander: number): Course | null {
  const { zone, escort } = view.bystanders[bystander]!;
  if (zone === NONE) return null;
  if (view.mode === 'hero') {
    const next = followWays(view, bystander);
    return next.length === 0 ? null : { ...courseTo('follows', followOf(view, zone)!), next };
  }
  const spot = at(zone, GUARD);
  if (escort !== NONE) return view.figures[spot]! > view.held[spot]! ? hunt('led', view, zone) : null;
  if (doesFight(view, bystander)) return hunt('comes', view, zone);
  const flight = flightOf(view, zone);
  return flight === null ? null : courseTo('runs', flight);
}

/** As Enemies of that Zone would go. */
function hunt(how: Course['how'], view: View, from: Zone): Course | null {
  const aim = aimFrom(view, from, preyOf(view));
  return aim === null ? null : courseTo(how, { ...aim, distance: whyOf(view, from, aim, []).distance });
}

interface Aimed {
  readonly targets: readonly Zone[];
  readonly ways: readonly Zone[];
  readonly distance: number;
}

const courseTo = (how: Course['how'], { targets, ways, distance }: Aimed): Course => ({
  how,
  zone: targets[0]!,
  steps: distance,
  next: ways,
});
