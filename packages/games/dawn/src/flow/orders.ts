import type { Menu, RuleId } from '@shamble/kernel';
import { destroyed, rollDice } from '@shamble/parts';
import { drawCounter, layZombie, type Playing, shiftZombie, turn, zombieSeat } from '../rules/changes.ts';
import { breakable, companions, leadForbidden, leadSteps, lurkers, maySuperMove } from '../rules/orders.ts';
import { hasHuman, hasSuper, isBerserk, valueAt } from '../rules/questions.ts';
import {
  BERSERK_MOVE,
  type CharacterId,
  type DoorId,
  EMPTY,
  FACE_DOWN,
  type Moment,
  NONE,
  type Order,
  PRIVATE,
  PUBLIC,
  type Space,
  type State,
  SUPER_MOVE,
  UNSEEN,
  type Under,
  type Why,
  ZOMBIE,
} from '../types.ts';

const withWhy = <E extends object>(event: E, why: Why | undefined): E =>
  why === undefined ? event : { ...event, why };

/** A zombie goes where it ends its move; face up where it meets somebody (DD-REVEAL-03). */
export function stepZombie(play: Playing, from: Space, to: Space, moment: Moment, why?: Why): void {
  shiftZombie(play, from, to);
  const rule = moment === 'reaction' ? 'DD-REACT-01' : 'DD-FREE-01';
  const rules: RuleId[] = why === undefined ? [rule] : [rule, why.rule];
  play.tell(withWhy({ id: 'shambled', data: { from, to, moment }, rules }, why));
  turn(play, to);
}

/** Two dice below the value, and the glass is gone; the value is seen and hidden again (DD-GLASS-03, DD-REVEAL-05). */
export function tryGlass(play: Playing, space: Space, door: DoorId, why?: Why): boolean {
  const { state } = play;
  if (state.zombies[space] === FACE_DOWN) {
    play.reveal(state.values[space]!);
    state.looked[space] = PUBLIC;
  }
  const value = valueAt(state, space);
  const faces = rollDice(play, 'glass', 2, 6);
  const broken = faces[0]! + faces[1]! < value;
  if (broken) state.doors = destroyed(state.doors, door);
  play.tell(
    withWhy(
      { id: 'glassTried', data: { space, door, faces, value, broken }, rules: ['DD-GLASS-03', 'DD-REVEAL-05'] },
      why,
    ),
  );
  return broken;
}

/** One step of a super-zombie, alone or with somebody (DD-SUPER-05 to DD-SUPER-07). */
export function lead(play: Playing, who: CharacterId, to: Space, companion: number, moment: Moment, why?: Why): void {
  const { state } = play;
  const one = state.characters[who]!;
  const from = one.space;
  one.space = to;
  one.moved = true;
  if (companion === ZOMBIE) shiftZombie(play, from, to);
  else if (companion >= 0) {
    state.characters[companion]!.space = to;
    state.characters[companion]!.moved = true;
  }
  const rules = [
    'DD-SUPER-04',
    ...(companion === NONE ? [] : ['DD-SUPER-05']),
    ...(why === undefined ? [] : [why.rule]),
  ];
  play.tell(withWhy({ id: 'superMoved', data: { character: who, from, to, with: companion, moment }, rules }, why));
  turn(play, from);
  if (companion === ZOMBIE) turn(play, to);
  else look(play, to);
}

/** Whoever runs it may look at what it passes (DD-SUPER-11); not in the solo game (DD-SOLO-15). */
function look(play: Playing, space: Space): void {
  const { state } = play;
  const seat = zombieSeat(play);
  if (seat === null || state.zombies[space] !== FACE_DOWN || state.looked[space] !== UNSEEN) return;
  state.looked[space] = PRIVATE;
  const value = play.reveal(state.values[space]!);
  play.tell({ id: 'looked', data: { space, value }, rules: ['DD-SUPER-11'] }, { only: [seat] });
}

/** A hidden zombie comes out, face down, and is struck off the list (DD-HIDE-04, DD-HIDE-09). */
export function comeOut(play: Playing, space: Space, moment: Moment): void {
  const { state } = play;
  const list = play.reveal(state.hidden);
  list.splice(list.indexOf(space), 1);
  state.struck.push(space);
  state.clear[space] = 1;
  layZombie(state, space, drawCounter(play, state.spare));
  play.tell({
    id: 'hiddenRevealed',
    data: { space },
    rules: ['DD-HIDE-04', moment === 'reaction' ? 'DD-HIDE-05' : 'DD-HIDE-06'],
  });
  turn(play, space);
}

/** How far the zombies there can go: the leader's way if there is one. */
export const reachOf = (state: State, space: Space): number =>
  hasSuper(state, space) ? SUPER_MOVE : isBerserk(state, space) ? BERSERK_MOVE : 1;

/** What whoever is under way may do with what is left of its move. */
export function offerUnder(menu: Menu<Order>, state: State, under: Under, toward: Uint16Array | null): void {
  const { at, who, left, from } = under;
  if (left > 0 && !hasHuman(state, at)) {
    if (who >= 0) offerLead(menu, state, who, under.tow, toward);
    else offerLast(menu, state, at, toward);
    // It must have begun its turn beside the door (DD-GLASS-02).
    for (const door of breakable(state, at))
      menu.weigh({ do: 'break', from: at, door }, at === from ? [] : ['DD-GLASS-02']);
  }
  menu.allow({ do: 'stay' });
}

/** The second space of a berserk zombie that has spent its first on a door (DD-GLASS-05). */
function offerLast(menu: Menu<Order>, state: State, from: Space, toward: Uint16Array | null): void {
  for (const to of leadSteps(state, from, toward)) {
    const isTaken = state.zombies[to] !== EMPTY || hasSuper(state, to);
    menu.weigh({ do: 'step', from, to }, isTaken ? ['DD-ZMOVE-02'] : []);
  }
}

function offerLead(menu: Menu<Order>, state: State, who: CharacterId, tow: number, toward: Uint16Array | null): void {
  for (const to of leadSteps(state, state.characters[who]!.space, toward))
    for (const companion of companions(state, who, tow))
      menu.weigh({ do: 'lead', who, to, with: companion }, leadForbidden(state, to, companion));
}

/** What the super-zombies may do that have not moved; two in one space try a door as one. */
export function offerLeaders(menu: Menu<Order>, state: State, toward: Uint16Array | null): void {
  const tried: Space[] = [];
  for (const [who, one] of state.characters.entries()) {
    if (!maySuperMove(state, who) || (toward !== null && state.seen[one.space] !== 1)) continue;
    offerLead(menu, state, who, NONE, toward);
    if (tried.includes(one.space)) continue;
    tried.push(one.space);
    for (const door of breakable(state, one.space)) menu.allow({ do: 'break', from: one.space, door });
  }
}

export function offerLurkers(menu: Menu<Order>, state: State, isReaction: boolean): boolean {
  const found = lurkers(state, isReaction);
  for (const at of found) menu.allow({ do: 'reveal', at });
  return found.length > 0;
}

/** What is left of a move after an order; at: NONE when it is over. */
export function after(play: Playing, under: Under, order: Order, moment: Moment): Under {
  const { state } = play;
  const isOver = { at: NONE, who: NONE, left: 0, tow: NONE, from: NONE };
  if (order.do === 'lead') {
    const left = (under.at === NONE ? SUPER_MOVE : under.left) - 1;
    const from = under.at === NONE ? state.characters[order.who]!.space : under.from;
    lead(play, order.who, order.to, order.with, moment);
    const going = { at: order.to, who: order.who, left, tow: order.with, from };
    return left > 0 && !hasHuman(state, order.to) ? going : settleDown(play, going, isOver);
  }
  if (order.do === 'break') {
    const who = under.at === NONE ? leaderAt(state, order.from) : under.who;
    const left = (under.at === NONE ? reachOf(state, order.from) : under.left) - 1;
    tryGlass(play, order.from, order.door);
    const tow = spend(state, order.from, who);
    const going = { at: order.from, who, left, tow, from: order.from };
    return left > 0 ? going : settleDown(play, going, isOver);
  }
  if (order.do === 'step') {
    stepZombie(play, order.from, order.to, moment);
    return isOver;
  }
  return settleDown(play, under, isOver);
}

const leaderAt = (state: State, space: Space): CharacterId =>
  state.characters.findIndex((one) => one.space === space && one.status === 'super' && !one.moved);

/** A try at a door is the move of whoever makes it, failed or not (DD-GLASS-05); with whom a leader tries. */
function spend(state: State, space: Space, who: CharacterId): number {
  if (state.zombies[space] !== EMPTY) state.moved[space] = 1;
  if (who < 0) return NONE;
  state.characters[who]!.moved = true;
  return state.zombies[space] !== EMPTY ? ZOMBIE : NONE;
}

/** A super-zombie that stays with a zombie is stacked with it (DD-REVEAL-02). */
function settleDown(play: Playing, { at }: Under, isOver: Under): Under {
  if (at >= 0) turn(play, at);
  return isOver;
}

/** Whoever is under way stops, all others go by themselves; unless somebody has to come out first. */
export const usualOrder = (from: readonly Order[]): Order =>
  from.find(({ do: what }) => what === 'stay' || what === 'rest') ?? from.find(({ do: what }) => what === 'reveal')!;
