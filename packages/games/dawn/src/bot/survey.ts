import type { FloorPlan, Survey, Surveyor, TableOf, Told } from '@shamble/kernel';
import { groundOf } from '../board/ground.ts';
import { place } from '../phrases.ts';
import { isHuman } from '../rules/questions.ts';
import type { Dawn } from '../types.ts';

/** How people are lost: a second hit, or turned by the first. */
const DEATHS = ['bitten', 'turned'] as const;

export const surveyor: Surveyor<Dawn> = {
  survey,
  deaths: DEATHS.map((id) => ({ id, title: { id: `death.${id}` } })),
  levels: [],
  place: (plan, space) => place({ plan }, space),
  plan,
};

function survey(count: (name: string) => void): Survey<Dawn> {
  const lost = (data: unknown, death: (typeof DEATHS)[number]): void => {
    count(`died.${(data as { space: number }).space}`);
    count(`death.${death}`);
  };
  return {
    hear(told: readonly Told[]): void {
      for (const { event } of told) {
        if (event.id === 'died') lost(event.data, 'bitten');
        else if (event.id === 'turnedSuper') lost(event.data, 'turned');
      }
    },
    end({ state }: TableOf<Dawn>, won: boolean): void {
      if (won) count(`won.${state.characters.filter(isHuman).length}`);
      else
        count(`lost.${state.main.filter((shut, at) => shut === 1 && groundOf(state.plan).entrances[at]! >= 0).length}`);
    },
  };
}

/** Each space is a square of its own. */
function plan(mission: string): FloorPlan {
  const { floor, hall, entrances, rifles } = groundOf(mission);
  const { columnOf, rowOf } = floor;
  return {
    size: [floor.columns, floor.rows],
    spaces: Array.from({ length: floor.spaces }, (_, space) => {
      const [x, y] = [columnOf[space]!, rowOf[space]!];
      return { isOutside: hall[space] === 1, rects: [[x, y, x + 1, y + 1] as const] };
    }),
    doors: floor.doors.map(({ a, b, glass }) => ({
      at: [(columnOf[a]! + columnOf[b]! + 1) / 2, (rowOf[a]! + rowOf[b]! + 1) / 2] as const,
      isAcross: columnOf[a] === columnOf[b],
      colour: glass ? 'blue' : 'white',
    })),
    marks: [
      ...entrances.flatMap((space) => (space < 0 ? [] : [{ kind: 'spawn', space, colour: '' } as const])),
      ...(rifles < 0 ? [] : [{ kind: 'goal', space: rifles, colour: 'red' } as const]),
    ],
    seams: [],
  };
}
