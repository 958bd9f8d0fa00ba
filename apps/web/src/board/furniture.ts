import { HOME } from './furniture/home.ts';
import type { Furniture } from './furniture/pieces.ts';
import { STORE } from './furniture/store.ts';
import { WORK } from './furniture/work.ts';
import { YARD } from './furniture/yard.ts';

const ALL = { ...HOME, ...WORK, ...STORE, ...YARD };

export type FurnitureName = keyof typeof ALL;
/** Every plan symbol by its name. */
export const FURNITURE: Readonly<Record<FurnitureName, Furniture>> = ALL;
