import { useEffect, useState } from 'react';
import { type LoadedGame, loadGame } from '../games.ts';
import { DRAWN, loadSkin } from '../skins.ts';
import type { Skin } from '../table/skin.ts';

export interface Drawn {
  readonly game: LoadedGame;
  readonly skin: Skin;
}

let loading: Promise<readonly Drawn[]> | null = null;

async function loadAll(): Promise<readonly Drawn[]> {
  const found = await Promise.all(DRAWN.map(async (id) => ({ game: await loadGame(id), skin: await loadSkin(id) })));
  return found.flatMap(({ game, skin }) => (game === null || skin === null ? [] : [{ game, skin }]));
}

/** Every game that can be played here: fetched behind the page, for its table needs it next. Null until then. */
export function useShelf(): readonly Drawn[] | null {
  const [shelf, setShelf] = useState<readonly Drawn[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    loading ??= loadAll();
    loading.then(
      (drawn) => isWanted && setShelf(drawn),
      // Without a connection there is nothing to choose from; what is kept here can still be played.
      () => {
        loading = null;
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return shelf;
}
