export type { default as Boss } from 'pg-boss';
export { editionHere, openBoss, pause, queueOf } from './boss.ts';
export { carryOut, type Sent } from './game.ts';
export { gameIn } from './games.ts';
export { Handing } from './handing.ts';
export { isPassing, NoQueue } from './noQueue.ts';
export type { Answer, Piece } from './pieces.ts';
