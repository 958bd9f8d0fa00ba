import type { Event } from '@shamble/kernel';
import { molotov } from '../flow/molotov.ts';
import { board } from '../rules/questions.ts';
import { sensesOf } from '../rules/senses.ts';
import { sightFrom } from '../rules/sight.ts';
import type { Act, State, Survivor, SurvivorId, View, Zone } from '../types.ts';
import { lookAt, stateOf } from './look.ts';
import { type Odds, oddsOf } from './odds.ts';
import { threatOn, type ZoneThreat } from './threat.ts';
import { leadsTo, type Trial, tryOut } from './trial.ts';

/** Actions, those that can be used for anything and those that cannot. */
export interface Purse {
  readonly actions: number;
  readonly freeMoves: number;
  readonly freeCombats: number;
  readonly freeSearches: number;
}

/** What an act that is offered will do, as far as it is certain, and what it risks. Plain facts, for showing. */
export interface Preview {
  readonly survivor: SurvivorId;
  readonly cost: Purse;
  readonly left: Purse;
  /** The activation is over with it; what is left is lost. */
  readonly ends: boolean;
  /** Zones on the way, first where the survivor stands; that one alone if nobody moves. */
  readonly path: readonly Zone[];
  /** Who else goes along, in a car. */
  readonly along: readonly SurvivorId[];
  /** Zones whose noise it changes. */
  readonly noise: readonly NoiseChange[];
  /** The zone that counts as the noisiest from then on, if that is new; else -1. */
  readonly loudest: Zone;
  /** Buildings that open, with a Zombie card for each of their rooms. */
  readonly reveals: readonly { readonly building: number; readonly rooms: readonly Zone[] }[];
  /** Equipment cards drawn by a Search; null for a car searched until a weapon turns up. */
  readonly draws: number | null;
  /** Zones attacked, in order. */
  readonly targets: readonly Zone[];
  /** How it may end, whom it may kill and whom it may hit by mistake; null if it is no attack. */
  readonly odds: Odds | null;
  /** Zones that the survivor will see. */
  readonly sees: readonly Zone[];
  /** What the next activation can then do to those in the survivor's zone, if nobody has been killed; null: nothing. */
  readonly threat: ZoneThreat | null;
  /** What will be told at once. */
  readonly events: readonly Event[];
}

export interface NoiseChange {
  readonly zone: Zone;
  /** Noise tokens added. */
  readonly added: number;
  /** Noise tokens and survivors (ZC-NOISE-07), before and after. */
  readonly before: number;
  readonly after: number;
}

export function preview(view: View, act: Act, survivor: SurvivorId = view.marks.activating): Preview {
  const trial = tryOut(view, survivor, act);
  const drive = leadsTo(trial, 'drive');
  const odds = oddsOf(trial);
  const reveals = revealsOf(trial);
  const burning = leadsTo(trial, 'molotov');
  if (burning !== null) molotov.burn!(trial.play, burning); // as certain as the rest
  const along = drive === null ? [] : ride(trial.state, drive.car, drive.path);
  const { state, events, next } = trial;
  const before = view.survivors[survivor]!;
  const after = state.survivors[survivor]!;
  const ends = next.op === 'goto' && next.step === 'end';
  const search = leadsTo(trial, 'search');
  return {
    survivor,
    cost: spent(before, after),
    left: ends ? NOTHING : purseOf(after),
    ends,
    path: [before.zone, ...(act.do === 'move' || act.do === 'drive' ? act.path : [])],
    along: along.filter((id) => id !== survivor),
    noise: noiseChanges(view, state),
    loudest: state.loudestBy === survivor && view.loudestBy !== survivor ? state.loudest : -1,
    reveals,
    draws: search === null ? 0 : search.from === 'police' ? null : search.draws,
    targets: odds === null ? [] : odds.shots.map(({ zone }) => zone),
    odds,
    sees: sightFrom(board(state), state.doors, after.zone),
    threat: after.status === 'in' ? (threatOn(state).zones.find(({ zone }) => zone === after.zone) ?? null) : null,
    events,
  };
}

/** What an act that is offered costs: much sooner known than all that it does. */
export function cost(view: View, act: Act, survivor: SurvivorId = view.marks.activating): Purse {
  const { state } = tryOut(view, survivor, act);
  return spent(view.survivors[survivor]!, state.survivors[survivor]!);
}

const NOTHING: Purse = { actions: 0, freeMoves: 0, freeCombats: 0, freeSearches: 0 };

const purseOf = ({ actions, freeMoves, freeCombats, freeSearches }: Survivor): Purse => ({
  actions,
  freeMoves,
  freeCombats,
  freeSearches,
});

const spent = (before: Survivor, after: Survivor): Purse => ({
  actions: before.actions - after.actions,
  freeMoves: before.freeMoves - after.freeMoves,
  freeCombats: before.freeCombats - after.freeCombats,
  freeSearches: before.freeSearches - after.freeSearches,
});

/** Everyone in the car is where it ends. */
function ride({ cars, survivors }: State, at: number, path: readonly Zone[]): SurvivorId[] {
  const car = cars[at]!;
  car.zone = path[path.length - 1] ?? car.zone;
  const seated = car.seats.filter((id) => id >= 0);
  for (const id of seated) survivors[id]!.zone = car.zone;
  return seated;
}

/** The first door of a building opens it all (ZC-DOOR-03, ZC-DOOR-04). */
function revealsOf(trial: Trial): Preview['reveals'] {
  const opened = leadsTo(trial, 'openDoor');
  if (opened === null) return [];
  const { doors, zones, buildings } = board(trial.state);
  const { a, b } = doors[opened.door]!;
  const hidden = [a, b]
    .map((zone) => zones[zone]!.building)
    .filter((building, i, all) => building >= 0 && trial.state.revealed[building] === 0 && all.indexOf(building) === i);
  return hidden.map((building) => ({ building, rooms: buildings[building]! }));
}

function noiseChanges(view: View, state: State): NoiseChange[] {
  const before = sensesOf(lookAt(stateOf(view))).noise;
  const after = sensesOf(lookAt(state)).noise;
  return [...state.noise.keys()]
    .map((zone) => ({
      zone,
      added: state.noise[zone]! - view.noise[zone]!,
      before: before[zone]!,
      after: after[zone]!,
    }))
    .filter((one) => one.added !== 0 || one.before !== one.after);
}
