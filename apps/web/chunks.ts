import type { Rolldown } from 'vite';

type NameOf = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>;
type Graph = Parameters<NameOf>[1];

/** Screens that nobody sees without a table. */
const AT_TABLE =
  /src\/(table|coach|end|controls)\/|src\/(online\/OnlineTable|replay\/ReplayScreen)\.|src\/games\/\w+\/skin\./;
const SKIN = /src\/games\/\w+\/skin\./;

/** What the page, a worker or an `import()` begins with, of all that leads to this source. The style page is for us alone. */
function startsOf(id: string, graph: Graph): string[] {
  const above = new Set([id]);
  for (const one of above) for (const importer of graph.getModuleInfo(one)?.importers ?? []) above.add(importer);
  return [...above].filter((one) => {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(one)!;
    return (isEntry || dynamicImporters.length > 0) && !one.includes('/src/style/');
  });
}

/**
 * What is always fetched together goes into one file, which is smaller than twenty: what the page begins with, what every
 * table needs, the rules of a game. Whatever somebody else needs as well stays by itself: a worker draws nothing, a first
 * page needs no board.
 */
export const together: NameOf = (id, graph) => {
  if (/\.html$|\/src\/main\.tsx$/.test(id)) return null;
  const starts = startsOf(id, graph);
  const every = (fits: RegExp): boolean => starts.every((start) => fits.test(start));
  const some = (fits: RegExp): boolean => starts.some((start) => fits.test(start));
  if (some(/\/index\.html$/)) return some(/\/src\/worker\/|\/packages\//) ? null : 'shell';
  if (every(AT_TABLE))
    return some(/\/TableScreen\./) || starts.filter((start) => SKIN.test(start)).length > 3 ? 'table' : null;
  const [, game] = starts.map((start) => /\/games\/(\w+)\/src\/pack\.ts$/.exec(start)).find((found) => found) ?? [];
  return game !== undefined && every(new RegExp(`/games/${game}/`)) ? `rules-${game}` : null;
};
