import type { Noise } from '../content/card.ts';
import type { VARIANTS } from '../content/variants.ts';
import type { Act, Plague, Shot, ZombieAct } from '../src/types.ts';

type Events = Plague['events'];
type Way = 'left' | 'right';

/** Events that are told in several ways, by what they hold. */
interface Ways {
  moved: Events['moved']['how'];
  pushed: 'human' | 'zombie';
  heldFast: 'human' | 'zombie';
  rolled: Shot;
  bit: 'baby' | 'hit' | 'miss';
  charged: 'hit' | 'miss';
  infectionRolled: 'bad' | 'good';
  unmasked: 'traitor' | 'blank';
  noiseMade: Noise;
}
type EventWord = { [Id in keyof Ways]: `event.${Id}.${Ways[Id]}` }[keyof Ways];

/** The ids that are put together from names: a name without words does not compile. */
export type Built =
  | `event.${Exclude<keyof Events, keyof Ways>}`
  | EventWord
  | `ask.${Exclude<keyof Plague['choices'], 'agree' | 'opening'>}`
  | `ask.agree.${Plague['choices']['agree']['about']['to']}`
  | `ask.opening.${Plague['choices']['opening']['about']['to']}`
  | `proc.${keyof Plague['procs']}`
  | `act.${Exclude<Act['do'], 'turn'>}`
  | `act.turn.${Way}`
  | `zact.${Exclude<ZombieAct['do'], 'turn'>}`
  | `zact.turn.${Way}`
  | `variant.${(typeof VARIANTS)[number]['id']}${'' | '.text'}`;
