import type { FloorPlan, Survey, Surveyor, TableOf, Told } from '@shamble/kernel';
import { boardOf } from '../board/board.ts';
import { TILE } from '../board/tiles.ts';
import { isReached } from '../missions/goals.ts';
import { place } from '../phrases.ts';
import { danger } from '../rules/questions.ts';
import { LEVELS, type Zombicide } from '../types.ts';

/** How survivors die, as far as one reason can tell it. */
const DEATHS = ['extra', 'abomination', 'runners', 'crowd', 'few', 'fire', 'car', 'molotov'] as const;
type Death = (typeof DEATHS)[number];

/** From so many on they are a crowd. */
const CROWD = 3;

export const surveyor: Surveyor<Zombicide> = {
  survey,
  deaths: DEATHS.map((id) => ({ id, title: { id: `death.${id}` } })),
  levels: LEVELS.map((level) => ({ id: `level.${level}` })),
  place: (mission, zone) => place({ mission }, zone),
  plan,
};

/** Habits that look like blunders: actions left unused, doors opened with the last action, going back where one came from. */
function habits(count: (name: string) => void) {
  /** Survivor -> the zone it left with its last Move, if it has done nothing since. */
  const left: number[] = [];
  return ({ event: { id, data } }: Told, { state }: TableOf<Zombicide>): void => {
    const { survivor = -1 } = data as { survivor?: number };
    switch (id as keyof Zombicide['events']) {
      case 'activationEnded': {
        const { unused } = data as Zombicide['events']['activationEnded'];
        count('habit.activations');
        if (unused > 0) count('habit.unused');
        return;
      }
      case 'activationBegan':
        return;
      case 'moved': {
        const { from, path } = data as Zombicide['events']['moved'];
        count('habit.moves');
        if (left[survivor] === path.at(-1)) count('habit.back');
        left[survivor] = from;
        return;
      }
      case 'doorOpened':
        count('habit.doors');
        if (state.survivors[survivor]!.actions === 0) count('habit.lastDoor');
    }
    if (survivor >= 0) left[survivor] = -1;
  };
}

function survey(count: (name: string) => void): Survey<Zombicide> {
  const note = habits(count);
  let extra = false;
  let attackers: readonly number[] = [];
  const hear = (told: Told, table: TableOf<Zombicide>): void => {
    note(told, table);
    const { id, data } = told.event;
    const { state } = table;
    switch (id as keyof Zombicide['events']) {
      case 'turnBegan':
        extra = false;
        count(`level.${(data as Zombicide['events']['turnBegan']).round}.${LEVELS.indexOf(danger(state))}`);
        break;
      case 'extraActivation':
        extra = true;
        break;
      case 'zombiesAttacked':
        ({ attackers } = data as Zombicide['events']['zombiesAttacked']);
        break;
      case 'died': {
        const { survivor, source } = data as Zombicide['events']['died'];
        count(`died.${state.survivors[survivor]!.zone}`);
        count(`death.${source === 'zombies' ? causeOf(extra, attackers) : source}`);
      }
    }
  };
  return {
    hear(told: readonly Told[], table: TableOf<Zombicide>): void {
      for (const one of told) hear(one, table);
    },
    end({ state, seats }: TableOf<Zombicide>, won: boolean): void {
      const { goals } = boardOf(state.mission);
      const reached = goals.filter((goal) => isReached(state, seats.length, goal)).length;
      if (won) count(`won.${state.survivors.filter(({ status }) => status !== 'dead').length}`);
      else count(`lost.${Math.max(reached, state.marks.goals)}`);
    },
  };
}

function causeOf(extra: boolean, attackers: readonly number[]): Death {
  const [walkers = 0, runners = 0, fatties = 0, abominations = 0] = attackers;
  if (extra) return 'extra';
  if (abominations > 0) return 'abomination';
  if (runners > 0) return 'runners';
  return walkers + fatties >= CROWD ? 'crowd' : 'few';
}

function plan(mission: string): FloorPlan {
  const { size, zones, doors, spawns, objectives, tiles } = boardOf(mission);
  return {
    size,
    spaces: zones.map(({ street, rects }) => ({ isOutside: street, rects })),
    doors: doors.map(({ at, wall, colour }) => ({ at, isAcross: wall === 'N' || wall === 'S', colour })),
    marks: [
      ...spawns.map(({ zone }) => ({ kind: 'spawn', space: zone, colour: '' }) as const),
      ...objectives.map(({ zone, colour }) => ({ kind: 'goal', space: zone, colour }) as const),
    ],
    seams: tiles.flatMap(({ column, row }) => {
      const [x, y] = [TILE * column, TILE * row];
      return [[x, y, x + TILE, y] as const, [x, y, x, y + TILE] as const];
    }),
  };
}
