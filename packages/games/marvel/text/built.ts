import type { AgentKind } from '../content/enemies.ts';
import type { Moment } from '../content/traits.ts';
import type { LACKS, PLAIN_CAUSES } from '../src/causes.ts';
import type { EffectProcs } from '../src/effects/shape.ts';
import type { Act, Level, Marvel } from '../src/types.ts';

/** The ids that are put together from names: a name without words does not compile. */
export type Built =
  | `event.${keyof Marvel['events']}`
  | `ask.${keyof Marvel['choices']}`
  | `act.${Act['do']}`
  | `kind.${AgentKind}`
  | `cause.${(typeof PLAIN_CAUSES)[number]}`
  | `cause.no-${(typeof LACKS)[number]}`
  | `cause.moment.${Exclude<Moment, 'own-turn'>}`
  | `proc.${Exclude<keyof Marvel['procs'], keyof EffectProcs>}`
  | `level.${Level}`;
