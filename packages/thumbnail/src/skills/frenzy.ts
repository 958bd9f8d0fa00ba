import { hasSkill } from '../rules/questions.ts';
import { modifier } from '../words.ts';

/** Twice the dice while wounded. */
export const frenzy = modifier({
  on: 'dice',
  layer: 'scale',
  rules: ['TH-SKILL-02'],
  value: (dice, { hero }, state) =>
    hasSkill(state, hero, 'frenzy') && state.heroes[hero]!.wounds > 0 ? dice * 2 : dice,
});
