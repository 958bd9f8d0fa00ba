export { losses } from '../rules/changes.ts';
export { type Preview, previewOf, type Shot, shotAt } from './act.ts';
export { type Foretold, foretold } from './orders.ts';
export { type Noticed, wouldNotice } from './reaction.ts';
