export * from './deck.ts';
export * from './dice.ts';
export * from './space/grid.ts';
export * from './space/paths.ts';
export * from './space/zones.ts';
