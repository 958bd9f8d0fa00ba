import { peek } from '@shamble/kernel';
import { sees, UNREACHABLE } from '@shamble/parts';
import { tryGlass } from '../flow/orders.ts';
import type { Playing } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { breakable } from '../rules/orders.ts';
import { hasHuman, isBerserk, isHeld, isHuman } from '../rules/questions.ts';
import { canSee, counters } from '../rules/sight.ts';
import { distances, endsOf, neighbours } from '../rules/ways.ts';
import { BERSERK_MOVE, NONE, PUBLIC, type Space, type State, type Why } from '../types.ts';
import { makeRoom } from './entrances.ts';
import { type Drift, go, isOpenEntrance, mayGo, nearnessOf, preyOf } from './going.ts';
import { leadAll } from './leaders.ts';
import { drawLot, lowest } from './lot.ts';
import { quickMeasure } from './measure.ts';

/** Where a zombie may go by a priority, which of these is best, and why. Without any: the glass in its way, if there is some. */
interface Plan {
  readonly ends: readonly Space[];
  readonly measure: Uint16Array;
  readonly why: Why;
}

/** Null if the priority does not fit the zombie there. */
type Priority = (state: State, space: Space, near: Uint16Array) => Plan | null;

/** The five priorities, each for all it fits before the next (DD-SPRI-01, DD-SPRI-10). */
export function driftAll(play: Playing, die: number, byLot: boolean): void {
  const { state } = play;
  const drift: Drift = { play, left: die, byLot, near: nearnessOf(state) };
  if (!state.characters.some(isHuman)) return;
  leadAll(drift);
  inTurn(drift, drift.near, pounce);
  makeRoom(drift);
  inTurn(drift, drift.near, approach);
  inTurn(drift, drift.near, peer);
  inTurn(drift, quickMeasure(state), wander);
}

/** The nearest first, then the higher known value, then by lot (DD-SPRI-11). */
function inTurn(drift: Drift, near: Uint16Array, priority: Priority): void {
  const { state } = drift.play;
  const waiting: Space[] = [];
  for (let space = 0; space < near.length; space++) if (mayGo(drift, space)) waiting.push(space);
  const known = (space: Space): number => (state.looked[space] === PUBLIC ? peek(state.values[space]!) : 0);
  const rank = (space: Space): number => near[space]! * 16 - known(space);
  waiting.sort((a, b) => rank(a) - rank(b) || a - b);
  for (let from = 0; from < waiting.length; ) {
    let to = from + 1;
    while (to < waiting.length && rank(waiting[to]!) === rank(waiting[from]!)) to++;
    moveEquals(drift, waiting.slice(from, to), near, priority);
    from = to;
  }
}

/** Zombies that are equally near: all of them if the die allows it, else by lot. */
function moveEquals(drift: Drift, equals: Space[], near: Uint16Array, priority: Priority): void {
  const { play, byLot } = drift;
  const { state } = play;
  for (;;) {
    const fit = equals.filter((space) => mayGo(drift, space) && priority(state, space, near) !== null);
    if (fit.length === 0) return;
    const isShort = fit.filter((space) => !isBerserk(state, space)).length > drift.left;
    const space = isShort ? drawLot(play, fit, byLot) : fit[0]!;
    equals.splice(equals.indexOf(space), 1);
    const { ends, measure, why } = priority(state, space, near)!;
    if (ends.length > 0) go(drift, space, ends, measure, why);
    else smash(drift, space, measure, why);
  }
}

/** 1: whoever can get to a character does (DD-SPRI-02). */
function pounce(state: State, from: Space, near: Uint16Array): Plan | null {
  if (near[from]! > BERSERK_MOVE) return null;
  const ends = endsOf(state, from, null).filter((end) => hasHuman(state, end));
  return planned(ends, near, { rule: 'DD-SPRI-02', priority: 1, ...preyOf(state, from) });
}

const planned = (ends: readonly Space[], measure: Uint16Array, why: Why): Plan | null =>
  ends.length === 0 ? null : { ends, measure, why };

/** 3: whoever sees a character comes closer to him, through glass if need be (DD-SPRI-05, DD-GLASS-01). */
function approach(state: State, from: Space): Plan | null {
  const seen = state.characters.flatMap((one, id) => (isHuman(one) && canSee(state, from, one.space) ? [id] : []));
  if (seen.length === 0) return null;
  const prey = lowest(seen, (id) => distances(state, state.characters[id]!.space)[from]!)[0]!;
  const measure = distances(state, state.characters[prey]!.space);
  const why: Why = { rule: 'DD-SPRI-05', priority: 3, prey, distance: measure[from]! };
  const ends = endsOf(state, from, measure);
  return ends.length > 0 || breakable(state, from).length > 0 ? { ends, measure, why } : null;
}

/** Closed glass on the way of a berserk zombie; broken, it may step through (DD-GLASS-05). */
function smash(drift: Drift, from: Space, measure: Uint16Array, why: Why): void {
  const { play } = drift;
  const { state } = play;
  const isBroken = tryGlass(play, from, breakable(state, from)[0]!, { ...why, rule: 'DD-GLASS-04' });
  state.moved[from] = 1;
  if (!isBroken) return;
  const ends = neighbours(state, from).filter((to) => measure[to]! < measure[from]! && !isHeld(state, to));
  go(drift, from, ends, measure, why);
}

/** 4: whoever can come in sight of a character does (DD-SPRI-06, DD-SPRI-09). */
function peer(state: State, from: Space, near: Uint16Array): Plan | null {
  const { sights } = ground(state);
  const ends = endsOf(state, from, null);
  if (ends.length === 0) return null;
  const blocked = counters(state);
  blocked[from] = 0;
  const inSight = ends.filter(
    (end) =>
      !isOpenEntrance(state, end) &&
      state.characters.some((one) => isHuman(one) && sees(sights, state.doors, blocked, end, one.space)),
  );
  return planned(inSight, near, { rule: 'DD-SPRI-06', priority: 4, ...preyOf(state, from) });
}

/** 5: whoever is nearest goes for the nearest character (DD-SPRI-07, DD-SPRI-09). */
function wander(state: State, from: Space): Plan | null {
  const { prey, distance } = preyOf(state, from);
  if (prey === NONE || distance === UNREACHABLE) return null;
  const measure = distances(state, state.characters[prey]!.space);
  const ends = endsOf(state, from, measure).filter((end) => !isOpenEntrance(state, end));
  return planned(ends, measure, { rule: 'DD-SPRI-07', priority: 5, prey, distance });
}
