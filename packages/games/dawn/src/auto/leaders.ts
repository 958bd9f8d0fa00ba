import { UNREACHABLE } from '@shamble/parts';
import { lead, tryGlass } from '../flow/orders.ts';
import { turn } from '../rules/changes.ts';
import { breakable, leadForbidden, leadSteps, maySuperMove } from '../rules/orders.ts';
import { hasHuman } from '../rules/questions.ts';
import { distances } from '../rules/ways.ts';
import { type CharacterId, EMPTY, NONE, type Space, type State, SUPER_MOVE, type Why, ZOMBIE } from '../types.ts';
import { type Drift, preyOf } from './going.ts';
import { drawLot } from './lot.ts';

/** The super-zombies go for the nearest character, outside the die (DD-SOLO-15, DD-SPRI-01). */
export function leadAll(drift: Drift): void {
  const { state } = drift.play;
  for (const who of state.characters.keys()) if (maySuperMove(state, who)) leadOne(drift, who);
}

function leadOne(drift: Drift, who: CharacterId): void {
  const { play } = drift;
  const { state } = play;
  const one = state.characters[who]!;
  const { prey, distance } = preyOf(state, one.space);
  if (prey === NONE || distance === UNREACHABLE) return;
  const why: Why = { rule: 'DD-SOLO-15', priority: distance <= SUPER_MOVE ? 1 : 5, prey, distance };
  let left = SUPER_MOVE;
  let companion = state.zombies[one.space] !== EMPTY && state.moved[one.space] === 0 ? ZOMBIE : NONE;
  const joins = companion === NONE ? joinAt(drift, who, prey) : NONE;
  while (left > 0 && !hasHuman(state, one.space)) {
    const toward = distances(state, state.characters[prey]!.space);
    const steps = leadSteps(state, one.space, toward).filter((to) => leadForbidden(state, to, companion).length === 0);
    if (steps.length > 0) lead(play, who, steps[0]!, companion, 'free', why);
    else {
      const [door] = breakable(state, one.space);
      if (door === undefined) break;
      tryGlass(play, one.space, door, { ...why, rule: 'DD-GLASS-07' });
      one.moved = true;
    }
    left -= 1;
    if (one.space === joins && state.moved[joins] === 0) companion = ZOMBIE;
  }
  turn(play, one.space);
}

/** Of the zombies on its way one is picked by lot to come along; nobody looks at them before (DD-SOLO-15). */
function joinAt({ play, byLot }: Drift, who: CharacterId, prey: CharacterId): Space {
  const { state } = play;
  const found: Space[] = [];
  let at = state.characters[who]!.space;
  for (let left = SUPER_MOVE; left > 0 && !hasHuman(state, at); left--) {
    const toward = distances(state, state.characters[prey]!.space);
    const to = leadSteps(state, at, toward).find((one) => leadForbidden(state, one, NONE).length === 0);
    if (to === undefined) break;
    if (canJoin(state, to)) found.push(to);
    at = to;
  }
  return found.length === 0 ? NONE : drawLot(play, found, byLot);
}

const canJoin = (state: State, space: Space): boolean =>
  state.zombies[space] !== EMPTY && state.moved[space] === 0 && !hasHuman(state, space);
