import { enemiesAt } from '../rules/questions.ts';
import { modifier } from '../words.ts';
import { holds, isReady, LASTING } from './held.ts';

/** Ross: a die more against three Enemies or more. */
const CROWD = 3;
const hothead = modifier({
  on: 'dice',
  layer: 'add',
  rules: LASTING,
  value: (dice, { hero, attack, zone }, state) =>
    attack === 'unique' && holds(state, hero, 'ross') && enemiesAt(state, zone) >= CROWD ? dice + 1 : dice,
});

/** Betty Ross: the 1s of an attack give one point of Hunger at most. */
const quietVoice = modifier({
  on: 'hungerFrom',
  layer: 'limit',
  rules: LASTING,
  value: (hunger, { hero }, state) => (holds(state, hero, 'betty-ross') ? Math.min(1, hunger) : hunger),
});

/** Pepper Potts: two cards to choose from. */
const betterOffer = modifier({
  on: 'traitsDrawn',
  layer: 'set',
  rules: LASTING,
  value: (cards, { hero }, state) => (holds(state, hero, 'pepper-potts') ? Math.max(2, cards) : cards),
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

export const lasting = [hothead, quietVoice, betterOffer, spear, agentsEye];
