import { stepsFrom } from '../board/sight.ts';
import { HEALTH, type Human, NONE, type Square, type State } from '../types.ts';
import { across, ground, isFree } from './questions.ts';

/** The free squares fewest steps away, counted by sides; the square itself if it is free. */
export function nearestFree(state: State, ...from: Square[]): Square[] {
  const here = from.filter((square) => isFree(state, square));
  return here.length > 0 ? here : nearestAround(state, from);
}

function nearestAround(state: State, from: readonly Square[]): Square[] {
  const board = ground(state);
  const seen = new Uint8Array(board.squares);
  let ring = from.filter((square) => square >= 0);
  for (const square of ring) seen[square] = 1;
  while (ring.length > 0) {
    const free = ring.filter((square) => isFree(state, square));
    if (free.length > 0) return free;
    const next: Square[] = [];
    for (const square of ring)
      for (let way = 0; way < 4; way++) {
        const to = across(state, square, way);
        if (to < 0 || to === board.car || seen[to] === 1) continue;
        seen[to] = 1;
        next.push(to);
      }
    ring = next;
  }
  return [];
}

/** Where a newcomer goes whose number was rolled: as near as possible, as far from the edges as possible (ZP-ARR-03). */
export function arrivalSquares(state: State, number: number): Square[] {
  const board = ground(state);
  const free = nearestFree(state, board.edge[number]!);
  const farthest = Math.max(...free.map((square) => board.toEdge[square]!));
  return free.filter((square) => board.toEdge[square] === farthest);
}

/** Squares round the search spaces, the nearest first, spread evenly over them (ZP-LAND-01, ZP-LAND-02). */
export function landSquares(state: State): Square[] {
  const board = ground(state);
  const spaces = board.searches.filter(({ square }) => square < board.cellar.first);
  const queues = spaces.map(({ square }) => {
    const steps = stepsFrom(board, square);
    const squares: Square[] = [];
    for (let at = 0; at < board.cellar.first; at++) if (isFree(state, at) && steps[at]! < 255) squares.push(at);
    return squares.sort((a, b) => steps[a]! - steps[b]! || a - b);
  });
  const order: Square[] = [];
  const taken = new Set<Square>();
  for (let more = true; more; ) {
    more = false;
    for (const queue of queues) {
      let next = queue.shift();
      while (next !== undefined && taken.has(next)) next = queue.shift();
      if (next === undefined) continue;
      taken.add(next);
      order.push(next);
      more = true;
    }
  }
  return order;
}

export const newHuman = (seat: number): Human => ({
  ...{ seat, status: 'out', square: NONE, facing: 0, ap: 0, fresh: true, cards: [], crouched: false, aimed: false },
  ...{ infected: false, health: HEALTH, still: 0, misses: 0, treats: NONE, treated: 0, burdened: false },
  ...{ carries: NONE, path: [] },
});
