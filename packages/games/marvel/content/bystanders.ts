import type { Mode } from './modes.ts';
import { REMADE, type Sourced } from './sources.ts';

/** MZ-COMP-03. Who fights carries the combat symbol (MZ-BYS-07). */
const COMBAT = {
  jameson: false,
  'mary-jane': false,
  coulson: true,
  'blind-al': false,
  'aunt-may': false,
  ross: true,
  'pepper-potts': false,
  bob: true,
  'sharon-carter': true,
  okoye: true,
  'betty-ross': false,
  /** MZ3 wants him devoured and knows no loss if he escapes: he does not flee. */
  wong: true,
} as const;
export type BystanderId = keyof typeof COMBAT;

export interface Bystander extends Sourced {
  readonly id: BystanderId;
  readonly combat: boolean;
}

export const BYSTANDER_IDS = Object.keys(COMBAT) as BystanderId[];
export const BYSTANDERS = Object.fromEntries(
  BYSTANDER_IDS.map((id): [BystanderId, Bystander] => {
    const origin: Sourced = id === 'blind-al' ? { provenance: 'published', source: 'review' } : REMADE;
    return [id, { id, combat: COMBAT[id], ...origin }];
  }),
) as Readonly<Record<BystanderId, Bystander>>;

/** A card of the Bystander deck that shows nobody. */
export type OtherCard = 'saved' | 'secret-1' | 'secret-2' | 'devoured';
export type BystanderCard = BystanderId | OtherCard;

/** MZ-COMP-07, MZ-HM-16. Missions that use no Secret Mission leave those out (MZ-SETUP-06). */
export const BYSTANDER_DECK: Readonly<Record<Mode, readonly BystanderCard[]>> = {
  zombie: [...BYSTANDER_IDS, 'saved', 'saved', 'secret-1', 'secret-2'],
  hero: [...BYSTANDER_IDS, 'devoured', 'devoured'],
};

export const isBystander = (card: string): card is BystanderId => card in COMBAT;
