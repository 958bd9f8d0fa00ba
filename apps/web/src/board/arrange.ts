import { boundsOf, chance, distance, type Point, type Rect, runRect } from './geometry.ts';
import { carBlocks, type Ground, PIECE, type Place, placesIn, type Spots, spotsOf } from './places.ts';
import type { Plan, SpaceId } from './plan.ts';
import type { Survey } from './survey.ts';

/** Something that takes a place in a space. */
export interface Standing {
  readonly id: string;
  readonly radius: number;
  /** Tokens keep to the edges, pieces to the middle. */
  readonly token: boolean;
}

export interface Spot {
  readonly at: Point;
  readonly scale: number;
}

const SCALES = [1, 0.88, 0.76, 0.66, 0.57, 0.49, 0.42];
const spots = new WeakMap<Survey, Map<string, Spots>>();
const places = new WeakMap<Survey, Map<string, Place[]>>();

const kept = <T>(store: WeakMap<Survey, Map<string, T>>, survey: Survey, key: string, make: () => T): T => {
  let shelf = store.get(survey);
  if (!shelf) {
    shelf = new Map();
    store.set(survey, shelf);
  }
  let found = shelf.get(key);
  if (found === undefined) {
    found = make();
    shelf.set(key, found);
  }
  return found;
};

export interface ParkedCar {
  readonly at: Point;
  readonly turn: number;
  readonly block: Rect;
}

const cars = new WeakMap<Survey, Map<string, ParkedCar>>();

/** Along the kerb, with a little carelessness. */
export const park = (plan: Plan, survey: Survey, space: SpaceId, nth: number): ParkedCar =>
  kept(cars, survey, `${space} ${nth}`, () => parkAnew(plan, survey, space, nth));

function parkAnew(plan: Plan, survey: Survey, space: SpaceId, nth: number): ParkedCar {
  const rects = survey.space.get(space)!.rects;
  const [x0, y0, x1, y1] = boundsOf(rects);
  const level = survey.street.directions.get(space) === 'h';
  const sides = level
    ? [y0 + 48, y1 - 48].map((y): Point => [(x0 + x1) / 2, y])
    : [x1 - 48, x0 + 48].map((x): Point => [x, (y0 + y1) / 2]);
  const free = sides.filter((at) => plan.manholes.every((hole) => distance(hole, at) > 62));
  const at = (free.length ? free : sides)[nth % Math.max(1, free.length || 2)]!;
  return {
    at,
    turn: (level ? 90 : 0) + Math.round(chance(plan.id, space, nth) * 14 - 7),
    block: carBlocks(at, !level),
  };
}

function groundOf(plan: Plan, survey: Survey, space: SpaceId, parked: readonly Rect[]): Ground {
  const { rects, ground } = survey.space.get(space)!;
  if (ground !== 'street') return { rects, blocks: survey.grounds.get(space)!.blocks, open: ground === 'yard' };
  const holes = plan.manholes.map(([x, y]): Rect => [x - 15, y - 15, x + 15, y + 15]);
  const crossings = survey.street.borders
    .filter(({ before, after }) => before === space || after === space)
    .map((run) => runRect(run, 13));
  return { rects, blocks: [...holes, ...crossings, ...parked], open: true };
}

/** A place for a big one, as large as it can be while so many others still find theirs. */
function bestFor(
  free: readonly Place[],
  own: number,
  scale: number,
  radius: number,
  others: number,
  was: Point | undefined,
): { place: Place; fit: number } | undefined {
  const left = (at: Point, fit: number): number =>
    free.filter((place) => distance(place.at, at) >= own * fit + radius - 6).length;
  let best: { place: Place; fit: number; rank: number } | undefined;
  for (const place of free)
    for (const wanted of [1, 0.9, 0.8, 0.7, 0.6, 0.5]) {
      const fit = Math.max(scale, wanted);
      if (own * fit > place.room + 4) continue;
      const stays = was !== undefined && distance(place.at, was) < 2 ? 500 : 0;
      const rank = Math.min(others, left(place.at, fit)) * 1000 + stays + fit * 100 + Math.min(place.room, own + 12);
      if (!best || rank > best.rank) best = { place, fit, rank };
    }
  return best ?? (free[0] ? { place: free[0], fit: scale } : undefined);
}

/** Where things stood last. */
export type Before = ReadonlyMap<string, Spot>;

/** A place for everything in a space; the more there is, the smaller it gets. Whoever stood there keeps to his place. */
export function arrange(
  plan: Plan,
  survey: Survey,
  space: SpaceId,
  standing: readonly Standing[],
  parked: readonly Rect[],
  before: Before,
): ReadonlyMap<string, Spot> {
  const key = `${space} ${parked.join(';')}`;
  const ground = groundOf(plan, survey, space, parked);
  const fine = kept(spots, survey, key, () => spotsOf(ground));
  const big = standing.filter(({ radius }) => radius > PIECE + 4);
  const small = standing.filter(({ radius }) => radius <= PIECE + 4);
  for (const scale of SCALES) {
    const radius = PIECE * scale;
    let free = kept(places, survey, `${key} ${scale}`, () => placesIn(fine, radius));
    const found = new Map<string, Spot>();
    for (const { id, radius: own } of big) {
      const choice = bestFor(free, own, scale, radius, small.length + big.length - found.size - 1, before.get(id)?.at);
      if (!choice) break;
      found.set(id, { at: choice.place.at, scale: choice.fit });
      free = free.filter(({ at }) => distance(at, choice.place.at) >= own * choice.fit + radius - 6);
    }
    const last = scale === SCALES.at(-1);
    if (!last && (found.size < big.length || free.length < small.length)) continue;
    for (const [id, at] of seated(small, free, before)) {
      const isToken = small.some((one) => one.id === id && one.token);
      found.set(id, { at: at ?? middleOf(ground.rects), scale: isToken ? Math.min(1, scale * 1.04) : scale });
    }
    return found;
  }
  return new Map();
}

const middleOf = (rects: readonly Rect[]): Point => {
  const [x0, y0, x1, y1] = boundsOf(rects);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
};

/** Who was there stays as near as can be to where he was; newcomers take what is left, pieces the middle, tokens the edges. */
function seated(standing: readonly Standing[], free: readonly Place[], before: Before): Map<string, Point | undefined> {
  const left = new Set(free);
  const found = new Map<string, Point | undefined>();
  const stay = standing.flatMap(({ id }) => {
    const was = before.get(id)?.at;
    return was ? free.map((place) => ({ id, place, far: distance(place.at, was) })) : [];
  });
  for (const { id, place } of stay.sort((a, b) => a.far - b.far)) {
    if (found.has(id) || !left.has(place)) continue;
    found.set(id, place.at);
    left.delete(place);
  }
  for (const { id, token } of standing) {
    if (found.has(id)) continue;
    const rest = [...left];
    const place = token ? rest.at(-1) : rest[0];
    found.set(id, (place ?? free[0])?.at);
    if (place) left.delete(place);
  }
  return found;
}

/** The most open spot of a space, away from what already stands there. */
export function freeSpot(
  plan: Plan,
  survey: Survey,
  space: SpaceId,
  occupied: readonly Point[],
  parked: readonly Rect[],
): Point {
  const { x, y, room } = kept(spots, survey, `${space} ${parked.join(';')}`, () =>
    spotsOf(groundOf(plan, survey, space, parked)),
  );
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < x.length; i++) {
    let free = Math.min(room[i]!, 44);
    for (const at of occupied) free = Math.min(free, distance(at, [x[i]!, y[i]!]) - 34);
    if (free > most) [best, most] = [i, free];
  }
  return [x[best]!, y[best]!];
}
