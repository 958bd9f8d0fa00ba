import { createElement, type ReactElement } from 'react';
import { box, group, lines, many, oval, ring, shape, tint } from './draw.ts';

/** A plan symbol: `width` along the wall, `depth` into the room; its back is at y = 0. `--c` is its colour. */
export interface Furniture {
  readonly width: number;
  readonly depth: number;
  readonly drawing: ReactElement;
  /** What throws its shadow: the whole of it, a disc of that radius in its middle, or only its first part, so deep. */
  readonly cast?: { readonly disc: number } | { readonly deep: number };
}

const wood = 'var(--fw)';
const woodDark = 'var(--fw-d)';
const pale = 'var(--f1)';
const straw = 'var(--f2)';
const steel = 'var(--f3)';
const iron = 'var(--fi)';
const colour = 'var(--c, var(--fred))';
const yellow = 'var(--fyel)';
const red = 'var(--fred)';
const stroke = 'var(--stroke)';

const piece = (width: number, depth: number, ...parts: ReactElement[]): Furniture => ({
  width,
  depth,
  drawing: createElement('g', null, ...parts),
});

const disc = (radius: number, { width, depth, drawing }: Furniture): Furniture => ({
  width,
  depth,
  drawing,
  cast: { disc: radius },
});
const deep = (part: number, { width, depth, drawing }: Furniture): Furniture => ({
  width,
  depth,
  drawing,
  cast: { deep: part },
});

const chair = (x: number, y: number, turn = 0, fill = straw): ReactElement =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    box(-8.5, -7, 17, 15, fill, 4, 2),
    createElement('rect', { x: -9.5, y: -10.5, width: 19, height: 5.5, rx: 2.7, fill: stroke }),
  );
const stool = (x: number, y: number): ReactElement =>
  createElement('g', null, ring(x, y, 7, red, 2), ring(x, y, 3.4, 'none', 1.5));
const hob = (x: number, y: number): ReactElement =>
  createElement(
    'g',
    null,
    box(x, y, 34, 22, iron, 2, 2),
    ...[9, 25].flatMap((a) =>
      [6.5, 15.5].map((b) =>
        createElement('circle', { cx: x + a, cy: y + b, r: 3.6, fill: 'none', stroke: 'var(--f3)', strokeWidth: 1.7 }),
      ),
    ),
  );
const tap = (x: number, y: number): ReactElement => lines(`M${x} ${y}v5`, 2.6);
const leaves = (r: number, count: number): ReactElement =>
  createElement(
    'g',
    null,
    ...Array.from({ length: count }, (_, i) =>
      group(
        `rotate(${(360 / count) * i})`,
        shape(
          `M0 0Q${r * 0.5} ${-r * 0.45} 0 ${-r}Q${-r * 0.5} ${-r * 0.45} 0 0Z`,
          i % 2 ? 'var(--leaf-d)' : 'var(--leaf)',
          1.6,
        ),
      ),
    ),
    ring(0, 0, r * 0.2, iron, 1),
  );
const crate = (x: number, y: number, s: number): ReactElement =>
  createElement(
    'g',
    null,
    box(x, y, s, s, wood, 1.5),
    box(x + 4, y + 4, s - 8, s - 8, woodDark, 0, 1.6),
    lines(`M${x + 5} ${y + 5}L${x + s - 5} ${y + s - 5}`, 2),
  );
const books = (x0: number, y: number, width: number): ReactElement => {
  const inks = [red, pale, 'var(--fblue)', yellow, pale, 'var(--fgreen)', straw];
  const widths = [5, 7, 4, 6, 8, 5];
  const spines: ReactElement[] = [];
  for (let x = x0, i = 0; x + widths[i % 6]! <= x0 + width; x += widths[i % 6]!, i++)
    spines.push(box(x, y, widths[i % 6]!, 9, inks[(i * 3) % 7]!, 0, 1.3));
  return createElement('g', null, ...spines);
};

const bed = (w: number, d: number, pillows: number): Furniture => {
  const each = (w - 8 - 4 * (pillows - 1)) / pillows;
  return piece(
    w,
    d,
    box(0, 0, w, 7, woodDark, 2),
    box(1.5, 5, w - 3, d - 5, pale, 5, 2.4),
    many(pillows, (i) => box(4 + i * (each + 4), 9, each, 15, pale, 5, 1.8)),
    shape(`M1.5 31H${w - 1.5}V${d - 6}Q${w - 1.5} ${d} ${w - 7} ${d}H7Q1.500 ${d} 1.500 ${d - 6}Z`, colour),
    shape(`M1.500 31H${w - 1.5}V40H1.500Z`, pale, 1.8),
    lines(`M${w * 0.3} 46V${d - 6}M${w * 0.7} 46V${d - 6}`, 1.5),
  );
};
const sofa = (w: number, seats: number): Furniture => {
  const seat = (w - 18) / seats;
  return piece(
    w,
    35,
    shape(`M8 0H${w - 8}Q${w} 0 ${w} 8V29Q${w} 35 ${w - 5} 35H5Q0 35 0 29V8Q0 0 8 0Z`, colour, 2.4),
    many(seats, (i) => box(9 + i * seat, 11, seat, 24, 'var(--f1b)', 4, 1.8)),
    lines(`M9 11V33M${w - 9} 11V33`, 2),
  );
};
const counter = (w: number, ...parts: ReactElement[]): Furniture =>
  piece(w, 26, box(0, 0, w, 26, pale, 2, 2.4), lines(`M3 22H${w - 3}`, 1.3), ...parts);

export const FURNITURE = {
  sofa: sofa(88, 2),
  sofa3: sofa(112, 3),
  armchair: piece(
    38,
    35,
    shape('M8 0H30Q38 0 38 8V29Q38 35 33 35H5Q0 35 0 29V8Q0 0 8 0Z', colour, 2.4),
    box(8, 10, 22, 25, 'var(--f1b)', 4, 1.8),
  ),
  television: deep(
    17,
    piece(
      64,
      20,
      box(0, 0, 64, 17, wood, 2),
      box(9, 4, 46, 6, iron, 1, 1.6),
      shape('M14 17L22 10H42L50 17Z', straw, 1.6),
      lines('M32 4v-1', 2),
    ),
  ),
  bookcase: piece(74, 16, box(0, 0, 74, 16, woodDark, 1), books(4, 4, 66)),
  plant: disc(9, piece(26, 26, ring(13, 13, 8, wood, 2), group('translate(13 13)', leaves(13, 7)))),
  lamp: disc(9, piece(20, 20, ring(10, 10, 9.5, yellow, 2), ring(10, 10, 4, pale, 1.5))),
  sideboard: piece(
    66,
    20,
    box(0, 0, 66, 20, wood, 2),
    lines('M22 3V17M44 3V17', 1.7),
    ring(11, 10, 5, pale, 1.5),
    oval(55, 10, 7, 5, steel, 1.5),
  ),
  record: piece(
    34,
    22,
    box(0, 0, 34, 22, wood, 2),
    ring(12, 11, 8, iron, 1.6),
    ring(12, 11, 2, red, 1),
    lines('M27 4L20 13', 1.8),
  ),
  coffee: piece(46, 30, box(0, 0, 46, 30, wood, 5), box(6, 6, 15, 11, pale, 1, 1.5), ring(34, 18, 5, steel, 1.5)),

  sink: counter(58, box(10, 4, 38, 15, steel, 5, 1.8), ring(29, 12, 1.6, stroke, 1), tap(29, 1)),
  stove: counter(42, hob(4, 2)),
  counter: counter(44, box(5, 5, 14, 12, wood, 2, 1.6), lines('M24 8h14M24 13h14', 2)),
  fridge: piece(34, 33, box(0, 0, 34, 33, steel, 3, 2.4), lines('M2 26H32', 1.7), lines('M8 29.500h8', 2.2)),
  breakfast: piece(
    62,
    40,
    chair(10, 20, -90),
    chair(52, 20, 90),
    box(15, 2, 32, 36, wood, 4, 2.4),
    ring(31, 13, 6, pale, 1.5),
    ring(31, 28, 6, pale, 1.5),
  ),

  bed: bed(64, 78, 2),
  single: bed(42, 76, 1),
  nightstand: piece(22, 22, box(0, 0, 22, 22, wood, 2), ring(11, 11, 6, yellow, 1.7)),
  wardrobe: piece(
    66,
    22,
    box(0, 0, 66, 22, wood, 2),
    lines('M33 2V20M33 11H3M33 11H63', 1.5),
    lines('M28 18v2M38 18v2', 2.6),
  ),
  dresser: piece(46, 20, box(0, 0, 46, 20, wood, 2), oval(23, 6, 13, 3.6, steel, 1.5), ring(38, 13, 3.5, red, 1.4)),

  tub: piece(
    82,
    40,
    box(0, 0, 82, 40, pale, 9, 2.4),
    box(6, 6, 70, 28, steel, 13, 1.8),
    ring(67, 20, 2.4, stroke, 1),
    lines('M73 14v12', 2.6),
  ),
  toilet: piece(
    28,
    38,
    box(0, 0, 28, 13, pale, 3),
    oval(14, 24, 11, 13.5, pale, 2.2),
    oval(14, 25, 6.4, 8.6, steel, 1.5),
  ),
  basin: piece(40, 27, box(0, 0, 40, 27, pale, 4), oval(20, 16, 13, 8, steel, 1.8), tap(20, 3)),
  washer: piece(
    34,
    32,
    box(0, 0, 34, 32, pale, 3, 2.4),
    ring(17, 18, 9.5, steel, 1.8),
    ring(17, 18, 4.4, iron, 1),
    lines('M4 5h8', 2),
  ),
  basins: piece(
    78,
    24,
    box(0, 0, 78, 24, pale, 3),
    many(3, (i) => oval(14 + i * 25, 14, 9, 6.5, steel, 1.6)),
    many(3, (i) => tap(14 + i * 25, 2)),
  ),
  stalls: piece(
    92,
    46,
    many(2, (i) =>
      createElement(
        'g',
        null,
        box(13 + i * 46, 2, 20, 8, pale, 2, 1.8),
        oval(23 + i * 46, 20, 8.5, 11, pale, 2),
        oval(23 + i * 46, 21, 4.8, 7, steel, 1.4),
      ),
    ),
    lines('M1 0V45M46 0V45M91 0V45', 4),
    lines('M3 45L30 36M48 45L75 36', 2.4),
  ),

  desk: deep(
    29,
    piece(
      70,
      44,
      chair(35, 37, 180),
      box(0, 0, 70, 29, wood, 2, 2.4),
      box(21, 4, 28, 6, iron, 1, 1.4),
      box(22, 14, 26, 9, pale, 2, 1.5),
      box(4, 5, 12, 15, pale, 1, 1.4),
      ring(60, 10, 4, red, 1.4),
    ),
  ),
  cabinets: piece(
    66,
    18,
    many(3, (i) => box(i * 22, 0, 22, 18, steel, 1)),
    many(3, (i) => lines(`M${7 + i * 22} 14h8`, 2.2)),
  ),
  copier: piece(
    38,
    28,
    box(0, 0, 38, 28, pale, 3, 2.4),
    box(4, 4, 22, 14, steel, 1, 1.6),
    box(29, 6, 5, 8, red, 1, 1.2),
    lines('M6 23h22', 2),
  ),
  whiteboard: piece(84, 9, box(0, 0, 84, 9, pale, 1), lines('M8 5h20M34 5h8M60 5h14', 1.6, red)),
  conference: piece(
    118,
    68,
    many(3, (i) => chair(25 + i * 34, 9, 0)),
    many(3, (i) => chair(25 + i * 34, 59, 180)),
    box(4, 14, 110, 40, wood, 14, 2.4),
    many(2, (i) => box(26 + i * 46, 27, 20, 14, pale, 1, 1.5)),
    ring(59, 34, 5, steel, 1.5),
  ),
  reception: piece(
    100,
    50,
    shape('M0 0H20V26H100V50H6Q0 50 0 44Z', wood, 2.4),
    lines('M6 4V40Q6 44 10 44H96', 1.5),
    box(40, 31, 22, 6, iron, 1, 1.4),
    ring(82, 38, 5, red, 1.5),
    chair(58, 14, 0),
  ),
  cooler: piece(22, 22, box(0, 0, 22, 22, pale, 3), ring(11, 11, 7.5, 'var(--fblue)', 1.7), ring(11, 11, 3, pale, 1.2)),
  seats: piece(
    86,
    24,
    lines('M4 4H82', 3),
    many(4, (i) => chair(12 + i * 20.6, 14, 0, i % 2 ? straw : 'var(--fyel)')),
  ),
  magazines: piece(
    40,
    26,
    box(0, 0, 40, 26, wood, 3),
    group('rotate(-8 12 12)', box(5, 5, 12, 15, yellow, 1, 1.4)),
    group('rotate(11 28 12)', box(22, 6, 12, 15, pale, 1, 1.4), lines('M25 10h6', 1.8, red)),
  ),
  vending: piece(
    40,
    30,
    box(0, 0, 40, 30, red, 2, 2.4),
    box(4, 5, 22, 19, pale, 1, 1.6),
    lines('M4 11h22M4 17.500h22', 1.4),
    box(30, 8, 6, 9, iron, 1, 1),
  ),

  examination: piece(
    84,
    40,
    box(0, 0, 84, 40, pale, 6, 2.4),
    box(5, 6, 17, 28, steel, 6, 1.8),
    lines('M30 2V38', 1.6),
    lines('M36 8H78M36 32H78', 1.4),
    tint('M52 14h8v-0zM52 17h4v-4h5v4h4v5h-4v4h-5v-4h-4z', red),
  ),
  medicine: piece(
    78,
    20,
    box(0, 0, 78, 20, pale, 2, 2.4),
    lines('M19.500 2V18M39 2V18M58.500 2V18', 1.6),
    tint('M7 8.200h3.400v-3.400h3.200v3.400h3.400v3.200h-3.400v3.400h-3.200v-3.400h-3.400z', red),
  ),
  curtain: piece(
    70,
    10,
    lines('M2 3H68', 2.4),
    lines('M2 5q4 8 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0', 3.4, 'var(--fgreen)'),
  ),
  trolley: piece(
    36,
    22,
    box(0, 0, 36, 22, steel, 3),
    ring(9, 8, 4, pale, 1.3),
    lines('M17 6h14M17 11h11M6 17h24', 1.7),
  ),
  scales: piece(22, 24, box(0, 2, 22, 22, steel, 4), ring(11, 9, 5, pale, 1.5), lines('M11 9l2.500-3', 1.6)),

  dining: disc(
    30,
    piece(
      92,
      92,
      createElement('g', null, ...[0, 60, 120, 180, 240, 300].map((a) => group(`rotate(${a} 46 46)`, chair(46, 10)))),
      ring(46, 46, 31, wood, 2.6),
      ring(46, 46, 24, 'none', 1.3),
      ring(46, 46, 9, pale, 1.6),
      group('translate(46 46)', leaves(8, 5)),
    ),
  ),
  rack: piece(
    80,
    24,
    box(0, 0, 80, 24, steel, 1),
    box(4, 4, 16, 15, wood, 1, 1.7),
    box(22, 6, 12, 13, woodDark, 1, 1.7),
    box(37, 3, 20, 17, wood, 1, 1.7),
    lines('M47 3v17', 1.5),
    box(60, 6, 15, 12, pale, 1, 1.7),
  ),
  crate: piece(32, 32, crate(0, 0, 32)),
  crates: piece(58, 34, crate(0, 0, 33), crate(35, 0, 23), box(38, 25, 17, 9, straw, 1, 1.6)),
  pallet: piece(
    48,
    42,
    box(0, 0, 48, 42, woodDark, 1),
    lines('M0 10H48M0 21H48M0 32H48', 1.6),
    box(6, 5, 17, 15, wood, 1),
    box(25, 5, 17, 15, straw, 1),
    box(6, 22, 17, 15, straw, 1),
    lines('M14.500 5v15M33.500 5v15M14.500 22v15', 1.4),
  ),
  till: piece(
    84,
    30,
    box(0, 0, 84, 30, wood, 3, 2.4),
    lines('M4 25H80', 1.4),
    box(10, 5, 22, 16, iron, 2, 1.8),
    box(13, 8, 10, 5, 'var(--leaf)', 1, 1),
    box(44, 7, 30, 12, pale, 1, 1.5),
  ),
  display: piece(
    72,
    22,
    box(0, 0, 72, 22, steel, 2),
    lines('M24 2V20M48 2V20', 1.6),
    lines('M6 14l10-7M30 14l10-7M54 14l10-7', 2.6),
  ),
  guns: piece(
    88,
    17,
    box(0, 0, 88, 17, woodDark, 1),
    many(5, (i) => group(`translate(${10 + i * 16.5} 8.500)`, lines('M-5 4L6-4', 3.4), lines('M-4 3.500L-6.500 6', 3))),
  ),
  lockers: piece(
    84,
    20,
    many(4, (i) => box(i * 21, 0, 21, 20, i === 2 ? 'var(--fblue)' : steel, 1)),
    many(4, (i) => lines(`M${6 + i * 21} 4.500h9M${6 + i * 21} 8h9`, 1.4)),
    many(4, (i) => lines(`M${16 + i * 21} 13v3`, 2.2)),
  ),
  bench: piece(70, 17, lines('M10 8.500H60', 8), box(0, 2, 70, 6, wood, 1, 1.8), box(0, 9.5, 70, 6, wood, 1, 1.8)),
  rubble: piece(
    76,
    38,
    shape('M0 0H76L70 12L58 15L50 30L36 26L26 38L12 30L4 18Z', straw, 2.2),
    shape('M6 2L22 6L16 18L4 14ZM30 3L46 2L48 14L34 17ZM54 3L68 4L62 12Z', steel, 1.8),
    shape('M22 20L32 18L34 28L24 32Z', wood, 1.8),
    lines('M40 19l8 6M10 21l5 4', 1.8),
  ),
  beam: piece(
    70,
    26,
    group('rotate(14 35 13)', box(0, 4, 70, 9, woodDark, 1), lines('M8 8h18M36 9h22', 1.4)),
    group('rotate(-9 30 18)', box(8, 12, 54, 8, wood, 1)),
  ),
  hole: piece(
    40,
    40,
    shape('M6 10L16 2L28 5L37 15L35 29L24 38L11 35L2 24Z', iron, 2.2),
    lines('M6 10L-2 4M35 29L43 35M28 5L33 -3', 1.8),
  ),
  booth: piece(
    84,
    50,
    box(0, 0, 84, 10, colour, 4),
    box(0, 0, 16, 50, colour, 5),
    box(68, 0, 16, 50, colour, 5),
    lines('M12 8V46M72 8V46', 1.5),
    box(25, 6, 34, 42, pale, 4, 2.4),
    ring(42, 18, 5.5, straw, 1.5),
    ring(42, 36, 5.5, straw, 1.5),
    box(38, 25, 8, 5, yellow, 1, 1.2),
  ),
  bar: deep(
    27,
    piece(
      122,
      46,
      box(0, 0, 122, 27, wood, 4, 2.4),
      box(4, 4, 114, 15, pale, 2, 1.6),
      hob(10, 1),
      box(58, 6, 20, 10, steel, 2, 1.5),
      ring(96, 11, 5, red, 1.4),
      many(4, (i) => stool(18 + i * 29, 37)),
    ),
  ),
  jukebox: piece(
    36,
    26,
    shape('M0 0H36V16Q36 26 18 26Q0 26 0 16Z', red, 2.4),
    shape('M6 4H30V14Q30 21 18 21Q6 21 6 14Z', yellow, 1.6),
    lines('M12 8v8M18 8v9M24 8v8', 2),
  ),
  sandbags: piece(
    104,
    30,
    many(4, (i) => box(i * 26, 0, 27, 16, straw, 7, 2)),
    many(3, (i) => box(13 + i * 26, 13, 27, 16, wood, 7, 2)),
    many(4, (i) => lines(`M${9 + i * 26} 8h8`, 1.5)),
  ),
  bunk: piece(
    78,
    36,
    box(0, 0, 78, 36, iron, 2),
    box(4, 4, 70, 28, 'var(--leaf-d)', 3, 1.8),
    box(7, 8, 15, 20, pale, 4, 1.7),
    lines('M30 5V31', 1.6),
  ),
  radio: piece(
    60,
    30,
    box(0, 0, 60, 30, wood, 2, 2.4),
    box(6, 4, 26, 13, iron, 1, 1.6),
    ring(13, 10.5, 3.5, yellow, 1.2),
    lines('M20 8h8M20 12h8', 1.6, 'var(--f1)'),
    box(38, 8, 16, 14, pale, 1, 1.5),
    lines('M41 12h9M41 16h6', 1.4),
    lines('M8 4L2 -0', 1.6),
  ),
  ammunition: piece(
    46,
    28,
    box(0, 0, 22, 28, 'var(--leaf-d)', 2),
    box(24, 4, 22, 24, 'var(--leaf-d)', 2),
    lines('M4 14h14M28 16h14', 2),
    lines('M8 5h6M32 9h6', 2.4, yellow),
  ),
  workbench: piece(
    100,
    28,
    box(0, 0, 100, 28, wood, 1, 2.4),
    lines('M3 23H97', 1.4),
    box(8, 5, 14, 12, iron, 2, 1.8),
    lines('M15 2v20', 2.2),
    lines('M34 16l14-8', 3.4),
    box(56, 6, 18, 9, red, 1, 1.6),
    lines('M80 8h12M80 14h8', 2.2),
  ),
  tyres: disc(
    18,
    piece(
      40,
      38,
      ring(20, 19, 18.5, iron, 2.2),
      ring(20, 19, 12, 'none', 1.6),
      ring(20, 19, 8, steel, 1.8),
      ring(20, 19, 2.4, iron, 1),
    ),
  ),
  drum: disc(
    13,
    piece(28, 28, ring(14, 14, 13, 'var(--fblue)', 2.2), ring(14, 14, 9, 'none', 1.5), ring(19, 10, 2.4, iron, 1)),
  ),
  drumred: disc(13, piece(28, 28, ring(14, 14, 13, red, 2.2), ring(14, 14, 9, 'none', 1.5), ring(9, 10, 2.4, iron, 1))),
  toolchest: piece(
    46,
    24,
    box(0, 0, 46, 24, red, 2, 2.4),
    lines('M4 8H42M4 16H42', 1.6),
    lines('M19 4h8M19 12h8M19 20h8', 2),
  ),
  extinguisher: disc(7, piece(16, 16, ring(8, 9, 7, red, 2), lines('M8 2v5', 2.4))),
  notices: piece(54, 7, box(0, 0, 54, 7, wood, 1, 1.8), lines('M6 3.500h8M18 3.500h12M36 3.500h10', 2.2, 'var(--f1)')),
  umbrella: disc(
    27,
    piece(
      76,
      76,
      createElement('g', null, ...[45, 135, 225, 315].map((a) => group(`rotate(${a} 38 38)`, chair(38, 6)))),
      ring(38, 38, 27, pale, 2.4),
      createElement(
        'g',
        null,
        ...[0, 90, 180, 270].map((a) =>
          group(`rotate(${a} 38 38)`, shape('M38 38L38 11A27 27 0 0 1 57.100 18.900Z', colour, 1.6)),
        ),
      ),
      ring(38, 38, 3, iron, 1),
    ),
  ),
  grill: disc(
    14,
    piece(40, 32, ring(20, 16, 15, iron, 2.2), lines('M8 11H32M6 16H34M8 21H32', 1.7), box(31, 24, 8, 6, wood, 1, 1.4)),
  ),
  hedge: piece(
    96,
    22,
    many(6, (i) => group(`translate(${10 + i * 15.2} 11)`, leaves(12, 7))),
  ),
  bush: disc(12, piece(38, 38, group('translate(19 19)', leaves(18, 9)))),
  mower: piece(
    34,
    46,
    lines('M9 22L4 44M25 22L30 44M4 44H30', 3),
    box(2, 2, 30, 22, red, 5, 2.4),
    ring(17, 13, 6, iron, 1.6),
  ),
} satisfies Record<string, Furniture>;

export type FurnitureName = keyof typeof FURNITURE;
