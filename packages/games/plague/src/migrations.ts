import type { Frame } from '@shamble/kernel';
import { NONE, type State, type Zombie } from './types.ts';

/** From version 1: automatic zombies did not know by which door they had come. */
export const doorless = (table: Record<string, unknown>): Record<string, unknown> =>
  changeZombies(table, (zombie) => ({ ...zombie, door: NONE }));

/**
 * From version 2: at first a charge counted squares, not what they cost, and was over as soon as somebody was bitten in
 * it. Later it was already as it is now.
 */
export function paidCharge(table: Record<string, unknown>): Record<string, unknown> {
  const stack = (table.stack as readonly Frame[]).map((frame) => {
    if (frame.proc !== 'charge') return frame;
    const { passed, ...locals } = frame.locals as { passed?: number };
    if (passed === undefined) return frame;
    return { ...frame, step: 'bitten', locals: { ...locals, paid: passed + 1 } };
  });
  return { ...table, stack };
}

/** From version 3: they knew only the last door or window that they had tried. */
export const manyDoors = (table: Record<string, unknown>): Record<string, unknown> =>
  changeZombies(table, ({ door, ...zombie }) => ({ ...zombie, doors: door === NONE ? [] : [door as number] }));

/** From version 4: they did not know where they had come to the baby, and whoever gave up gave up for all. */
export function cradles(table: Record<string, unknown>): Record<string, unknown> {
  const changed = changeZombies(table, (zombie) => ({ ...zombie, cradle: NONE }));
  return { ...changed, state: { ...(changed.state as State), resigned: [] } };
}

/** From version 5: a zombie that went round a barricade was heard by others. The table is the same. */
export const unheard = (table: Record<string, unknown>): Record<string, unknown> => table;

type AnyZombie = Omit<Zombie, 'doors'> & { door?: number };

function changeZombies(table: Record<string, unknown>, change: (zombie: AnyZombie) => AnyZombie): typeof table {
  const state = table.state as State;
  return { ...table, state: { ...state, zombies: state.zombies.map(change) } };
}
