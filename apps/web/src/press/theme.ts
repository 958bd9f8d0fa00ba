import { useCallback, useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** Too narrow for crew, board and rail side by side. */
export const POCKET = '(max-width: 900px)';

/** Whether a media query holds, now and later. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (change: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', change);
      return () => media.removeEventListener('change', change);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

const CHOSEN = 'shamble.theme';
const hearers = new Set<() => void>();
let chosen: Theme | null | undefined;

function read(): Theme | null {
  if (chosen !== undefined) return chosen;
  try {
    const kept = localStorage.getItem(CHOSEN);
    chosen = kept === 'dark' || kept === 'light' ? kept : null;
  } catch {
    chosen = null;
  }
  show(chosen);
  return chosen;
}

/** What was chosen, from the first paint on: not every screen has the switch. */
export const showTheme = (): void => void read();

function show(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function choose(theme: Theme): void {
  chosen = theme;
  show(theme);
  try {
    localStorage.setItem(CHOSEN, theme);
  } catch {
    // Without room to remember it, the choice holds for this page.
  }
  for (const hear of [...hearers]) hear();
}

const subscribe = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

/** The reader's scheme until one is chosen; then that one, in every page. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const prefersLight = useMedia('(prefers-color-scheme: light)');
  const wanted = useSyncExternalStore(subscribe, read);
  return [wanted ?? (prefersLight ? 'light' : 'dark'), choose];
}
