export type { Dawn } from './types.ts';
