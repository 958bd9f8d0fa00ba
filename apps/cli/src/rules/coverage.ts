import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Clause, readClauses } from '@shamble/server/clauses';
import { MOST_CLAUSES } from '@shamble/testkit';
import { games } from '../games.ts';
import { type Cite, codeCites, type ScenarioCites, scenarioCites, testCites } from './cites.ts';

export interface Covered {
  readonly clause: Clause;
  readonly scenarios: readonly ScenarioCites[];
  readonly tests: readonly Cite[];
  readonly code: readonly Cite[];
}

/** How far a game's clauses are done and proved. */
export interface Coverage {
  readonly game: string;
  readonly clauses: readonly Covered[];
  readonly done: number;
  readonly scenarios: number;
  /** Every hole, a sentence each. */
  readonly faults: readonly string[];
}

/** The folders of the games of a repository: those on the shelf, and all under packages/games, registered yet or not. */
export function gameFolders(root: string): string[] {
  const boxed = join(root, 'packages/games');
  const names = existsSync(boxed) ? readdirSync(boxed, { withFileTypes: true }) : [];
  const folders = names.filter((entry) => entry.isDirectory()).map(({ name }) => `packages/games/${name}`);
  return [...new Set([...games.map(({ folder }) => folder), ...folders.sort()])];
}

export function coverageOf(root: string, folder: string, game: string): Coverage {
  const list = readClauses(join(root, folder));
  if (list === null)
    return {
      game,
      clauses: [],
      done: 0,
      scenarios: 0,
      faults: [`${game} has no clause list: ${folder}/rules.yaml is missing.`],
    };
  const { scenarios, faults } = scenarioCites(root, folder);
  const tests = testCites(root, folder, list.clauses);
  const code = codeCites(root, folder, list.clauses);
  const clauses = list.clauses.map((clause) => ({
    clause,
    scenarios: scenarios.filter(({ ids }) => ids.includes(clause.id)),
    tests: tests.filter(({ id }) => id === clause.id),
    code: code.filter(({ id }) => id === clause.id),
  }));
  return {
    game,
    clauses,
    done: list.clauses.filter(({ status }) => status === 'done').length,
    scenarios: scenarios.length,
    faults: [
      ...list.faults,
      ...faults,
      ...crowded(scenarios),
      ...unknownIds(list.clauses, scenarios, [...tests, ...code]),
      ...clauses.flatMap(unproved),
    ],
  };
}

const crowded = (scenarios: readonly ScenarioCites[]): string[] =>
  scenarios
    .filter(({ ids }) => ids.length > MOST_CLAUSES)
    .map(
      ({ file, line, ids }) =>
        `${file}:${line} cites ${ids.length} clauses; a scenario proves at most ${MOST_CLAUSES}.`,
    );

function unknownIds(clauses: readonly Clause[], scenarios: readonly ScenarioCites[], cites: readonly Cite[]): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  const all = [...scenarios.flatMap(({ ids, file, line }) => ids.map((id) => ({ id, file, line }))), ...cites];
  return all
    .filter(({ id }) => !known.has(id))
    .map(({ id, file, line }) => `${file}:${line} cites ${id}, which is no clause.`);
}

/** What a player sees or holds is proved by a test that looks at it; everything else by a scenario. */
function unproved({ clause, scenarios, tests }: Covered): string[] {
  if (clause.status !== 'done' || scenarios.length > 0) return [];
  const seen = clause.kind === 'component' || clause.kind === 'ui';
  if (seen && tests.length > 0) return [];
  return [`${clause.id} is marked done, but no scenario${seen ? ' or tagged test' : ''} proves it.`];
}
