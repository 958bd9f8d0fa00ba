export { type Luck, rng, shuffled } from './luck.ts';
export { bots, type Policy, random, usual } from './policy.ts';
export { randomAnswer } from './random.ts';
