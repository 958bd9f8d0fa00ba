import { relative, resolve } from 'node:path';
import { loadScenarios, type Report, runScenarios, type ScenarioFile, scenarioWords } from '@shamble/testkit';
import { command, type MakeCommand } from '../command.ts';
import { EXAMPLE, EXAMPLE_SCENARIOS, findGame, games } from '../games.ts';
import { coloursOf, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { rulebookOf } from '../play/rulebook.ts';
import { Stop } from '../stop.ts';

interface Options {
  game?: string;
  words?: string;
  mission?: string;
  show?: true;
  json?: true;
  lang?: string;
}

export const scenarioCommand: MakeCommand = (io, exit) =>
  command(
    'scenario',
    'run scenarios: given, when, then',
    `shamble scenario ${EXAMPLE_SCENARIOS}\nExample: shamble scenario --words ${EXAMPLE}`,
  )
    .argument('[paths...]', 'files or folders of scenarios')
    .option('--game <game>', 'which game they are of, where neither they nor their folder say')
    .option('--words <game>', 'list what a scenario of the game can name, and stop')
    .option('--mission <mission>', 'with --words: whose board and state to show; the first if not said')
    .option('--show', 'tell all that happened: questions with every name, answers, events')
    .option('--json', 'as JSON')
    .action((paths: string[], { game, words, mission, show, json, lang }: Options) => {
      if (words !== undefined) {
        io.stdout.write(scenarioWords(findGame(words).pack, mission));
        return;
      }
      if (paths.length === 0) throw new Stop('cli.scenario.none', { example: EXAMPLE_SCENARIOS });
      const say = voice(localeOf(lang, io.env), io.env);
      const usual = game === undefined ? undefined : findGame(game).id;
      const start = performance.now();
      const files = paths.flatMap((path) => filesAt(path, io.cwd, usual));
      const report = runScenarios(
        games.map(({ pack }) => pack),
        files,
        { clauses: clauseIds() },
      );
      if (json) writeLine(io.stdout, JSON.stringify(plain(report), null, 2));
      else {
        const mark = coloursOf(io).red('✗');
        const { results, unreadable } = report;
        if (show)
          for (const { file, line, title, trace } of results)
            writeLine(io.stdout, [`${file}:${line}  ${title}`, ...trace.map((one) => `  ${one}`), ''].join('\n'));
        const failures = results.flatMap(({ failure }) => (failure === null ? [] : [failure]));
        for (const failure of [...unreadable, ...failures]) writeLine(io.stdout, `${mark} ${failure}\n`);
        const failed = failures.length + unreadable.length;
        const tally = { passed: results.length - failures.length, failed, files: files.length };
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        writeLine(io.stdout, say({ id: 'cli.scenario.done', with: { ...tally, seconds } }));
      }
      if (!report.passed) exit(1);
    });

const filesAt = (path: string, cwd: string, usual: string | undefined): ScenarioFile[] =>
  loadScenarios(resolve(cwd, path)).map(({ file, text, game = usual }) => {
    const shown = { file: relative(cwd, file), text };
    return game === undefined ? shown : { ...shown, game };
  });

/** Game -> the ids of its clauses, where the lists are at hand. */
function clauseIds(): Record<string, ReadonlySet<string>> {
  const lists = games.map((game) => [game.id, new Set(rulebookOf(game).map(({ id }) => id))] as const);
  return Object.fromEntries(lists.filter(([, ids]) => ids.size > 0));
}

const plain = ({ results, unreadable, passed }: Report) => ({
  passed,
  unreadable,
  results: results.map(({ cause: _cause, trace: _trace, ...result }) => result),
});
