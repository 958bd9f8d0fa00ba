import type { Lease, Leases } from '../store/leases.ts';
import type { Visitor } from './fanOut.ts';
import { Elsewhere, NoRoom } from './owners.ts';

/** By what right a table is opened here. Null: there is no other process that could have it. */
export async function takeTable(leases: Leases | undefined, table: string): Promise<Lease | null> {
  if (leases === undefined) return null;
  if (!leases.canOwn) throw new NoRoom('restart');
  const taken = await leases.take(table);
  if (taken === null) throw new NoRoom('gone');
  if ('at' in taken) throw new Elsewhere(taken);
  return taken;
}

/** Whether no other process owns it: then we do. */
export async function isFree(leases: Leases | undefined, table: string): Promise<boolean> {
  const taken = await leases?.take(table);
  return taken === undefined || (taken !== null && !('at' in taken));
}

/** What is no longer ours to tell is not told, but for the goodbye. */
export function tellWhile(visitor: Visitor, lease: Lease): void {
  const tell = visitor.tell.bind(visitor);
  visitor.tell = (told) => {
    if (told.tell === 'farewell' || lease.isMine()) tell(told);
  };
}
