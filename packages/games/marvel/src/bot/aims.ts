import { distancesTo, isOpen, pathsOf } from '@shamble/parts';
import { type Board, boardOf } from '../board/board.ts';
import { isIn } from '../rules/questions.ts';
import { at, FOE, type HeroId, type View, type Zone } from '../types.ts';
import type { Outlook } from './outlook.ts';
import { type Want, wantsOf } from './wants.ts';
import { WEIGHTS } from './weights.ts';

/** What the hero goes for, with the way to it. */
export interface Aim {
  readonly what: Want['what'] | 'follow' | 'feed' | 'chase';
  readonly zone: Zone;
  /** Zone -> how far, doors and Enemies on the way counted. */
  readonly far: Float64Array;
  /** All that is wanted, for what lies on the way. */
  readonly wants: readonly Want[];
  /** Near enough for now. */
  readonly near?: number;
}

const FAR = 1e6;

export function aimOf(outlook: Outlook): Aim | null {
  const wants = wantsOf(outlook);
  const urgent = urgentOf(outlook, wants);
  if (urgent !== null) return urgent;
  const leaving = wants.length > 0 && wants.every(({ what }) => what === 'leave');
  if (leaving) return wayOut(outlook, wants);
  const meal = mealOf(outlook, wants);
  if (meal !== null) return meal;
  if (wants.length === 0) return null;
  const errands = errandsOf(outlook, wants);
  const errand = errands.find(({ id }) => id === outlook.me)?.want;
  if (errand !== undefined) return { what: errand.what, zone: errand.zone, far: farFrom(outlook, errand.zone), wants };
  const near = nearestErrand(outlook, errands);
  return near === null ? null : { what: 'follow', zone: near.zone, far: farFrom(outlook, near.zone), wants };
}

/** To the Exit, but not before those who lag behind: nobody gets there alone. */
function wayOut(outlook: Outlook, wants: readonly Want[]): Aim {
  const { view, others, self } = outlook;
  const [{ zone }] = wants as readonly [Want];
  const far = farFrom(outlook, zone);
  let last = self.zone;
  for (const id of others) if (far[view.heroes[id]!.zone]! > far[last]!) last = view.heroes[id]!.zone;
  const behind = far[last]! - far[self.zone]!;
  if (behind <= 2 * WEIGHTS.lag || far[last]! >= FAR || self.health <= 2)
    return { what: 'leave', zone, far, wants, near: self.health <= 2 ? 0 : Math.max(0, far[last]! - WEIGHTS.lag) };
  return { what: 'follow', zone: last, far: farFrom(outlook, last), wants };
}

/** Whether a hero who stands in the Exit goes: with those who can come at once, or to save its skin. */
export function mayGo(view: View, me: HeroId): boolean {
  if (view.heroes[me]!.health <= 2) return true;
  const row = distancesTo(pathsOf(boardOf(view.mission).map, view.doors), view.exit);
  return view.heroes.every((hero, id) => id === me || !isIn(hero) || row[hero.zone]! <= 2 * WEIGHTS.lag);
}

/** All who are near run after whoever must not get away. */
function urgentOf(outlook: Outlook, wants: readonly Want[]): Aim | null {
  if (!wants.some(({ urgent }) => urgent)) return null;
  const way = farFrom(outlook, outlook.self.zone, true);
  let best: Want | null = null;
  let least: number = WEIGHTS.chase;
  for (const want of wants) {
    if (!want.urgent || way[want.zone]! >= least) continue;
    least = way[want.zone]!;
    best = want;
  }
  return best === null ? null : { what: 'chase', zone: best.zone, far: farFrom(outlook, best.zone), wants };
}

/** Whoever is Ravenous, or about to be, looks for somebody to eat first. */
function mealOf(outlook: Outlook, wants: readonly Want[]): Aim | null {
  const { self, view, crowd } = outlook;
  if (self.hunger < 3) return null;
  const way = farFrom(outlook, self.zone, true);
  let best = -1;
  let least = self.hunger >= 4 ? WEIGHTS.prowl : WEIGHTS.snack;
  const consider = (zone: Zone, cost: number): void => {
    if (cost > least) return;
    least = cost;
    best = zone;
  };
  for (let zone = 0; zone < crowd.length; zone++)
    if (crowd[zone]! > 0 && view.figures[at(zone, FOE)] === 0)
      consider(zone, way[zone]! - WEIGHTS.crowd * crowd[zone]!);
  for (const { zone } of view.bystanders) if (zone >= 0 && crowd[zone] === 0) consider(zone, way[zone]!);
  return best < 0 ? null : { what: 'feed', zone: best, far: farFrom(outlook, best), wants };
}

/** Zone -> the least cost of the way from it to that one; `away`: from that one to it. Not to be changed. */
export function farFrom(outlook: Outlook, zone: Zone, away = false): Float64Array {
  const { ways, shut } = outlook;
  const key = 2 * zone + (away ? 1 : 0);
  const known = ways[key] ?? waysPast(outlook, zone, shut, away);
  ways[key] = known;
  return known;
}

/** The same where other doors are shut. */
export function waysPast(
  { board, view, crowd, risky }: Outlook,
  zone: Zone,
  shut: Uint8Array,
  away: boolean,
): Float64Array {
  const far = new Float64Array(board.zones.length).fill(FAR);
  const { doors } = view;
  const { exits } = board;
  const isBound = board.rules.noStreetBut !== null;
  far[zone] = 0;
  const queue: Zone[] = [zone];
  for (let at = 0; at < queue.length; at++) {
    const from = queue[at]!;
    const so = far[from]! + 1;
    for (const { to, door } of exits[from]!) {
      let cost = so + WEIGHTS.crowd * crowd[to]!;
      if (door !== null && !isOpen(doors, door)) {
        if (shut[door] === 1) continue;
        cost += WEIGHTS.door + (risky === null ? 0 : risky[door]!);
      }
      if (isBound && isBarred(board, away ? from : to, away ? to : from, door)) continue;
      if (cost >= far[to]! - 1e-9) continue;
      far[to] = cost;
      queue.push(to);
    }
  }
  return far;
}

/** Into the street through the one door only (MZ-M08-08). */
export const isBarred = ({ zones, doors, rules }: Board, from: Zone, to: Zone, door: number | null): boolean =>
  zones[to]!.street && !zones[from]!.street && (door === null || doors[door]!.colour !== rules.noStreetBut);

interface Errand {
  readonly want: Want;
  readonly id: HeroId;
}

/** Errands are given out to whoever is nearest, so many at a time. */
function errandsOf(outlook: Outlook, wants: readonly Want[]): Errand[] {
  const { view } = outlook;
  const { heroes } = view;
  const idle: HeroId[] = [];
  const ways: Float64Array[] = [];
  for (let id = 0; id < heroes.length; id++) {
    if (!isIn(heroes[id]!)) continue;
    idle.push(id);
    ways[id] = farFrom(outlook, heroes[id]!.zone, true);
  }
  const open = [...wants];
  const given: Errand[] = [];
  const { devouredCalls } = outlook.board.rules;
  // Where every errand calls a Super Hero, all of them go together.
  const most = devouredCalls ? 1 : Math.max(1, Math.round((WEIGHTS.errands * idle.length) / 2));
  const isEach = wants.some(({ who }) => who !== 0xff) && !wants.some(({ what }) => what === 'hunt');
  while (open.length > 0 && idle.length > 0) {
    let best: Errand | null = null;
    let least = FAR;
    for (const id of idle) {
      const { done, hunger } = heroes[id]!;
      const way = ways[id]!;
      for (const want of open) {
        if ((want.who & (1 << id)) === 0) continue;
        let cost = way[want.zone]! + (done ? 2 : 0) + (hunger >= 4 && want.what !== 'devour' ? 2 : 0);
        if (want.urgent) cost -= 20;
        else if (want.what === 'hunt') cost += cost > WEIGHTS.prey ? FAR : 6;
        if (cost < least) {
          least = cost;
          best = { want, id };
        }
      }
    }
    if (best === null || (given.length >= most && !isEach && !best.want.urgent)) break;
    given.push(best);
    idle.splice(idle.indexOf(best.id), 1);
    const { want } = best;
    if (want.what !== 'slay' && want.what !== 'hunt' && want.what !== 'leave') open.splice(open.indexOf(want), 1);
  }
  return given;
}

/** What those nearest to me go for. */
function nearestErrand(outlook: Outlook, errands: readonly Errand[]): Want | null {
  const way = farFrom(outlook, outlook.self.zone, true);
  let best: Want | null = null;
  let least = FAR;
  for (const { want, id } of errands) {
    const cost = way[outlook.view.heroes[id]!.zone]! + way[want.zone]!;
    if (cost >= least) continue;
    least = cost;
    best = want;
  }
  return best;
}
