import { type House, openHouse } from './page/house.ts';

let opened: House | null = null;

/** Where the tables of this browser are: one for the whole page. */
export function pageHouse(): House {
  opened ??= openHouse();
  return opened;
}

export const tablePath = (table: string): string => `/table/${encodeURIComponent(table)}`;

/** Tables on the server have a longer name than those of this browser. */
export const isOnline = (table: string): boolean => /^[0-9a-f]{32}$/.test(table);

/** Where the same table is watched again. */
export const replayPath = (table: string): string => `/replay/${encodeURIComponent(table)}`;

/** To another page of ours, without fetching anything anew. */
export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}
