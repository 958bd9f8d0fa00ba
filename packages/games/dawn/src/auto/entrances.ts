import { UNREACHABLE } from '@shamble/parts';
import { ground } from '../rules/ground.ts';
import { mayDrift } from '../rules/orders.ts';
import { hasSuper, isBerserk, isHeld } from '../rules/questions.ts';
import { endsOf, neighbours } from '../rules/ways.ts';
import { NONE, type Space, type State, type Why } from '../types.ts';
import { type Drift, go, isOpenEntrance, mayGo } from './going.ts';

/** 2: zombies on the space of an open main door make way for others (DD-SPRI-03, DD-SPRI-04). */
export function makeRoom(drift: Drift): void {
  const { state } = drift.play;
  for (const [entrance, space] of ground(state).entrances.entries()) {
    if (space < 0 || !isOpenEntrance(state, space) || !mayGo(drift, space)) continue;
    const why: Why = { rule: 'DD-SPRI-03', priority: 2, entrance };
    const ends = endsOf(state, space, null).filter((end) => !isOpenEntrance(state, end));
    if (go(drift, space, ends, drift.near, why)) continue;
    const chain = chainFrom(state, space);
    const cost = chain.slice(0, -1).filter((one) => !isBerserk(state, one)).length;
    if (chain.length === 0 || cost > drift.left) continue;
    for (let at = chain.length - 2; at >= 0; at--)
      go(drift, chain[at]!, [chain[at + 1]!], drift.near, at === 0 ? why : { ...why, rule: 'DD-SPRI-04' });
  }
}

/** The shortest row of zombies that move up one by one into the first free space, from the entrance on; none if there is none. */
function chainFrom(state: State, entrance: Space): Space[] {
  const before = new Int16Array(state.zombies.length).fill(NONE);
  const queue = [entrance];
  before[entrance] = entrance;
  for (const at of queue)
    for (const to of neighbours(state, at)) {
      if (before[to] !== NONE || isOpenEntrance(state, to)) continue;
      if (isHeld(state, to) && (!mayDrift(state, to) || hasSuper(state, to))) continue;
      before[to] = at;
      if (!isHeld(state, to)) return trace(before, to, entrance);
      queue.push(to);
    }
  return [];
}

function trace(before: Int16Array, end: Space, entrance: Space): Space[] {
  const chain = [end];
  for (let at = end; at !== entrance && at !== UNREACHABLE; at = before[at]!) chain.unshift(before[at]!);
  return chain;
}
