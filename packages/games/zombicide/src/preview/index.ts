export { isReached } from '../missions/goals.ts';
export { allowance } from './allowance.ts';
export { frame } from './frame.ts';
export { type Chances, type Harm, type Odds, odds, type RerollOdds, rerollOdds, type ShotOdds } from './odds.ts';
export { cost, type NoiseChange, type Preview, type Purse, preview } from './preview.ts';
export type { Step } from './stories.ts';
export { type Arrow, type Threat, threat, type ZoneThreat } from './threat.ts';
export { threats } from './threats.ts';
export { why } from './why.ts';
