import type { RuleId } from '@shamble/kernel';
import { BYSTANDER_IDS, type BystanderId } from '../../content/bystanders.ts';
import { hasUsed } from '../rules/questions.ts';
import type { HeroId, State } from '../types.ts';

/** Cards of Bystanders give a lasting ability (MZ-BYS-04). */
export const LASTING: readonly RuleId[] = ['MZ-BYS-04'];

type Held = Pick<State, 'heroes' | 'mode'>;

/** Whether a hero who devoured holds the card. What the living do with it is another matter. */
export const holds = ({ heroes, mode }: Held, hero: HeroId, id: BystanderId): boolean =>
  mode === 'zombie' && heroes[hero]!.bystander === BYSTANDER_IDS.indexOf(id);

/** Once in the own Turn: held, and not used in it. */
export const isReady = (state: Held & Pick<State, 'marks'>, hero: HeroId, id: BystanderId): boolean =>
  state.marks.acting === hero && holds(state, hero, id) && !hasUsed(state, hero, id);
