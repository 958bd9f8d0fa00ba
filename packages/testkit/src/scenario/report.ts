import { Fault, type GamePack, type Shape } from '@shamble/kernel';
import { parseScenarios } from './parse.ts';
import { runScenario } from './run.ts';
import type { Result, Scenario } from './scenario.ts';
import { sentenceOf, unknownName } from './spelling.ts';

/** A scenario file as read by somebody else: the runner takes text, not paths. */
export interface ScenarioFile {
  readonly file: string;
  readonly text: string;
  /** The game its folder belongs to, for scenarios that do not say. */
  readonly game?: string;
}

export interface Report {
  readonly results: readonly Result[];
  /** Files that could not be read, a sentence each, with file and line. */
  readonly unreadable: readonly string[];
  /** Game -> clause -> the titles of the scenarios that prove it. */
  readonly proved: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly passed: boolean;
}

export interface RunAllOptions {
  /** Game -> the ids of its clause list. */
  readonly clauses?: Readonly<Record<string, ReadonlySet<string>>>;
}

/** Runs every scenario of the files. What is wrong with one never hides another. */
export function runScenarios<G extends Shape>(
  packs: readonly GamePack<G>[],
  files: readonly ScenarioFile[],
  options: RunAllOptions = {},
): Report {
  const results: Result[] = [];
  const unreadable: string[] = [];
  const titles = new Map<string, Scenario>();
  for (const { file, text, game } of files) {
    let scenarios: Scenario[] = [];
    try {
      scenarios = parseScenarios(text, file);
    } catch (cause) {
      if (!(cause instanceof Fault)) throw cause;
      unreadable.push(cause.message);
    }
    for (const scenario of scenarios) results.push(runOne(packs, scenario, game, titles, options));
  }
  const passed = unreadable.length === 0 && results.every((result) => result.passed);
  return { results, unreadable, proved: provedBy(results), passed };
}

function runOne<G extends Shape>(
  packs: readonly GamePack<G>[],
  scenario: Scenario,
  folder: string | undefined,
  titles: Map<string, Scenario>,
  options: RunAllOptions,
): Result {
  const id = scenario.game ?? folder ?? (packs.length === 1 ? packs[0]!.game.id : null);
  const games = packs.map(({ game }) => game.id);
  if (id === null)
    return unplayed(scenario, '', `It does not say which game it is of ("game: ..."). There are: ${games.join(', ')}.`);
  const pack = packs.find(({ game }) => game.id === id);
  if (pack === undefined) return unplayed(scenario, id, unknownName('game', id, games));
  const twin = titles.get(`${id} ${sentenceOf(scenario.title)}`);
  if (twin !== undefined)
    return unplayed(scenario, id, `Its title is taken: ${twin.file}:${twin.line} has it already.`);
  titles.set(`${id} ${sentenceOf(scenario.title)}`, scenario);
  const clauses = options.clauses?.[id];
  return runScenario(pack, scenario, clauses === undefined ? {} : { clauses });
}

function unplayed({ file, line, title }: Scenario, game: string, sentence: string): Result {
  const failure = `${file}:${line}  ${title}\n    ${sentence}`;
  return { file, line, title, game, passed: false, failure, cause: null, cited: [], proved: [], trace: [] };
}

function provedBy(results: readonly Result[]): Record<string, Record<string, string[]>> {
  const games: Record<string, Record<string, string[]>> = {};
  for (const { game, title, proved } of results)
    for (const clause of proved) {
      games[game] ??= {};
      games[game][clause] ??= [];
      games[game][clause].push(title);
    }
  return games;
}
