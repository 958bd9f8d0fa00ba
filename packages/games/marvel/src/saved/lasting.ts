import { betterOffer, fireSupport } from '../bystanders/alike.ts';
import { at, FOE, GUARD } from '../types.ts';
import { modifier } from '../words.ts';
import { canHelp, HELPING, helps } from './held.ts';

/** Okoye: against Brutes and Zombie Heroes a hit is easier, never better than 2. */
const guardTheLine = modifier({
  on: 'accuracy',
  layer: 'add',
  rules: HELPING,
  value: (accuracy, { hero, zone }, state) =>
    helps(state, hero, 'okoye') && state.figures[at(zone, GUARD)]! + state.figures[at(zone, FOE)]! > 0
      ? Math.max(2, accuracy - 1)
      : accuracy,
});

/** Betty Ross: who has none gains one more. */
const fieldScience = modifier({
  on: 'powerGain',
  layer: 'add',
  rules: HELPING,
  value: (power, { hero }, state) =>
    helps(state, hero, 'betty-ross') && state.heroes[hero]!.power === 0 ? power + 1 : power,
});

/** Sharon Carter: a Zone farther, and one more still for a point of Power. */
const coveringFire = modifier({
  on: 'maxRange',
  layer: 'add',
  rules: HELPING,
  value: (range, { hero, attack }, state) =>
    attack !== 'unique' || !canHelp(state, hero, 'sharon-carter')
      ? range
      : range + (state.heroes[hero]!.power > 0 ? 2 : 1),
});

export const lasting = [
  fireSupport(helps, HELPING, true),
  guardTheLine,
  betterOffer(helps, HELPING),
  fieldScience,
  coveringFire,
];
