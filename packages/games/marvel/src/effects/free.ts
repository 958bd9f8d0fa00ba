import type { Look, Play, RuleId } from '@shamble/kernel';
import { changeHunger } from '../rules/changes.ts';
import { changePower } from '../rules/power.ts';
import { enemiesAt, isIn, isRavenous } from '../rules/questions.ts';
import { aimsOf } from '../rules/reach.ts';
import type { HeroId, Marvel, Opening, State, Zone } from '../types.ts';
import { rulesOf } from './rules.ts';

/** A free Action (MZ-PHASE-05): any, or only some. */
export const freeOpening = (
  hero: HeroId,
  more: Partial<Pick<Opening, 'only' | 'unbound' | 'boosts'>> = {},
): Opening => ({ hero, free: 1, only: null, unbound: false, boosts: [], ...more });

/** Who is at the end of the track can pay for nothing with Hunger. */
export const STARVING: readonly RuleId[] = ['MZ-HUNG-06', 'MZ-RAV-04'];

/** The price of an effect: one point. Gives back whether the hero is Ravenous by it (MZ-FAQ-04). */
export function growHungry(play: Play<Marvel>, hero: HeroId, by: string): boolean {
  changeHunger(play, hero, 1, by, ['MZ-HUNG-05']);
  return isRavenous(play.state.heroes[hero]!);
}

/** Too little Power for a card that costs some. */
export const POWERLESS: readonly RuleId[] = ['MZ-HM-05'];
export const hasPower = ({ heroes }: Pick<State, 'heroes'>, hero: HeroId, power = 1): boolean =>
  heroes[hero]!.power >= power;

/** The price of an effect of the living. */
export function spend(play: Play<Marvel>, hero: HeroId, power: number, by: string): void {
  changePower(play, hero, -power, by, rulesOf(by));
}

export function gather(play: Play<Marvel>, hero: HeroId, power: number, by: string): void {
  changePower(play, hero, power, by, rulesOf(by));
}

/** Zones with somebody to hit that the hero's own attack reaches, with these effects. */
export const preyFor = (look: Look<Marvel>, hero: HeroId, boosts: readonly string[]): Zone[] =>
  isIn(look.state.heroes[hero]!)
    ? aimsOf(look, hero, 'unique', boosts).filter((zone) => enemiesAt(look.state, zone) > 0)
    : [];
