import { sees, UNREACHABLE } from '@shamble/parts';
import { stepZombie, tryGlass } from '../flow/orders.ts';
import type { Playing } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { breakable } from '../rules/orders.ts';
import { hasHuman, isBerserk, isHeld, isHuman } from '../rules/questions.ts';
import { canSee, counters } from '../rules/sight.ts';
import { distances, endsOf, neighbours } from '../rules/ways.ts';
import { BERSERK_MOVE, FACE_UP, NONE, type Space, type Why } from '../types.ts';
import { makeRoom } from './entrances.ts';
import { type Drift, go, isOpenEntrance, mayGo, nearnessOf, preyOf } from './going.ts';
import { leadAll } from './leaders.ts';
import { drawLot, lowest } from './lot.ts';
import { quickMeasure } from './measure.ts';

/** The five priorities, each for all it fits before the next (DD-SPRI-01, DD-SPRI-10). */
export function driftAll(play: Playing, die: number, byLot: boolean): void {
  const drift: Drift = { play, left: die, byLot };
  if (!play.state.characters.some(isHuman)) return;
  leadAll(drift);
  inTurn(drift, nearnessOf(play.state), pounce);
  makeRoom(drift);
  inTurn(drift, nearnessOf(play.state), approach);
  inTurn(drift, nearnessOf(play.state), peer);
  inTurn(drift, quickMeasure(play.state), wander);
}

/** True if the zombie there has moved. */
type Priority = (drift: Drift, space: Space, near: Uint16Array) => boolean;

/** The nearest first, then the higher known value, then by lot (DD-SPRI-11). */
function inTurn(drift: Drift, near: Uint16Array, priority: Priority): void {
  const { play, byLot } = drift;
  const { state } = play;
  let waiting = state.zombies.flatMap((_, space) => (mayGo(drift, space) ? [space] : []));
  const known = (space: Space): number => (state.zombies[space] === FACE_UP ? Number(state.values[space]) : 0);
  const rank = (space: Space): number => near[space]! * 16 - known(space);
  waiting.sort((a, b) => rank(a) - rank(b) || a - b);
  while (waiting.length > 0) {
    waiting = waiting.filter((space) => mayGo(drift, space));
    if (waiting.length === 0) return;
    const first = waiting[0]!;
    const equals = waiting.filter((space) => rank(space) === rank(first));
    // The lot is drawn only where it decides who goes and who stays.
    const isShort = equals.length > drift.left && !isBerserk(state, first);
    const space = isShort ? drawLot(play, equals, byLot) : first;
    waiting.splice(waiting.indexOf(space), 1);
    priority(drift, space, near);
  }
}

/** 1: whoever can get to a character does (DD-SPRI-02). */
function pounce(drift: Drift, from: Space, near: Uint16Array): boolean {
  const { state } = drift.play;
  if (near[from]! > BERSERK_MOVE) return false;
  const ends = endsOf(state, from, null).filter((end) => hasHuman(state, end));
  return go(drift, from, ends, near, { rule: 'DD-SPRI-02', priority: 1, ...preyOf(state, from) });
}

/** 3: whoever sees a character comes closer to him (DD-SPRI-05). */
function approach(drift: Drift, from: Space): boolean {
  const { state } = drift.play;
  const seen = state.characters.flatMap((one, id) => (isHuman(one) && canSee(state, from, one.space) ? [id] : []));
  if (seen.length === 0) return false;
  const prey = lowest(seen, (id) => distances(state, state.characters[id]!.space)[from]!)[0]!;
  const toward = distances(state, state.characters[prey]!.space);
  const why: Why = { rule: 'DD-SPRI-05', priority: 3, prey, distance: toward[from]! };
  return go(drift, from, endsOf(state, from, toward), toward, why) || smash(drift, from, toward, why);
}

/** Closed glass on the way of a berserk zombie (DD-GLASS-01, DD-GLASS-05). */
function smash(drift: Drift, from: Space, toward: Uint16Array, why: Why): boolean {
  const { play, byLot } = drift;
  const { state } = play;
  const [door] = breakable(state, from);
  if (door === undefined) return false;
  const isBroken = tryGlass(play, from, door, { ...why, rule: 'DD-GLASS-04' });
  state.moved[from] = 1;
  if (!isBroken) return true;
  const ends = neighbours(state, from).filter((to) => toward[to]! < toward[from]! && !isHeld(state, to));
  if (ends.length > 0) stepZombie(play, from, drawLot(play, ends, byLot), 'free', why);
  return true;
}

/** 4: whoever can come in sight of a character does (DD-SPRI-06). */
function peer(drift: Drift, from: Space, near: Uint16Array): boolean {
  const { state } = drift.play;
  const { sights } = ground(state);
  const ends = endsOf(state, from, null).filter((end) => !isOpenEntrance(state, end));
  if (ends.length === 0) return false;
  const blocked = counters(state);
  blocked[from] = 0;
  const inSight = ends.filter((end) =>
    state.characters.some((one) => isHuman(one) && sees(sights, state.doors, blocked, end, one.space)),
  );
  return go(drift, from, inSight, near, { rule: 'DD-SPRI-06', priority: 4, ...preyOf(state, from) });
}

/** 5: whoever is nearest goes for the nearest character (DD-SPRI-07, DD-SPRI-09). */
function wander(drift: Drift, from: Space): boolean {
  const { state } = drift.play;
  const { prey = NONE, distance = UNREACHABLE } = preyOf(state, from);
  if (prey === NONE || distance === UNREACHABLE) return false;
  const toward = distances(state, state.characters[prey]!.space);
  const ends = endsOf(state, from, toward).filter((end) => !isOpenEntrance(state, end));
  return go(drift, from, ends, toward, { rule: 'DD-SPRI-07', priority: 5, prey, distance });
}
