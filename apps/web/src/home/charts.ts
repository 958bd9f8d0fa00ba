import { useEffect, useState } from 'react';
import { FACES, type LoadedGame, loadGame, loadMap } from '../games/index.ts';
import { pageHouse } from '../page.ts';
import type { MissionMaps } from '../table/skin.ts';

const SHOWN = FACES.map(({ id }) => id);

/** A game with the maps of its missions. */
export interface Charted {
  readonly game: LoadedGame;
  readonly map: MissionMaps;
}

async function chart(id: string): Promise<Charted[]> {
  const [game, map] = await Promise.all([loadGame(id), loadMap(id)]);
  return game === null || map === null ? [] : [{ game, map }];
}

/** Less than a screen is left below. */
const isNearEnd = (): boolean => document.documentElement.scrollHeight - scrollY < 2 * innerHeight;

/** For whoever reads the first page: those of the tables kept here, then one after the other as its end comes near. */
export function useCharts(): readonly Charted[] {
  const [charts, setCharts] = useState<readonly Charted[]>([]);
  const [played, setPlayed] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const find = async (): Promise<void> => {
      const games = new Set((await pageHouse().list()).map(({ game }) => game));
      if (isWanted) setPlayed(SHOWN.filter((id) => games.has(id)));
    };
    // What is kept cannot be told: the games are all there is to read of.
    find().catch(() => isWanted && setPlayed([]));
    return () => {
      isWanted = false;
    };
  }, []);
  useEffect(() => {
    if (played === null) return;
    const isMissing = (id: string): boolean => charts.every(({ game }) => game.id !== id);
    const kept = played.filter(isMissing);
    const next = SHOWN.find(isMissing);
    if (next === undefined) return;
    let isWanted = true;
    const add = async (ids: readonly string[]): Promise<void> => {
      const found = [...charts, ...(await Promise.all(ids.map(chart))).flat()];
      if (isWanted) setCharts(SHOWN.flatMap((id) => found.find(({ game }) => game.id === id) ?? []));
    };
    // Without a connection there is nothing to choose from; what is kept here can still be played.
    const fetchMore = (ids: readonly string[]): void => void add(ids).catch(() => undefined);
    const stop = (): void => {
      isWanted = false;
      removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
    let isFetching = false;
    const read = (): void => {
      if (isFetching || !isNearEnd()) return;
      isFetching = true;
      fetchMore([next]);
    };
    if (kept.length > 0) fetchMore(kept);
    else {
      addEventListener('scroll', read, { passive: true });
      addEventListener('resize', read);
      requestAnimationFrame(read);
    }
    return stop;
  }, [charts, played]);
  return charts;
}
