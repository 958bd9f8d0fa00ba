import { hasSkill } from '../rules/questions.ts';
import { modifier } from '../words.ts';

/** ZC-SKILL-22: every roll once. */
export const lucky = modifier({
  on: 'rerolls',
  layer: 'add',
  rules: ['ZC-SKILL-22'],
  value: (names, { survivor, used }, state) =>
    hasSkill(state, survivor, 'lucky') && !used.includes('lucky') ? [...names, 'lucky'] : names,
});

/** ZC-SKILL-14: one roll a turn. */
export const oneReroll = modifier({
  on: 'rerolls',
  layer: 'add',
  rules: ['ZC-SKILL-14'],
  value: (names, { survivor, used }, state) =>
    hasSkill(state, survivor, 'one-reroll') && !used.includes('one-reroll') && !state.survivors[survivor]!.used.includes('one-reroll')
      ? [...names, 'one-reroll']
      : names,
});
