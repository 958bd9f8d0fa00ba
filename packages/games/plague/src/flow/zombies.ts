import { Menu, type Next, seatName } from '@shamble/kernel';
import { turnLeft, turnRight } from '@shamble/parts';
import { decide } from '../auto/decide.ts';
import { mindOf } from '../auto/mind.ts';
import { nearestFirst } from '../auto/order.ts';
import { noteStep } from '../auto/places.ts';
import { isCalling, lookAround } from '../auto/senses.ts';
import { chooseZombieAct } from '../bot/zombie.ts';
import { killBaby, makeNoise, openUp, type Playing, zombieSeat } from '../rules/changes.ts';
import { zombieStepForbidden } from '../rules/moves.ts';
import { across, ground, groupOf, humanAt, isClosed, isLeft, zombieAt } from '../rules/questions.ts';
import {
  type HumanId,
  NONE,
  type State,
  type Why,
  ZOMBIE_AP,
  type Zombie,
  type ZombieAct,
  type ZombieId,
} from '../types.ts';
import { growBored } from '../variants/boredom.ts';
import { checkTreatments } from '../variants/heal.ts';
import { ask, call, choice, done, goto, next, proc } from '../words.ts';
import { isAnyoneInCar } from './overrun.ts';

/** The zombies' turn: all act, then newcomers (ZP-ZTURN-01, ZP-ZTURN-02). */
export const zombies = proc('zombies', {
  begin(play, locals) {
    const { state } = play;
    locals.left = play.query('newcomers', {});
    growBored(play);
    let count = 0;
    for (let id = 0; id < state.zombies.length; id++) {
      const zombie = state.zombies[id]!;
      zombie.done = zombie.square < 0 || (state.late && !state.risen.includes(id));
      zombie.ap = play.query('zombieAp', { zombie: id });
      if (!zombie.done) count += 1;
    }
    if (!state.late || count > 0)
      play.tell({ id: 'zombieTurnBegan', data: { zombies: count }, rules: ['ZP-ZTURN-01'] });
    return next;
  },
  choose(play) {
    const { state } = play;
    const seat = zombieSeat(play);
    if (seat === null && !state.late) return actAlone(play);
    const zombie = state.zombies.findIndex((one) => !one.done);
    if (zombie < 0) return goto('newcomers');
    return state.late ? activation(zombie) : ask(seat!, 'zombie', {}, 'chosen');
  },
  chosen(play) {
    const zombie = play.answer('zombie');
    return zombie === NONE ? goto('newcomers') : activation(zombie);
  },
  newcomers(play, locals) {
    const { state } = play;
    checkTreatments(play);
    if (state.late || state.calm) locals.left = 0;
    locals.left = Math.min(locals.left, state.reserve + state.dogs);
    if (locals.left === 0) return goto('end');
    const seat = zombieSeat(play);
    if (seat === null) return goto('arrive');
    return ask(seat, 'arrivals', { most: locals.left }, 'counted');
  },
  counted(play, locals) {
    locals.left = play.answer('arrivals');
    return next;
  },
  arrive(_play, locals) {
    if (locals.left <= 0) return next;
    locals.left -= 1;
    const newcomer = { human: NONE, zombie: NONE, dog: false, faces: [], squares: [], beyond: false };
    return call('arrive', newcomer, null, 'arrive');
  },
  end(play) {
    const { state } = play;
    state.heard = [];
    state.zombieBonus = 0;
    state.calm = false;
    return done();
  },
});

/** Automatic zombies turn and walk one after the other in one go; whatever else one does has a frame of its own. */
function actAlone(play: Playing): Next {
  const { state } = play;
  for (;;) {
    const id = nearestFirst(state);
    if (id < 0) return goto('newcomers');
    const zombie = state.zombies[id]!;
    zombie.done = true;
    const next = zombie.dog || isAnyoneInCar(state) ? activation(id) : spendAp(play, id, false);
    if (next !== null) return next;
  }
}

const activation = (zombie: ZombieId): Next => call('activate', { zombie }, null, 'choose');

/** One zombie's AP, one after the other (ZP-ZTURN-05). */
export const activate = proc('activate', {
  begin(play, { zombie: id }) {
    play.state.zombies[id]!.done = true;
    return next;
  },
  choose(play, { zombie: id }) {
    const { state } = play;
    const zombie = state.zombies[id]!;
    const seat = state.late ? seatName(state.humans[zombie.was]!.seat) : zombieSeat(play);
    if (seat === null) return spendAp(play, id, true) ?? done();
    if (state.late && isLeft(state, zombie.was)) return done();
    return zombie.square < 0 || zombie.ap <= 0 ? done() : ask(seat, 'zombieAct', { zombie: id }, 'act');
  },
  act: (play, { zombie }) => carryOut(play, zombie, play.answer('zombieAct')),
});

/**
 * An automatic zombie: all its AP in one go, unless a step could end or change anything for others. Null when it has
 * done all it wants; without a frame, one for what is more than walking.
 */
function spendAp(play: Playing, id: ZombieId, framed: boolean): Next | null {
  const { state } = play;
  const board = ground(state);
  const zombie = state.zombies[id]!;
  if (zombie.square < 0) return null;
  let mind = mindOf(play, id);
  for (;;) {
    if (zombie.ap <= 0) {
      lookAround(state, id);
      return null;
    }
    const { act, why } = decide(mind);
    if (act === null) {
      zombie.hunting = false; // who waits makes no noise (ZP-AUTO-07)
      play.tell({ id: 'zombieWaits', data: { zombie: id }, rules: [why.rule], why });
      return null;
    }
    const isWalking = act.do === 'forward' || act.do === 'turn';
    if (!isWalking && !framed) return activation(id);
    zombie.hunting = isCalling(state, zombie, why);
    const from = zombie.square;
    const at = 4 * from + zombie.facing;
    const to = act.do === 'forward' ? board.to[at]! : NONE;
    const cost = act.do === 'leap' ? leapCost(state, zombie) : zombieCost(state, zombie, to);
    if (cost > zombie.ap) return null;
    const next = carryOut(play, id, act, why);
    if (!isWalking || isAnyoneInCar(state)) return next;
    if (to < 0) continue;
    if (board.side[at]! >= 0) mind = mindOf(play, id);
    else noteStep(mind.walls, from, to);
  }
}

/** In water everything costs double (ZP-WATER-01). */
export const zombieCost = (state: State, { square }: Pick<Zombie, 'square'>, to: number): number => {
  const { water } = ground(state);
  return water[square] === 1 || (to >= 0 && water[to] === 1) ? 2 : 1;
};

function carryOut(play: Playing, id: ZombieId, act: ZombieAct, why?: Why): Next {
  const { state } = play;
  const zombie = state.zombies[id]!;
  switch (act.do) {
    case 'end':
      zombie.ap = 0;
      return done();
    case 'turn':
      zombie.ap -= zombieCost(state, zombie, NONE);
      zombie.facing = act.to === 'left' ? turnLeft(zombie.facing) : turnRight(zombie.facing);
      tellTurn(play, id, why);
      return goto('choose');
    case 'forward':
      stepOn(play, id, why);
      return goto('choose');
    case 'leap':
      leap(play, id, why);
      return goto('choose');
    case 'bite': {
      zombie.ap -= zombieCost(state, zombie, NONE);
      const human = preyBefore(state, zombie);
      return call('bite', { zombie: id, human }, null, 'choose');
    }
    case 'devour': {
      zombie.ap -= zombieCost(state, zombie, NONE);
      const face = play.roll('bite', 6);
      play.tell({ id: 'bit', data: { zombie: id, human: NONE, face, hit: face >= 5 }, rules: ['ZP-BABY-14'] });
      makeNoise(play, zombie.square, 'loud', -1 - id, ['ZP-HEAR-02']);
      if (face >= 5) killBaby(play);
      return goto('choose');
    }
  }
}

/** A step forward, through a barricade if four are there (ZP-ZMOVE-01, ZP-ZBARR-01, ZP-ZBARR-03). */
function stepOn(play: Playing, id: ZombieId, why?: Why): void {
  const { state } = play;
  const board = ground(state);
  const zombie = state.zombies[id]!;
  const at = 4 * zombie.square + zombie.facing;
  const from = zombie.square;
  const to = board.to[at]!;
  const side = board.side[at]!;
  if (side >= 0 && isClosed(state, side)) {
    const group = groupOf(state, id).length;
    openUp(state, side);
    play.tell({
      id: 'barricadeSmashed',
      data: { zombie: id, opening: side, group },
      rules: ['ZP-ZBARR-01', 'ZP-ZBARR-03'],
    });
  }
  zombie.ap -= zombieCost(state, zombie, to);
  zombie.square = to;
  zombie.facing = board.heading[at]!;
  if (state.automatic && side >= 0 && !zombie.doors.includes(side)) zombie.doors.push(side);
  tellMove(play, id, from, why);
}

function tellTurn(play: Playing, id: ZombieId, why?: Why): void {
  const data = { zombie: id, facing: play.state.zombies[id]!.facing };
  if (why === undefined) play.tell({ id: 'zombieTurned', data, rules: ['ZP-ZMOVE-04'] });
  else play.tell({ id: 'zombieTurned', data, rules: ['ZP-ZMOVE-04', why.rule], why });
}

function tellMove(play: Playing, id: ZombieId, from: number, why?: Why): void {
  const { square: to, dog } = play.state.zombies[id]!;
  const data = { zombie: id, from, to };
  const rule = dog ? 'ZP-DOG-03' : 'ZP-ZMOVE-01';
  if (why === undefined) play.tell({ id: 'zombieMoved', data, rules: [rule] });
  else play.tell({ id: 'zombieMoved', data, rules: [rule, why.rule], why });
}

/** Two squares for one AP (ZP-DOG-03). */
function leap(play: Playing, id: ZombieId, why?: Why): void {
  const { state } = play;
  const board = ground(state);
  const zombie = state.zombies[id]!;
  const from = zombie.square;
  const middle = board.to[4 * from + zombie.facing]!;
  const way = board.heading[4 * from + zombie.facing]!;
  const to = board.to[4 * middle + way]!;
  zombie.ap -= leapCost(state, zombie);
  zombie.square = to;
  zombie.facing = board.heading[4 * middle + way]!;
  tellMove(play, id, from, why);
}

/** In water on the way or at its end everything costs double (ZP-WATER-01). */
function leapCost(state: State, zombie: Zombie): number {
  const board = ground(state);
  const at = 4 * zombie.square + zombie.facing;
  const middle = board.to[at]!;
  const to = middle < 0 ? NONE : board.to[4 * middle + board.heading[at]!]!;
  return Math.max(zombieCost(state, zombie, middle), zombieCost(state, zombie, to));
}

/** Why a dog cannot go two squares ahead: zombies in between are no hindrance (ZP-DOG-06). */
export function leapForbidden(state: State, { square, facing }: Pick<Zombie, 'square' | 'facing'>): readonly string[] {
  const board = ground(state);
  const middle = across(state, square, facing);
  if (middle < 0) return shutBefore(state, 4 * square + facing);
  if (middle === board.car) return CAR;
  if (board.blocked[middle] === 1 || humanAt(state, middle) >= 0) return ['ZP-ZMOVE-02'];
  const onward = board.heading[4 * square + facing]!;
  const to = across(state, middle, onward);
  if (to < 0) return shutBefore(state, 4 * middle + onward);
  if (to === board.car) return CAR;
  if (board.blocked[to] === 1) return ['ZP-ZMOVE-02'];
  return humanAt(state, to) >= 0 || zombieAt(state, to) >= 0 ? ['ZP-DOG-06'] : [];
}

const CAR = ['ZP-CAR-03'];

/** A dog breaks no barricade (ZP-DOG-04). */
const shutBefore = (state: State, place: number): readonly string[] =>
  ground(state).side[place]! >= 0 ? ['ZP-BARR-04'] : ['ZP-ZMOVE-02'];

/** Nothing else is ever dearer than what is left (ZP-WATER-01). */
const TOO_DEAR = ['ZP-WATER-01'];
const NOBODY = ['ZP-BITE-01'];
const BARRICADED = ['ZP-BARR-05'];

/** Why there is nobody to bite. */
function preyless(state: State, { square, facing }: Zombie): readonly string[] {
  const board = ground(state);
  const side = board.side[4 * square + facing]!;
  if (board.to[4 * square + facing] === board.car && isAnyoneInCar(state)) return CAR;
  const isBarricaded = side >= 0 && isClosed(state, side) && humanAt(state, board.to[4 * square + facing]!) >= 0;
  return isBarricaded ? BARRICADED : NOBODY;
}

/** The human in front of it, or NONE; nobody in the car (ZP-CAR-03). */
export function preyBefore(state: State, { square, facing }: Pick<Zombie, 'square' | 'facing'>): HumanId {
  const to = across(state, square, facing);
  return to < 0 || to === ground(state).car ? NONE : humanAt(state, to);
}

export const zombieChoice = choice('zombie', {
  offer({ state }, _about, explain) {
    const menu = new Menu<ZombieId>(explain);
    for (const [id, zombie] of state.zombies.entries()) if (zombie.square >= 0 && !zombie.done) menu.allow(id);
    if (state.turn === NONE) menu.allow(NONE); // ZP-ZTURN-05: none has to
    return menu.one();
  },
  usual: (view) => nearestFirst(view),
});

export const arrivals = choice('arrivals', {
  offer: (_look, { most }) => ({ kind: 'one', from: Array.from({ length: most + 1 }, (_, count) => count) }),
  usual: (_view, { most }) => most,
});

export const zombieAct = choice('zombieAct', {
  offer({ state }, { zombie: id }, explain) {
    const menu = new Menu<ZombieAct>(explain);
    const zombie = state.zombies[id]!;
    const dear = (to: number): readonly string[] => (zombieCost(state, zombie, to) > zombie.ap ? TOO_DEAR : []);
    const to = ground(state).to[4 * zombie.square + zombie.facing]!;
    const blocked = zombieStepForbidden(state, zombie, id);
    menu.weigh({ do: 'forward' }, blocked.length > 0 ? blocked : dear(to));
    if (zombie.dog) {
      const far = leapForbidden(state, zombie);
      menu.weigh({ do: 'leap' }, far.length > 0 ? far : leapCost(state, zombie) > zombie.ap ? TOO_DEAR : []);
    }
    menu.weigh({ do: 'turn', to: 'left' }, dear(NONE));
    menu.weigh({ do: 'turn', to: 'right' }, dear(NONE));
    menu.weigh({ do: 'bite' }, preyBefore(state, zombie) < 0 ? preyless(state, zombie) : dear(NONE));
    const { baby } = state;
    if (baby.state === 'lies' && across(state, zombie.square, zombie.facing) === baby.square)
      menu.weigh({ do: 'devour' }, state.variants.devour ? dear(NONE) : ['ZP-BABY-10']);
    menu.allow({ do: 'end' });
    return menu.one();
  },
  usual: (view, { zombie }, offer) =>
    chooseZombieAct(view, zombie, offer.kind === 'one' ? (offer.from as readonly ZombieAct[]) : []),
});

/** ZP-ZTURN-02 */
export const baseNewcomers = (): number => 2;

/** ZP-ZTURN-05, and what cards have changed. */
export const baseZombieAp = (_of: object, { zombieBonus }: State): number => Math.max(0, ZOMBIE_AP + zombieBonus);
