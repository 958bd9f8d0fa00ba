import type { BoardSheet } from '../board.ts';

/** The house with the garage. The plan is published; where the 21 numbers lie is reconstructed: every fourth square of the edge, the
 * only such spacing that meets no obstacle, in order clockwise. */
export const MAIN: BoardSheet = {
  id: 'main',
  provenance: 'published',
  source: 'plan',
  // biome-ignore format: a drawing
  plan: [
    '. . . . . . . . . . . . # . . . . . # #',
    '',
    '. . . . . . # . . . . . . . . . . . . #',
    '',
    '. . . . . . . . . . . . . . . . . . . .',
    '',
    '. # . . . . . . # . . . . . . . . . . .',
    ' +-+-+-+-+-+',
    '.|# X # # #|. . . . . . . . . . . . . .',
    ' +         +',
    '.|# . . . #|. . . . . . . # # . . . . .',
    ' +         +   +-+-+-+D+-+-+-+W+-+-+-+',
    '.|# . . # #|. .|# # . . #|# # . # # #|.',
    ' +         +   +         +           +',
    '.|# . . . #|. .|# # . . #|# . . . . #|.',
    ' +         +   +         +           +',
    '.|# # . . .D. .|# # . . #|. . . . . X|.',
    ' +         +   +         +           +',
    '.|# . . . #|. .|. . . . .|. # # # # #|.',
    ' +-+     +-+   +-+-+ +   +D+-+-+-+-+-+',
    '. . . . . . . .|# # X|. .D.D. . . . #|.',
    '               +-+-+-+-+-+ +-+       +',
    '. . . . . . . .|# . # . . . X|# # . #|.',
    '               +           +-+-+-+-+-+',
    '. . . . . . . .D. . . . . . #|# # # #|.',
    '               +             +       +',
    '. . . . . . . .|# . . # # . #|. . . #|.',
    '               +             +       +',
    '. . . . . . . .|# . . # . . #|. . . #|.',
    '               +           +-+       +',
    '. . C C C . . .|# . . . . . . . . . #|.',
    '               +                     +',
    '. . C C C . . .|# . . . . . # # . . X|.',
    '               +-+-+W+W+-+D+-+-+W+W+-+',
    '. . C C C . . . # # . . . . . . . . . .',
    '',
    '. . C C C . . . . # . . . . . . . . . .',
    '',
    '. . C X C . . . . # # . . . . . . . . .',
    '',
    '. . . . . . . . . . . . . . . . . . . #',
    '',
    '. . . . . . # . . . # . . # . # . . . #',
    '',
    '. . . . . . . . . . . . . . . . . . . .',
    '',
    '. . . . . . . . . . . . . . . . . . . .',
  ],
  // biome-ignore format: a drawing
  rooms: [
    '....................',
    '....................',
    '....................',
    '....................',
    '.ggggg..............',
    '.ggggg..............',
    '.ggggg..bbbbbssssss.',
    '.ggggg..bbbbbssssss.',
    '.ggggg..bbbbbssssss.',
    '.ggggg..bbbbbssssss.',
    '........bbbbbhwwwww.',
    '........lllllllwwww.',
    '........lllllllkkkk.',
    '........lllllllkkkk.',
    '........lllllllkkkk.',
    '........lllllkkkkkk.',
    '........lllllkkkkkk.',
    '....................',
    '....................',
    '....................',
    '....................',
    '....................',
    '....................',
    '....................',
  ],
  roomList: [
    { letter: 'b', id: 'bedroom', kind: 'bedroom', house: true, closable: true },
    { letter: 's', id: 'study', kind: 'study', house: true, closable: true },
    { letter: 'w', id: 'bathroom', kind: 'bathroom', house: true, closable: true },
    { letter: 'h', id: 'hall', kind: 'hall', house: true, closable: false },
    { letter: 'l', id: 'living-room', kind: 'living-room', house: true, closable: false },
    { letter: 'k', id: 'kitchen', kind: 'kitchen', house: true, closable: false },
    { letter: 'g', id: 'garage', kind: 'garage', house: false, closable: false },
  ],
  openings: [
    {
      id: 'back-door',
      between: [
        [11, 5],
        [11, 6],
      ],
    },
    {
      id: 'side-door',
      between: [
        [7, 12],
        [8, 12],
      ],
    },
    {
      id: 'front-door',
      between: [
        [13, 16],
        [13, 17],
      ],
    },
    {
      id: 'bedroom-door',
      between: [
        [12, 10],
        [13, 10],
      ],
    },
    {
      id: 'study-door',
      between: [
        [13, 9],
        [13, 10],
      ],
    },
    {
      id: 'bathroom-door',
      between: [
        [13, 10],
        [14, 10],
      ],
    },
    {
      id: 'garage-side-door',
      between: [
        [5, 8],
        [6, 8],
      ],
    },
    {
      id: 'study-window',
      between: [
        [15, 5],
        [15, 6],
      ],
    },
    {
      id: 'living-room-window-1',
      between: [
        [10, 16],
        [10, 17],
      ],
    },
    {
      id: 'living-room-window-2',
      between: [
        [11, 16],
        [11, 17],
      ],
    },
    {
      id: 'kitchen-window-1',
      between: [
        [16, 16],
        [16, 17],
      ],
    },
    {
      id: 'kitchen-window-2',
      between: [
        [17, 16],
        [17, 17],
      ],
    },
  ],
  searches: [
    { id: 'car-boot', square: [3, 19], place: 'vehicle' },
    { id: 'garage-crate', square: [2, 4], place: 'garage' },
    { id: 'bedroom-closet', square: [10, 10], place: 'inside' },
    { id: 'hall-cabinet', square: [14, 11], place: 'inside' },
    { id: 'kitchen-fridge', square: [18, 16], place: 'inside' },
    { id: 'study-shelf', square: [18, 8], place: 'inside' },
  ],
  carDoors: [
    { from: [1, 17], car: [2, 17] },
    { from: [5, 17], car: [4, 17] },
  ],
  // biome-ignore format: a table
  edge: {
    11: [1, 0], 12: [5, 0], 13: [9, 0], 14: [13, 0], 15: [17, 0], 16: [19, 2], 22: [19, 6],
    23: [19, 10], 24: [19, 14], 25: [19, 18], 26: [19, 22], 33: [16, 23], 34: [12, 23], 35: [8, 23],
    36: [4, 23], 44: [0, 23], 45: [0, 19], 46: [0, 15], 55: [0, 11], 56: [0, 7], 66: [0, 3],
  },
  things: [
    { kind: 'bush', squares: [[12, 0]] },
    {
      kind: 'hedge',
      squares: [
        [18, 0],
        [19, 0],
        [19, 1],
      ],
    },
    { kind: 'boulder', squares: [[6, 1]] },
    { kind: 'bush', squares: [[1, 3]] },
    { kind: 'plant', squares: [[8, 3]] },
    {
      kind: 'box',
      squares: [
        [1, 4],
        [1, 5],
      ],
    },
    { kind: 'crate', squares: [[2, 4]] },
    {
      kind: 'workbench',
      squares: [
        [3, 4],
        [4, 4],
        [5, 4],
      ],
    },
    {
      kind: 'planks',
      squares: [
        [5, 5],
        [5, 6],
      ],
    },
    { kind: 'boulder', squares: [[13, 5]] },
    { kind: 'plant', squares: [[14, 5]] },
    {
      kind: 'crate',
      squares: [
        [1, 6],
        [1, 7],
      ],
    },
    { kind: 'barrel', squares: [[4, 6]] },
    {
      kind: 'bed',
      squares: [
        [8, 6],
        [9, 6],
        [8, 7],
        [9, 7],
        [8, 8],
        [9, 8],
      ],
    },
    { kind: 'shelf', squares: [[12, 6]] },
    {
      kind: 'desk',
      squares: [
        [13, 6],
        [14, 6],
        [13, 7],
      ],
    },
    {
      kind: 'desk',
      squares: [
        [16, 6],
        [17, 6],
        [18, 6],
      ],
    },
    { kind: 'box', squares: [[5, 7]] },
    {
      kind: 'dresser',
      squares: [
        [12, 7],
        [12, 8],
      ],
    },
    {
      kind: 'shelf',
      squares: [
        [18, 7],
        [18, 8],
        [18, 9],
      ],
    },
    {
      kind: 'tank',
      squares: [
        [1, 8],
        [2, 8],
      ],
    },
    { kind: 'barrel', squares: [[1, 9]] },
    { kind: 'deck-chair', squares: [[5, 9]] },
    {
      kind: 'bench',
      squares: [
        [14, 9],
        [15, 9],
      ],
    },
    {
      kind: 'writing-desk',
      squares: [
        [16, 9],
        [17, 9],
      ],
    },
    {
      kind: 'closet',
      squares: [
        [8, 10],
        [9, 10],
        [10, 10],
      ],
    },
    {
      kind: 'bathtub',
      squares: [
        [18, 10],
        [18, 11],
      ],
    },
    { kind: 'lamp', squares: [[8, 11]] },
    { kind: 'armchair', squares: [[10, 11]] },
    { kind: 'cabinet', squares: [[14, 11]] },
    { kind: 'washbasin', squares: [[15, 11]] },
    { kind: 'toilet', squares: [[16, 11]] },
    {
      kind: 'bookcase',
      squares: [
        [14, 12],
        [14, 13],
        [14, 14],
      ],
    },
    {
      kind: 'counter',
      squares: [
        [15, 12],
        [16, 12],
        [17, 12],
        [18, 12],
      ],
    },
    {
      kind: 'sofa',
      squares: [
        [8, 13],
        [8, 14],
        [8, 15],
        [8, 16],
      ],
    },
    {
      kind: 'coffee-table',
      squares: [
        [11, 13],
        [11, 14],
      ],
    },
    { kind: 'television', squares: [[12, 13]] },
    {
      kind: 'stove',
      squares: [
        [18, 13],
        [18, 14],
      ],
    },
    {
      kind: 'car',
      squares: [
        [2, 15],
        [3, 15],
        [4, 15],
        [2, 16],
        [3, 16],
        [4, 16],
        [2, 17],
        [3, 17],
        [4, 17],
        [2, 18],
        [3, 18],
        [4, 18],
        [2, 19],
        [3, 19],
        [4, 19],
      ],
    },
    { kind: 'counter', squares: [[18, 15]] },
    {
      kind: 'table',
      squares: [
        [14, 16],
        [15, 16],
      ],
    },
    { kind: 'fridge', squares: [[18, 16]] },
    {
      kind: 'hedge',
      squares: [
        [8, 17],
        [9, 17],
        [9, 18],
        [9, 19],
        [10, 19],
      ],
    },
    {
      kind: 'hedge',
      squares: [
        [19, 20],
        [19, 21],
      ],
    },
    { kind: 'boulder', squares: [[6, 21]] },
    { kind: 'plant', squares: [[10, 21]] },
    { kind: 'mailbox', squares: [[13, 21]] },
    { kind: 'bush', squares: [[15, 21]] },
  ],
  // biome-ignore format: a drawing
  ground: [
    'gggggggggggggggggggg',
    'gggggggggggggggggggg',
    'gggggggggggggggggggg',
    'ggggggggttttttgggggg',
    'goooooggttttttgggggg',
    'goooooggttttttgggggg',
    'goooooggcccccwwwwwwg',
    'goooooggcccccwwwwwwg',
    'goooooggcccccwwwwwwg',
    'goooooggcccccwwwwwwg',
    'ggddddggcccccwbbbbbg',
    'ggddddggwwwwwwwbbbbg',
    'ggddddggwwwwwwwkkkkg',
    'ggddddggwwwwwwwkkkkg',
    'ggddddggwwwwwwwkkkkg',
    'ggddddggwwwwwkkkkkkg',
    'ggddddggwwwwwkkkkkkg',
    'ggddddggggpppppggggg',
    'ggddddggggpppppggggg',
    'ggddddggggggpggggggg',
    'ggddddggggggpggggggg',
    'ggddddggggggpggggggg',
    'vvvvvvvvvvvvvvvvvvvv',
    'rrrrrrrrrrrrrrrrrrrr',
  ],
  grounds: {
    g: 'grass',
    r: 'street',
    v: 'pavement',
    d: 'driveway',
    t: 'terrace',
    p: 'path',
    c: 'carpet',
    w: 'wood',
    b: 'tiles',
    k: 'lino',
    o: 'concrete',
  },
};
