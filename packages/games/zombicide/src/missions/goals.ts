import type { Play } from '@shamble/kernel';
import type { Goal, PLACES, Who } from '../board/mission.ts';
import { board, isIn, kindOf, levelOf, zombiesAt } from '../rules/questions.ts';
import { type CardId, LEVELS, NEUTRALISED, NOWHERE, type State, type Survivor, type Zombicide } from '../types.ts';
import { driveAway } from './lures.ts';

/** ZC-WIN-01, ZC-WIN-02: whatever happens, and at the very moment it does. A mission without goals cannot be won. */
export function settle(play: Play<Zombicide>): boolean {
  const { state } = play;
  if (state.round === 0) return false; // the table is being laid
  if (driveAway(play)) return false;
  const { goals } = board(state);
  if (goals.length > 0 && countReached(play) === goals.length)
    play.end({ winners: play.seats, because: 'won', rules: ['ZC-WIN-02', 'ZC-WIN-03'] });
  else if (!state.survivors.some(isIn)) play.end({ winners: [], because: 'nobodyLeft', rules: ['ZC-WIN-01'] });
  return false;
}

/** How many of the goals are reached. In order: those before it first, and what has been reached once stays so. */
function countReached({ state, seats }: Play<Zombicide>): number {
  const { goals, inOrder } = board(state);
  let count = inOrder ? state.marks.goals : 0;
  while (count < goals.length && isReached(state, seats.length, goals[count]!)) count++;
  if (inOrder) state.marks.goals = count;
  return count;
}

/** The goals in order: what is asked for later has to wait. */
export const hasToWait = (state: Pick<State, 'mission' | 'marks'>, goal: Goal<number>): boolean =>
  board(state).inOrder && board(state).goals.indexOf(goal) > state.marks.goals;

/** Pure, and of open things only, so that a screen can show how far each goal is. */
export function isReached(state: Seen, players: number, goal: Goal<number>): boolean {
  switch (goal.goal) {
    case 'take':
      return taken(state, goal);
    case 'reach':
      return goal.zones.some(
        (zone) => reached(state, zone, goal.who) && !(goal.clear === true && zombiesAt(state, zone) > 0),
      );
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
    case 'seated':
      return enough(state.survivors, goal.who, ({ status, car }) => status === 'in' && car >= 0);
    case 'neutralise':
      return state.active.every((spawn) => spawn === NEUTRALISED);
  }
}

/** A colour is known once the token has been taken. */
type Seen = Pick<State, 'mission' | 'survivors' | 'figures' | 'cars' | 'active'> & {
  readonly objectives: readonly { readonly taken: boolean; readonly colour: unknown }[];
};

/** The board says how many they are. */
function taken(state: Seen, { colour, count }: Extract<Goal<number>, { goal: 'take' }>): boolean {
  let wanted = count!;
  for (const token of state.objectives) if (token.taken && (colour === undefined || token.colour === colour)) wanted--;
  return wanted <= 0;
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

function supplied(
  state: Seen,
  { kinds, each, total, where, zone }: Extract<Goal<number>, { goal: 'supplies' }>,
): boolean {
  const cards = supplies(state, where, zone).map(kindOf);
  const counts = kinds.map((kind) => cards.filter((one) => one === kind).length);
  if (each !== undefined && counts.some((count) => count < each)) return false;
  return total === undefined || counts.reduce((sum, count) => sum + count, 0) >= total;
}

/** All cards that lie where a goal asks for them. */
function supplies({ survivors, cars }: Seen, where: (typeof PLACES)[number], zone = NOWHERE): CardId[] {
  const loads = cars.filter((car) => where !== 'held' && car.zone < 0 === (where === 'gone'));
  const bearers = survivors.filter(({ status, zone: at }) => {
    if (where === 'loaded') return false;
    return status === 'left' || (status === 'in' && (where === 'held' || at === zone));
  });
  return [...loads.flatMap(({ load }) => load), ...bearers.flatMap(({ slots }) => slots.filter((held) => held >= 0))];
}
