import { hasSkill } from '../rules/questions.ts';
import { modifier } from '../words.ts';

/** ZC-SKILL-35: targets as the shooter likes. */
export const sniper = modifier({
  on: 'freeTargets',
  layer: 'set',
  rules: ['ZC-SKILL-35'],
  value: (free, { survivor, attack }, state) => free || (attack === 'ranged' && hasSkill(state, survivor, 'sniper')),
});
