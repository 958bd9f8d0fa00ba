import { hasSkill } from '../rules/questions.ts';
import { modifier } from '../words.ts';

/** One die more. */
export const sharp = modifier({
  on: 'dice',
  layer: 'add',
  rules: ['TH-SKILL-01'],
  value: (dice, { hero }, state) => (hasSkill(state, hero, 'sharp') ? dice + 1 : dice),
});
