/** The files of one build, and a name that no other build has. */
export interface Precache {
  readonly version: string;
  readonly files: readonly string[];
}

const CACHE = 'shamble ';
export const cacheOf = (version: string): string => CACHE + version;

/**
 * Pages that are shown without a server, or say there what they miss; tables and replays have more in their address.
 */
const SCREENS = ['/', '/new', '/box', '/rules', '/style', '/settings', '/credits', '/replay', '/tables', '/guest'];

export const isOwnScreen = (path: string): boolean =>
  SCREENS.includes(path.replace(/(.)\/+$/, '$1')) || /^\/(table|replay)\/[^/]+$/.test(path);

/** Which caches are no longer needed. Tabs of the build before may still be open, so its files stay a while longer. */
export function outdated(names: readonly string[], version: string): readonly string[] {
  const ours = names.filter((name) => name.startsWith(CACHE) && name !== cacheOf(version));
  return ours.slice(0, -1);
}
