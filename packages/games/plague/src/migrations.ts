import { NONE, type State } from './types.ts';

/** From version 1: automatic zombies did not know by which door they had come. */
export function doorless(table: Record<string, unknown>): Record<string, unknown> {
  const state = table.state as State;
  return { ...table, state: { ...state, zombies: state.zombies.map((zombie) => ({ ...zombie, door: NONE })) } };
}
