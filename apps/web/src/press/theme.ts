import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

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

/** The reader's scheme until one is chosen. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const prefersLight = useMedia('(prefers-color-scheme: light)');
  const [chosen, choose] = useState<Theme>();
  useEffect(() => {
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
  }, [chosen]);
  return [chosen ?? (prefersLight ? 'light' : 'dark'), choose];
}
