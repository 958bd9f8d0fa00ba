import type { Look } from '@shamble/kernel';
import { pathsOf } from '@shamble/parts';
import { board, isIn, survivorsAt, zombiesAt } from '../rules/questions.ts';
import { at, RUNNER, type State, type SurvivorId, type View, type Zombicide, type Zone } from '../types.ts';
import { enduranceOf, lookAt, stateOf } from './look.ts';
import { type Start, type Step, type Story, storiesOf } from './stories.ts';

/**
 * What the next activation of the Zombies can do, with everyone and all noise where they are now. Extra activations
 * that a lack of figures calls for are counted with; those that cards bring, and Zombies that cards bring, cannot be
 * foreseen. Whoever makes no noise is taken to stay unheard.
 */
export interface Threat {
  /** Zones where survivors will be attacked, the worst first. */
  readonly zones: readonly ZoneThreat[];
  /** Where Zombies go. */
  readonly arrows: readonly Arrow[];
  /** Those whom a closed door stops. */
  readonly waits: readonly Arrow[];
  /**
   * Zone -> Wounds at most for whoever stands there when it begins: by all who are there, the Runners among them twice,
   * and by all Runners one step away, if they came.
   */
  readonly reach: readonly number[];
  /** False where a lack of figures makes it fork too often: then nothing is sure, and worse may come. */
  readonly complete: boolean;
}

export interface ZoneThreat {
  readonly zone: Zone;
  /** At most. */
  readonly wounds: number;
  /** Kind -> attacks that make it so; a Runner counts for each of its attacks. */
  readonly by: readonly number[];
  readonly survivors: readonly { readonly survivor: SurvivorId; readonly dies: 'no' | 'maybe' | 'surely' }[];
}

/** One move, with its reasons as in the event that will tell it. */
export interface Arrow extends Step {
  /** It happens as it is, whoever dies before and whatever the players choose. */
  readonly sure: boolean;
}

export const threat = (view: View): Threat => threatOn(stateOf(view));

export function threatOn(state: State): Threat {
  // Some of what survivors have to set against a Wound counts in the Zombies' Phase only.
  const look = lookAt({ ...state, phase: 'zombies' });
  const { stories, whole } = storiesOf(startOf(look));
  const steps = arrowsOf(stories, whole);
  return {
    zones: zonesOf(state, stories, whole),
    arrows: steps.filter(({ from, to }) => from !== to),
    waits: steps.filter(({ from, to }) => from === to),
    reach: reachOf(state),
    complete: whole,
  };
}

function startOf(look: Look<Zombicide>): Start {
  const { state } = look;
  return {
    ...state,
    presence: state.survivors.map((one, id) => (isIn(one) ? look.query('presence', { survivor: id }) : 0)),
    endurance: state.survivors.map((_, id) => enduranceOf(look, id, 'zombies')),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function zonesOf(state: State, stories: readonly Story[], whole: boolean): ZoneThreat[] {
  const worst = new Map<Zone, readonly number[]>();
  for (const { attacks } of stories)
    for (const [zone, by] of attacks) if (sum(by) > sum(worst.get(zone) ?? [])) worst.set(zone, by);
  const dies = (id: SurvivorId): 'no' | 'maybe' | 'surely' => {
    const deaths = stories.filter(({ dead }) => dead.includes(id)).length;
    return deaths === 0 ? 'no' : deaths < stories.length || !whole ? 'maybe' : 'surely';
  };
  return [...worst]
    .map(([zone, by]) => ({
      zone,
      wounds: sum(by),
      by,
      survivors: survivorsAt(state, zone).map((survivor) => ({ survivor, dies: dies(survivor) })),
    }))
    .sort((a, b) => b.wounds - a.wounds || a.zone - b.zone);
}

/** Each move once, in the order they come; the larger where the ways it can go differ in number. */
function arrowsOf(stories: readonly Story[], whole: boolean): Arrow[] {
  const found = new Map<string, { step: Step; times: number; same: boolean }>();
  for (const { steps } of stories)
    for (const [key, step] of joined(steps)) {
      const known = found.get(key);
      if (known === undefined) found.set(key, { step, times: 1, same: true });
      else {
        known.times += 1;
        if (known.step.count !== step.count || known.step.added !== step.added) known.same = false;
        if (known.step.count < step.count) known.step = step;
      }
    }
  return [...found.values()]
    .map(({ step, times, same }) => ({ ...step, sure: whole && same && times === stories.length }))
    .sort((a, b) => a.action - b.action);
}

/** Moves of one story, the same move twice (by an extra activation) under two keys. */
function joined(steps: readonly Step[]): [string, Step][] {
  const times = new Map<string, number>();
  return steps.map((step) => {
    const key = `${step.action} ${step.kind} ${step.from} ${step.to}`;
    const time = times.get(key) ?? 0;
    times.set(key, time + 1);
    return [`${key} ${time}`, step];
  });
}

function reachOf(state: State): number[] {
  const { steps } = pathsOf(board(state).map, state.doors);
  const runners = (zone: Zone): number => state.figures[at(zone, RUNNER)]!;
  return steps.map(
    (near, zone) => zombiesAt(state, zone) + runners(zone) + sum([...new Set(near)].map((one) => runners(one))),
  );
}
