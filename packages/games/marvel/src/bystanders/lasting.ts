import { modifier } from '../words.ts';
import { betterOffer, fireSupport } from './alike.ts';
import { holds, isReady, LASTING } from './held.ts';

/** Betty Ross: the 1s of an attack give one point of Hunger at most. */
const quietVoice = modifier({
  on: 'hungerFrom',
  layer: 'limit',
  rules: LASTING,
  value: (hunger, { hero }, state) => (holds(state, hero, 'betty-ross') ? Math.min(1, hunger) : hunger),
});

/** Okoye: one attack of the Turn hits on one less, never better than 2. */
const spear = modifier({
  on: 'accuracy',
  layer: 'add',
  rules: LASTING,
  value: (accuracy, { boosts }) => (boosts.includes('okoye') ? Math.max(2, accuracy - 1) : accuracy),
});

/** Sharon Carter: one attack of the Turn reaches a Zone farther. */
const agentsEye = modifier({
  on: 'maxRange',
  layer: 'add',
  rules: LASTING,
  value: (range, { hero, attack }, state) =>
    attack === 'unique' && isReady(state, hero, 'sharon-carter') ? range + 1 : range,
});

export const lasting = [fireSupport(holds, LASTING, false), quietVoice, betterOffer(holds, LASTING), spear, agentsEye];
