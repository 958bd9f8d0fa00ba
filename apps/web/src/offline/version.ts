import { useSyncExternalStore } from 'react';

// A new version waits until somebody takes it: nothing is ever loaded anew in the middle of a question.

const HOUR = 3_600_000;
const hearers = new Set<() => void>();
let waiting: ServiceWorker | null = null;

function offer(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const hear of [...hearers]) hear();
}

/** Keeps the page in the browser, once it has come to rest, and looks now and then for a newer one. */
export async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  try {
    const kept = await serviceWorker.register('/sw.js');
    const look = (): void => {
      // The first one ever has nothing to take over from.
      if (kept.waiting !== null && serviceWorker.controller !== null) offer(kept.waiting);
    };
    look();
    kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', look));
    const ask = (): void => void kept.update().catch(() => undefined);
    setInterval(ask, HOUR);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask());
  } catch {
    // Without it the page needs the network, as any page does.
  }
}

/** Takes the new version: this tab is loaded anew, and no other. */
export function takeVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

const subscribe = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

/** A newer page is here and waits. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null);
