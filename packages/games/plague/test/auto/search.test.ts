import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHeld, notePlaces, noteStep } from '../../src/auto/places.ts';
import { actsTo, FORWARD, type Found, LEAP, LEFT, nearest, pathTo, search } from '../../src/auto/search.ts';
import { type Aim, barricadeAims, isReachable, nearestOpenings, placeAim, squareAim } from '../../src/auto/walls.ts';
import { across, ground, isFree, isTaken } from '../../src/rules/questions.ts';
import { NONE, type Square, type State } from '../../src/types.ts';
import { drawings, type Scene, sceneOf, sketches } from './scenes.ts';
import { apAlong, stepsTo, waysFrom } from './ways.ts';

// What automatic zombies find, against ways found as plainly as can be: see ways.ts.

/** If somebody stands wherever it wants to go, a zombie looks for a place nearer by only so many AP away. */
const ROUND_ABOUT = 12;

/** What it goes for: squares, a place, any barricade, the nearest doors and windows. */
const errands = fc.oneof(
  fc.record({
    squares: fc.array(fc.record({ of: fc.constantFrom('board', 'figures', 'middle'), at: fc.nat() }), { maxLength: 4 }),
  }),
  fc.record({ place: fc.nat() }),
  fc.record({ barricades: fc.constant(true) }),
  fc.record({ untried: fc.array(fc.nat(), { maxLength: 12 }) }),
);
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

/** All that does not depend on what the zombie wants; the walls as it noted them when it last looked round. */
function survey(scene: Scene, walls = notePlaces(scene.state)) {
  const { state, zombie } = scene;
  const start = 4 * zombie.square + zombie.facing;
  const nobody: State = { ...state, humans: [], zombies: [] };
  const ways = waysFrom(state, start, zombie.dog);
  return { ...scene, start, nobody, ...ways, alone: waysFrom(nobody, start, false).ap, walls };
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
  if ('squares' in to) {
    const squares = to.squares.map(({ of, at }) =>
      of === 'board' ? at % car : of === 'figures' ? pick(here.figures, at) : here.middle,
    );
    return { aims: squares.map((square) => squareWish(here, square)), squares };
  }
  if ('place' in to) {
    const place = to.place % (4 * car);
    return { aims: [placeAim(walls, place)], squares: [place >> 2] };
  }
  if ('barricades' in to) {
    const aims = barricadeAims(walls);
    const places = aims.flatMap((aim) => aim.places);
    same(sorted(places), sorted(ids.filter((id) => state.barred[id] === 1).flatMap(before)));
    return { aims, squares: places.map((place) => place >> 2) };
  }
  const tried = to.untried.map((at) => pick(ids, at));
  const open = ids.filter((id) => !tried.includes(id)).flatMap(before);
  const away = least(open.map((place) => alone[place]!));
  const near = open.filter((place) => alone[place] === away && away < FAR);
  const aims = nearestOpenings(walls, start, tried);
  same(sorted(aims.flatMap(({ places }) => places)), sorted(near));
  return { aims, squares: near.map((place) => place >> 2) };
}

/** On the square, or facing it where somebody stands or nobody can. */
function squareWish({ walls, state, zombie, nobody, alone }: Survey, square: Square): Aim {
  const isStood = (place: number): boolean => isFree(nobody, place >> 2);
  const [isFreeThere, isGround] = [isFree(state, square), isFree(nobody, square)];
  const places = [...alone.keys()].filter((place) =>
    isFreeThere ? place >> 2 === square : isStood(place) && across(state, place >> 2, place & 3) === square,
  );
  const aim = squareAim(walls, square, isHeld(square));
  same(sorted(aim.places.filter(isStood)), places);
  const comeTo = isGround ? [square] : [0, 1, 2, 3].map((way) => across(state, square, way));
  const isComeTo = comeTo.some((one) => alone[4 * one]! < FAR);
  same(isReachable(walls, zombie.square, square), isComeTo);
  return aim;
}

/** Fewest AP of all; every aim that takes so few, by one of its places. Gives the first of them, and its acts. */
function checkSearch(here: Survey, { aims, squares }: Wish): readonly number[] {
  const { walls, zombie, ap } = here;
  const fewest = least(aims.flatMap(({ places }) => places).map((place) => ap[place]!));
  const cheapest = aims.map(({ places }) => places.filter((place) => ap[place] === fewest));
  const found = search(walls, zombie, aims);
  if (fewest === FAR) {
    same(found.length, 0);
    checkNearest(here, aims, squares);
    return [];
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

/** A way over free squares of so many AP; its first action, or those of all ways of so many AP to one of the places. */
function checkWay({ state, zombie, walls, start, first }: Survey, found: Found, ends: number[]): readonly number[] {
  const path = pathTo(walls, zombie, found);
  const [end] = ends.filter((place) => apAlong(state, start, zombie.dog, path, place) === found.ap);
  expect(end).toBeDefined();
  const acts = actsTo(walls, zombie, found);
  const told = words(acts);
  const all = [...new Set(ends.flatMap((place) => [...first[place]!]))].sort();
  if (found.aim !== NONE && !zombie.dog) same(told, all);
  else same(told, [all.find((act) => act === told[0])]);
  return acts;
}

/** Of all places it can come to, the cheapest of those fewest steps away, if fewer than where it is. */
function checkNearest(here: Survey, aims: readonly Aim[], squares: readonly Square[]): void {
  const { state, nobody, walls, zombie, ap, alone } = here;
  const isOpen = (place: number): boolean =>
    alone[place]! < FAR && (place >> 2 === zombie.square || !isTaken(state, place >> 2));
  const most = aims.some(({ places }) => places.some(isOpen)) ? Number.MAX_VALUE : ROUND_ABOUT;
  for (const targets of [squares, ...squares.map((square) => [square]).slice(0, 3)]) {
    const steps = stepsTo(nobody, targets);
    const nearer = [...ap.keys()].filter((place) => ap[place]! <= most && steps[place >> 2]! < steps[zombie.square]!);
    const fewest = least(nearer.map((place) => steps[place >> 2]!));
    const cheapest = least(nearer.filter((place) => steps[place >> 2] === fewest).map((place) => ap[place]!));
    const near = nearest(walls, zombie, targets);
    const told = near === null ? null : [near.aim, near.ap, ap[near.place], steps[near.place >> 2]];
    same(told, nearer.length === 0 ? null : [NONE, cheapest, cheapest, fewest]);
    if (near !== null) checkWay(here, near, [near.place]);
  }
}

function checkScene(scene: Scene, wishes: readonly Errand[]): void {
  const here = survey(scene);
  const squares = [...Array(ground(scene.state).squares).keys()];
  same(
    squares.map(isHeld),
    squares.map((square) => square === squares.length - 1 || isTaken(scene.state, square)),
  );
  for (const wish of wishes) {
    let now = here;
    const wanted = wishFor(here, wish);
    // It goes on without looking round again, for nobody else moves meanwhile.
    for (let ap = 0; ap < 4; ap++) {
      const acts = checkSearch(now, wanted);
      if (acts.length === 0 || scene.zombie.dog) break;
      now = survey(goOn(now, acts[ap % acts.length]!), here.walls);
    }
    if (now !== here) {
      Object.assign(scene.zombie, { square: here.start >> 2, facing: here.start & 3 });
      notePlaces(scene.state);
    }
  }
}

/** Turns, or steps and notes it. */
function goOn(here: Survey, act: number): Scene {
  const { zombie, walls, start } = here;
  if (act !== FORWARD) zombie.facing = ((start & 3) + (act === LEFT ? 3 : 1)) & 3;
  else {
    const to = walls.ahead[start]!;
    noteStep(zombie.square, to >> 2);
    Object.assign(zombie, { square: to >> 2, facing: to & 3 });
  }
  return here;
}

const property = (board: fc.Arbitrary<string>, crowd: number) =>
  fc.property(sketches(board, crowd), fc.array(errands, { minLength: 6, maxLength: 12 }), (sketch, wishes) => {
    const scene = sceneOf(sketch);
    checkScene(scene, wishes);
    const { barred, zombies } = scene.state;
    if (barred.length > 1) barred[0] = 1 - barred[0]!;
    zombies.splice(1, 1);
    checkScene(scene, wishes);
  });

test('on any small board zombies find the shortest ways, all of them and no others', () => {
  fc.assert(property(drawings, 12), { numRuns: 300 });
});

test('and on the boards of the game', () => {
  fc.assert(property(fc.constantFrom('main', 'island', 'churchyard'), 60), { numRuns: 20 });
});

test('and after more searches than an evening has', () => {
  const nothing = { cellar: null, barred: [], locked: null, plugs: [], ring: null, humans: [], zombies: [] };
  const { state, zombie } = sceneOf({ ...nothing, board: '. .', walker: { at: 0, facing: 0, dog: true } });
  const walls = notePlaces(state);
  const aims = [placeAim(walls, 4 * zombie.square + 1)];
  let found = 0;
  for (let times = 0; times < 600_000; times++) if (search(walls, zombie, aims)[0]?.ap === 1) found += 1;
  expect(found).toBe(600_000);
});
