import type { FloorPlan, Survey, Surveyor, TableOf, Told } from '@shamble/kernel';
import { SQUARES } from '../../content/tiles.ts';
import { boardOf } from '../board/board.ts';
import { place } from '../phrases.ts';
import { stageOf } from '../rules/goals.ts';
import { danger } from '../rules/questions.ts';
import { FOE, LEVELS, type Marvel, SPECIALIST } from '../types.ts';

/** How heroes are lost, as far as one reason can tell it. */
const DEATHS = ['extra', 'foe', 'specialists', 'crowd', 'few', 'bystander', 'hunger'] as const;
type Death = (typeof DEATHS)[number];

/** From so many on they are a crowd. */
const CROWD = 3;

export const surveyor: Surveyor<Marvel> = {
  survey,
  deaths: DEATHS.map((id) => ({ id, title: { id: `death.${id}` } })),
  levels: LEVELS.map((level) => ({ id: `level.${level}` })),
  place: (mission, zone) => place({ mission }, zone),
  plan,
};

function survey(count: (name: string) => void): Survey<Marvel> {
  let extra = false;
  let attackers: readonly number[] = [];
  let attacked = -1;
  const hear = ({ event: { id, data } }: Told, { state }: TableOf<Marvel>): void => {
    switch (id as keyof Marvel['events']) {
      case 'roundBegan':
        extra = false;
        count(`level.${(data as Marvel['events']['roundBegan']).round}.${danger(state)}`);
        break;
      case 'extraActivation':
        extra = true;
        break;
      case 'woundsDealt':
        ({ attackers, zone: attacked } = data as Marvel['events']['woundsDealt']);
        break;
      case 'heroEliminated': {
        const { source } = data as Marvel['events']['heroEliminated'];
        if (source !== 'hunger' && attacked >= 0) count(`died.${attacked}`);
        count(`death.${source === 'enemy' ? causeOf(extra, attackers) : source}`);
      }
    }
  };
  return {
    hear(told: readonly Told[], table: TableOf<Marvel>): void {
      for (const one of told) hear(one, table);
    },
    end({ state }: TableOf<Marvel>, won: boolean): void {
      if (won) count(`won.${state.heroes.filter(({ status }) => status !== 'out').length}`);
      else count(`lost.${stageOf(state)}`);
    },
  };
}

function causeOf(extra: boolean, attackers: readonly number[]): Death {
  if (extra) return 'extra';
  if ((attackers[FOE] ?? 0) > 0) return 'foe';
  if ((attackers[SPECIALIST] ?? 0) > 0) return 'specialists';
  return attackers.reduce((sum, many) => sum + many, 0) >= CROWD ? 'crowd' : 'few';
}

function plan(mission: string): FloorPlan {
  const { size, zones, doors, spawns, objectives, tiles } = boardOf(mission);
  return {
    size: [size[0], size[1]],
    spaces: zones.map(({ street, rects }) => ({ isOutside: street, rects })),
    doors: doors.map(({ at, wall, colour }) => ({
      at,
      isAcross: wall === 'N' || wall === 'S',
      colour: colour ?? 'white',
    })),
    marks: [
      ...spawns.map(({ zone }) => ({ kind: 'spawn', space: zone, colour: '' }) as const),
      ...objectives.map(({ zone, colour }) => ({ kind: 'goal', space: zone, colour }) as const),
    ],
    seams: tiles.flatMap(({ column, row }) => {
      const [x, y] = [SQUARES * column, SQUARES * row];
      return [[x, y, x + SQUARES, y] as const, [x, y, x, y + SQUARES] as const];
    }),
  };
}
