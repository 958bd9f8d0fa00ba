import type { Setting } from '../settings.ts';
import { actsOf, carryOut } from './acts.ts';
import { actDead, spawn } from './dead.ts';
import type { Luck } from './luck.ts';
import { choose, newWorld, settle, type World } from './world.ts';

const ROUNDS = 15;
const SIGNALS = ['quiet', 'lure'] as const;

/** A whole game at random. */
export function playByHand(setting: Setting, luck: Luck): World {
  const world = newWorld(setting, luck);
  while (world.outcome === null) playRound(world);
  return world;
}

function playRound(world: World): void {
  world.round++;
  world.leader = (world.leader + 1) % world.seats;
  for (const hero of world.heroes) hero.braced = false;
  for (const hero of world.heroes) {
    if (!hero.alive) continue;
    hero.actions = 3;
    hero.searched = false;
    while (hero.actions > 0 && hero.alive) {
      carryOut(world, hero, choose(world, actsOf(world, hero)));
      settle(world);
      if (world.outcome !== null) return;
    }
  }
  if (world.traitor >= 0) signal(world);
  actDead(world);
  if (world.outcome !== null) return;
  spawn(world);
  world.noise.fill(0);
  if (world.round >= ROUNDS) world.outcome = 'dawn';
}

/** Only the traitor may lure; the leader's first living hero hears of it, or else the first alive. */
function signal(world: World): void {
  if (choose(world, SIGNALS) === 'quiet') return;
  const { heroes, leader } = world;
  const lured = heroes.find((hero) => hero.alive && hero.seat === leader) ?? heroes.find((hero) => hero.alive)!;
  world.noise[lured.zone]! += 2;
}
