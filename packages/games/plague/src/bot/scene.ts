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
  const bites = view.zombies.map((zombie) => {
    if (zombie.square < 0) return null;
    const feared = bitesOf(walls, zombie, 2 * budget, self.square);
    for (let square = 0; square < feared.length; square++) {
      const far = feared[square]!;
      if (far === 0) continue;
      feared[square] = Math.max(0, far - budget);
      danger[square]! += feared[square]! > 0 ? feared[square]! : 0.05 * far;
    }
    return feared;
  });
  const kills = weapon === null ? 1 / 36 : Math.max(0, 7 - weapon.kills) / 6;
  return { view, me, self, board, walls, bites, danger, kills, attack: weapon?.ap ?? 1 };
}

/** Square -> AP that are left for biting there, others left aside. */
function bitesOf(walls: Walls, { square, facing, dog }: Zombie, ap: number, prey: number): Uint8Array {
  const { ahead } = walls;
  const feared = new Uint8Array(walls.ground.squares);
  const left = new Int8Array(ahead.length).fill(NONE);
  const queue = [4 * square + facing];
  left[queue[0]!] = ap;
  for (const place of queue) {
    const now = left[place]!;
    const to = ahead[place]!;
    if (to >= 0 && now > feared[to >> 2]!) feared[to >> 2] = now;
    if (now <= 1) continue;
    const far = dog && to >= 0 ? ahead[to]! : NONE;
    for (const next of [to, far, (place & ~3) | ((place + 1) & 3), (place & ~3) | ((place + 3) & 3)]) {
      if (next < 0 || next >> 2 === prey || left[next]! >= now - 1) continue;
      left[next] = now - 1;
      queue.push(next);
    }
  }
  return feared;
}
