import { useEffect, useState } from 'react';
import { type LoadedGame, loadGame, loadSkin } from '../games/index.ts';
import type { Skin } from '../table/skin.ts';

/** A game with its look. */
export interface Drawn {
  readonly game: LoadedGame;
  readonly skin: Skin;
}

/** The game of that name with its look; undefined while it is fetched, null where this page has none. */
export function useShelf(id: string | null): Drawn | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly drawn: Drawn | null }>();
  useEffect(() => {
    if (id === null) return;
    let isWanted = true;
    const load = async (): Promise<void> => {
      const [game, skin] = await Promise.all([loadGame(id), loadSkin(id)]);
      if (isWanted) setFound({ id, drawn: game === null || skin === null ? null : { game, skin } });
    };
    // Without a connection there is nothing to wait for.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [id]);
  return found !== undefined && found.id === id ? found.drawn : undefined;
}
