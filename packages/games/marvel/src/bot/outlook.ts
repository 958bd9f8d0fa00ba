import type { Look } from '@shamble/kernel';
import { distancesTo, isOpen, type Paths, pathsOf } from '@shamble/parts';
import type { Board } from '../board/board.ts';
import { lookAt } from '../preview/look.ts';
import { board, danger, isIn, sheetOf } from '../rules/questions.ts';
import {
  FOE,
  GUARD,
  type Hero,
  type HeroId,
  KINDS,
  type Marvel,
  SPECIALIST,
  TROOPER,
  type View,
  type Zone,
} from '../types.ts';
import { lookOf } from './look.ts';
import { WEIGHTS } from './weights.ts';

/** What is the same for whoever acts: worked out once from the view. */
export interface Ground {
  readonly view: View;
  readonly look: Look<Marvel>;
  readonly board: Board;
  readonly paths: Paths;
  /** Zone -> Enemies of all kinds. */
  readonly crowd: readonly number[];
  /** Zone -> Bystanders who fight there. */
  readonly fighters: readonly number[];
  /** Zone -> Enemies the next Spawn cards are likely to bring. */
  readonly spawning: readonly number[];
  /** Door -> 1: closed and locked. */
  readonly shut: Uint8Array;
  /** Door -> what is to be feared of opening it: somebody who hides behind it runs off. Null: nobody cares. */
  readonly risky: readonly number[] | null;
  /** 0 Blue to 3 Red. */
  readonly level: number;
  /** Ways to each Zone and away from it, once they are asked for; see `farFrom`. */
  readonly ways: (Float64Array | undefined)[];
}

/** What a hero goes by. */
export interface Outlook extends Ground {
  readonly me: HeroId;
  readonly self: Hero;
  /** The others in play, and Zone -> those who stand there. */
  readonly others: readonly HeroId[];
  readonly party: readonly (readonly Hero[] | undefined)[];
  /** Zone -> kills that can be expected of those who have yet to act. */
  readonly help: readonly number[];
  /** Zone -> what the others who stand there have to fear as things are, once it is asked for. */
  readonly fears: (number | undefined)[];
}

/** Enemies a Spawn card brings on average, by Danger Level. */
const BROUGHT = [1.2, 1.9, 3, 4];
const REACH = 4;

/** Kills to be expected of one attack of a hero. */
export function powerOf(view: View, id: HeroId): number {
  const hero = view.heroes[id]!;
  const { accuracy, dice } = sheetOf(hero).attack;
  return ((dice + Math.min(3, hero.hunger)) * (7 - accuracy)) / 6;
}

export const actionsLeft = (hero: Hero): number => (hero.done ? hero.actions : hero.xp >= 7 ? 4 : 3);

export function groundOf(view: View): Ground {
  const on = board(view);
  const { figures, bystanders, doors } = view;
  const crowd: number[] = [];
  const fighters: number[] = [];
  const spawning: number[] = [];
  for (let zone = 0; zone < on.zones.length; zone++) {
    const first = KINDS * zone;
    crowd.push(figures[first]! + figures[first + 1]! + figures[first + 2]! + figures[first + 3]!);
    fighters.push(0);
    spawning.push(0);
  }
  const look = lookOf(view);
  for (let id = 0; id < bystanders.length; id++) {
    const { zone } = bystanders[id]!;
    if (zone >= 0 && look.query('fights', { bystander: id })) fighters[zone]! += 1;
  }
  const level = danger(view);
  for (let spawn = 0; spawn < on.spawns.length; spawn++)
    if (view.active[spawn] === 1) spawning[on.spawns[spawn]!.zone]! += BROUGHT[level]!;
  const paths = pathsOf(on.map, doors);
  return {
    ...{ view, look, board: on, paths, crowd, fighters, spawning, level },
    ...{ shut: shutDoors(look, on), risky: riskyDoors(view, on, paths), ways: [] },
  };
}

function shutDoors(look: Look<Marvel>, { doors, locks }: Board): Uint8Array {
  const shut = new Uint8Array(doors.length);
  if (locks.length === 0) return shut;
  for (let door = 0; door < shut.length; door++)
    if (!isOpen(look.state.doors, door) && look.query('locked', { door }).length > 0) shut[door] = 1;
  return shut;
}

/** The same with that hero as it would be. */
export function groundWith(ground: Ground, id: HeroId, hero: Hero): Ground {
  const heroes = ground.view.heroes.with(id, hero);
  return { ...ground, view: { ...ground.view, heroes }, look: lookAt({ ...ground.look.state, heroes }) };
}

export const outlookOf = (view: View, me: HeroId): Outlook => outlookFor(groundOf(view), me);

export function outlookFor(ground: Ground, me: HeroId): Outlook {
  const { view, crowd, paths } = ground;
  const { heroes } = view;
  const help = crowd.map(() => 0);
  const others: HeroId[] = [];
  const party: Hero[][] = [];
  for (let id = 0; id < heroes.length; id++) {
    const one = heroes[id]!;
    if (id === me || !isIn(one)) continue;
    others.push(id);
    const there = party[one.zone];
    if (there === undefined) party[one.zone] = [one];
    else there.push(one);
    if (one.done) continue;
    const power = one.hunger >= 4 ? 1 : powerOf(view, id);
    const actions = actionsLeft(one) - 0.5 * crowd[one.zone]!;
    const row = distancesTo(paths, one.zone);
    for (let zone = 0; zone < help.length; zone++) {
      const far = row[zone]!;
      if (far < REACH && actions > far) help[zone]! += power * (actions - far);
    }
  }
  return { ...ground, me, self: heroes[me]!, others, party, help, fears: [] };
}

const SAFE = 4;

/** Closed doors of buildings with a card in them, by how near the next Spawn Zone is: those who flee run there. */
function riskyDoors(view: View, { doors, zones, spawns, rules, buildings }: Board, paths: Paths): number[] | null {
  if ((rules.lost === null && rules.allFlee === null) || view.laid.length === 0) return null;
  return doors.map(({ a, b }, door) => {
    if (isOpen(view.doors, door)) return 0;
    let risk = 0;
    for (const [room, outside] of [
      [a, b],
      [b, a],
    ] as const) {
      const { building } = zones[room]!;
      if (building < 0 || view.opened[building] === 1) continue;
      if (!view.laid.some(({ zone, open }) => !open && buildings[building]!.includes(zone))) continue;
      for (let spawn = 0; spawn < spawns.length; spawn++)
        if (view.active[spawn]! >= 0) risk = Math.max(risk, SAFE - distancesTo(paths, spawns[spawn]!.zone)[outside]!);
    }
    return WEIGHTS.escape * risk;
  });
}

/** Enemies gone from a Zone: kind -> how many. */
export interface Loss {
  readonly zone: Zone;
  readonly killed: readonly number[];
}

const NOBODY: readonly Hero[] = [];

/** How likely those of a Zone come for somebody so near, rather than for another hero. */
function pull({ paths, view, others }: Outlook, from: Zone, far: number, withMe: boolean): number {
  const row = distancesTo(paths, from);
  let nearer = 0;
  let equal = 0;
  for (const id of others) {
    const { zone } = view.heroes[id]!;
    const d = row[zone]!;
    if (d < far) nearer += 1;
    else if (d === far) equal += 1;
  }
  if (nearer > 0) return 0.1;
  return withMe && equal > 0 ? 0.6 : 1;
}

/** Of a kind in a Zone, without those that are held back and those that are gone. */
const awakeOf = ({ figures, held }: View, zone: Zone, kind: number, loss: Loss | null): number => {
  const spot = KINDS * zone + kind;
  return figures[spot]! - held[spot]! - (loss !== null && loss.zone === zone ? loss.killed[kind]! : 0);
};

const leftOf = (view: View, zone: Zone, kind: number, loss: Loss | null): number =>
  Math.max(0, awakeOf(view, zone, kind, loss));

/** What those who stand there have to fear, now and in the Round after. Those who have acted share the Wounds. */
function fear(outlook: Outlook, zone: Zone, withMe: boolean, loss: Loss | null): number {
  const { view, party, paths, fighters, spawning, self, me } = outlook;
  const there = party[zone] ?? NOBODY;
  if (!withMe && there.length === 0) return 0;
  const slow = leftOf(view, zone, TROOPER, loss) + leftOf(view, zone, GUARD, loss);
  const quick = leftOf(view, zone, SPECIALIST, loss) + leftOf(view, zone, FOE, loss);
  let blows = slow + 2 * quick + fighters[zone]!;
  let coming = slow + quick;
  let strikes = 0;
  for (const next of paths.steps[zone]!) {
    if (outlook.crowd[next] === 0) continue;
    const fast = awakeOf(view, next, SPECIALIST, loss) + awakeOf(view, next, FOE, loss);
    const share = pull(outlook, next, 1, withMe);
    strikes += share * fast;
    coming += share * (fast + awakeOf(view, next, TROOPER, loss) + awakeOf(view, next, GUARD, loss));
  }
  blows =
    Math.max(0, blows - WEIGHTS.help * outlook.help[zone]!) +
    Math.max(0, strikes - 0.3 * WEIGHTS.help * outlook.help[zone]!);
  coming += WEIGHTS.spawn * spawning[zone]!;
  let power = 0;
  const bound: number[] = [];
  if (withMe) {
    bound.push(self.health);
    power += 2.2 * powerOf(view, me);
  }
  let waiting = 0;
  for (const one of there) {
    if (one.done) bound.push(one.health);
    else waiting += 1;
    power += 4.5;
  }
  let cost = 0;
  if (bound.length > 0) cost += wounding(bound, blows + WEIGHTS.extra * coming);
  else cost += WEIGHTS.waiting * waiting * Math.min(3, blows) * 3;
  cost += WEIGHTS.later * Math.max(0, coming - power) + WEIGHTS.incoming * coming;
  return cost;
}

/** What so many Wounds cost, each to whoever has most Health left. */
export function wounding(health: number[], wounds: number): number {
  let cost = 0;
  for (let left = wounds; left > 1e-9; left -= 1) {
    let best = 0;
    for (let one = 1; one < health.length; one++) if (health[one]! > health[best]!) best = one;
    const share = Math.min(1, left);
    cost += share * WEIGHTS.wound[Math.max(0, health[best]!)]!;
    health[best]! -= 1;
    if (cost > 400) return cost;
  }
  return cost;
}

/** How much worse it is for all if I end there. */
export const standingFear = (outlook: Outlook, zone: Zone, loss: Loss | null): number =>
  fear(outlook, zone, true, loss) - fear(outlook, zone, false, loss);

/** How much better the others are off when those Enemies are gone. */
export function relief(outlook: Outlook, loss: Loss): number {
  const { party, paths } = outlook;
  let gain = 0;
  if (party[loss.zone] !== undefined) gain += fearNow(outlook, loss.zone) - fear(outlook, loss.zone, false, loss);
  for (const zone of paths.steps[loss.zone]!)
    if (party[zone] !== undefined) gain += fearNow(outlook, zone) - fear(outlook, zone, false, loss);
  return gain;
}

function fearNow(outlook: Outlook, zone: Zone): number {
  const known = outlook.fears[zone] ?? fear(outlook, zone, false, null);
  outlook.fears[zone] = known;
  return known;
}
