import type { EquipmentId } from '../content/equipment.ts';
import type { SkillId, StartsWith } from '../content/skills.ts';
import type { ZombieKind } from '../content/zombies.ts';
import type { Act, Level, Zombicide } from '../src/types.ts';

/** The ids that are put together from names: a name without words does not compile. */
export type Built =
  | `event.${keyof Zombicide['events']}`
  | `ask.${keyof Zombicide['choices']}`
  | `proc.${keyof Zombicide['procs']}`
  // To organise is to reorganise or to trade.
  | `act.${Exclude<Act['do'], 'organise'> | 'reorganise' | 'trade'}`
  | `card.${EquipmentId}`
  | `skill.${Exclude<SkillId, StartsWith>}`
  | `kind.${ZombieKind}`
  | `level.${Level}`;
