import type { RuleId } from '@shamble/kernel';
import { ABOMINATION, at, KINDS, type KindId, type Zone } from '../types.ts';
import { type Aim, aimFrom, distanceBy, louderOutOfReach, type Senses, zonesInSight } from './senses.ts';
import type { Group } from './split.ts';

/** The Zombies of a kind in a zone that are to move, all together. */
export interface March {
  readonly kind: KindId;
  readonly from: Zone;
  readonly count: number;
  readonly aim: Aim;
  /** Where they go: the ways of their aim, or the one chosen for the Abomination. */
  readonly ways: readonly Zone[];
}

/** Who moves, all worked out from where they stand now, in map order. Those who attacked stay (ZC-ZACT-02, ZC-ZATK-06). */
export function marches(
  senses: Senses,
  figures: readonly number[],
  kinds: readonly boolean[],
  attacked: readonly Zone[],
): March[] {
  const out: March[] = [];
  for (let zone = 0; zone < senses.noise.length; zone++) {
    if (!anyOf(figures, zone, kinds) || attacked.includes(zone)) continue;
    const aim = aimFrom(senses, zone);
    if (aim === null) continue;
    for (let kind = 0; kind < KINDS.length; kind++) {
      const count = figures[at(zone, kind)]!;
      if (count > 0 && kinds[kind]) out.push({ kind, from: zone, count, aim, ways: aim.ways });
    }
  }
  return out;
}

/** Whether Zombies of these kinds stand in the zone. */
export function anyOf(figures: readonly number[], zone: Zone, kinds: readonly boolean[]): boolean {
  for (let kind = 0; kind < KINDS.length; kind++) if (kinds[kind] && figures[at(zone, kind)]! > 0) return true;
  return false;
}

/** A zone and how loud it is. */
interface Loud {
  readonly zone: Zone;
  readonly noise: number;
}

/** Why a group goes where it goes: enough to explain it on a screen. */
export interface Why {
  /** Zones with Survivors that they see. */
  readonly seen?: readonly Loud[];
  /** If they see none: the noisiest zones they go by. */
  readonly noisiest?: readonly Loud[];
  /** Louder zones that no open way leads to. */
  readonly outOfReach?: readonly Loud[];
  readonly targets: readonly Zone[];
  /** Of each target. */
  readonly noise: number;
  /** A target counts as the noisiest by a skill. */
  readonly loudest?: true;
  /** To the nearest target that way. */
  readonly distance: number;
  /** Next zones of shortest paths; their own zone stands for those whom a closed door stops. */
  readonly steps: readonly Zone[];
  /** Figures to each of the steps. */
  readonly split: readonly number[];
  /** Figures added from the box, over all steps. */
  readonly added: number;
  /** They go as if all doors were open. */
  readonly throughDoors?: true;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function whyOf(senses: Senses, { from, aim }: March, groups: readonly Group[], to: Zone): Why {
  const { noise, loudest } = senses;
  const { by, targets, ways } = aim;
  let added = 0;
  for (const group of groups) added += group.added;
  const why: Mutable<Why> = {
    targets,
    noise: noise[targets[0]!]!,
    distance: distanceBy(senses, aim, from, to),
    steps: ways,
    split: ways.map((way) => groups.find((group) => group.to === way)?.count ?? 0),
    added,
  };
  if (by === 'sight') why.seen = loud(noise, zonesInSight(senses, from));
  else why.noisiest = loud(noise, targets);
  const louder = by === 'noise' ? louderOutOfReach(senses, from, targets) : [];
  if (louder.length > 0) why.outOfReach = loud(noise, louder);
  if (by === 'doors') why.throughDoors = true;
  if (targets.includes(loudest)) why.loudest = true;
  return why;
}

const loud = (noise: readonly number[], zones: readonly Zone[]): Loud[] =>
  zones.map((zone) => ({ zone, noise: noise[zone]! }));

const BY: Readonly<Record<Aim['by'], RuleId>> = { sight: 'ZC-ZMOV-02', noise: 'ZC-ZMOV-04', doors: 'ZC-ZMOV-05' };

/** The clauses a march follows. */
export function rulesOf({ aim, kind }: March, why: Why): RuleId[] {
  const rules: RuleId[] = ['ZC-ZMOV-01', BY[aim.by], 'ZC-ZMOV-06'];
  if (why.seen !== undefined && why.seen.length > 1) rules.push('ZC-ZMOV-03');
  if (why.loudest === true) rules.push('ZC-SKILL-20');
  if (aim.ways.length === 1) return rules;
  rules.push(aim.targets.length > 1 ? 'ZC-SPLIT-02' : 'ZC-SPLIT-01');
  rules.push(kind === ABOMINATION ? 'ZC-SPLIT-04' : 'ZC-SPLIT-03');
  return rules;
}
