export * from './deck.ts';
export * from './dice.ts';
export { keptBy } from './kept.ts';
export * from './space/floor.ts';
export * from './space/grid.ts';
export * from './space/paths.ts';
export * from './space/sight.ts';
export * from './space/walk.ts';
export * from './space/zones.ts';
