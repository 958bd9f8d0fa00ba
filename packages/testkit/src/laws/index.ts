export { checkLaws, keepsLaws, type LawOptions, type LawReport } from './check.ts';
export { type FuzzOptions, fuzz } from './fuzz.ts';
export { faultText, LAWS, type Law, type LawFault } from './law.ts';
export type { Profile } from './trial.ts';
