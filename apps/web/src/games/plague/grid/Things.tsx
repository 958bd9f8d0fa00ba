import type { Rect } from '../../../board/geometry.ts';
import { usePattern } from '../../../press/press.ts';
import {
  basin,
  bath,
  bed,
  bench,
  chest,
  counter,
  desk,
  fridge,
  low,
  pew,
  screen,
  seat,
  shelves,
  stove,
  table,
  toilet,
} from './indoors.tsx';
import {
  altar,
  barrel,
  boulder,
  boxes,
  candles,
  coal,
  crate,
  drift,
  grave,
  hole,
  hull,
  lamp,
  leaves,
  nets,
  organ,
  planks,
  plant,
  post,
  spiral,
  statue,
  tank,
  tomb,
} from './outdoors.tsx';
import type { Draw } from './pen.tsx';
import type { Thing } from './plan.ts';
import { SIDE } from './plan.ts';

const cloth = seat('var(--fblue)');
const DRAWINGS: Readonly<Record<string, Draw>> = {
  ...{ bed, bunk: bed, sofa: cloth, armchair: seat('var(--fred)'), 'deck-chair': seat('var(--fyel)'), bench, pew },
  ...{ shelf: shelves(), bookcase: shelves(), 'wine-rack': shelves('var(--fw-d)', ['--fgreen', '--fred']) },
  ...{ closet: chest('var(--fw)', 1), dresser: chest('var(--fw)', 2), cabinet: chest('var(--fw-d)', 2) },
  ...{
    locker: chest('var(--f3)', 2),
    press: chest('var(--fw)', 2),
    larder: shelves('var(--fw)', ['--f1', '--fyel', '--fred']),
  },
  ...{ chest: chest('var(--fw-d)', 1), reliquary: altar, desk, 'writing-desk': desk, radio: desk, workbench: counter },
  ...{
    table,
    'coffee-table': low,
    counter,
    stove,
    fridge,
    bathtub: bath,
    toilet,
    washbasin: basin,
    television: screen,
  },
  ...{ crate, box: boxes, 'lamp-store': boxes, urns: candles, barrel, coal, planks, tank, boiler: tank },
  ...{ bush: leaves('var(--leaf-d)', 'var(--leaf)', 33), yew: leaves('#2d5a32', '#4a7d45', 35), plant, boulder },
  ...{
    hedge: leaves('var(--leaf-d)', 'var(--leaf)', 36),
    driftwood: drift,
    gravestone: grave,
    tomb,
    sarcophagus: tomb,
  },
  ...{ grave: hole, statue, angel: statue, candles, lamp, 'spiral-stairs': spiral, organ, canoe: hull('var(--fred)') },
  ...{
    wreck: hull('var(--fw-d)'),
    altar,
    nets,
    mailbox: post,
    'bell-ropes': candles,
    cassocks: chest('var(--fred)', 2),
  },
};
/** Drawn once for every square they stand on, whatever their shape. */
const BY_SQUARE: readonly string[] = ['bush', 'hedge', 'yew', 'plant', 'boulder', 'crate', 'barrel'];

export function ThingDrawing({ thing: { kind, box: bounds, cells, back } }: { thing: Thing }) {
  const fill = usePattern();
  const draw = DRAWINGS[kind] ?? boxes;
  const area = cells.length * SIDE * SIDE;
  const isWhole = Math.abs(area - (bounds[2] - bounds[0]) * (bounds[3] - bounds[1])) < 1;
  const parts = isWhole && !BY_SQUARE.includes(kind) ? [bounds] : cells;
  return (
    <g>
      {parts.map((part) => (
        <rect
          key={part.join()}
          x={part[0] + 13}
          y={part[1] + 15}
          width={part[2] - part[0] - 16}
          height={part[3] - part[1] - 16}
          rx="10"
          fill={fill('dots-fine')}
        />
      ))}
      {parts.map((part) => (
        <g key={part.join()} transform={placed(part, back)}>
          {back % 2 === 0 ? draw(part[2] - part[0], part[3] - part[1]) : draw(part[3] - part[1], part[2] - part[0])}
        </g>
      ))}
    </g>
  );
}

/** From a drawing with its back to the north. */
function placed([x0, y0, x1, y1]: Rect, back: number): string {
  if (back === 1) return `translate(${x1} ${y0}) rotate(90)`;
  if (back === 2) return `translate(${x1} ${y1}) rotate(180)`;
  return back === 3 ? `translate(${x0} ${y1}) rotate(270)` : `translate(${x0} ${y0})`;
}
