import { notePlaces } from '../auto/places.ts';
import type { Walls } from '../auto/walls.ts';
import type { Ground } from '../board/ground.ts';
import { ground, readyWeapon, weaponOf } from '../rules/questions.ts';
import { type Human, type HumanId, NONE, type State, type View, ZOMBIE_AP, type Zombie } from '../types.ts';

/** What a human weighs his plans by: nothing that his seat does not see. */
export interface Outlook {
  readonly view: View;
  readonly me: HumanId;
  readonly self: Human;
  readonly board: Ground;
  readonly walls: Walls;
  /** Zombie -> square -> bites to be feared there in its next turn. */
  readonly bites: readonly (Uint8Array | null)[];
  /** Square -> bites of all of them, and of those that could come in the turn after. */
  readonly danger: Float32Array;
  /** The share of his attacks that kill, and what one costs. */
  readonly kills: number;
  readonly attack: number;
}

export function sceneOf(view: View, me: HumanId): Outlook {
  // Who stands where, and the barricades, are open to all.
  const walls = notePlaces(view as unknown as State);
  const board = ground(view);
  const self = view.humans[me]!;
  const weapon = readyWeapon(view, weaponOf(self));
  const danger = new Float32Array(board.squares);
  const budget = ZOMBIE_AP + Math.max(0, view.zombieBonus);
  const walk = newWalk(walls);
  // One piece of memory for all of them: many small ones are dear.
  const all = new Uint8Array(view.zombies.length * board.squares);
  const bites = view.zombies.map((zombie, id) => {
    if (zombie.square < 0) return null;
    const feared = all.subarray(id * board.squares, (id + 1) * board.squares);
    followTo(walls, zombie, 2 * budget, self.square, walk, feared);
    for (let at = 0; at < walk.reached; at++) {
      const square = walk.squares[at]!;
      const far = feared[square]!;
      feared[square] = Math.max(0, far - budget);
      danger[square]! += feared[square]! > 0 ? feared[square]! : 0.05 * far;
    }
    return feared;
  });
  const kills = weapon === null ? 1 / 36 : Math.max(0, 7 - weapon.kills) / 6;
  return { view, me, self, board, walls, bites, danger, kills, attack: weapon?.ap ?? 1 };
}

/** What the walk of one zombie after the other is noted on. */
interface Walk {
  /** Place -> AP that are left there; NONE before and after a walk. */
  readonly left: Int8Array;
  readonly queue: Int16Array;
  /** Squares that can be bitten, and how many they are. */
  readonly squares: Int16Array;
  reached: number;
}

const newWalk = ({ ahead, ground: { squares } }: Walls): Walk => ({
  left: new Int8Array(ahead.length).fill(NONE),
  queue: new Int16Array(ahead.length),
  squares: new Int16Array(squares),
  reached: 0,
});

/** Notes for each square the AP that are left for biting there, others left aside. */
function followTo(
  { ahead }: Walls,
  { square, facing, dog }: Zombie,
  ap: number,
  prey: number,
  walk: Walk,
  feared: Uint8Array,
): void {
  const { left, queue, squares } = walk;
  let reached = 0;
  let count = 1;
  queue[0] = 4 * square + facing;
  left[queue[0]!] = ap;
  for (let at = 0; at < count; at++) {
    const place = queue[at]!;
    const now = left[place]!;
    const to = ahead[place]!;
    if (to >= 0 && now > feared[to >> 2]!) {
      if (feared[to >> 2] === 0) squares[reached++] = to >> 2;
      feared[to >> 2] = now;
    }
    if (now <= 1) continue;
    // Ahead, turned, or two ahead for a dog: all for one AP, so that nothing is reached for less later.
    for (let act = 0; act < (dog ? 4 : 3); act++) {
      const next = act === 0 ? to : act < 3 ? (place & ~3) | ((place + 2 * act - 1) & 3) : to < 0 ? NONE : ahead[to]!;
      if (next < 0 || next >> 2 === prey || left[next]! >= now - 1) continue;
      left[next] = now - 1;
      queue[count++] = next;
    }
  }
  for (let at = 0; at < count; at++) left[queue[at]!] = NONE;
  walk.reached = reached;
}
