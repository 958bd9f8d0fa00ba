import type { Look } from '@shamble/kernel';
import { distancesTo, isOpen, type Paths, pathsOf, stepsToward, UNREACHABLE } from '@shamble/parts';
import type { Board } from '../board/board.ts';
import type { Survivor, Zombicide, Zone } from '../types.ts';
import { board, type Ground, isIn } from './questions.ts';
import { canSee } from './sight.ts';

/** What Zombies go by, worked out once for all moves of an action. */
export interface Senses {
  readonly board: Board;
  readonly doors: string;
  readonly survivors: readonly Survivor[];
  /** Zone -> Noise tokens and survivors (ZC-NOISE-07). */
  readonly noise: readonly number[];
  /** Counts as the noisiest, however quiet it is (ZC-SKILL-20); -1 none. */
  readonly loudest: Zone;
  /** The zones with any noise, the noisiest first, in map order where equal. */
  readonly heard: readonly Zone[];
  readonly paths: Paths;
  /** As if all doors were open (ZC-ZMOV-05). */
  readonly freePaths: Paths;
}

/** Where the Zombies of a zone want to go. */
export interface Aim {
  /** Survivors in sight; else the noisiest zone they can reach; else the noisiest as if all doors were open. */
  readonly by: 'sight' | 'noise' | 'doors';
  /** Several where they tie (ZC-SPLIT-02). */
  readonly targets: readonly Zone[];
  /** Every zone they may be in after the move, in map order; first their own where a closed door stops some of them. */
  readonly ways: readonly Zone[];
  /** The closed door that stops them, or -1. */
  readonly door: number;
}

/** Presence is asked of a look, so that a skill can silence a survivor. */
export function sensesOf(look: Look<Zombicide>): Senses {
  const { state } = look;
  const presence: number[] = [];
  for (let id = 0; id < state.survivors.length; id++)
    presence.push(isIn(state.survivors[id]!) ? look.query('presence', { survivor: id }) : 0);
  return sensesWith(state, presence);
}

/** The same from open facts, for a preview. `presence`: survivor -> the noise it counts for. */
export function sensesWith(ground: Ground, presence: readonly number[]): Senses {
  const { doors, survivors, loudest } = ground;
  const on = board(ground);
  const noise = ground.noise.slice();
  for (let id = 0; id < survivors.length; id++) if (isIn(survivors[id]!)) noise[survivors[id]!.zone]! += presence[id]!;
  return {
    board: on,
    doors,
    survivors,
    noise,
    loudest,
    heard: noisyZones(noise, loudest),
    paths: pathsOf(on.map, doors),
    freePaths: pathsOf(on.map, '1'.repeat(doors.length)),
  };
}

function noisyZones(noise: readonly number[], loudest: Zone): Zone[] {
  const zones: Zone[] = [];
  for (let zone = 0; zone < noise.length; zone++) if (noise[zone]! > 0 || zone === loudest) zones.push(zone);
  return zones.sort((a, b) => loudness(noise, loudest, b) - loudness(noise, loudest, a) || a - b);
}

const loudness = (noise: readonly number[], loudest: Zone, zone: Zone): number =>
  zone === loudest ? Number.MAX_SAFE_INTEGER : noise[zone]!;

/** Null: they stay where they are, for they are at a target already or hear nothing at all (ZC-ZMOV-04). */
export function aimFrom(senses: Senses, zone: Zone): Aim | null {
  const seen = noisiestInSight(senses, zone);
  if (seen.length > 0) return aimAt(senses, zone, 'sight', seen);
  const by = reachesSurvivor(senses, zone) ? 'noise' : 'doors';
  return aimAt(senses, zone, by, noisiestWithin(senses, by === 'noise' ? senses.paths : senses.freePaths, zone));
}

/** ZC-ZMOV-02, ZC-ZMOV-03: however far. */
function noisiestInSight({ board: on, doors, survivors, noise, loudest }: Senses, zone: Zone): Zone[] {
  const targets: Zone[] = [];
  let best = -1;
  for (const survivor of survivors) {
    if (!isIn(survivor) || !canSee(on, doors, zone, survivor.zone)) continue;
    const loud = loudness(noise, loudest, survivor.zone);
    if (loud < best || targets.includes(survivor.zone)) continue;
    if (loud > best) targets.length = 0;
    best = loud;
    targets.push(survivor.zone);
  }
  return targets;
}

/** Whether open ways lead to a survivor: only then do they go by what they can reach (ZC-ZMOV-04, ZC-ZMOV-05). */
function reachesSurvivor({ survivors, paths }: Senses, zone: Zone): boolean {
  for (const survivor of survivors)
    if (isIn(survivor) && distancesTo(paths, survivor.zone)[zone] !== UNREACHABLE) return true;
  return false;
}

function noisiestWithin({ heard, noise, loudest }: Senses, paths: Paths, zone: Zone): Zone[] {
  const targets: Zone[] = [];
  let best = -1;
  for (const target of heard) {
    const loud = loudness(noise, loudest, target);
    if (loud < best) break;
    if (distancesTo(paths, target)[zone] === UNREACHABLE) continue;
    best = loud;
    targets.push(target);
  }
  return targets;
}

/** First steps of all shortest paths to all targets, each once (ZC-ZMOV-06, ZC-SPLIT-01, ZC-SPLIT-02). */
function aimAt(senses: Senses, zone: Zone, by: Aim['by'], targets: readonly Zone[]): Aim | null {
  if (targets.length === 0 || targets.includes(zone)) return null;
  const paths = by === 'doors' ? senses.freePaths : senses.paths;
  const open = senses.paths.steps[zone]!;
  const ways: Zone[] = [];
  let door = -1;
  for (const step of stepsToward(paths, zone, targets)) {
    if (by !== 'doors' || open.includes(step)) ways.push(step);
    else if (door < 0) door = closedDoor(senses, zone, step);
  }
  if (door >= 0) ways.unshift(zone);
  return ways.length === 0 ? null : { by, targets, ways, door };
}

function closedDoor({ board: on, doors }: Senses, zone: Zone, step: Zone): number {
  for (const { to, door } of on.exits[zone]!) if (to === step && door !== null && !isOpen(doors, door)) return door;
  return -1;
}

/** Zones with survivors that can be seen from there, in map order: what they chose from. */
export function zonesInSight({ board: on, doors, survivors }: Senses, zone: Zone): Zone[] {
  const zones: Zone[] = [];
  for (const survivor of survivors)
    if (isIn(survivor) && !zones.includes(survivor.zone) && canSee(on, doors, zone, survivor.zone))
      zones.push(survivor.zone);
  return zones.sort((a, b) => a - b);
}

/** Louder zones that they leave alone, because no open way leads there while one leads to a survivor (ZC-ZMOV-04). */
export function louderOutOfReach({ heard, paths }: Senses, zone: Zone, targets: readonly Zone[]): Zone[] {
  const zones: Zone[] = [];
  for (const louder of heard) {
    if (targets.includes(louder)) break;
    if (distancesTo(paths, louder)[zone] === UNREACHABLE) zones.push(louder);
  }
  return zones;
}

/** How far the nearest target lies by way of that step. */
export function distanceBy({ paths, freePaths }: Senses, { by, targets }: Aim, from: Zone, step: Zone): number {
  const over = by === 'doors' ? freePaths : paths;
  let least = UNREACHABLE;
  for (const target of targets) {
    const row = distancesTo(over, target);
    if ((step === from || row[step] === row[from]! - 1) && row[from]! < least) least = row[from]!;
  }
  return least;
}
