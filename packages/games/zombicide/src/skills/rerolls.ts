import { hasSkill } from '../rules/questions.ts';
import { modifier } from '../words.ts';
import { withReroll } from './equipment.ts';

/** ZC-SKILL-22: once in every action. */
export const lucky = modifier({
  on: 'rerolls',
  layer: 'add',
  rules: ['ZC-SKILL-22'],
  value: (names, { survivor, used }, state) =>
    hasSkill(state, survivor, 'lucky') && !used.includes('lucky') ? withReroll(names, 'lucky') : names,
});

/** ZC-SKILL-14: once a turn. */
export const oneReroll = modifier({
  on: 'rerolls',
  layer: 'add',
  rules: ['ZC-SKILL-14'],
  value: (names, { survivor }, state) =>
    hasSkill(state, survivor, 'one-reroll') && !state.survivors[survivor]!.used.includes('one-reroll')
      ? withReroll(names, 'one-reroll')
      : names,
});
