import { NONE } from '@shamble/dawn/types';
import type { Plan } from '../../board/plan.ts';
import { keptPlans } from '../../board/plans.ts';
import type { MapMark, MissionMaps } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { boxOf, type MallGround, SIDE } from './mall/plan.ts';
import { mallOf } from './mall/survey.ts';
import { groundOf, say } from './names.ts';
import './inks.css';

function drawn(mission: string, words: GameWords): MallGround {
  const source = groundOf(mission);
  const nameOfArea = (area: string): string => words.say(say(`area.${area}`));
  const mall = mallOf(source, nameOfArea);
  const spaces: Plan['spaces'] = mall.cells.map((cell) => ({
    id: cell.space,
    kind: cell.area,
    ground: cell.area === 'hall' ? 'street' : 'room',
    label: words.say(say('d.place', { number: cell.number, area: nameOfArea(cell.area) })),
    rects: [boxOf(cell)],
  }));
  const spaceAt = (x: number, y: number): number =>
    mall.cells.find(({ col, row }) => col === Math.floor(x / SIDE) && row === Math.floor(y / SIDE))?.space ?? NONE;
  return {
    id: mission,
    size: [mall.cols * SIDE, mall.rows * SIDE],
    spaces,
    openings: [],
    manholes: [],
    grid: SIDE,
    mall,
    doors: mall.doors.map(({ id, kind, at: [x, y], axis, outward }) => {
      const [dx, dy] = axis === 'v' ? [SIDE / 2, 0] : [0, SIDE / 2];
      const [a, b] = [spaceAt(x - dx, y - dy), spaceAt(x + dx, y + dy)];
      const near = a === NONE ? b : a;
      const label =
        outward === undefined
          ? words.say(say(`d.door.${kind}`, { a: source.names[a]!, b: source.names[b]! }))
          : words.say(say('d.door.main', { way: say(`d.way.${outward}`), number: source.names[near]! }));
      return { id, a: near, b: b === NONE ? near : b, at: [x, y] as const, ink: 'white' as const, label };
    }),
  };
}

function marks(mission: string): readonly MapMark[] {
  const { humanSymbols, entrances, rifles } = groundOf(mission);
  return [
    ...humanSymbols.map((space) => ({ kind: 'start' as const, space })),
    ...entrances.flatMap((space) => (space === NONE ? [] : [{ kind: 'spawn' as const, space }])),
    ...(rifles === NONE ? [] : [{ kind: 'goal' as const, space: rifles }]),
  ];
}

export const plan = keptPlans(drawn);
export const map: MissionMaps = { press: 'dawn', plan, marks };
