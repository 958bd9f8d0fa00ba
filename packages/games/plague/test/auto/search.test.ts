import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../src/auto/nearest.ts';
import { isHeld, notePlaces, noteStep } from '../../src/auto/places.ts';
import { search } from '../../src/auto/search.ts';
import type { Found } from '../../src/auto/slate.ts';
import { type Aim, isReachable, nearestOpenings, placeAim, squareAim } from '../../src/auto/walls.ts';
import { actsTo, FORWARD, LEAP, LEFT, pathTo } from '../../src/auto/ways.ts';
import { newZombie } from '../../src/rules/changes.ts';
import { across, ground, isClosed, isFree, isTaken } from '../../src/rules/questions.ts';
import { NONE, type Square, type State } from '../../src/types.ts';
import { type Drawn, drawings, sceneOf, sketches } from './scenes.ts';
import { apAlong, stepsTo, waysFrom } from './ways.ts';

// What automatic zombies find, against ways found as plainly as can be: see ways.ts.

/** If somebody stands wherever it wants to go, a zombie comes nearer only by a place that is so many AP away at most. */
const ROUND_ABOUT = 12;

/** What it goes for: squares, a place, the nearest doors and windows. */
const where = fc.record({ of: fc.constantFrom('all', 'near', 'held', 'ringed'), at: fc.nat() });
const errands = fc.oneof(
  fc.record({ squares: fc.array(where, { maxLength: 4 }) }),
  fc.record({ place: where, facing: fc.nat(3) }),
  fc.record({ untried: fc.array(fc.nat(), { maxLength: 12 }) }),
);
type Where = typeof where extends fc.Arbitrary<infer T> ? T : never;
type Errand = typeof errands extends fc.Arbitrary<infer T> ? T : never;

const FAR = Number.POSITIVE_INFINITY;
const words = (acts: readonly number[]): string[] =>
  acts.map((act) => (act === FORWARD ? 'forward' : act === LEFT ? 'left' : act === LEAP ? 'leap' : 'right')).sort();
/** Told by the search and known by the rules; compared in a cheap way as long as they are the same. */
const same = (told: unknown, known: unknown): void => {
  if (String(told) !== String(known)) expect(told).toEqual(known);
};
const sorted = (places: readonly number[]): number[] => [...new Set(places)].sort((a, b) => a - b);
const least = (all: readonly number[]): number => Math.min(FAR, ...all);
const pick = <Of>(from: readonly Of[], at: number): Of => from[at % from.length]!;

/** All that does not depend on what the zombie wants. */
function survey(scene: Drawn) {
  const { state, zombie } = scene;
  const nobody: State = { ...state, humans: [], zombies: [] };
  const alone = waysFrom(nobody, 4 * zombie.square + zombie.facing, false).ap;
  const places = [...alone.keys()];
  return {
    ...{ ...scene, ...present(scene), nobody, alone, walls: notePlaces(state) },
    stood: places.filter((place) => isFree(nobody, place >> 2)),
    near: places.filter((place) => (place & 3) === 0 && alone[place]! < 11).map((place) => place >> 2),
  };
}

/** What changes when somebody moves. */
function present({ state, zombie }: Drawn) {
  const start = 4 * zombie.square + zombie.facing;
  const ways = waysFrom(state, start, zombie.dog);
  return { ...ways, start, reached: [...ways.ap.keys()].filter((place) => ways.ap[place]! < FAR) };
}

type Survey = ReturnType<typeof survey>;

interface Wish {
  readonly aims: readonly Aim[];
  readonly squares: readonly Square[];
}

/** What it goes for, as aims; they are places that the rules know, too. */
function wishFor(here: Survey, to: Errand): Wish {
  const { walls, state, start, alone } = here;
  const { openings, car } = ground(state);
  const before = (opening: number): number[] => {
    const { a, b, facing, back } = openings[opening]!;
    return a < 0 ? [] : [4 * a + facing, 4 * b + back];
  };
  const ids = [...openings.keys()];
  const squareAt = ({ of, at }: Where): Square => {
    if (of === 'near') return pick(here.near, at);
    return of === 'held' ? pick(here.figures, at) : of === 'ringed' ? here.middle : at % car;
  };
  if ('squares' in to) {
    const squares = to.squares.map(squareAt);
    return { aims: squares.map((square) => squareWish(here, square)), squares };
  }
  if ('place' in to) {
    const square = squareAt(to.place);
    return { aims: [placeAim(walls, 4 * square + to.facing)], squares: [square] };
  }
  const tried = to.untried.map((at) => pick(ids, at));
  const open = ids.filter((id) => !tried.includes(id) && !isClosed(state, id)).flatMap(before);
  const away = least(open.map((place) => alone[place]!));
  const near = open.filter((place) => alone[place] === away && away < FAR);
  const aims = nearestOpenings(walls, start, tried);
  same(sorted(aims.flatMap(({ places }) => places)), sorted(near));
  return { aims, squares: near.map((place) => place >> 2) };
}

/** On the square, or facing it where somebody stands or nobody can. */
function squareWish({ walls, state, zombie, nobody, alone, stood }: Survey, square: Square): Aim {
  const [isFreeThere, isGround] = [isFree(state, square), isFree(nobody, square)];
  const places = stood.filter((place) => (isFreeThere ? place >> 2 : across(state, place >> 2, place & 3)) === square);
  const aim = squareAim(walls, square, isHeld(walls, square));
  same(sorted(aim.places), places);
  const comeTo = isGround ? [square] : [0, 1, 2, 3].map((way) => across(state, square, way));
  const isComeTo = comeTo.some((one) => alone[4 * one]! < FAR);
  same(isReachable(walls, zombie.square, square), isComeTo);
  return aim;
}

/** Fewest AP of all; every aim that takes so few, by one of its places. Gives the acts by which it may go on. */
function checkSearch(here: Survey, { aims, squares }: Wish): readonly number[] {
  const { walls, zombie, ap } = here;
  const fewest = least(aims.flatMap(({ places }) => places).map((place) => ap[place]!));
  const cheapest = aims.map(({ places }) => places.filter((place) => ap[place] === fewest));
  const found = search(walls, zombie, aims);
  if (fewest === FAR) {
    same(found.length, 0);
    return checkNearest(here, aims, squares);
  }
  same(
    found.map(({ aim, place, ap: told }) => told === fewest && cheapest[aim]!.includes(place)),
    found.map(() => true),
  );
  if (fewest === 0) return [];
  same(
    found.map(({ aim }) => aim),
    aims.flatMap((_, aim) => (cheapest[aim]!.length > 0 ? [aim] : [])),
  );
  for (let at = 1; at < Math.min(3, found.length); at++) {
    const one = search(walls, zombie, aims)[at]!;
    checkWay(here, one, cheapest[one.aim]!);
  }
  const [first] = search(walls, zombie, aims);
  return checkWay(here, first!, cheapest[first!.aim]!);
}

/**
 * A way over free squares of so many AP; the first actions of all ways of so many AP to the aim, one of them for a dog.
 * Where it only comes nearer, the first action of some shortest way there.
 */
function checkWay({ state, zombie, walls, start, first }: Survey, found: Found, ends: number[]): readonly number[] {
  const path = pathTo(walls, zombie, found);
  same(
    ends.some((place) => apAlong(state, start, zombie.dog, path, place) === found.ap),
    true,
  );
  const acts = actsTo(walls, zombie, found);
  const told = words(acts);
  const all = [...new Set(ends.flatMap((place) => [...first[place]!]))].sort();
  if (found.aim !== NONE && !zombie.dog) same(told, all);
  else same(told, [all.find((act) => act === told[0])]);
  return acts;
}

/**
 * Of all places it can come to, one of the cheapest of those that are fewest steps away, if fewer than where it is;
 * steps being counted as if nobody stood about. Gives the act by which it comes nearer to all of the squares.
 */
function checkNearest(here: Survey, aims: readonly Aim[], squares: readonly Square[]): readonly number[] {
  const { state, nobody, walls, zombie, ap, alone, reached } = here;
  const isOpen = (place: number): boolean =>
    alone[place]! < FAR && (place >> 2 === zombie.square || !isTaken(state, place >> 2));
  const most = aims.some(({ places }) => places.some(isOpen)) ? Number.MAX_VALUE : ROUND_ABOUT;
  const [acts] = [squares, ...squares.slice(0, 3).map((one) => [one])].map((targets, at) => {
    if (at === 1 && squares.length === 1) return [];
    const steps = stepsTo(nobody, targets);
    const nearer = reached.filter((place) => ap[place]! <= most && steps[place >> 2]! < steps[zombie.square]!);
    const fewest = least(nearer.map((place) => steps[place >> 2]!));
    const cheapest = least(nearer.filter((place) => steps[place >> 2] === fewest).map((place) => ap[place]!));
    const near = nearest(walls, zombie, targets);
    const told = near === null ? null : [near.aim, near.ap, ap[near.place], steps[near.place >> 2]];
    same(told, nearer.length === 0 ? null : [NONE, cheapest, cheapest, fewest]);
    return near === null ? [] : checkWay(here, near, [near.place]);
  });
  return acts!;
}

/** Some of the errands it goes on with, without looking round again, for nobody else moves meanwhile. */
function checkScene(scene: Drawn, wishes: readonly Errand[], gone = 0): Survey {
  const here = survey(scene);
  const { state, zombie } = scene;
  const { square, facing } = zombie;
  same(isReachable(here.walls, square, ground(state).car), false);
  checkHeld(here);
  for (const [at, wish] of wishes.entries()) {
    const wanted = wishFor(here, wish);
    checkSearch(here, wanted);
    // A search for where it stands is one, too: the next must not go on with the one before.
    same(search(here.walls, zombie, [placeAim(here.walls, here.start)])[0]!.ap, 0);
    let acts = checkSearch(here, wanted);
    if (at >= gone) continue;
    for (let ap = 0; ap < 4 && acts.length > 0 && acts[0] !== LEAP; ap++) {
      goOn(here, acts[(at + ap) % acts.length]!);
      checkHeld(here);
      acts = checkSearch({ ...here, ...present(scene) }, wanted);
    }
    if (acts.length > 0) checkMet(here, wanted);
    Object.assign(zombie, { square, facing });
    notePlaces(state);
  }
  return here;
}

function checkHeld({ state, walls }: Survey): void {
  const { car } = ground(state);
  const squares = [...Array(car + 1).keys()];
  same(
    squares.map((square) => isHeld(walls, square)),
    squares.map((square) => square === car || isTaken(state, square)),
  );
}

/** Somebody comes into its way. */
function checkMet(here: Survey, wanted: Wish): void {
  const { state, zombie } = here;
  const ahead = across(state, zombie.square, zombie.facing);
  if (!isFree(state, ahead)) return;
  newZombie(state, ahead, 0, false);
  notePlaces(state);
  checkSearch({ ...here, ...present(here) }, wanted);
  state.zombies.pop();
}

/** Turns, or steps and notes it. */
function goOn({ zombie, walls }: Survey, act: number): void {
  const { square, facing } = zombie;
  if (act !== FORWARD) zombie.facing = (facing + (act === LEFT ? 3 : 1)) & 3;
  else {
    const to = walls.ahead[4 * square + facing]!;
    noteStep(walls, square, to >> 2);
    Object.assign(zombie, { square: to >> 2, facing: to & 3 });
  }
}

/** To every square round about, and to every place there. */
function checkAround(here: Survey): void {
  const { walls, near } = here;
  for (const square of near) {
    checkSearch(here, { aims: [squareWish(here, square)], squares: [square] });
    for (const facing of [0, 1, 2, 3])
      checkSearch(here, { aims: [placeAim(walls, 4 * square + facing)], squares: [square] });
  }
}

const scenes = (board: fc.Arbitrary<string>, crowd: number, around: boolean) =>
  fc.property(sketches(board, crowd), fc.array(errands, { minLength: 6, maxLength: 10 }), (sketch, wishes) => {
    const scene = sceneOf(sketch);
    const { state, zombie } = scene;
    const here = checkScene(scene, wishes, around ? 6 : 2);
    if (around) checkAround(here);
    zombie.facing = (zombie.facing + 1) & 3;
    state.zombies.splice(1, 1);
    checkScene(scene, wishes);
    if (state.barred.length === 1) return;
    if (sketch.met) state.barred[0] = 1 - state.barred[0]!;
    else state.locked = state.locked === 0 ? NONE : 0;
    checkScene(scene, wishes);
  });

test('on any small board zombies find the shortest ways, all of them and no others', () => {
  fc.assert(scenes(drawings, 12, true), { numRuns: 260 });
});

test('and on the boards of the game', () => {
  fc.assert(scenes(fc.constantFrom('main', 'island', 'churchyard'), 60, false), { numRuns: 35 });
});

test('and after more searches than an evening has', () => {
  const nothing = { cellar: null, barred: [], locked: null, met: false, plugs: [], ring: null, humans: [] };
  const walker = { at: 0, facing: 0, dog: true };
  const scene = sceneOf({ ...nothing, zombies: [7], board: '. . .\n\n. . .\n\n. . .', walker });
  const walls = notePlaces(scene.state);
  const aims = [placeAim(walls, 4 * scene.zombie.square + 1)];
  for (let times = 0; times < 530_000; times++) search(walls, scene.zombie, aims);
  checkAround(checkScene(scene, []));
});
