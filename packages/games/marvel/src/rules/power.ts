import type { Play, RuleId } from '@shamble/kernel';
import { MOST_POWER } from '../../content/heroes.ts';
import type { HeroId, Marvel } from '../types.ts';

/** By so much, from 0 to 4 (MZ-HM-02). */
export function changePower(
  play: Play<Marvel>,
  id: HeroId,
  change: number,
  by: string,
  rules: readonly RuleId[],
): void {
  const hero = play.state.heroes[id]!;
  const power = Math.max(0, Math.min(MOST_POWER, hero.power + change));
  if (power === hero.power) return;
  hero.power = power;
  play.tell({ id: 'powerChanged', data: { hero: id, power, by }, rules });
}
