import { boardOf } from '@shamble/zombicide/board/board';
import { el, line, rect, round, svg, words } from './markup.ts';

/** The board from above, with a disc wherever somebody died, as large as they are many. */
export function planOf(
  mission: string,
  deaths: ReadonlyMap<number, number>,
  label: string,
  nameOf: (zone: number) => string,
): string {
  const board = boardOf(mission);
  const [wide, high] = board.size;
  const edge = 40;
  const most = Math.max(1, ...deaths.values());
  const rooms = board.zones.map(({ street, rects }) =>
    rects.map(([x0, y0, x1, y1]) => rect(x0, y0, x1 - x0, y1 - y0, { class: street ? 'street' : 'room' })).join(''),
  );
  const doors = board.doors.map(({ at: [x, y], wall, colour }) => {
    const across = wall === 'N' || wall === 'S';
    return rect(x - (across ? 26 : 9), y - (across ? 9 : 26), across ? 52 : 18, across ? 18 : 52, {
      class: `door ${colour}`,
    });
  });
  // In the middle of its zone, or smaller at the shoulder of the disc that lies there.
  const placed = (zone: number, mark: string): string => {
    const [x, y] = middleOf(board.zones[zone]!.rects);
    const where = deaths.has(zone) ? `${round(x - 52)} ${round(y - 48)}) scale(.7` : `${round(x)} ${round(y)}`;
    return el('g', { transform: `translate(${where})` }, mark);
  };
  const spawns = board.spawns.map(({ zone }) => placed(zone, el('path', { d: 'M0-46l44 76h-88z', class: 'spawn' })));
  const tokens = board.objectives.map(({ zone, colour }) =>
    placed(zone, rect(-24, -24, 48, 48, { class: `token ${colour}` })),
  );
  const discs = [...deaths].map(([zone, count]) => {
    const [x, y] = middleOf(board.zones[zone]!.rects);
    const radius = 18 + 62 * Math.sqrt(count / most);
    return el(
      'g',
      {},
      el('title', {}, `${nameOf(zone)}: ${count}`),
      el('circle', { cx: round(x + 7), cy: round(y + 7), r: round(radius), class: 'drop' }),
      el('circle', { cx: round(x), cy: round(y), r: round(radius), class: 'disc' }),
      radius > 34 ? words(x, y + 14, count, { class: 'count', 'text-anchor': 'middle' }) : '',
    );
  });
  const tiles = board.tiles.flatMap(({ column, row }) => [
    line(500 * column, 500 * row, 500 * column + 500, 500 * row, { class: 'seam' }),
    line(500 * column, 500 * row, 500 * column, 500 * row + 500, { class: 'seam' }),
  ]);
  return svg(
    wide + 2 * edge,
    high + 2 * edge,
    label,
    el('g', { transform: `translate(${edge} ${edge})` }, ...rooms, ...tiles, ...doors, ...discs, ...spawns, ...tokens),
  );
}

/** Of its largest part. */
function middleOf(rects: readonly (readonly [number, number, number, number])[]): [number, number] {
  const size = ([x0, y0, x1, y1]: readonly [number, number, number, number]): number => (x1 - x0) * (y1 - y0);
  const [x0, y0, x1, y1] = rects.reduce((best, one) => (size(one) > size(best) ? one : best));
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}
