import { cardOf } from '../rules/questions.ts';
import { modifier } from '../words.ts';

/** Re-rolls by name, each once and in one order, whoever adds them. */
export const withReroll = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names : [...names, name].sort();

/** Each kind of Ammo once an action, from any slot, with the weapons its card names (ZC-INV-04). */
const ammo = modifier({
  on: 'rerolls',
  layer: 'add',
  rules: ['ZC-INV-04'],
  value(names, { survivor, attack, weapon, used }, state) {
    if (attack !== 'ranged') return names;
    let now = names;
    for (const held of state.survivors[survivor]!.slots) {
      if (held < 0) continue;
      const { id, effect, rerolls } = cardOf(held);
      if (effect === 'ammo' && !used.includes(id) && (rerolls as readonly string[]).includes(weapon))
        now = withReroll(now, id);
    }
    return now;
  },
});

/** The shooter of a Sniper Rifle chooses freely (ZC-IMPR-06). */
const scope = modifier({
  on: 'freeTargets',
  layer: 'set',
  rules: ['ZC-IMPR-06'],
  value: (free, { attack, card }, state) => free || (attack === 'ranged' && state.scope[card]! >= 0),
});

export const equipmentModifiers = [ammo, scope];
