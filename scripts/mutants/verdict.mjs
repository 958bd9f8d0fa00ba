// What the trials mean, set against the survivors that are known.
export const LEAST_KILLED = 0.85;

/**
 * @param {{ id: string, killedBy: string | null }[]} tried
 * @param {Record<string, string>} known id -> why nobody can notice it
 */
export function verdict(tried, known) {
  const survivors = tried.filter(({ killedBy }) => killedBy === null);
  const unknown = survivors.filter(({ id }) => !(id in known));
  const killed = tried.length - survivors.length;
  const rate = tried.length === 0 ? 1 : killed / tried.length;
  const noLonger = tried.filter(({ id, killedBy }) => killedBy !== null && id in known);
  return { survivors, unknown, killed, rate, noLonger, ok: rate >= LEAST_KILLED && unknown.length === 0 };
}
