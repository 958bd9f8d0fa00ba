import type { BoardSheet } from '../board.ts';
import { CHURCHYARD } from './churchyard.ts';
import { ISLAND } from './island.ts';
import { MAIN } from './main.ts';

export { CELLAR } from './cellar.ts';

export const BOARDS: readonly BoardSheet[] = [MAIN, ISLAND, CHURCHYARD];
