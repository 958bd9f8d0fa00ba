import type { Play, RuleId } from '@shamble/kernel';
import { BYSTANDER_IDS, type BystanderId } from '../../content/bystanders.ts';
import { useAbility } from '../rules/changes.ts';
import { changePower } from '../rules/power.ts';
import { hasUsed } from '../rules/questions.ts';
import type { HeroId, Marvel, State } from '../types.ts';

/** Who was saved helps as long as the card is held. */
export const HELPING: readonly RuleId[] = ['MZ-HM-11', 'MZ-BYS-04'];

type Held = Pick<State, 'heroes' | 'mode'>;

/** Whether a living hero has saved that one and holds the card. */
export const helps = ({ heroes, mode }: Held, hero: HeroId, id: BystanderId): boolean =>
  mode === 'hero' && heroes[hero]!.status === 'in' && heroes[hero]!.bystander === BYSTANDER_IDS.indexOf(id);

/** Once in the own Turn, for so much Power. */
export const canHelp = (state: Held & Pick<State, 'marks'>, hero: HeroId, id: BystanderId, power = 0): boolean =>
  state.marks.acting === hero &&
  helps(state, hero, id) &&
  !hasUsed(state, hero, id) &&
  state.heroes[hero]!.power >= power;

/** It is told, and paid for. */
export function help(play: Play<Marvel>, hero: HeroId, id: BystanderId, power = 0): void {
  useAbility(play, hero, id, HELPING);
  if (power > 0) changePower(play, hero, -power, id, HELPING);
}
