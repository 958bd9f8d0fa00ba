import { at, FOE, GUARD } from '../types.ts';
import { modifier } from '../words.ts';
import { canHelp, HELPING, helps } from './held.ts';

/** Ross: a die more against another Zone, or against a crowd. */
const CROWD = 3;
const fireSupport = modifier({
  on: 'dice',
  layer: 'add',
  rules: HELPING,
  value(dice, { hero, attack, zone }, state) {
    if (attack !== 'unique' || !helps(state, hero, 'ross')) return dice;
    const first = at(zone, 0);
    const enemies = state.figures.slice(first, first + 4).reduce((sum, count) => sum + count, 0);
    return enemies >= CROWD || state.heroes[hero]!.zone !== zone ? dice + 1 : dice;
  },
});

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

/** Pepper Potts: two cards to choose from. */
const logistics = modifier({
  on: 'traitsDrawn',
  layer: 'set',
  rules: HELPING,
  value: (cards, { hero }, state) => (helps(state, hero, 'pepper-potts') ? Math.max(2, cards) : cards),
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

export const lasting = [fireSupport, guardTheLine, logistics, fieldScience, coveringFire];
