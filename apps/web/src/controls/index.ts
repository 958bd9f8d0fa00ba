// One control for every question that is not a menu of actions. Give it a `key` of its own for each question.
export { OfferControl } from './OfferControl.tsx';
export type { Faces, Picks } from './types.ts';
