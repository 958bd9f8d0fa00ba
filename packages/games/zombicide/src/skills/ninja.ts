import { hasSkill } from '../rules/questions.ts';
import { modifier } from '../words.ts';

/** ZC-SKILL-32: no tokens, unless meant. */
export const quiet = modifier({
  on: 'noise',
  layer: 'limit',
  rules: ['ZC-SKILL-32'],
  value: (tokens, { survivor, aloud }, state) => (!aloud && hasSkill(state, survivor, 'ninja') ? 0 : tokens),
});

/** Nor is a Ninja noise, unless the player has said so for this Zombies' Phase. */
export const unheard = modifier({
  on: 'presence',
  layer: 'limit',
  rules: ['ZC-SKILL-32'],
  value: (noise, { survivor }, state) =>
    hasSkill(state, survivor, 'ninja') && !state.heard.includes(survivor) ? 0 : noise,
});
