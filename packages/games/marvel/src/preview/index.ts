export { frame } from './frame.ts';
export {
  type Declared,
  declaredOdds,
  hitOrder,
  mealOf,
  type Odds,
  odds,
  rolledOdds,
  type TargetOdds,
} from './odds.ts';
export { type Arrow, type Flight, type Likely, type Threat, threat, type ZoneThreat } from './threat.ts';
export { threats } from './threats.ts';
export { ways } from './ways.ts';
export { why } from './why.ts';
