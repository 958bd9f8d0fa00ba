import type { Play } from '@shamble/kernel';
import type { SurvivorId, Zombicide } from '../types.ts';

/** An action of several rolls, and the re-rolls used in it so far. */
interface Action {
  readonly survivor: SurvivorId;
  rerolls: string[];
}

/** ZC-SKILL-14: a re-roll is for all the dice of an action, so that it can be used for its next roll too. */
export function giveBack({ state }: Play<Zombicide>, action: Action, used: readonly string[] | null): void {
  const survivor = state.survivors[action.survivor]!;
  action.rerolls = [...new Set([...action.rerolls, ...(used ?? [])])];
  survivor.used = survivor.used.filter((one) => !action.rerolls.includes(one));
}

/** The action is over. */
export function useUp({ state }: Play<Zombicide>, { survivor, rerolls }: Action): void {
  state.survivors[survivor]!.used.push(...rerolls);
}
