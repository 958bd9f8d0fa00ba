import { same } from '@shamble/kernel';
import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TableSession } from '../session/session.ts';
import type { SessionState } from '../session/state.ts';

/** An answer that is kept sooner, in ms, changes nothing on the screen while it is under way. */
const PATIENCE = 150;

/** A table as it is shown: the same object until there is something else to see. */
export function useShown(session: TableSession): SessionState {
  const shown = useMemo(() => shownOf(session), [session]);
  return useSyncExternalStore(shown.subscribe, shown.get);
}

/** Marks the element while an answer is under way, at once and without drawing anything. */
export function useBusy(session: TableSession, element: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.getSnapshot().sending === null) element.current?.removeAttribute('aria-busy');
        else element.current?.setAttribute('aria-busy', 'true');
      }),
    [session, element],
  );
}

export function shownOf(session: Pick<TableSession, 'subscribe' | 'getSnapshot'>): {
  subscribe(hear: () => void): () => void;
  get(): SessionState;
} {
  let shown = session.getSnapshot();
  let isLate = false;
  return {
    subscribe(hear) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = session.subscribe(() => {
        if (session.getSnapshot().sending === null) {
          clearTimeout(timer);
          timer = undefined;
          isLate = false;
        } else
          timer ??= setTimeout(() => {
            isLate = true;
            hear();
          }, PATIENCE);
        hear();
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    get() {
      const now = session.getSnapshot();
      const next = isLate ? now : { ...now, sending: null };
      if (!isAlike(next, shown)) shown = next;
      return shown;
    },
  };
}

/** These two are made anew each time. */
const isAlike = ({ seats, undo, ...now }: SessionState, before: SessionState): boolean =>
  same(seats, before.seats) &&
  same(undo, before.undo) &&
  Object.entries(now).every(([key, value]) => before[key as keyof SessionState] === value);
