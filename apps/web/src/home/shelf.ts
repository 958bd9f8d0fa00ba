import { useEffect, useState } from 'react';
import { FACES, type LoadedGame, loadGame, loadSkin } from '../games/index.ts';
import { pageHouse } from '../page.ts';
import type { Skin } from '../table/skin.ts';

const DRAWN = FACES.map(({ id }) => id);

export interface Drawn {
  readonly game: LoadedGame;
  readonly skin: Skin;
}

const loading = new Map<string, Promise<Drawn | null>>();

function load(id: string): Promise<Drawn | null> {
  const known = loading.get(id) ?? loadAnew(id);
  loading.set(id, known);
  known.catch(() => loading.delete(id));
  return known;
}

async function loadAnew(id: string): Promise<Drawn | null> {
  const [game, skin] = await Promise.all([loadGame(id), loadSkin(id)]);
  return game === null || skin === null ? null : { game, skin };
}

/** Less than a screen is left below. */
const isNearEnd = (): boolean => document.documentElement.scrollHeight - scrollY < 2 * innerHeight;

/**
 * The games that can be played here, fetched behind the page. All at once; or, for a reader, the first one, those of the
 * tables kept here, and the others when the end of the page comes near. Null until there is one.
 */
export function useShelf(isRead = false): readonly Drawn[] | null {
  const [shelf, setShelf] = useState<readonly Drawn[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const add = async (ids: readonly string[]): Promise<void> => {
      const found = (await Promise.all(ids.map(load))).filter((drawn) => drawn !== null);
      if (!isWanted) return;
      setShelf((now) => {
        const all = [...found, ...(now ?? [])];
        return DRAWN.flatMap((id) => all.find(({ game }) => game.id === id) ?? []);
      });
    };
    // Without a connection there is nothing to choose from; what is kept here can still be played.
    const ignore = (): void => undefined;
    if (!isRead) {
      add(DRAWN).catch(ignore);
      return () => {
        isWanted = false;
      };
    }
    const read = (): void => {
      if (!isNearEnd()) return;
      stop();
      add(DRAWN).catch(ignore);
    };
    const stop = (): void => {
      removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
    const begin = async (): Promise<void> => {
      const kept = await pageHouse().list();
      const played = new Set(kept.map(({ game }) => game));
      await add(DRAWN.filter((id, at) => at === 0 || played.has(id)));
      if (!isWanted) return;
      addEventListener('scroll', read, { passive: true });
      addEventListener('resize', read);
      requestAnimationFrame(read);
    };
    begin().catch(ignore);
    return () => {
      isWanted = false;
      stop();
    };
  }, [isRead]);
  return shelf;
}
