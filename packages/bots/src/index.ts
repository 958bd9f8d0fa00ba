export { added, type Chance, chanceFrom, interval, NO_GAMES } from './chances.ts';
export { type Luck, rng, shuffled } from './luck.ts';
export { chanceBy } from './network.ts';
export { type Casting, decide, playOut } from './playout.ts';
export { bots, botsFor, type Policy, random, usual } from './policy.ts';
export { randomAnswer } from './random.ts';
export { type Budget, type Candidate, type Thinking, type Thought, think, thinker, thinkersFor } from './search.ts';
