import type { Act, CardKind, Kind, Skill, Thumbnail } from '../src/types.ts';

/** The ids that are put together from names: a name without words does not compile. */
export type Built =
  | `event.${keyof Thumbnail['events']}`
  | `ask.${keyof Thumbnail['choices']}`
  | `proc.${keyof Thumbnail['procs']}`
  | `act.${Act['do']}`
  | `card.${CardKind}`
  | `dead.${Kind}`
  | `skill.${Skill}`;
