import { copy, type Event, foresee, type Look, type Play } from '@shamble/kernel';
import { attack as procedure, target } from '../flow/attack.ts';
import { type Attack, at, FOE, type Marvel, NONE, type State, type TargetId } from '../types.ts';
import { lookAt } from './look.ts';

/** What one roll does. */
export interface Struck {
  /** Nothing is left of it; `slain`, `foes` and `bystanders` say who fell. */
  readonly attack: Attack;
  readonly state: State;
}

/** A play that goes as far as the rules of attacks do. What comes after them runs later, and changes nothing of it. */
function playOn(state: State, faces: readonly number[], spared: readonly number[]): Play<Marvel> {
  const { play } = foresee(lookAt(state));
  const shown = { id: 'rollShown', data: { faces: [...faces], spared: [...spared] }, rules: [] } as unknown as Event;
  return { ...play, push: () => undefined, announced: () => shown as never };
}

/**
 * What these faces do, by the steps of the attack itself; of targets of equal rank the usual one is hit first. The state
 * is changed: hand over a copy.
 */
export function strike(state: State, rolled: Attack): Struck {
  const attack = copy(rolled);
  const play = playOn(state, attack.faces, attack.spared);
  procedure.count!(play, attack);
  for (;;) {
    const next = procedure.assign!(play, attack);
    if (next.op === 'goto' && next.step === 'assign') continue;
    if (next.op !== 'ask') return { attack, state };
    const chosen = usualTarget(play, next.about as never);
    procedure.chosen!({ ...play, answer: () => chosen as never }, attack);
  }
}

function usualTarget(look: Look<Marvel>, about: Marvel['choices']['target']['about']): TargetId {
  const offer = target.offer(look, about, false);
  return target.usual!(look.state as never, about, offer as never) as TargetId;
}

/** The Hunger of the attacker once it is over. */
export function hungerAfter(state: State, attack: Attack): number {
  const heroes = state.heroes.with(attack.hero, { ...state.heroes[attack.hero]! });
  procedure.resolve!(playOn({ ...state, heroes }, attack.faces, attack.spared), attack);
  return heroes[attack.hero]!.hunger;
}

/** Who takes the Hits of an attack in the Zone it is aimed at, rank by rank, as if they never ran out. */
export function ranksOf(before: State, attack: Attack, targetsOf: (look: Look<Marvel>) => TargetId[]): TargetId[][] {
  const state = copy(before);
  const ranks: TargetId[][] = [];
  for (;;) {
    const rank = targetsOf(lookAt(state));
    if (rank.length === 0) return ranks;
    ranks.push(rank);
    for (const one of rank) takeOff(state, attack, one);
  }
}

function takeOff({ figures, foes, bystanders }: State, { at: zone }: Attack, one: TargetId): void {
  const id = Number(one.replace(/^\D/, ''));
  if (one.startsWith('b')) bystanders[id]!.zone = NONE;
  else if (one.startsWith('f')) {
    foes[id]!.zone = NONE;
    figures[at(zone, FOE)]! -= 1;
  } else figures[at(zone, id)] = 0;
}
