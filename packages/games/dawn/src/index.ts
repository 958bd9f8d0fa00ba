export { game } from './game.ts';
export type { Dawn } from './types.ts';
