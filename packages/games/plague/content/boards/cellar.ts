import type { CellarSheet } from '../board.ts';

/** The booklet says: stairs, one search space, can be barricaded by itself. The rest is ours. */
export const CELLAR: CellarSheet = {
  id: 'cellar',
  provenance: 'reconstructed',
  source: 'own',
  // biome-ignore format: a drawing
  plan: [
    '.|# . . # X',
    ' +',
    '.|# . # # .',
    ' +',
    '. . . . . .',
    '',
    '# . # . . #',
    '',
    '# . # # . .',
  ],
  // biome-ignore format: a drawing
  rooms: [
    'cccccc',
    'cccccc',
    'cccccc',
    'cccccc',
    'cccccc',
  ],
  roomList: [{ letter: 'c', id: 'cellar', kind: 'cellar', house: true, closable: true }],
  openings: [],
  searches: [{ id: 'wine-rack', square: [5, 0], place: 'inside' }],
  carDoors: [],
  // biome-ignore format: a table
  edge: {
  },
  things: [
    {
      kind: 'shelf',
      squares: [
        [1, 0],
        [1, 1],
      ],
    },
    {
      kind: 'wine-rack',
      squares: [
        [4, 0],
        [5, 0],
      ],
    },
    {
      kind: 'boiler',
      squares: [
        [3, 1],
        [4, 1],
      ],
    },
    {
      kind: 'coal',
      squares: [
        [0, 3],
        [0, 4],
      ],
    },
    {
      kind: 'crate',
      squares: [
        [2, 3],
        [2, 4],
        [3, 4],
      ],
    },
    { kind: 'barrel', squares: [[5, 3]] },
  ],
  // biome-ignore format: a drawing
  ground: [
    'sfffff',
    'sfffff',
    'sfffff',
    'ffffff',
    'ffffff',
  ],
  grounds: { s: 'stairs', f: 'stone' },
  stairs: { top: [0, 0], out: 'north' },
};
