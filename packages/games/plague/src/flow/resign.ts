import { seatName } from '@shamble/kernel';
import { type Playing, zombieSeat } from '../rules/changes.ts';
import type { Status } from '../types.ts';

/** Whoever gives up gives up for himself alone; his humans stay where they are (ZP-GAME-05). */
export function resign(play: Playing, seat: string): void {
  const { resigned } = play.state;
  const at = play.seats.indexOf(seat);
  if (!resigned.includes(at)) resigned.push(at);
  play.tell({ id: 'resigned', data: { seat: at }, rules: RULES });
  const zombie = zombieSeat(play);
  if (seat === zombie)
    play.end({ winners: play.seats.filter((one) => one !== zombie), because: 'resigned', rules: RULES });
}

const RULES = ['ZP-GAME-05'];
const STAY: readonly Status[] = ['in', 'out', 'carried'];

/** Whether all who are left have given up; shut in against each other, whether all but one have. */
export function hasGivenUp(play: Playing): boolean {
  const { humans, resigned, late } = play.state;
  if (resigned.length === 0) return false;
  const seats = new Set(humans.filter(({ status }) => STAY.includes(status)).map(({ seat }) => seat));
  const [last, ...more] = [...seats].filter((seat) => !resigned.includes(seat));
  if (seats.size === 0 || more.length > 0 || (last !== undefined && (!late || seats.size === 1))) return false;
  const zombie = late ? null : zombieSeat(play);
  const winner = last === undefined ? zombie : seatName(last);
  play.end({ winners: winner === null ? [] : [winner], because: 'resigned', rules: RULES });
  return true;
}
