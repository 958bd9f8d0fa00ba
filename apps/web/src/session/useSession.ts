import { useEffect, useState, useSyncExternalStore } from 'react';
import type { House } from '../page/house.ts';
import { askToPersist } from '../store/persist.ts';
import { TableSession } from './session.ts';
import type { SessionState } from './state.ts';

/** A table for as long as the component is there. Null in the first instant only. */
export function useTable(house: House, table: string): TableSession | null {
  const [session, setSession] = useState<TableSession | null>(null);
  useEffect(() => {
    const opened = new TableSession(house, table, { onFirstDeed: () => void askToPersist() });
    setSession(opened);
    return () => opened.close();
  }, [house, table]);
  return session?.table === table ? session : null;
}

export function useSession(session: TableSession): SessionState {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
