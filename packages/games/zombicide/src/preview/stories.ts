import { isOffered, type RuleId, type Shares, same } from '@shamble/kernel';
import { ZOMBIES } from '../../content/zombies.ts';
import { countOut } from '../missions/lures.ts';
import { anyOf, type March, marches, rulesOf, type Why, whyOf } from '../rules/march.ts';
import { board, type Ground, zombiesAt } from '../rules/questions.ts';
import { type Senses, sensesWith } from '../rules/senses.ts';
import { shortageOf, shortOffer, split, usualShort } from '../rules/split.ts';
import {
  ABOMINATION,
  at,
  KINDS,
  type KindId,
  type Marks,
  RUNNER,
  type Shortage,
  type Survivor,
  type SurvivorId,
  type Zone,
} from '../types.ts';
import type { Endurance } from './look.ts';

/** Where an activation starts from. */
export interface Start extends Ground {
  readonly marks: Readonly<Marks>;
  readonly supply: readonly number[];
  /** Survivor -> the noise it counts for. */
  readonly presence: readonly number[];
  /** Survivor -> how much it can take from Zombies. */
  readonly endurance: readonly Endurance[];
}

/** Zombies that move, or wait before a closed door: then `to` is where they are. */
export interface Step {
  /** 2: the second action of the Runners. */
  readonly action: 1 | 2;
  readonly kind: KindId;
  readonly from: Zone;
  readonly to: Zone;
  readonly count: number;
  readonly added: number;
  readonly door: number;
  readonly rules: readonly RuleId[];
  readonly why: Why;
}

/** One way in which an activation can go. */
export interface Story {
  /** Zone -> attacks by kind; a Runner counts for each of its attacks. */
  readonly attacks: ReadonlyMap<Zone, readonly number[]>;
  readonly steps: readonly Step[];
  readonly dead: readonly SurvivorId[];
}

const MOST_STORIES = 250;
const MOST_SHORT = 16;
/** Extra activations for want of figures can call for others, which fork and fork again: so far they are followed. */
const MOST_CHAINED = 6;
const MOST_FORKED = 1;

/**
 * Every way the next activation can go: one for each set of survivors who may die on the way, each path that may be
 * chosen for the Abomination, each choice of the groups that stay short. Not `whole`: they were too many, and not all have been told.
 */
export function storiesOf(start: Start): { stories: Story[]; whole: boolean } {
  const stories: Story[] = [];
  let whole = true;
  let script: number[] = [];
  while (stories.length < MOST_STORIES) {
    const turns: { at: number; of: number }[] = [];
    const story = tell(start, (of) => {
      const at = script[turns.length] ?? 0;
      turns.push({ at, of });
      return at;
    });
    stories.push(story);
    whole &&= story.whole;
    // The last turn that can still go another way goes so next time; those after it start anew.
    const last = turns.findLastIndex(({ at, of }) => at + 1 < of);
    if (last < 0) return { stories, whole };
    script = turns.slice(0, last + 1).map(({ at }, turn) => (turn === last ? at + 1 : at));
  }
  return { stories, whole: false };
}

type Fate = (ways: number) => number;

interface Course {
  readonly start: Start;
  readonly fate: Fate;
  readonly figures: number[];
  readonly supply: number[];
  readonly survivors: Survivor[];
  readonly attacks: Map<Zone, number[]>;
  readonly steps: Step[];
  readonly dead: SurvivorId[];
  /** Zombies that have got to a lure. */
  out: number;
  /** How many extra activations are under way, one within the other. */
  depth: number;
  whole: boolean;
}

/** Which of so many ways it goes. Deep down in a chain only the first is looked at. */
function turn(course: Course, ways: number): number {
  if (ways === 1) return 0;
  if (course.depth <= MOST_FORKED) return course.fate(ways);
  course.whole = false;
  return 0;
}

function tell(start: Start, fate: Fate): Story & { whole: boolean } {
  const course: Course = {
    start,
    fate,
    figures: [...start.figures],
    supply: [...start.supply],
    survivors: [...start.survivors],
    attacks: new Map(),
    steps: [],
    dead: [],
    out: countOut(start),
    depth: 0,
    whole: true,
  };
  activate(
    course,
    KINDS.map(() => true),
    [],
  );
  return course;
}

/** As `flow/zombies/activate` does: attacks, moves, what a lack of figures calls for, then the Runners once more. */
function activate(course: Course, kinds: readonly boolean[], seen: readonly string[]): readonly string[] {
  let met = act(course, kinds, 1, seen);
  if (kinds[RUNNER] && course.supply[RUNNER]! < ZOMBIES.runner.figures && isPlayed(course))
    met = act(
      course,
      KINDS.map((_, kind) => kind === RUNNER),
      2,
      met,
    );
  return met;
}

const isPlayed = ({ survivors, start, out }: Course): boolean =>
  survivors.some(({ status }) => status === 'in') && out < (board(start).lures?.most ?? Number.POSITIVE_INFINITY);

function act(course: Course, kinds: readonly boolean[], action: 1 | 2, seen: readonly string[]): readonly string[] {
  const attacked = attack(course, kinds);
  if (!isPlayed(course)) return seen;
  let met = seen;
  for (const kind of move(course, kinds, action, attacked)) {
    const position = positionOf(course, kind);
    if (met.includes(position) || !isPlayed(course)) continue;
    if (met.length >= MOST_CHAINED) {
      course.whole = false;
      continue;
    }
    course.depth += 1;
    met = activate(
      course,
      KINDS.map((_, one) => one === kind),
      [...met, position],
    );
    course.depth -= 1;
  }
  return met;
}

function attack(course: Course, kinds: readonly boolean[]): Zone[] {
  const { survivors, figures, attacks } = course;
  const zones = new Set(survivors.flatMap(({ status, zone }) => (status === 'in' ? [zone] : [])));
  const attacked = [...zones].filter((zone) => anyOf(figures, zone, kinds)).sort((a, b) => a - b);
  for (const zone of attacked) {
    const before = attacks.get(zone) ?? KINDS.map(() => 0);
    attacks.set(
      zone,
      before.map((count, kind) => count + (kinds[kind] ? figures[at(zone, kind)]! : 0)),
    );
    const ways = deathsAt(course, zone);
    for (const id of ways[turn(course, ways.length)]!) {
      survivors[id] = { ...survivors[id]!, status: 'dead' };
      course.dead.push(id);
    }
  }
  return attacked;
}

/**
 * Who may die of all the Wounds dealt in a zone so far, every way it can be shared out (ZC-ZATK-05): those who die need
 * no more than there is, and those who live can bear the rest.
 */
function deathsAt({ start, survivors, attacks }: Course, zone: Zone): SurvivorId[][] {
  const dealt = attacks.get(zone)!.reduce((sum, count) => sum + count, 0);
  const there = [...survivors.keys()].filter(
    (id) => start.survivors[id]!.status === 'in' && survivors[id]!.zone === zone,
  );
  const alive = there.filter((id) => survivors[id]!.status === 'in');
  const ways: SurvivorId[][] = [];
  for (let set = 0; set < 2 ** alive.length; set++) {
    const dying = alive.filter((_, at) => (set >> at) % 2 === 1);
    let least = 0;
    let most = 0;
    for (const id of there) {
      const { fatal, spare } = start.endurance[id]!;
      const dies = survivors[id]!.status !== 'in' || dying.includes(id);
      if (dies) least += fatal;
      most += fatal + spare - (dies ? 0 : 1);
    }
    if (least <= dealt && (dealt <= most || dying.length === alive.length)) ways.push(dying);
  }
  return ways.length > 0 ? ways : [[]];
}

/** All from where they stand now. Gives back the kinds that ran short. */
function move(course: Course, kinds: readonly boolean[], action: 1 | 2, attacked: readonly Zone[]): KindId[] {
  const { start, figures, supply, survivors } = course;
  const senses = sensesWith({ ...start, figures, survivors }, start.presence);
  const marching = marches(senses, figures, kinds, attacked).map((march) => chosen(course, march));
  const shortages = supply
    .map((left, kind) => shortageOf(kind, marching, left))
    .filter((shortage) => shortage !== null);
  const lacking: Record<KindId, Shares> = {};
  for (const shortage of shortages) {
    const ways = shortWays(figures, shortage);
    lacking[shortage.kind] = ways[turn(course, ways.length)]!;
  }
  for (const march of marching) {
    const groups = split(march, lacking[march.kind]);
    for (const group of groups) {
      supply[march.kind]! -= group.added;
      figures[at(march.from, march.kind)]! -= group.count - group.added;
      figures[at(group.to, march.kind)]! += group.count;
      if (group.count > 0) course.steps.push(stepOf(senses, march, groups, group, action));
    }
  }
  for (const zone of board(start).lures?.zones ?? []) {
    course.out += zombiesAt({ figures }, zone);
    figures.fill(0, at(zone, 0), at(zone + 1, 0));
  }
  return shortages.map(({ kind }) => kind);
}

/** The groups that may stay short (ZC-SPLIT-05), the usual ones first; of very many, some. */
function shortWays(figures: number[], shortage: Shortage): Shares[] {
  const offer = shortOffer({ figures }, shortage);
  const ways: Shares[] = [usualShort({ figures }, shortage)];
  const ids = offer.among.map(({ id }) => id);
  const pick = (at: number, shares: Shares, left: number): void => {
    if (left === 0) {
      if (isOffered(offer, shares) && !same(shares, ways[0])) ways.push(shares);
    } else
      for (let next = at; next <= ids.length - left && ways.length < MOST_SHORT; next++)
        pick(next + 1, { ...shares, [ids[next]!]: 1 }, left - 1);
  };
  pick(0, {}, shortage.missing);
  return ways;
}

/** ZC-SPLIT-04: the Abomination goes one of its ways. */
function chosen(course: Course, march: March): March {
  if (march.kind !== ABOMINATION || march.ways.length === 1) return march;
  return { ...march, ways: [march.ways[turn(course, march.ways.length)]!] };
}

function stepOf(
  senses: Senses,
  march: March,
  groups: ReturnType<typeof split>,
  { to, count, added }: ReturnType<typeof split>[number],
  action: 1 | 2,
): Step {
  const { kind, from, aim } = march;
  const why = whyOf(senses, march, groups, to);
  const rules = [...rulesOf(march, why), ...(to === from ? ['ZC-ZMOV-07'] : [])];
  return { action, kind, from, to, count, added, door: to === from ? aim.door : -1, rules, why };
}

/** A chain that comes back to the same position would go on for ever (ZC-SPLIT-05). */
const positionOf = ({ figures, dead, attacks }: Course, kind: KindId): string =>
  JSON.stringify([kind, figures, dead, [...attacks]]);
