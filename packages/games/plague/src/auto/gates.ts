import { groupOf, humanAt, isIn, zombieAt } from '../rules/questions.ts';
import { type HumanId, NONE, type Square, type State } from '../types.ts';
import { stepsToHuman } from './order.ts';
import type { Place, Walls } from './walls.ts';

/** So many linked zombies break a barricade, or take the car (ZP-ZBARR-01, ZP-CAR-07). */
export const ENOUGH = 4;

/** Where one has to be to be at a human: where he stands, or at a door of the car that he is in. */
function standsOf(state: State, { ground: { car, carDoors } }: Walls, id: HumanId): readonly Square[] {
  const { square } = state.humans[id]!;
  return square === car ? carDoors.map(({ from }) => from) : [square];
}

/** The parts of the board where humans are. */
function partsWithHumans(state: State, walls: Walls): number[] {
  const parts: number[] = [];
  for (let id = 0; id < state.humans.length; id++)
    if (isIn(state.humans[id]!)) for (const square of standsOf(state, walls, id)) parts.push(walls.part[square]!);
  return parts;
}

/**
 * The place before the barricade that all zombies of its part go for; NONE unless barricades part it from every human.
 * As few barricades as possible, then as near to a human as possible; where it stands does not matter, or four would
 * never stand together. One that is held, or where four have no room, only if there is no other.
 */
export function gateOf(state: State, walls: Walls, from: Square): Place {
  if (walls.closed.length === 0) return NONE;
  const parts = partsWithHumans(state, walls);
  if (parts.includes(walls.part[from]!)) return NONE;
  const gate = gateTowards(state, walls, from, parts, true);
  return gate === NONE ? gateTowards(state, walls, from, parts, false) : gate;
}

function gateTowards(state: State, walls: Walls, from: Square, parts: readonly number[], breaks: boolean): Place {
  const { part, closed, ground } = walls;
  const { openings, yard, yardSize } = ground;
  const here = part[from]!;
  for (let known = [...parts], more = true; more; ) {
    const next: number[] = [];
    let best: Place = NONE;
    let least = Number.POSITIVE_INFINITY;
    const weigh = (near: Square, facing: number, far: Square): void => {
      if (part[near]! < 0 || known.includes(part[near]!) || !known.includes(part[far]!)) return;
      if (breaks && (yardSize[yard[near]!]! < ENOUGH || humanAt(state, far) >= 0)) return;
      if (part[near] !== here) {
        next.push(part[near]!);
        return;
      }
      const steps = stepsToHuman(state, far);
      if (steps >= least) return;
      least = steps;
      best = 4 * near + facing;
    };
    for (const opening of closed) {
      const { a, b, facing, back } = openings[opening]!;
      weigh(a, facing, b);
      weigh(b, back, a);
    }
    if (best >= 0) return best;
    known = [...known, ...next];
    more = next.length > 0;
  }
  return NONE;
}

/** The door of the car to which all zombies of its part go: where most stand already, or the first; NONE without a way. */
export function carDoorOf(state: State, walls: Walls, from: Square): Square {
  const { ground, part } = walls;
  let best: Square = NONE;
  let most = -2;
  for (const { from: door } of ground.carDoors) {
    if (part[door] !== part[from] || ground.yardSize[ground.yard[door]!]! < ENOUGH) continue;
    const zombie = zombieAt(state, door);
    const group = zombie < 0 ? 0 : state.zombies[zombie]!.dog ? -1 : groupOf(state, zombie).length;
    if (group <= most) continue;
    most = group;
    best = door;
  }
  return best;
}

/** Whether four are about to break in there, were nobody on that square. */
export function isAwaited(state: State, { ground }: Walls, square: Square): boolean {
  for (let way = 0; way < 4; way++) {
    const side = ground.side[4 * square + way]!;
    if (side < 0 || (state.barred[side] !== 1 && state.locked !== side)) continue;
    const beyond = ground.to[4 * square + way]!;
    const zombie = zombieAt(state, beyond);
    if (zombie < 0 || ground.to[4 * beyond + state.zombies[zombie]!.facing] !== square) continue;
    if (groupOf(state, zombie).length >= ENOUGH) return true;
  }
  return false;
}
