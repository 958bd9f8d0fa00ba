import { hasSkill } from '../rules/questions.ts';
import { modifier } from '../words.ts';

/** ZC-SKILL-15: as far as the pile goes (ZC-IMPR-07). */
export const twoCocktails = modifier({
  on: 'molotovs',
  layer: 'set',
  rules: ['ZC-SKILL-15'],
  value: (count, { survivor }, state) => (hasSkill(state, survivor, 'two-cocktails') ? 2 : count),
});
