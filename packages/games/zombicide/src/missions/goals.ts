import type { Play } from '@shamble/kernel';
import { board, carries, isIn, levelOf, zombiesAt } from '../rules/questions.ts';
import type { Goal, Who } from '../board/mission.ts';
import { LEVELS, type State, type Survivor, type Zombicide } from '../types.ts';

/** ZC-WIN-01, ZC-WIN-02: whatever happens, and at the very moment it does. */
export function settle(play: Play<Zombicide>): boolean {
  const { state } = play;
  if (state.round === 0) return false; // the table is being laid
  const { goals } = board(state);
  let won = true;
  for (let at = 0; won && at < goals.length; at++) won = isReached(state, play.seats.length, goals[at]!);
  if (won) play.end({ winners: play.seats, because: 'won', rules: ['ZC-WIN-02', 'ZC-WIN-03'] });
  else if (!state.survivors.some(isIn)) play.end({ winners: [], because: 'nobodyLeft', rules: ['ZC-WIN-01'] });
  return false;
}

/** Pure, and of open things only, so that a screen can show how far each goal is. */
export function isReached(state: Pick<State, 'mission' | 'survivors' | 'figures'> & { objectives: readonly { taken: boolean; shown: string; colour: unknown }[] }, players: number, goal: Goal<number>): boolean {
  switch (goal.goal) {
    case 'take':
      return taken(state, goal);
    case 'reach':
      return goal.zones.some((zone) => reached(state, zone, goal.who) && !(goal.clear === true && zombiesAt(state, zone) > 0));
    case 'leave': {
      const left = state.survivors.filter(({ status }) => status === 'left').length;
      if (goal.count !== undefined) return left >= (goal.count[players - 1] ?? Number.POSITIVE_INFINITY);
      return enough(state.survivors, goal.who, ({ status }) => status === 'left');
    }
    case 'level':
      return enough(state.survivors, goal.who, ({ xp }) => levelOf(xp) >= LEVELS.indexOf(goal.level));
    case 'clear':
      return isClear(state, goal.zones);
    case 'supplies':
      return supplied(state, goal);
  }
}

type Seen = Parameters<typeof isReached>[0];

function taken({ objectives }: Seen, { colour, count }: Extract<Goal<number>, { goal: 'take' }>): boolean {
  // A colour is known once the token has been taken.
  const of = objectives.filter((one) => colour === undefined || (one.taken ? one.colour === colour : one.shown === colour));
  const done = of.filter((one) => one.taken).length;
  return done >= (count ?? of.length);
}

function enough(survivors: readonly Survivor[], who: Who, does: (survivor: Survivor) => boolean): boolean {
  if (who === 'any') return survivors.some(does);
  const all = who === 'everyone' ? survivors : survivors.filter(({ status }) => status !== 'dead');
  return all.length > 0 && all.every(does);
}

const reached = ({ survivors }: Seen, zone: number, who: Who): boolean =>
  enough(survivors, who, (survivor) => isIn(survivor) && survivor.zone === zone);

function isClear(state: Seen, zones: readonly number[]): boolean {
  if (zones.length > 0) return zones.every((zone) => zombiesAt(state, zone) === 0);
  return state.figures.every((count) => count === 0);
}

function supplied({ survivors }: Seen, { kinds, each, total, where }: Extract<Goal<number>, { goal: 'supplies' }>): boolean {
  const who = survivors.filter(({ status }) => status === 'left' || (where === 'held' && status === 'in'));
  const counts = kinds.map((kind) => who.reduce((sum, survivor) => sum + carries(survivor, kind), 0));
  if (each !== undefined && counts.some((count) => count < each)) return false;
  return total === undefined || counts.reduce((sum, count) => sum + count, 0) >= total;
}
