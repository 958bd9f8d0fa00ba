import { basename } from 'node:path';
import { findRoot } from '@shamble/server/clauses';
import type { Locale } from '@shamble/text';
import { command, type MakeCommand } from '../command.ts';
import { EXAMPLE, unknown } from '../games.ts';
import { type Colours, coloursOf, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { type Coverage, type Covered, coverageOf, gameFolders } from '../rules/coverage.ts';
import { Stop } from '../stop.ts';

export const rulesCommand: MakeCommand = (io, exit) =>
  command(
    'rules',
    'the clauses of a game, and what proves each',
    `shamble rules ${EXAMPLE}\nExample: shamble rules ZC-MOVE-09\nExample: shamble rules --check`,
  )
    .argument('[what]', 'one game, clause by clause; a clause or a topic, whole: ZC-MOVE; else all games, a line each')
    .option('--check', 'fail on every hole')
    .option('--json', 'as JSON')
    .action((name: string | undefined, { check, json, lang }: { check?: true; json?: true; lang?: string }) => {
      const locale = localeOf(lang, io.env);
      const say = voice(locale, io.env);
      const root = findRoot() ?? findRoot(io.cwd);
      if (root === null) throw new Stop('cli.rules.no-repository');
      const all = gameFolders(root);
      const names = all.map((folder) => basename(folder));
      const colours = coloursOf(io);
      const print = (line: string): void => writeLine(io.stdout, line);
      const topic = name !== undefined && /^[a-z]{2}-/i.test(name) ? name.toUpperCase() : undefined;
      if (name !== undefined && topic === undefined && !names.includes(name)) unknown('cli.unknown.game', name, names);
      const chosen = all.filter((folder) => name === undefined || topic !== undefined || basename(folder) === name);
      const coverages = chosen.map((folder) => coverageOf(root, folder, basename(folder)));
      if (topic !== undefined) {
        const covered = coverages.flatMap(({ clauses }) => clauses);
        const about = covered.filter(({ clause: { id } }) => id === topic || id.startsWith(`${topic}-`));
        const ids = covered.map(({ clause: { id } }) => id);
        if (about.length === 0) unknown('cli.unknown.rule', topic, ids);
        if (json) print(JSON.stringify(about.map(plainClause), null, 2));
        else for (const one of about) for (const line of clauseLines(one, locale, colours, true)) print(line);
        return;
      }
      if (json) print(JSON.stringify(coverages.map(plain), null, 2));
      else
        for (const coverage of coverages) {
          if (name !== undefined && !check)
            for (const one of coverage.clauses)
              for (const line of clauseLines(one, locale, colours, false)) print(line);
          if (check) for (const fault of coverage.faults) print(`${colours.red('✗')} ${fault}`);
          const { game, done, scenarios, clauses } = coverage;
          print(say({ id: 'cli.rules.summary', with: { game, done, all: clauses.length, scenarios } }));
        }
      if (check && coverages.some(({ faults }) => faults.length > 0)) exit(1);
    });

/** A clause and what proves it; `whole`: with its ruling and where it is printed. */
function clauseLines(covered: Covered, locale: Locale, colours: Colours, whole: boolean): string[] {
  const { clause, scenarios, tests, code } = covered;
  return [
    `${clause.status === 'done' ? colours.green('✓') : colours.yellow('○')} ${colours.bold(clause.id)}  ${clause[locale]}`,
    ...(whole && clause.ruling !== undefined ? [`    ${clause.ruling[locale]}`] : []),
    ...(whole ? [colours.dim(`    ${clause.source}`)] : []),
    ...scenarios.map(({ file, line, title }) => `    ${title}  ${colours.dim(`${file}:${line}`)}`),
    ...tests.map(({ file, line }) => `    [${clause.id}]  ${colours.dim(`${file}:${line}`)}`),
    ...(code.length === 0 ? [] : [colours.dim(`    ${code.map(({ file, line }) => `${file}:${line}`).join(' ')}`)]),
  ];
}

const place = ({ file, line }: { file: string; line: number }): string => `${file}:${line}`;

const plain = ({ game, done, scenarios, clauses, faults }: Coverage) => ({
  game,
  done,
  all: clauses.length,
  scenarios,
  clauses: clauses.map(plainClause),
  faults,
});

const plainClause = ({ clause, ...proofs }: Covered) => ({
  ...clause,
  scenarios: proofs.scenarios.map((scenario) => ({ at: place(scenario), title: scenario.title })),
  tests: proofs.tests.map(place),
  code: proofs.code.map(place),
});
