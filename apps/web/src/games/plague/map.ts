import { opening, place } from '@shamble/plague/phrases';
import { keptPlans } from '../../board/plans.ts';
import type { MapMark, MissionMaps } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { type GridPlan, gridPlan } from './grid/plan.ts';
import { groundFor, say } from './names.ts';
import './inks.css';

function newPlan(board: string, words: GameWords): GridPlan {
  const view = { board, cellar: -1 };
  return gridPlan(board, {
    square: (square) => words.say(place(view, square)),
    room: (id) => words.say(say(id.startsWith('room-') ? 'room.drawn' : `room.${id}`)),
    opening: (id) => words.say(opening(view, id)),
    cellar: words.say(say('board.cellar')),
    rack: words.say(say('p.reserve')),
  });
}

/** What is searched, and the way out. */
function marks(board: string): readonly MapMark[] {
  const { searches, car, cellar, carDoors } = groundFor({ board, cellar: -1 });
  return [
    ...searches
      .filter(({ square }) => square < cellar.first)
      .map(({ square }): MapMark => ({ kind: 'goal', space: square })),
    ...(carDoors.length > 0 ? [{ kind: 'exit' as const, space: car }] : []),
  ];
}

export const plan = keptPlans(newPlan);
export const map: MissionMaps = { press: 'plague', plan, marks };
