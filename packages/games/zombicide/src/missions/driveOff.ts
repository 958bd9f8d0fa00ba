import type { Play } from '@shamble/kernel';
import { leaveCar } from '../actions/exit.ts';
import type { Goal } from '../board/mission.ts';
import { clauseFor } from '../rules/locks.ts';
import { board } from '../rules/questions.ts';
import { NOWHERE, type State, type Zombicide, type Zone } from '../types.ts';
import { hasToWait } from './goals.ts';

/** The goal for which a car that comes to the zone drives off, if it is its turn. */
function goalAt(state: State, zone: Zone): Goal<number> | undefined {
  const goal = board(state).goals.find((one) => one.goal === 'leave' && one.byCar === true && one.zone === zone);
  return goal === undefined || hasToWait(state, goal) ? undefined : goal;
}

export const drivesOffFrom = (state: State, zone: Zone): boolean => goalAt(state, zone) !== undefined;

/** Off the board with everyone in it and what lies under it. */
export function driveOff(play: Play<Zombicide>, at: number): void {
  const { state } = play;
  const car = state.cars[at]!;
  const rules = clauseFor(goalAt(state, car.zone)!);
  const gone = car.seats.filter((id) => id >= 0);
  for (const id of gone) {
    leaveCar(play, id);
    state.survivors[id]!.status = 'left';
  }
  car.zone = NOWHERE;
  play.tell({ id: 'carDroveOff', data: { car: at, cards: [...car.load] }, rules });
  for (const survivor of gone) play.tell({ id: 'survivorLeft', data: { survivor }, rules });
}
