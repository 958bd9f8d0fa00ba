export { type Luck, rng, shuffled } from './luck.ts';
export { bots, botsFor, type Policy, random, usual } from './policy.ts';
export { randomAnswer } from './random.ts';
