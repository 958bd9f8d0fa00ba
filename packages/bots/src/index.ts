export { added, type Chance, chanceFrom, interval, NO_GAMES } from './chances.ts';
export { type Luck, rng, shuffled } from './luck.ts';
export { type Casting, decide, playOut } from './playout.ts';
export { bots, botsFor, type Policy, random, usual } from './policy.ts';
export { randomAnswer } from './random.ts';
