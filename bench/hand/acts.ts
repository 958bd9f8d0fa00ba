import { below, die, shuffle } from './luck.ts';
import {
  appear,
  choose,
  deadAt,
  type Hero,
  isFlare,
  isOpen,
  isWeapon,
  KIND_OF,
  SKILLS,
  throwAway,
  type World,
} from './world.ts';
import { bite } from './wounds.ts';

export type Act =
  | { do: 'move'; to: number }
  | { do: 'open'; door: number }
  | { do: 'search' }
  | { do: 'scout' }
  | { do: 'strike'; zone: number; slot: number }
  | { do: 'trade'; with: Hero }
  | { do: 'heal' }
  | { do: 'take' }
  | { do: 'wait' };

/** All that the hero may do now. */
export function actsOf(world: World, hero: Hero): Act[] {
  const acts: Act[] = [];
  const { zone } = hero;
  const exits = world.board.exits[zone]!;
  const dead = deadAt(world, zone);
  const canMove = moveCost(hero, dead) <= hero.actions;
  for (const { to, door } of exits) {
    if (door !== null && !isOpen(world, door)) acts.push({ do: 'open', door });
    else if (canMove) acts.push({ do: 'move', to });
  }
  if (world.board.rooms[zone]!) {
    if (!hero.searched && dead === 0 && world.pile.length + world.discard.length > 0) acts.push({ do: 'search' });
    if (world.pile.length > 0) acts.push({ do: 'scout' });
  }
  for (let slot = -1; slot < 2; slot++) {
    const card = slot < 0 ? -1 : hero.slots[slot]!;
    if (slot >= 0 && (card < 0 || !isWeapon(card))) continue;
    if (dead > 0) acts.push({ do: 'strike', zone, slot });
    if (card < 0 || KIND_OF[card] !== 'gun') continue;
    for (const { to, door } of exits)
      if (isOpen(world, door) && deadAt(world, to) > 0) acts.push({ do: 'strike', zone: to, slot });
  }
  for (const other of world.heroes)
    if (other !== hero && other.alive && other.zone === zone && (hasCards(hero) || hasCards(other)))
      acts.push({ do: 'trade', with: other });
  if (hero.wounds > 0 && medkitOf(hero) >= 0) acts.push({ do: 'heal' });
  if (dead === 0 && world.tokens.includes(zone)) acts.push({ do: 'take' });
  acts.push({ do: 'wait' });
  return acts;
}

const moveCost = (hero: Hero, dead: number): number => (dead > 0 && !hero.skills.includes('quick') ? 2 : 1);
const medkitOf = (hero: Hero): number => hero.slots.findIndex((card) => card >= 0 && KIND_OF[card] === 'medkit');

function hasCards({ slots }: Hero): boolean {
  for (const card of slots) if (card >= 0) return true;
  return false;
}

export function carryOut(world: World, hero: Hero, act: Act): void {
  if (act.do === 'move') {
    hero.actions -= moveCost(hero, deadAt(world, hero.zone));
    hero.zone = act.to;
    return;
  }
  hero.actions--;
  switch (act.do) {
    case 'open':
      openDoor(world, hero, act.door);
      break;
    case 'search':
      search(world, hero);
      break;
    case 'scout':
      scout(world, hero);
      break;
    case 'strike':
      strike(world, hero, act.zone, act.slot);
      break;
    case 'trade':
      trade(world, hero, act.with);
      break;
    case 'heal':
      throwAway(world, hero, medkitOf(hero));
      hero.wounds--;
      break;
    case 'take':
      world.tokens = world.tokens.filter((zone) => zone !== hero.zone);
      break;
    case 'wait':
      hero.actions = 0;
  }
}

function openDoor(world: World, hero: Hero, door: number): void {
  world.doors |= 1 << door;
  world.noise[hero.zone]! += 1;
  const face = die(world.luck);
  if (face > 3) return;
  if (appear(world, hero.zone, face, 0) > 0) bite(world, hero.zone);
}

function search(world: World, hero: Hero): void {
  hero.searched = true;
  if (world.pile.length === 0) {
    shuffle(world.luck, world.discard);
    world.pile = world.discard;
    world.discard = [];
  }
  const card = world.pile.pop()!;
  for (let seat = 0; seat < world.seats; seat++) world.known[seat] = Math.max(0, world.known[seat]! - 1);
  if (stow(hero, card)) return;
  const thrown = chooseThrown(world, hero, card);
  for (const slot of thrown) if (slot >= 0) throwAway(world, hero, slot);
  if (thrown.includes(-1) || !stow(hero, card)) world.discard.push(card);
}

function stow(hero: Hero, card: number): boolean {
  for (let slot = isFlare(card) ? 2 : 0; slot < 4; slot++) {
    if (hero.slots[slot] !== -1) continue;
    hero.slots[slot] = card;
    return true;
  }
  return false;
}

/** One to three of the slots and the new card (-1), one weapon at most among them. */
function chooseThrown(world: World, hero: Hero, found: number): number[] {
  const options = [-1];
  for (let slot = 0; slot < 4; slot++) if (hero.slots[slot]! >= 0) options.push(slot);
  world.decisions++;
  shuffle(world.luck, options);
  const wanted = 1 + below(world.luck, Math.min(3, options.length));
  const thrown: number[] = [];
  let weapons = 0;
  for (const slot of options) {
    if (thrown.length === wanted) break;
    if (isWeapon(slot < 0 ? found : hero.slots[slot]!) && ++weapons > 1) continue;
    thrown.push(slot);
  }
  return thrown;
}

function scout(world: World, hero: Hero): void {
  const cards = Math.min(3, world.pile.length);
  const top = world.pile.splice(-cards);
  if (cards > 1) {
    world.decisions++;
    shuffle(world.luck, top);
  }
  world.pile.push(...top);
  world.known.fill(0, 0, hero.seat);
  world.known.fill(0, hero.seat + 1);
  world.known[hero.seat] = Math.max(world.known[hero.seat]!, cards);
}

function strike(world: World, hero: Hero, zone: number, slot: number): void {
  const kind = slot < 0 ? null : KIND_OF[hero.slots[slot]!];
  let dice = kind === null ? 1 : 2;
  if (hero.skills.includes('sharp')) dice += 1;
  if (hero.wounds > 0 && hero.skills.includes('frenzy')) dice *= 2;
  if (world.fog) dice = Math.min(dice, 3);
  if (kind === 'gun') world.noise[hero.zone]! += 1;
  let hits = 0;
  for (let i = 0; i < dice; i++) if (die(world.luck) >= 4) hits++;
  const onWalkers = chooseHits(world, hits, world.walkers[zone]!, 2 * world.brutes[zone]!);
  const onBrutes = Math.min(hits - onWalkers, 2 * world.brutes[zone]!);
  const slain = onBrutes >> 1;
  world.walkers[zone]! -= onWalkers;
  world.walkersLeft += onWalkers;
  world.brutes[zone]! -= slain;
  world.brutesLeft += slain;
  hero.kills += onWalkers + slain;
  while (hero.skills.length < (hero.kills >= 7 ? 2 : hero.kills >= 3 ? 1 : 0))
    hero.skills.push(
      choose(
        world,
        SKILLS.filter((skill) => !hero.skills.includes(skill)),
      ),
    );
}

/** How many hits go to walkers; the others go to brutes. In lumps, as any sharing here. */
function chooseHits(world: World, hits: number, walkers: number, brutes: number): number {
  if (hits === 0 || walkers === 0) return 0;
  if (brutes === 0) return Math.min(hits, walkers);
  if (walkers + brutes <= hits) return walkers;
  world.decisions++;
  let onWalkers = 0;
  let onBrutes = 0;
  for (let left = hits; left > 0; ) {
    const toWalkers = onBrutes === brutes || (onWalkers < walkers && below(world.luck, 2) === 0);
    const lump = 1 + below(world.luck, Math.min(left, toWalkers ? walkers - onWalkers : brutes - onBrutes));
    if (toWalkers) onWalkers += lump;
    else onBrutes += lump;
    left -= lump;
  }
  return onWalkers;
}

/** All cards of both, dealt anew: the flares, which only a pack holds, first. */
function trade(world: World, hero: Hero, other: Hero): void {
  world.decisions++;
  const cards = [...hero.slots, ...other.slots].filter((card) => card >= 0);
  hero.slots.fill(-1);
  other.slots.fill(-1);
  for (const card of cards) if (isFlare(card)) deal(world, hero, other, card, [2, 3, 6, 7]);
  for (const card of cards) if (!isFlare(card)) deal(world, hero, other, card, [0, 1, 2, 3, 4, 5, 6, 7]);
}

function deal(world: World, hero: Hero, other: Hero, card: number, places: number[]): void {
  const slotsOf = (place: number): number[] => (place < 4 ? hero : other).slots;
  const open = places.filter((place) => slotsOf(place)[place % 4] === -1);
  const place = open[below(world.luck, open.length)]!;
  slotsOf(place)[place % 4] = card;
}
