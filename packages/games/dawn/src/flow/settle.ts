import { seatNumber } from '@shamble/kernel';
import { countVictory, humanSeats, type Playing, zombieSeat } from '../rules/changes.ts';

/** Rounds without any gain or loss after which the besieged have lost, where the table plays so (DD-GAME-04). */
export const SIEGE = 25;

/** Whatever happens, and as soon as it does: the mall is secured (DD-WIN-03). */
export function settle(play: Playing): boolean {
  countVictory(play);
  return false;
}

/** Nobody was hurt or eliminated, no entrance closed and no rifle taken for so many rounds: hunger decides. */
export function besiege(play: Playing): void {
  const { state } = play;
  if (!state.siege || state.idle < SIEGE) return;
  const seat = zombieSeat(play);
  play.end({ winners: seat === null ? [] : [seat], because: 'besieged', rules: ['DD-GAME-04'] });
}

/** Whoever gives up has lost, and so has everybody on his side. */
export function resign(play: Playing, seat: string): void {
  const dead = zombieSeat(play);
  play.tell({ id: 'resigned', data: { seat: seatNumber(seat) }, rules: ['DD-GAME-03'] });
  const winners = seat === dead ? humanSeats(play) : dead === null ? [] : [dead];
  play.end({ winners, because: 'resigned', rules: ['DD-GAME-03'] });
}
