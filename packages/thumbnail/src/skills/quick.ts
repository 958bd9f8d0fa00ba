import { hasSkill } from '../rules/questions.ts';
import { modifier } from '../words.ts';

/** A move is always one action. */
export const quick = modifier({
  on: 'moveCost',
  layer: 'set',
  rules: ['TH-SKILL-03'],
  value: (cost, { hero }, state) => (hasSkill(state, hero, 'quick') ? 1 : cost),
});
