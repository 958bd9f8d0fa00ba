import { boardOf } from '@shamble/marvel/board/board';
import type { Plan } from '../../board/plan.ts';
import { keptPlans } from '../../board/plans.ts';
import type { MapMark, MissionMaps } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { planOf } from './board/plan.ts';
import { capital, place, say } from './names.ts';
import './inks.css';

function newPlan(mission: string, words: GameWords): Plan {
  const drawn = planOf(mission, {
    room: (_kind, zone) => words.say(place({ mission }, zone)),
    zone: (_facts, zone) => capital(words.say(place({ mission }, zone))),
  });
  const doors = drawn.doors.map((door) => ({
    ...door,
    label: words.say(say('m.door.open', { place: place({ mission }, door.a) })),
  }));
  return { ...drawn, doors };
}

function marks(mission: string): readonly MapMark[] {
  const { start, spawns, objectives, exit } = boardOf(mission);
  return [
    ...start.map((space): MapMark => ({ kind: 'start', space })),
    ...spawns.filter(({ many }) => !many).map(({ zone }): MapMark => ({ kind: 'spawn', space: zone })),
    ...objectives.map(({ zone }): MapMark => ({ kind: 'goal', space: zone })),
    ...(exit < 0 ? [] : [{ kind: 'exit', space: exit } as const]),
  ];
}

export const map: MissionMaps = { press: 'marvel', plan: keptPlans(newPlan), marks };
