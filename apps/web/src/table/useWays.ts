import type { Way } from '@shamble/kernel';
import { useEffect, useState } from 'react';
import type { LoadedGame } from '../games/index.ts';
import type { Seen } from './skin.ts';

const NONE: readonly Way[] = [];

/** Where one can walk from here. Nothing waits for it: the question is on the screen before. */
export function useWays(seen: Seen | null, { pack }: LoadedGame): readonly Way[] {
  const [found, setFound] = useState<{ readonly of: Seen; readonly ways: readonly Way[] }>();
  useEffect(() => {
    const { ways } = pack;
    if (seen?.pending == null || ways === undefined) return;
    const { state, pending } = seen;
    const timer = setTimeout(() => setFound({ of: seen, ways: ways.of(state, pending) }));
    return () => clearTimeout(timer);
  }, [seen, pack]);
  return found !== undefined && found.of === seen ? found.ways : NONE;
}
