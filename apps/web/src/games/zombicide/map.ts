import { boardOf } from '@shamble/zombicide/board/board';
import type { Plan } from '../../board/plan.ts';
import { keptPlans } from '../../board/plans.ts';
import type { MapMark, MissionMaps } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { capital, roomName, say, zonePhrase } from './names.ts';
import { planOf } from './plan.ts';

const STREETS = [1, 2, 3, 4] as const;

function newPlan(mission: string, words: GameWords): Plan {
  const board = boardOf(mission);
  const drawn = planOf(board, {
    room: (_kind, zone) => words.say(roomName({ mission }, zone)),
    zone: (_facts, zone) => capital(words.say(zonePhrase({ mission }, zone))),
    streets: STREETS.map((n) => words.say(say(`z.street.${n}`))),
  });
  const doors = drawn.doors.map((door) => ({
    ...door,
    label: words.say(say('z.door.open', { place: zonePhrase({ mission }, door.a) })),
  }));
  return { ...drawn, doors };
}

function marks(mission: string): readonly MapMark[] {
  const { start, spawns, objectives, exit } = boardOf(mission);
  return [
    { kind: 'start', space: start },
    ...spawns.map(({ zone }): MapMark => ({ kind: 'spawn', space: zone })),
    ...objectives.map(({ zone }): MapMark => ({ kind: 'goal', space: zone })),
    ...(exit < 0 ? [] : [{ kind: 'exit', space: exit } as const]),
  ];
}

export const map: MissionMaps = { press: 'zombicide', plan: keptPlans(newPlan), marks };
