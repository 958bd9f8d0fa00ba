import { isHeld } from '../auto/places.ts';
import type { Place } from '../auto/walls.ts';
import type { Act } from '../types.ts';
import { NONE } from '../types.ts';
import type { Outlook } from './scene.ts';

/** Where a human can get to. */
interface Reach {
  /** In the order of what they cost. */
  readonly places: readonly Place[];
  /** Place -> AP; NONE: out of reach. */
  readonly ap: Int8Array;
  /** Place -> the first act of the way, by its number; NONE for where he is. */
  readonly first: Int8Array;
}

const MOVES: readonly Act[] = [
  { do: 'forward' },
  { do: 'turn', to: 'left' },
  { do: 'turn', to: 'right' },
  { do: 'back' },
  { do: 'left' },
  { do: 'right' },
];

export const moveOf = (number: number): Act => MOVES[number]!;

export const isMove = (act: Act, number: number): boolean => {
  const move = MOVES[number]!;
  return act.do === move.do && (act.do !== 'turn' || move.do !== 'turn' || act.to === move.to);
};

/** All places within so many AP; `isFirst` tells which moves can be the first one. */
export function reachFrom(
  { walls, self }: Outlook,
  from: Place,
  most: number,
  isFirst: (move: number) => boolean,
): Reach {
  const { ahead, ground: board } = walls;
  const ap = new Int8Array(ahead.length).fill(NONE);
  const first = new Int8Array(ahead.length).fill(NONE);
  const places: Place[] = [];
  const rings: Place[][] = [[from]];
  ap[from] = 0;
  for (let now = 0; now <= most; now++)
    for (const place of rings[now] ?? []) {
      if (ap[place] !== now) continue;
      places.push(place);
      for (let move = 0; move < MOVES.length; move++) {
        if (place === from && !isFirst(move)) continue;
        const to = afterMove(ahead, place, move);
        if (to < 0) continue;
        const isStep = to >> 2 !== place >> 2;
        if (isStep && to >> 2 !== self.square && isHeld(walls, to >> 2)) continue;
        const cost = now + costOf(board, place, to, move);
        if (cost > most || (ap[to]! >= 0 && ap[to]! <= cost)) continue;
        ap[to] = cost;
        first[to] = place === from ? move : first[place]!;
        rings[cost] ??= [];
        rings[cost].push(to);
      }
    }
  return { places, ap, first };
}

const TURNED = [0, 0, 0, 2, 3, 1];

function afterMove(ahead: Int16Array, place: Place, move: number): Place {
  if (move === 0) return ahead[place]!;
  if (move <= 2) return (place & ~3) | ((place + (move === 1 ? 3 : 1)) & 3);
  const to = ahead[(place & ~3) | ((place + TURNED[move]!) & 3)]!;
  return to < 0 ? NONE : (to & ~3) | (place & 3);
}

function costOf({ water, side, openings }: Outlook['board'], place: Place, to: Place, move: number): number {
  const wet = water[place >> 2] === 1 || water[to >> 2] === 1 ? 2 : 1;
  if (move === 1 || move === 2) return wet;
  const opening = side[(place & ~3) | ((place + TURNED[move]!) & 3)]!;
  if (opening >= 0 && openings[opening]!.window) return move === 0 ? 2 * wet : 100;
  return (move === 0 ? 1 : 2) * wet;
}
