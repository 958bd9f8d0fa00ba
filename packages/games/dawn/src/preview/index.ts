export { losses } from '../rules/changes.ts';
export { type Preview, previewOf, type Shot } from './act.ts';
export { type Noticed, wouldNotice } from './reaction.ts';
