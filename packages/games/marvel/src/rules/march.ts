import type { Look, RuleId } from '@shamble/kernel';
import { canSee, distancesTo, nearestOf, type Paths, pathsOf, stepsToward } from '@shamble/parts';
import {
  type Activation,
  AGENTS,
  at,
  type BystanderIndex,
  FOE,
  type FoeIndex,
  type Group,
  GUARD,
  type KindId,
  type Marvel,
  NONE,
  type State,
  TROOPER,
  type Why,
  type Zone,
} from '../types.ts';
import { board, enemiesAt, type Ground, isIn } from './questions.ts';

/** Where those of a Zone want to go: the nearest heroes in sight, else by open ways (MZ-EMOV-02, MZ-EMOV-03). */
export interface Aim {
  readonly by: 'sight' | 'path';
  readonly targets: readonly Zone[];
  /** First steps of all shortest ways (MZ-EMOV-05). */
  readonly ways: readonly Zone[];
}

/** Figures of a kind in a Zone that are to move together. */
export interface March {
  readonly kind: KindId;
  readonly from: Zone;
  readonly count: number;
  readonly aim: Aim;
}

const pathsNow = (state: Pick<State, 'mission' | 'doors'>): Paths => pathsOf(board(state).map, state.doors);

/** Zones with heroes in play, in the order of the heroes. */
function heroZones({ heroes }: Pick<State, 'heroes'>): Zone[] {
  const zones: Zone[] = [];
  for (const hero of heroes) if (isIn(hero) && !zones.includes(hero.zone)) zones.push(hero.zone);
  return zones;
}

/** Zones with whoever is hunted: the dead go for Bystanders, too (MZ-HM-09). */
export function preyOf(state: Pick<State, 'heroes' | 'mode' | 'bystanders'>): Zone[] {
  const zones = heroZones(state);
  if (state.mode === 'hero')
    for (const { zone } of state.bystanders) if (zone !== NONE && !zones.includes(zone)) zones.push(zone);
  return zones;
}

/** Null: no open way leads to anybody (MZ-EMOV-04). */
export function aimFrom(
  state: Pick<State, 'mission' | 'doors' | 'heroes' | 'marks'>,
  from: Zone,
  hunted: readonly Zone[],
): Aim | null {
  const on = board(state);
  const paths = pathsOf(on.map, state.doors);
  const prey = baitOf(state, from) ?? hunted;
  const seen: Zone[] = [];
  for (const zone of prey) if (canSee(on, state.doors, from, zone)) seen.push(zone);
  const targets = nearestOf(paths, from, seen.length > 0 ? seen : prey);
  if (targets.length === 0 || targets.includes(from)) return null;
  return { by: seen.length > 0 ? 'sight' : 'path', targets, ways: stepsToward(paths, from, targets) };
}

/** Over Here!: those who see that hero head there and nowhere else. The hero is counted from 1. */
function baitOf(state: Pick<State, 'mission' | 'doors' | 'heroes' | 'marks'>, from: Zone): readonly Zone[] | null {
  const hero = state.heroes[(state.marks.bait ?? 0) - 1];
  return hero !== undefined && isIn(hero) && canSee(board(state), state.doors, from, hero.zone) ? [hero.zone] : null;
}

const countIn = (groups: readonly Group[], zone: Zone): number => groups.find((one) => one.zone === zone)?.count ?? 0;

/** Whether a kind still has an Action: the second is for some kinds, and for those that are rallied. */
export const hasAction = (look: Look<Marvel>, activation: Activation, kind: KindId): boolean =>
  activation.kinds[kind]! &&
  (look.query('enemyActions', { kind, foe: NONE }) >= activation.action ||
    (activation.action === 2 && kind === TROOPER && activation.rallied.length > 0));

/** How many of a kind act in a Zone: not those that are held back in the activation step. */
export function actingAt({ figures, held }: State, zone: Zone, kind: KindId, activation: Activation): number {
  if (!activation.kinds[kind]) return 0;
  if (activation.action > 1 && kind === TROOPER) return countIn(activation.rallied, zone);
  const spot = at(zone, kind);
  if (activation.rushed !== null) return Math.min(figures[spot]!, countIn(activation.rushed, zone));
  return activation.because === 'phase' ? figures[spot]! - held[spot]! : figures[spot]!;
}

/** Super Heroes that act, with so many Actions at least. */
export function actingFoes(look: Look<Marvel>, activation: Activation): FoeIndex[] {
  if (!activation.kinds[FOE]) return [];
  const found: FoeIndex[] = [];
  const { foes } = look.state;
  for (let foe = 0; foe < foes.length; foe++) {
    const { status, asleep, held } = foes[foe]!;
    if (status !== 'in' || asleep || (held && activation.because === 'phase')) continue;
    if (activation.foe !== NONE && activation.foe !== foe) continue;
    if (look.query('enemyActions', { kind: FOE, foe }) >= activation.action) found.push(foe);
  }
  return found;
}

/** Who moves with this Action, all worked out from where they stand now, in map order (MZ-EMOV-01). */
export function marches(look: Look<Marvel>, activation: Activation): March[] {
  const { state } = look;
  const out: March[] = [];
  const kinds: KindId[] = [];
  for (let kind = 0; kind < AGENTS; kind++) if (hasAction(look, activation, kind)) kinds.push(kind);
  if (kinds.length === 0) return out;
  const prey = preyOf(state);
  const { length } = board(state).zones;
  for (let zone = 0; zone < length; zone++) {
    let aim: Aim | null | undefined;
    for (const kind of kinds) {
      if (state.figures[at(zone, kind)] === 0) continue;
      const count = actingAt(state, zone, kind, activation);
      if (count === 0 || activation.attacked.includes(zone)) continue;
      aim ??= aimFrom(state, zone, prey);
      if (aim === null || (activation.because === 'scent' && aim.by === 'path')) break;
      out.push({ kind, from: zone, count, aim });
    }
  }
  return out;
}

/** Equal shares; `odd` says which ways get one more (MZ-EMOV-05, MZ-EMOV-06). */
export const shareOf = (count: number, ways: readonly Zone[], odd: Readonly<Record<string, number>>): number[] =>
  ways.map((way) => Math.floor(count / ways.length) + (odd[String(way)] ?? 0));

/** Ways that one more Super Hero of a Zone may take so that the groups differ by one at most. */
export function evenWays(ways: readonly Zone[], taken: readonly Zone[], count: number): Zone[] {
  const each = Math.floor(count / ways.length);
  const sizes = ways.map((way) => taken.filter((one) => one === way).length);
  const spare = (count % ways.length) - sizes.filter((size) => size > each).length;
  return ways.filter((_, i) => sizes[i]! < each || (sizes[i] === each && spare > 0));
}

/** Why they go there: told with every step. */
export function whyOf(state: Ground, from: Zone, aim: Aim, split: readonly number[]): Why {
  const paths = pathsNow(state);
  const distance = distancesTo(paths, aim.targets[0]!)[from]!;
  const unseen = aim.by === 'path' ? [] : preyOf(state).filter((zone) => distancesTo(paths, zone)[from]! < distance);
  const why: Why = { by: aim.by, targets: aim.targets, distance, ways: aim.ways, split };
  return unseen.length > 0 ? { ...why, unseen } : why;
}

export function rulesOf({ by, ways }: Aim): RuleId[] {
  const rules: RuleId[] = ['MZ-EMOV-01', by === 'sight' ? 'MZ-EMOV-02' : 'MZ-EMOV-03'];
  if (ways.length > 1) rules.push('MZ-EMOV-05');
  return rules;
}

/** Where a Bystander runs: by the shortest open way to the nearest Spawn Zone, active or not (MZ-NCB-01, MZ-NCB-04). */
export function flightOf(state: Ground, from: Zone): { targets: Zone[]; ways: Zone[]; distance: number } | null {
  const paths = pathsNow(state);
  const targets = nearestOf(paths, from, spawnZones(state));
  if (targets.length === 0) return null;
  return { targets, ways: stepsToward(paths, from, targets), distance: distancesTo(paths, targets[0]!)[from]! };
}

/** Where a Bystander goes to find a hero: by the shortest open way (MZ-HM-12); null when one is there, or out of reach. */
export function followOf(state: Ground, from: Zone): { targets: Zone[]; ways: Zone[]; distance: number } | null {
  const paths = pathsNow(state);
  const targets = nearestOf(paths, from, heroZones(state));
  if (targets.length === 0 || targets.includes(from)) return null;
  return { targets, ways: stepsToward(paths, from, targets), distance: distancesTo(paths, targets[0]!)[from]! };
}

/** Where somebody follows a hero to next: not from Enemies, not to them, and not if the Mission keeps him (MZ-HM-12, MZ-H02-06). */
export function followWays(state: FollowGround, bystander: BystanderIndex): Zone[] {
  const { zone, objective } = state.bystanders[bystander]!;
  if (zone === NONE || enemiesAt(state, zone) > 0) return [];
  if (objective && board(state).rules.trappedStays) return [];
  const aim = followOf(state, zone);
  return aim === null ? [] : aim.ways.filter((way) => enemiesAt(state, way) === 0);
}

type FollowGround = Ground & Pick<State, 'figures'>;

export function spawnZones(state: Pick<State, 'mission' | 'active'>): Zone[] {
  const zones: Zone[] = [];
  board(state).spawns.forEach(({ zone }, spawn) => {
    if (state.active[spawn] !== NONE && !zones.includes(zone)) zones.push(zone);
  });
  return zones;
}

/** Whether Guards that act stand with it: it goes, and fights, with them (MZ-ESC-01, MZ-ESC-02). */
export const hasGuards = (state: State, zone: Zone, activation: Activation): boolean =>
  actingAt(state, zone, GUARD, activation) > 0;

/** The next Zone on the map where somebody who acts shares it with those who are hunted; -1 if there is none. */
export function nextFight(look: Look<Marvel>, activation: Activation, isFight: (zone: Zone) => boolean): Zone {
  const { state } = look;
  let first = -1;
  const meet = (zone: Zone): void => {
    if (zone >= activation.at && (first < 0 || zone < first) && isFight(zone)) first = zone;
  };
  for (const { zone, status } of state.heroes) if (status === 'in') meet(zone);
  if (state.mode === 'hero') for (const { zone } of state.bystanders) if (zone !== NONE) meet(zone);
  return first;
}
