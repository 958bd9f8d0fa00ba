import type { Rect } from '../board/geometry.ts';
import type { Light, Plan, Space } from '../board/plan.ts';
import type { Piece, Token } from '../board/types.ts';
import { deadFigure } from '../games/zombicide/Dead.tsx';
import { noiseLook } from '../games/zombicide/tokens.tsx';
import { heroFigure } from '../pieces/Disc.tsx';
import { look } from './scene.ts';
import type { StyleWords } from './words.ts';

type Ground = Space['ground'];
const SPACES: readonly (readonly [kind: string, ground: Ground, ...rects: Rect[]])[] = [
  ['street', 'street', [0, 600, 450, 725]],
  ['street', 'street', [450, 600, 900, 725]],
  ['lawn', 'yard', [0, 0, 250, 600], [250, 550, 450, 600]],
  ['patio', 'yard', [250, 0, 600, 150]],
  ['lawn', 'yard', [600, 0, 900, 150], [750, 150, 900, 600]],
  ['living', 'room', [250, 150, 550, 350]],
  ['kitchen', 'room', [550, 150, 750, 350]],
  ['hall', 'room', [250, 350, 450, 500]],
  ['garage', 'room', [450, 350, 750, 500]],
  ['porch', 'yard', [250, 500, 450, 550]],
  ['drive', 'yard', [450, 500, 750, 600]],
];

/** A house of Zombie Plague: no mission of it, only its inks. */
export function plaguePlan(words: StyleWords): Plan {
  return {
    id: 'plague',
    size: [900, 725],
    grid: 50,
    spaces: SPACES.map(([kind, ground, ...rects], id) => ({
      id,
      kind,
      ground,
      name: words.plagueRooms[kind],
      label: words.plagueRooms[kind] ?? kind,
      rects,
    })),
    openings: [
      { a: 5, b: 6, at: [550, 225] },
      { a: 5, b: 7, at: [350, 350] },
    ],
    doors: [
      { id: 0, a: 7, b: 9, at: [350, 500], ink: 'red' },
      { id: 1, a: 5, b: 3, at: [400, 150], ink: 'red' },
      { id: 2, a: 7, b: 8, at: [450, 425], ink: 'red' },
    ],
    manholes: [[225, 662]],
    windows: [
      { at: [250, 225], width: 60, boarded: true },
      { at: [300, 150], width: 50, boarded: true },
      { at: [500, 150], width: 50, boarded: false },
      { at: [250, 425], width: 60, boarded: true },
      { at: [750, 250], width: 60, boarded: false },
      { at: [650, 150], width: 60, boarded: true },
      { at: [600, 500], width: 110, boarded: true },
    ],
    streetNames: [words.plagueTitle],
  };
}

export const PLAGUE_LIGHTS: Readonly<Record<number, Light>> = {
  2: 'lit',
  3: 'lit',
  4: 'lit',
  5: 'lit',
  6: 'dusk',
  7: 'lit',
  8: 'plan',
  9: 'lit',
  10: 'lit',
};
export const PLAGUE_OPEN: ReadonlySet<number> = new Set([0]);

export function plaguePieces(words: StyleWords): Piece[] {
  const dead = (id: string, space: number, dead: 'walker' | 'fatty' = 'walker'): Piece => ({
    id,
    space,
    label: words.dead[dead],
    look: deadFigure(dead),
    group: dead,
    ink: 'var(--acid)',
  });
  return [
    { id: 'phil', space: 5, label: 'Phil', look: heroFigure({ ...look('phil'), active: true }), ink: 'var(--phil)' },
    { id: 'josh', space: 7, label: 'Josh', look: heroFigure(look('josh')), ink: 'var(--josh)' },
    ...Array.from({ length: 4 }, (_, i) => dead(`lawn ${i}`, 2)),
    ...Array.from({ length: 2 }, (_, i) => dead(`patio ${i}`, 3)),
    dead('yard', 4, 'fatty'),
    dead('drive', 10),
  ];
}
export const PLAGUE_TOKENS: readonly Token[] = [{ id: 'noise', space: 9, look: noiseLook(1) }];
