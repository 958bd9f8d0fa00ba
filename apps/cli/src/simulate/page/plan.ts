import type { FloorPlan, Rectangle } from '@shamble/kernel';
import { el, line, rect, round, svg, words } from './markup.ts';

/** The board from above, with a disc wherever somebody died, as large as they are many. */
export function planOf(
  plan: FloorPlan,
  deaths: ReadonlyMap<number, number>,
  label: string,
  nameOf: (space: number) => string,
): string {
  const [wide, high] = plan.size;
  const edge = 40;
  const most = Math.max(1, ...deaths.values());
  const rooms = plan.spaces.map(({ isOutside, rects }) =>
    rects.map(([x0, y0, x1, y1]) => rect(x0, y0, x1 - x0, y1 - y0, { class: isOutside ? 'street' : 'room' })).join(''),
  );
  const doors = plan.doors.map(({ at: [x, y], isAcross, colour }) =>
    rect(x - (isAcross ? 26 : 9), y - (isAcross ? 9 : 26), isAcross ? 52 : 18, isAcross ? 18 : 52, {
      class: `door ${colour}`,
    }),
  );
  // In the middle of its space, or smaller at the shoulder of the disc that lies there.
  const placed = (space: number, mark: string): string => {
    const [x, y] = middleOf(plan.spaces[space]!.rects);
    const where = deaths.has(space) ? `${round(x - 52)} ${round(y - 48)}) scale(.7` : `${round(x)} ${round(y)}`;
    return el('g', { transform: `translate(${where})` }, mark);
  };
  const marks = plan.marks.map(({ kind, space, colour }) =>
    placed(
      space,
      kind === 'spawn'
        ? el('path', { d: 'M0-46l44 76h-88z', class: 'spawn' })
        : rect(-24, -24, 48, 48, { class: `token ${colour}` }),
    ),
  );
  const discs = [...deaths].map(([space, count]) => {
    const [x, y] = middleOf(plan.spaces[space]!.rects);
    const radius = 18 + 62 * Math.sqrt(count / most);
    return el(
      'g',
      {},
      el('title', {}, `${nameOf(space)}: ${count}`),
      el('circle', { cx: round(x + 7), cy: round(y + 7), r: round(radius), class: 'drop' }),
      el('circle', { cx: round(x), cy: round(y), r: round(radius), class: 'disc' }),
      radius > 34 ? words(x, y + 14, count, { class: 'count', 'text-anchor': 'middle' }) : '',
    );
  });
  const seams = plan.seams.map(([x0, y0, x1, y1]) => line(x0, y0, x1, y1, { class: 'seam' }));
  return svg(
    wide + 2 * edge,
    high + 2 * edge,
    label,
    el('g', { transform: `translate(${edge} ${edge})` }, ...rooms, ...seams, ...doors, ...discs, ...marks),
  );
}

/** Of its largest part. */
function middleOf(rects: readonly Rectangle[]): [number, number] {
  const size = ([x0, y0, x1, y1]: Rectangle): number => (x1 - x0) * (y1 - y0);
  const [x0, y0, x1, y1] = rects.reduce((best, one) => (size(one) > size(best) ? one : best));
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}
