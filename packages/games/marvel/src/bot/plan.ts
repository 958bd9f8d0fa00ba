import { distancesTo, isOpen, rangeBetween, sightFrom } from '@shamble/parts';
import { isIn } from '../rules/questions.ts';
import {
  type Act,
  FOE,
  GUARD,
  type Hero,
  type HeroId,
  type Opening,
  SPECIALIST,
  TROOPER,
  type View,
  type Zone,
} from '../types.ts';
import { aimOf } from './aims.ts';
import { gather, gathers, livingAct, powerAfter } from './living.ts';
import { crowdAt, experienceWorth, hungerCost, leaving, type Mind, mindOf, onward, standing } from './mind.ts';
import { type Crowd, chanceOf, killsOf } from './odds.ts';
import { groundOf, groundWith, type Loss, type Outlook, outlookFor, outlookOf, relief } from './outlook.ts';
import { useBefore } from './uses.ts';
import { WEIGHTS } from './weights.ts';

/** Stands for an act that is not on offer yet. */
const LATER: Act = { do: 'end' };

interface Plan {
  act: Act;
  value: number;
  /** What doing nothing is worth. */
  idle: number;
}

/** What to do next: the first act of the best plan for the rest of this Turn. */
export function chooseAct(view: View, opening: Opening, from: readonly Act[]): Act {
  if (from.length === 1) return from[0]!;
  const outlook = outlookOf(view, opening.hero);
  const mind = mindOf(outlook, aimOf(outlook), from, opening);
  const now = livingAct(mind, from) ?? goalNow(mind, from);
  if (now !== undefined) return useBefore(mind, from, now) ?? now;
  const { act } = bestPlan(mind);
  const next = act.do === 'end' ? (spareAct(mind, from) ?? act) : act;
  return useBefore(mind, from, next) ?? next;
}

/** What the mission asks for and lies before one: nothing comes first. */
function goalNow(mind: Mind, from: readonly Act[]): Act | undefined {
  const { view, self, crowd } = mind.outlook;
  return from.find((act) => {
    if (act.do === 'objective') return isWanted(mind, 'take', self.zone);
    if (act.do === 'secret') return isWanted(mind, 'secret', self.zone);
    return (
      act.do === 'devour' &&
      crowd[self.zone] === 0 &&
      hasBystander(view, self.zone) &&
      isWanted(mind, 'devour', self.zone)
    );
  });
}

/** Who gains most by acting now: those who are held up wait until the others have cleared the way. */
export function chooseHero(view: View, from: readonly HeroId[]): HeroId {
  let best = from[0]!;
  if (from.length === 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  const ground = groundOf(view);
  for (const id of from) {
    const outlook = outlookFor(groundWith(ground, id, fresh(view.heroes[id]!)), id);
    const { value, idle } = bestPlan(mindOf(outlook, aimOf(outlook), null, null));
    // The hungry eat before the others have killed it all.
    const gain = value - idle + (outlook.crowd[outlook.self.zone]! > 0 ? WEIGHTS.first * outlook.self.hunger : 0);
    if (gain <= most) continue;
    most = gain;
    best = id;
  }
  return best;
}

/** As the Turn will begin. */
const fresh = (hero: Hero): Hero => ({ ...hero, actions: hero.xp >= 7 ? 4 : 3, used: [], done: true });

/** Something small rather than nothing. */
function spareAct(mind: Mind, from: readonly Act[]): Act | undefined {
  const { outlook } = mind;
  const trait = from.find((act) => act.do === 'trait');
  if (trait !== undefined && outlook.self.traits.length < 2) return trait;
  return gather(mind, from);
}

function bestPlan(mind: Mind): Plan {
  const { zone: here, hunger } = mind.outlook.self;
  const idle = standing(mind, here) - hungerCost(mind, hunger, here);
  const best: Plan = { act: { do: 'end' }, value: idle, idle };
  weighPlans(mind, (act, value) => {
    if (act === undefined || value <= best.value + 1e-6) return;
    best.act = act;
    best.value = value;
  });
  return best;
}

/** All there are, each by its first act; the same act may begin several. */
function weighPlans(mind: Mind, weigh: Weigh): void {
  const { outlook, opening, from } = mind;
  const { actions, hunger } = outlook.self;
  const budget = actions + (opening?.free ?? 0);
  const { cost, first, zones } = reachOf(mind, budget);
  for (const zone of zones) {
    const left = budget - Math.ceil(cost[zone]! - 1e-9);
    const way = first[zone] ?? null;
    if (way !== null) weigh(way, standing(mind, zone) - hungerCost(mind, hunger, zone));
    if (left <= 0) continue;
    const offered = (fits: (act: Act) => boolean): Act | undefined => way ?? (from === null ? LATER : from.find(fits));
    deeds(mind, zone, left, offered, weigh);
    fights(mind, zone, left, offered, weigh);
  }
}

/** What no plan weighs. */
const APART: readonly Act['do'][] = ['end', 'use', 'power', 'trait'];

/** The acts that begin the best plans; cards, gathering and ending it here. */
export function promisingActs(view: View, opening: Opening, from: readonly Act[], most: number): Act[] {
  const outlook = outlookOf(view, opening.hero);
  const best = new Map<Act, number>();
  weighPlans(mindOf(outlook, aimOf(outlook), from, opening), (act, value) => {
    if (act !== undefined && value > (best.get(act) ?? Number.NEGATIVE_INFINITY)) best.set(act, value);
  });
  const order = [...best].sort(([, a], [, b]) => b - a).map(([act]) => act);
  return [...order.slice(0, most), ...from.filter((act) => APART.includes(act.do))];
}

type Offered = (fits: (act: Act) => boolean) => Act | undefined;
type Weigh = (act: Act | undefined, value: number) => void;

interface Reach {
  readonly cost: number[];
  readonly first: (Act | null)[];
  readonly zones: Zone[];
}

/** Every Zone within the budget, by the cheapest way that begins with a Move on offer; by any if nothing is offered yet. */
function reachOf(mind: Mind, budget: number): Reach {
  const { outlook, from, opening } = mind;
  const { self, paths, look, me } = outlook;
  const cost: number[] = [];
  const first: (Act | null)[] = [];
  const zones: Zone[] = [self.zone];
  cost[self.zone] = 0;
  first[self.zone] = null;
  const start = 1 + look.query('moveExtra', { hero: me, zone: self.zone, boosts: opening?.boosts ?? [] });
  const begin = (zone: Zone, act: Act): void => {
    if (cost[zone] !== undefined || start > budget) return;
    cost[zone] = start;
    first[zone] = act;
    zones.push(zone);
  };
  if (from === null) for (const to of paths.steps[self.zone]!) begin(to, LATER);
  else for (const act of from) if (act.do === 'move') begin(act.path[act.path.length - 1]!, act);
  for (let at = 1; at < zones.length; at++) {
    const zone = zones[at]!;
    const next = cost[zone]! + leaving(mind, zone);
    if (next > budget) continue;
    for (const to of paths.steps[zone]!) {
      if (cost[to] !== undefined && cost[to] <= next) continue;
      if (cost[to] === undefined) zones.push(to);
      cost[to] = next;
      first[to] = first[zone]!;
    }
  }
  return { cost, first, zones };
}

/** Whether the mission wants that done there by this hero. */
const isWanted = ({ outlook, aim }: Mind, what: string, zone: Zone): boolean => {
  if (aim === null) return false;
  for (const want of aim.wants)
    if (want.zone === zone && want.what === what && (want.who & (1 << outlook.me)) !== 0) return true;
  return false;
};

function deeds(mind: Mind, zone: Zone, left: number, offered: Offered, weigh: Weigh): void {
  const { outlook, aim } = mind;
  const { view, self, board } = outlook;
  const { hunger } = self;
  const after = (): number => onward(mind, zone, left - 1) - hungerCost(mind, hunger, zone);
  if (hunger < 4) {
    for (let id = 0; id < view.objectives.length; id++) {
      const token = view.objectives[id]!;
      if (token.taken || token.zone !== zone || !isWanted(mind, 'take', zone)) continue;
      const act = offered((one) => one.do === 'objective' && one.objective === id);
      weigh(act, WEIGHTS.take + experienceWorth(mind, 5) + after());
    }
    for (const { zone: lies, open } of view.laid)
      if (open && lies === zone && isWanted(mind, 'secret', zone))
        weigh(
          offered((one) => one.do === 'secret'),
          WEIGHTS.take + after(),
        );
    if (aim !== null)
      for (const { to, door } of board.exits[zone]!) {
        if (door === null || isOpen(view.doors, door)) continue;
        const gain = aim.far[zone]! - aim.far[to]! - 1 - WEIGHTS.crowd * outlook.crowd[zone]!;
        if (gain < WEIGHTS.door + (outlook.risky?.[door] ?? 0) - 1e-6) continue;
        const act = offered((one) => one.do === 'open' && one.door === door);
        weigh(act, mind.step * Math.min(gain, WEIGHTS.door + 1) - revealed(outlook, to) + after());
      }
    if (zone === self.zone && !self.used.includes('trait'))
      weigh(
        offered((one) => one.do === 'trait'),
        (self.traits.length < 2 ? WEIGHTS.trait : 0.5) + after(),
      );
  }
}

/** What an opened building lets out: more at a higher level, and worse when few are left to act. */
function revealed({ view, board, level, others }: Outlook, zone: Zone): number {
  const { building } = board.zones[zone]!;
  if (building < 0 || view.opened[building] === 1) return 0;
  let rooms = 0;
  for (const room of board.buildings[building]!) if (board.zones[room]!.spawn) rooms += 1;
  let done = 0;
  for (const id of others) if (view.heroes[id]!.done) done += 1;
  const late = others.length === 0 ? 0.5 : done / others.length;
  return WEIGHTS.reveal * rooms * (1 + level) * (0.4 + WEIGHTS.late * late);
}

const POWER = [TROOPER, GUARD, SPECIALIST, FOE];

/** Attacks from a Zone with all that is left, or some and then away again, and a meal at the end. */
function fights(mind: Mind, zone: Zone, left: number, offered: Offered, weigh: Weigh): void {
  const { outlook, max } = mind;
  const { view, board, self, crowd } = outlook;
  const isRavenous = self.hunger >= 4;
  if (crowd[zone]! > 0 || hasBystander(view, zone)) meals(mind, zone, left, offered, weigh);
  if (isRavenous) return;
  if (max === 0) {
    if (crowd[zone]! > 0) strike(mind, zone, zone, left, offered, weigh);
    return;
  }
  for (const target of sightFrom(board, view.doors, zone)) {
    if (crowd[target] === 0) continue;
    const range = rangeBetween(board, view.doors, zone, target);
    if (range >= mind.min && range <= max) strike(mind, zone, target, left, offered, weigh);
  }
}

const hasBystander = ({ bystanders }: View, zone: Zone): boolean => {
  for (let id = 0; id < bystanders.length; id++) if (bystanders[id]!.zone === zone) return true;
  return false;
};

function strike(mind: Mind, zone: Zone, target: Zone, left: number, offered: Offered, weigh: Weigh): void {
  const { outlook } = mind;
  const { self } = outlook;
  const act = offered((one) => one.do === 'attack' && one.zone === target);
  if (act === undefined) return;
  if (outlook.view.mode === 'hero') {
    livingStrike(mind, zone, target, left, offered, weigh);
    return;
  }
  const dice = mind.dice + self.hunger;
  const crowd = crowdAt(mind, target);
  const all = killsOf(crowd, dice, mind.winning, Math.min(left, 5));
  let hunger = self.hunger;
  for (let times = 1; times <= Math.min(left, 5); times++) {
    if (hunger >= 3.9) break;
    hunger += (mind.dice + hunger) / 6;
    const killed = [...all[times - 1]!];
    const loss: Loss = { zone: target, killed };
    const gain = gainOf(mind, loss) - WEIGHTS.effort * times;
    const stay = standing(mind, zone, loss);
    const rest = left - times;
    const go = rest > 0 ? onward(mind, zone, rest) : stay;
    weigh(act, gain + Math.max(stay, go) - hungerCost(mind, Math.min(4, hunger), zone));
    // A meal with the next Action.
    if (rest === 0 || target !== zone) continue;
    const remaining = crowd.count.reduce((sum, count, kind) => sum + count - killed[kind]!, 0);
    const food = remaining >= 0.7 ? 1 : hasBystander(outlook.view, zone) ? 1 : Math.max(0, remaining);
    if (food <= 0) continue;
    const toughness =
      remaining >= 0.7
        ? crowd.count[FOE]! - killed[FOE]! > 0.5
          ? crowd.foe
          : crowd.count[GUARD]! - killed[GUARD]! > 0.5
            ? crowd.guard
            : 1
        : 1;
    const chance = food * chanceOf(Math.min(5, 1 + Math.floor(hunger)), 3, toughness);
    const feast = remaining < 0.7 ? chance * feastAt(mind, zone) * (1 - Math.max(0, remaining)) : 0;
    weigh(act, gain + feast + stay - (1 - chance) * hungerCost(mind, Math.min(4, hunger), zone));
  }
}

/** One attack with all Power, after gathering some, and then others without. */
function livingStrike(mind: Mind, zone: Zone, target: Zone, left: number, offered: Offered, weigh: Weigh): void {
  const crowd = crowdAt(mind, target);
  const { power } = mind.outlook.self;
  for (let gathered = 0; gathered < left && gathered <= gathers(power); gathered++) {
    const act = offered((one) => (gathered > 0 ? one.do === 'power' : one.do === 'attack' && one.zone === target));
    if (act === undefined) continue;
    const dice = mind.dice + powerAfter(power, gathered);
    const first = [...killsOf(crowd, dice, mind.winning, 1)[0]!];
    const then: Crowd = { ...crowd, count: crowd.count.map((count, kind) => Math.round(count - first[kind]!)) };
    const more = killsOf(then, mind.dice, mind.winning, Math.max(1, left)).map((kills) => [...kills]);
    for (let times = 1; times <= left - gathered; times++) {
      const killed = first.map((count, kind) => count + (times > 1 ? more[times - 2]![kind]! : 0));
      const loss: Loss = { zone: target, killed };
      const rest = left - gathered - times;
      const stay = standing(mind, zone, loss);
      const go = rest > 0 ? onward(mind, zone, rest) : stay;
      weigh(act, gainOf(mind, loss) - WEIGHTS.effort * (times + gathered) + Math.max(stay, go));
    }
  }
}

function feastAt(mind: Mind, zone: Zone): number {
  if (!hasBystander(mind.outlook.view, zone)) return 0;
  if (isWanted(mind, 'devour', zone)) return WEIGHTS.feast;
  return mind.aim?.wants.some(({ what, zone: where }) => what === 'devour' && where === zone) === true
    ? -4
    : WEIGHTS.bystander;
}

/** A Devour now, then attacks with what is left. */
function meals(mind: Mind, zone: Zone, left: number, offered: Offered, weigh: Weigh): void {
  const { outlook } = mind;
  const { self } = outlook;
  const act = offered((one) => one.do === 'devour');
  if (act === undefined) return;
  const crowd = crowdAt(mind, zone);
  const isAlone = outlook.crowd[zone] === 0;
  const top =
    crowd.count[FOE]! > 0 ? FOE : crowd.count[GUARD]! > 0 ? GUARD : crowd.count[TROOPER]! > 0 ? TROOPER : SPECIALIST;
  const toughness = isAlone ? 1 : top === FOE ? crowd.foe : top === GUARD ? crowd.guard : 1;
  const dice = 1 + self.hunger;
  let miss = 1;
  for (let times = 1; times <= Math.min(left, 3); times++) {
    miss *= 1 - chanceOf(dice, 3, toughness);
    const chance = 1 - miss;
    const killed = [0, 0, 0, 0];
    if (!isAlone) killed[top] = chance;
    const loss: Loss = { zone, killed };
    let value = isAlone ? chance * feastAt(mind, zone) : gainOf(mind, loss);
    value -= WEIGHTS.effort * times;
    value -= (1 - chance) * hungerCost(mind, Math.min(4, self.hunger + dice / 6), zone);
    const rest = left - times;
    const stay = standing(mind, zone, loss);
    const go = rest > 0 ? onward(mind, zone, rest) : stay;
    weigh(act, value + Math.max(stay, go));
    if (rest > 0 && outlook.crowd[zone]! > 1) {
      const some = killsOf(crowd, mind.dice, mind.winning, rest)[rest - 1]!;
      const both: Loss = {
        zone,
        killed: POWER.map((kind) => Math.min(crowd.count[kind]!, killed[kind]! + some[kind]!)),
      };
      weigh(act, value - (isAlone ? 0 : gainOf(mind, loss)) + gainOf(mind, both) + standing(mind, zone, both));
    }
  }
}

/** What it is worth that they are gone. */
function gainOf(mind: Mind, loss: Loss): number {
  const { outlook, aim } = mind;
  const { view, paths } = outlook;
  let xp = 0;
  let gain = relief(outlook, loss);
  const row = distancesTo(paths, loss.zone);
  let least = 99;
  for (const hero of view.heroes) if (isIn(hero)) least = Math.min(least, row[hero.zone]!);
  const near = least <= 1 ? 1 : least === 2 ? 0.7 : 0.3;
  for (let kind = 0; kind < 4; kind++) {
    gain += loss.killed[kind]! * near * WEIGHTS.kill[kind]!;
    xp += loss.killed[kind]! * (kind === FOE ? 4 : 1);
  }
  if (aim?.what === 'slay' && aim.zone === loss.zone) gain += loss.killed[FOE]! * WEIGHTS.feast;
  return gain + experienceWorth(mind, xp);
}
