import type { State } from '../types.ts';
import { board } from './questions.ts';

interface Tokens {
  readonly objectives: readonly { readonly taken: boolean; readonly shown: string }[];
}

/** Whether anybody may touch the Sign: as a beacon only once the Blue and the Green Objective are taken (MZ-H03-04). */
export const isBeaconFree = (state: Pick<State, 'mission'> & Tokens): boolean =>
  !board(state).rules.beacon || state.objectives.every(({ taken, shown }) => taken || shown === 'red');
