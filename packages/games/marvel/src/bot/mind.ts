import { distancesTo } from '@shamble/parts';
import { isIn, levelOf } from '../rules/questions.ts';
import { type Act, at, FOE, GUARD, KINDS, NONE, type Opening, type Zone } from '../types.ts';
import { type Aim, mayGo } from './aims.ts';
import type { Crowd } from './odds.ts';
import { type Loss, type Outlook, standingFear } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** What plans are weighed by. */
export interface Mind {
  readonly outlook: Outlook;
  readonly aim: Aim | null;
  /** What a Zone nearer to the aim is worth, and how near is near enough. */
  readonly step: number;
  readonly near: number;
  /** Where one leaves the board at the end of this Turn, or NONE. */
  readonly out: Zone;
  readonly opening: Opening | null;
  /** Null: none yet, all is only weighed. */
  readonly from: readonly Act[] | null;
  /** Dice without those of Hunger, faces that hit, Range. */
  readonly dice: number;
  readonly winning: number;
  readonly min: number;
  readonly max: number;
  /** Zones a Move covers. */
  readonly stride: number;
  /** Zone -> what it is worth to end there; Zone and moves left -> the best to be had from there. */
  readonly known: number[];
  readonly onward: number[];
  /** Zone -> how likely there is somebody to eat next Turn. */
  readonly prey: number[];
}

export function mindOf(outlook: Outlook, aim: Aim | null, from: readonly Act[] | null, opening: Opening | null): Mind {
  const { view, me, self, look } = outlook;
  const leads = aim === null || aim.what !== 'follow';
  const boosts = opening?.boosts ?? [];
  const of = { hero: me, attack: 'unique', boosts } as const;
  return {
    ...{ outlook, aim, from, opening },
    out: aim?.what === 'leave' && mayGo(view, me) ? aim.zone : NONE,
    step:
      aim?.what === 'chase'
        ? WEIGHTS.hurry
        : aim?.what === 'feed'
          ? WEIGHTS.feed
          : (leads ? WEIGHTS.step : WEIGHTS.escort) + WEIGHTS.haste * view.round,
    near: leads ? (aim?.near ?? 0) : WEIGHTS.escortNear,
    dice: look.query('dice', { ...of, zone: self.zone }) - self.hunger,
    winning: 7 - look.query('accuracy', { ...of, zone: self.zone }),
    min: look.query('minRange', of),
    max: look.query('maxRange', of),
    stride: look.query('moveZones', { hero: me, boosts }),
    known: [],
    onward: [],
    prey: [],
  };
}

/** Hunger at the end of a Turn: less of a trouble where prey is near. */
export function hungerCost(mind: Mind, hunger: number, zone: Zone): number {
  if (mind.outlook.view.mode === 'hero') return 0;
  let prey = mind.prey[zone];
  if (prey === undefined) {
    prey = preyNear(mind.outlook, zone);
    mind.prey[zone] = prey;
  }
  const low = Math.min(4, Math.floor(hunger));
  const high = Math.min(4, low + 1);
  const at = (level: number): number => prey * WEIGHTS.hunger[level]! + (1 - prey) * WEIGHTS.starving[level]!;
  const cost = at(low) + (hunger - low) * (at(high) - at(low));
  // Whoever is Ravenous at the end suffers a Wound.
  return cost + WEIGHTS.wound[mind.outlook.self.health]! * Math.max(0, Math.min(1, hunger - 3));
}

/** How far one comes for a meal: those come nearer, too. */
const HUNT = 3;

/** How likely there is somebody to eat next Turn, for all who are hungry. */
function preyNear({ view, paths, others, crowd }: Outlook, zone: Zone): number {
  const row = distancesTo(paths, zone);
  let prey = 0;
  for (let at = 0; at < crowd.length; at++)
    if (crowd[at]! > 0 && row[at]! <= HUNT)
      prey += (crowd[at]! - view.figures[KINDS * at + FOE]!) * (row[at]! < HUNT ? 1 : 0.7);
  let hungry = 1;
  for (const id of others) {
    const one = view.heroes[id]!;
    if (one.hunger >= 2 && row[one.zone]! <= HUNT) hungry += 1;
  }
  return Math.min(1, prey / hungry);
}

/** How good it is to end there, Hunger aside. */
export function standing(mind: Mind, zone: Zone, loss: Loss | null = null): number {
  if (zone === mind.out) {
    let left = mind.outlook.crowd[zone]!;
    if (loss !== null && loss.zone === zone) for (const killed of loss.killed) left -= killed;
    if (left < 0.9) return WEIGHTS.out * (1 - Math.max(0, left));
  }
  if (loss !== null) return place(mind, zone) - standingFear(mind.outlook, zone, loss);
  let value = mind.known[zone];
  if (value === undefined) {
    value = place(mind, zone) - standingFear(mind.outlook, zone, null);
    mind.known[zone] = value;
  }
  return value;
}

/** How near to the aim and to the others. */
function place({ outlook, aim, step, near }: Mind, zone: Zone): number {
  let value = 0;
  if (aim !== null) value -= step * Math.max(0, Math.min(40, aim.far[zone]!) - near);
  if (outlook.others.length === 0) return value;
  let apart = 99;
  const row = distancesTo(outlook.paths, zone);
  for (const id of outlook.others) apart = Math.min(apart, row[outlook.view.heroes[id]!.zone]!);
  return value - WEIGHTS.apart * Math.max(0, Math.min(WEIGHTS.apartMost, apart - 1));
}

/** Actions to leave a Zone, spread over the Zones of a Move. */
export function leaving({ outlook, stride }: Mind, zone: Zone): number {
  const enemies = outlook.crowd[zone]!;
  if (enemies === 0) return 1 / stride;
  return stride > 1 ? 2 : 1 + enemies;
}

/** The best place to end with so many moves left. */
export function onward(mind: Mind, zone: Zone, moves: number): number {
  const key = 8 * zone + Math.min(7, Math.floor(moves));
  let best = mind.onward[key];
  if (best !== undefined) return best;
  best = standing(mind, zone);
  mind.onward[key] = best;
  const cost = Math.ceil(leaving(mind, zone));
  if (cost <= moves)
    for (const to of mind.outlook.paths.steps[zone]!) best = Math.max(best, onward(mind, to, moves - cost));
  mind.onward[key] = best;
  return best;
}

/** Those of a Zone as an attack meets them. */
export function crowdAt({ outlook }: Mind, zone: Zone): Crowd {
  const { view, look } = outlook;
  const first = at(zone, 0);
  const count = view.figures.slice(first, first + 4);
  let foe = 9;
  if (count[FOE]! > 0)
    for (let id = 0; id < view.foes.length; id++)
      if (view.foes[id]!.zone === zone && view.foes[id]!.status === 'in')
        foe = Math.min(foe, look.query('toughness', { kind: FOE, zone, foe: id }));
  const guard = count[GUARD]! > 0 ? look.query('toughness', { kind: GUARD, zone, foe: -1 }) : 2;
  return { count, foe, guard };
}

const STEPS = [7, 19, 43];

/** What experience costs: whoever rises above all others brings more Enemies, those who lag behind gain by it. */
export function experienceWorth({ outlook, aim }: Mind, xp: number): number {
  const { view, self, level } = outlook;
  if (xp <= 0) return 0;
  if (aim?.wants.some(({ what }) => what === 'hunt') === true) return allRise(outlook, xp);
  const own = levelOf(self.xp);
  if (own >= 3) return 0;
  const next = STEPS[own]!;
  // Every point brings the level nearer; the last one brings it.
  const share = Math.min(1, xp / Math.max(1, next - self.xp));
  let worth = WEIGHTS.grow[own]!;
  if (own >= level) {
    let ready = 0;
    for (const one of view.heroes) if (one.xp + 4 >= next) ready += 1;
    worth -= WEIGHTS.rise[own]! * (1 - ready / view.heroes.length);
  }
  return share * worth;
}

/** Where everyone has to rise: those behind gain most, and nobody rises alone. */
function allRise({ view, self, level }: Outlook, xp: number): number {
  if (self.xp >= STEPS[2]!) return -1;
  let sum = 0;
  let count = 0;
  for (const hero of view.heroes)
    if (isIn(hero)) {
      sum += hero.xp;
      count += 1;
    }
  const behind = Math.max(-8, Math.min(8, sum / count - self.xp));
  const worth = WEIGHTS.hunt * xp * Math.max(0, 1 + WEIGHTS.even * behind);
  const own = levelOf(self.xp);
  if (own < level) return worth;
  const next = STEPS[own]!;
  let ready = 0;
  for (const one of view.heroes) if (one.xp + 4 >= next) ready += 1;
  return self.xp + xp < next ? worth : worth - WEIGHTS.top * (1 - ready / view.heroes.length);
}
