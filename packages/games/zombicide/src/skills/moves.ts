import { hasSkill } from '../rules/questions.ts';
import { modifier } from '../words.ts';

/** Two zones a Move (ZC-SKILL-16), and one more on top of whatever it is (ZC-SKILL-13). */
export const twoZones = modifier({
  on: 'moveZones',
  layer: 'set',
  rules: ['ZC-SKILL-16'],
  value: (zones, { survivor }, state) => (hasSkill(state, survivor, 'two-zones') ? 2 : zones),
});

export const plusZone = modifier({
  on: 'moveZones',
  layer: 'add',
  rules: ['ZC-SKILL-13'],
  value: (zones, { survivor }, state) => (hasSkill(state, survivor, 'plus-zone') ? zones + 1 : zones),
});

/** ZC-SKILL-28: only the extra cost is lifted. */
export const slippery = modifier({
  on: 'moveExtra',
  layer: 'set',
  rules: ['ZC-SKILL-28'],
  value: (extra, { survivor }, state) => (hasSkill(state, survivor, 'slippery') ? 0 : extra),
});
