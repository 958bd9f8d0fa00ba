import { hasSkill } from '../rules/questions.ts';
import { modifier } from '../words.ts';

/** ZC-SKILL-17: every weapon; ZC-SKILL-18: ranged ones; ZC-SKILL-30: melee ones. Still two identical ones (ZC-COMB-10). */
export const ambidextrous = modifier({
  on: 'dual',
  layer: 'set',
  rules: ['ZC-SKILL-17'],
  value: (dual, { survivor }, state) => dual || hasSkill(state, survivor, 'ambidextrous'),
});

export const gunslinger = modifier({
  on: 'dual',
  layer: 'set',
  rules: ['ZC-SKILL-18'],
  value: (dual, { survivor, attack }, state) =>
    dual || (attack === 'ranged' && hasSkill(state, survivor, 'gunslinger')),
});

export const swordmaster = modifier({
  on: 'dual',
  layer: 'set',
  rules: ['ZC-SKILL-30'],
  value: (dual, { survivor, attack }, state) =>
    dual || (attack === 'melee' && hasSkill(state, survivor, 'swordmaster')),
});

/** ZC-SKILL-27: each of a pair at a zone of its own. */
export const trickShot = modifier({
  on: 'splitAim',
  layer: 'set',
  rules: ['ZC-SKILL-27'],
  value: (may, { survivor }, state) => may || hasSkill(state, survivor, 'trick-shot'),
});
