import { NAMES } from '@shamble/plague/types';
import type { Skin } from '../table/skin.ts';
import { crew, sheet } from './crew.tsx';
import { faces } from './faces.tsx';
import { GridBoard } from './grid/GridBoard.tsx';
import { goals, heading } from './heading.ts';
import { deed, log } from './log.ts';
import { humanPiece, viewOf } from './names.ts';
import { option, ROWS } from './options.ts';
import { preview, worth } from './preview.tsx';
import { marks, plan, scene } from './scene.ts';
import { teller } from './teller.tsx';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const skin: Skin = {
  press: 'plague',
  text: { en, fr },
  teller,
  board: GridBoard,
  faces,
  menus: ['act', 'facing', 'spot', 'zombie', 'zombieAct', 'opening', 'room', 'cot'],
  rows: ROWS,
  plan,
  marks,
  scene,
  heading,
  goals,
  crew,
  sheet,
  option,
  worth,
  preview,
  log,
  deed,
  isBeginning: (seen) => viewOf(seen).round <= 1,
  mission: (seen) => viewOf(seen).board,
  pieceOf: (hero) => humanPiece(Number(hero)),
  hero(seen) {
    const { turn, humans } = viewOf(seen);
    const about = seen.pending?.about as { human?: number } | undefined;
    const id = about?.human ?? turn;
    return id >= 0 && id < NAMES.length && humans[id] !== undefined ? String(id) : null;
  },
  question: () => null,
  rules: async (tongue) => (await (tongue === 'fr' ? import('rules:plague/fr') : import('rules:plague/en'))).default,
};
