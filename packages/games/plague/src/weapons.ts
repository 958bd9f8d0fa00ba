import { type BoxEntry, type Form, word } from '@shamble/kernel';
import type { WeaponCard } from '../content/card.ts';
import { CARDS } from '../content/cards.ts';

const WEAPONS = CARDS.filter((card): card is WeaponCard => card.type === 'weapon');
const OOPS = ['fumble', 'cut', 'empty', 'break', 'nothing'];
const whole = (minimum: number, maximum: number): Form => ({ type: 'integer', minimum, maximum });

/** A Weapon as the card of an owner's copy says it; a 7 is on no die. */
export const weaponForm: Form = {
  ...{ type: 'object', additionalProperties: false },
  required: ['id', 'range', 'width', 'kills', 'pushes', 'ap', 'oops'],
  properties: {
    id: { enum: WEAPONS.map(({ id }) => id) },
    ...{ range: whole(1, 12), width: { enum: [1, 3] }, kills: whole(2, 7), pushes: whole(2, 7), ap: whole(1, 4) },
    oops: { enum: OOPS },
  },
};

/** As they would be typed in from ours. */
export const shippedWeapons: readonly BoxEntry[] = WEAPONS.map(({ id, weapon }) => {
  const { range, width, kills, pushes = 5, ap = 1, oops } = weapon;
  return { id, range, width, kills, pushes, ap, oops };
});

/** A field, or a word that one can be chosen from. */
export const weaponLabel = (name: string) => {
  if (/^\d$/.test(name)) return name;
  return word(OOPS.includes(name) ? `box.oops.${name}` : `box.${name}`);
};
