import type { Event, RuleId } from '@shamble/kernel';
import { heroesAt } from '../rules/questions.ts';
import {
  AGENTS,
  type BystanderIndex,
  FOE,
  type FoeIndex,
  type HeroId,
  type KindId,
  type Marvel,
  NONE,
  type View,
  type Why,
  type Zone,
} from '../types.ts';
import { rehearse, type Story } from './rehearsal.ts';

/**
 * What the next activation of the Enemies can do, with everyone where they are now. What new cards bring cannot be
 * foreseen; nobody is taken to use a card.
 */
export interface Threat {
  /** Zones where heroes will be attacked, the worst first. */
  readonly zones: readonly ZoneThreat[];
  /** Where Enemies and those who fight with them go, in the order they do. */
  readonly arrows: readonly Arrow[];
  /** Where Bystanders run, step by step. */
  readonly flights: readonly Flight[];
  /** False: it can go more ways than were looked at, and nothing is sure. */
  readonly complete: boolean;
}

export interface ZoneThreat {
  readonly zone: Zone;
  /** At most; what each hero there suffers counts for each of them. */
  readonly wounds: number;
  /** Kind -> attacks that make it so, Super Heroes included; an Enemy counts for each of its attacks. */
  readonly by: readonly number[];
  readonly foes: readonly FoeIndex[];
  readonly fighters: readonly BystanderIndex[];
  readonly heroes: readonly { readonly hero: HeroId; readonly falls: Likely }[];
}

export type Likely = 'no' | 'maybe' | 'surely';

/** One move, with its reasons as in the event that will tell it. Of a kind, or of one who is named. */
export interface Arrow {
  readonly kind: KindId;
  readonly foe: FoeIndex;
  readonly bystander: BystanderIndex;
  readonly from: Zone;
  readonly to: Zone;
  readonly count: number;
  /** It happens as it is, whatever the players choose. */
  readonly sure: boolean;
  readonly rules: readonly RuleId[];
  readonly why: Why;
}

export interface Flight {
  readonly bystander: BystanderIndex;
  readonly from: Zone;
  readonly to: Zone;
  /** Gets away by it. */
  readonly escapes: boolean;
  readonly sure: boolean;
  readonly why: Why;
}

const known = new WeakMap<View, Threat>();

export function threat(view: View): Threat {
  let found = known.get(view);
  if (found === undefined) {
    found = foretell(view);
    known.set(view, found);
  }
  return found;
}

function foretell(view: View): Threat {
  const { stories, whole } = rehearse(view);
  const arrows = movesOf(stories, whole);
  const escaped = (bystander: BystanderIndex, zone: Zone): boolean =>
    stories.some((story) =>
      story.some(({ id, data }) => {
        const facts = data as { bystander: BystanderIndex; zone: Zone };
        return id === 'bystanderEscaped' && facts.bystander === bystander && facts.zone === zone;
      }),
    );
  return {
    zones: zonesOf(view, stories, whole),
    arrows: arrows.filter(({ why }) => why.by !== 'flight'),
    flights: arrows.flatMap(({ why, bystander, from, to, sure }) =>
      why.by === 'flight' ? [{ bystander, from, to, escapes: escaped(bystander, to), sure, why }] : [],
    ),
    complete: whole,
  };
}

type Dealt = Marvel['events']['woundsDealt'];

function zonesOf(view: View, stories: readonly Story[], whole: boolean): ZoneThreat[] {
  const worst = new Map<Zone, Omit<ZoneThreat, 'heroes' | 'zone'>>();
  for (const story of stories) {
    const here = new Map<Zone, { wounds: number; by: number[]; foes: FoeIndex[]; fighters: BystanderIndex[] }>();
    for (const { id, data } of story) {
      if (id !== 'woundsDealt') continue;
      const { zone, enemies, bystanders, each, attackers, foes, fighters } = data as Dealt;
      const so = here.get(zone) ?? { wounds: 0, by: attackers.map(() => 0), foes: [], fighters: [] };
      so.wounds += enemies + bystanders + each * Math.max(1, heroesAt(view, zone).length);
      so.by = so.by.map((count, kind) => count + (attackers[kind] ?? 0));
      so.foes = [...new Set([...so.foes, ...foes])];
      so.fighters = [...new Set([...so.fighters, ...fighters])];
      here.set(zone, so);
    }
    for (const [zone, so] of here) if (so.wounds > (worst.get(zone)?.wounds ?? 0)) worst.set(zone, so);
  }
  return [...worst]
    .map(([zone, so]) => ({
      zone,
      ...so,
      heroes: heroesAt(view, zone).map((hero) => ({ hero, falls: likelyToFall(stories, hero, whole) })),
    }))
    .sort((a, b) => b.wounds - a.wounds || a.zone - b.zone);
}

function likelyToFall(stories: readonly Story[], hero: HeroId, whole: boolean): Likely {
  const isFall = ({ id, data }: Event): boolean => id === 'heroEliminated' && (data as { hero: HeroId }).hero === hero;
  const falls = stories.filter((story) => story.some(isFall)).length;
  return falls === 0 ? 'no' : falls < stories.length || !whole ? 'maybe' : 'surely';
}

/** Each move once, in the order they come; the larger where the ways it can go differ in number. */
function movesOf(stories: readonly Story[], whole: boolean): Arrow[] {
  const found = new Map<string, { move: Arrow; times: number; same: boolean }>();
  for (const story of stories) {
    const times = new Map<string, number>();
    for (const move of story.flatMap(moveIn)) {
      const plain = `${move.kind} ${move.foe} ${move.bystander} ${move.from} ${move.to}`;
      const time = times.get(plain) ?? 0;
      times.set(plain, time + 1);
      const key = `${plain} ${time}`;
      const met = found.get(key);
      if (met === undefined) found.set(key, { move, times: 1, same: true });
      else {
        met.times += 1;
        met.same &&= met.move.count === move.count;
        if (met.move.count < move.count) met.move = move;
      }
    }
  }
  return [...found.values()].map(({ move, times, same }) => ({
    ...move,
    sure: whole && same && times === stories.length,
  }));
}

const MOVED = ['marched', 'foeMoved', 'bystanderMoved'];

function moveIn({ id, data, rules, why }: Event): Arrow[] {
  if (!MOVED.includes(id)) return [];
  const { kind, foe, bystander, from, to, count } = data as Partial<Arrow> & { from: Zone; to: Zone };
  const who = { kind: kind ?? (foe === undefined ? NONE : FOE), foe: foe ?? NONE, bystander: bystander ?? NONE };
  return [{ ...who, from, to, count: count ?? 1, sure: false, rules, why: why as Why }];
}

/** Kinds that are counted; the others are named. */
export const isCounted = (kind: KindId): boolean => kind >= 0 && kind < AGENTS;
