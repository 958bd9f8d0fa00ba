import { below } from './luck.ts';
import { choose, deadAt, type Hero, isBesieged, KIND_OF, settle, throwAway, type World } from './world.ts';

const MOST_WOUNDS = 3;

/** All the dead of the zone bite; the wounds are shared among the heroes there, three a seat at most. */
export function bite(world: World, zone: number): void {
  let bites = deadAt(world, zone);
  let room: number[] | null = null;
  while (bites > 0 && isBesieged(world, zone)) {
    room ??= Array<number>(world.seats).fill(3);
    const bitten = world.heroes.filter((hero) => hero.alive && hero.zone === zone);
    const shares = shareBites(world, bitten, bites, room);
    bites = 0; // what nobody can bear is lost
    for (let i = 0; i < bitten.length; i++) {
      const hero = bitten[i]!;
      room[hero.seat]! -= shares[i]!;
      for (let n = shares[i]!; n > 0; n--) {
        if (hero.alive) wound(world, hero);
        else {
          // He died of a wound he took for another: this one is shared anew.
          bites++;
          room[hero.seat]! += 1;
        }
        if (world.outcome !== null) return;
      }
    }
  }
}

/** Each hero takes what he can bear, each seat what it has room for. */
function shareBites(world: World, bitten: readonly Hero[], bites: number, seatRoom: readonly number[]): number[] {
  const room = seatRoom.slice();
  const most = bitten.map((hero) => Math.min(bites, MOST_WOUNDS - hero.wounds, room[hero.seat]!));
  if (isForced(bitten, most, bites, room)) return most;
  world.decisions++;
  const shares = bitten.map(() => 0);
  const open = bitten.map((_, i) => i);
  let left = bites;
  while (left > 0 && open.length > 0) {
    const at = below(world.luck, open.length);
    const i = open[at]!;
    const { seat } = bitten[i]!;
    const fits = Math.min(left, most[i]! - shares[i]!, room[seat]!);
    if (fits < 1) {
      open.splice(at, 1);
      continue;
    }
    const lump = 1 + below(world.luck, fits);
    shares[i]! += lump;
    room[seat]! -= lump;
    left -= lump;
  }
  return shares;
}

/** There is nothing to choose if each can have the most he could have. */
function isForced(bitten: readonly Hero[], most: readonly number[], bites: number, room: readonly number[]): boolean {
  if (bitten.length === 1) return true;
  const left = room.slice();
  let sum = 0;
  for (let i = 0; i < bitten.length; i++) {
    const { seat } = bitten[i]!;
    left[seat]! -= most[i]!;
    sum += most[i]!;
    if (left[seat]! < 0) return false;
  }
  return sum <= bites;
}

/** Tough first; then seat by seat whoever can guard or has a vest may use it, until nobody wants to any more. */
function wound(world: World, first: Hero): void {
  let hero = first;
  let passed = 0;
  const guarded: Guarded[] = [];
  for (;;) {
    if (!hero.braced && hero.skills.includes('tough')) {
      hero.braced = true;
      return;
    }
    const use = askForHelp(world, hero, passed, guarded);
    if (use === null) break;
    if (use.by === null) {
      passed |= 1 << use.seat;
    } else if (use.by === hero) {
      throwAway(world, hero, vestOf(hero));
      return;
    } else {
      guarded.push({ by: use.by, hero });
      hero = use.by;
    }
  }
  hero.wounds++;
  if (hero.wounds < MOST_WOUNDS) return;
  hero.alive = false;
  for (let slot = 0; slot < hero.slots.length; slot++) if (hero.slots[slot]! >= 0) throwAway(world, hero, slot);
  settle(world);
}

/** Each may step in once for each other. */
interface Guarded {
  readonly by: Hero;
  readonly hero: Hero;
}

interface Help {
  readonly seat: number;
  /** The hero himself by his vest, another by stepping in, nobody. */
  readonly by: Hero | null;
}

/** Asks the first seat that could help and has not passed. Null if there is none. */
function askForHelp(world: World, hero: Hero, passed: number, guarded: readonly Guarded[]): Help | null {
  const vest = vestOf(hero) >= 0;
  for (let seat = 0; seat < world.seats; seat++) {
    if ((passed >> seat) & 1) continue;
    const options: Help[] = [];
    for (const other of world.heroes) {
      if (other.seat !== seat || !other.alive || other.zone !== hero.zone) continue;
      const can =
        other === hero
          ? vest
          : other.skills.includes('guard') && !guarded.some((one) => one.by === other && one.hero === hero);
      if (can) options.push({ seat, by: other });
    }
    if (options.length === 0) continue;
    options.push({ seat, by: null });
    return choose(world, options);
  }
  return null;
}

const vestOf = (hero: Hero): number => hero.slots.findIndex((card) => card >= 0 && KIND_OF[card] === 'vest');
