import { EQUIPMENT, type EquipmentId, type Mode } from '@shamble/zombicide/content/equipment';
import type { CardCoin, CardFamily, CardMode, EquipmentCardProps } from '../../parts/Card.tsx';
import { CARD_ART } from './art.tsx';

export interface CardWords {
  readonly name: (id: EquipmentId) => string;
  readonly captions: EquipmentCardProps['captions'];
  readonly noisy: string;
  readonly opensLoud: string;
  readonly opensQuiet: string;
  readonly dual: string;
  readonly reload: string;
  readonly effect: Readonly<Record<string, string>>;
  readonly rerolls: (names: string) => string;
}

const range = ({ min, max }: Mode): string => (min === max ? `${min}` : `${min}–${max}`);
const figures = (mode: Mode): CardMode => ({
  id: mode.attack,
  range: range(mode),
  dice: mode.dice > 0 ? `${mode.dice}` : '–',
  hit: mode.dice > 0 ? `${mode.accuracy}+` : '–',
  damage: mode.dice > 0 ? `${mode.damage}` : '–',
});

const familyOf = (id: EquipmentId): CardFamily => {
  const { modes, effect } = EQUIPMENT[id];
  if (effect === 'trap') return 'trap';
  if (modes.length === 0) return 'supply';
  return modes.some(({ attack }) => attack === 'ranged') ? 'ranged' : 'melee';
};

/** An equipment card, from the table of content and words. */
export function cardOf(id: EquipmentId, words: CardWords): EquipmentCardProps {
  const { modes, opensDoors, noisyDoor, dual, effect, rerolls } = EQUIPMENT[id];
  const coins: CardCoin[] = [];
  if (modes.some(({ noisy }) => noisy)) coins.push({ icon: 'megaphone', label: words.noisy });
  if (opensDoors)
    coins.push({ icon: 'door', label: noisyDoor ? words.opensLoud : words.opensQuiet, still: !noisyDoor });
  if (dual) coins.push({ icon: 'own:hands', label: words.dual, still: true });
  if (modes.some(({ reload }) => reload))
    coins.push({ icon: 'own:reload-gun-barrel', label: words.reload, still: true });
  const text =
    effect === 'ammo' ? words.rerolls(rerolls.map(words.name).join(', ')) : effect ? words.effect[effect] : undefined;
  return {
    name: words.name(id),
    family: familyOf(id),
    art: CARD_ART[id],
    modes: modes.filter(({ dice }) => dice > 0).map(figures),
    captions: words.captions,
    coins,
    ...(text ? { text } : {}),
  };
}
