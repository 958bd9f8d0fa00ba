import { join } from 'node:path';
import { type Clause, findRoot, readClauses } from '@shamble/server/clauses';
import type { Locale } from '@shamble/text';
import type { ShelvedGame } from '../games.ts';
import { nearest } from '../nearest.ts';
import type { Words } from './words.ts';

/** The clauses of a game, to be looked up at the table. None where the lists are not at hand. */
export function rulebookOf(game: ShelvedGame): readonly Clause[] {
  const root = findRoot();
  return root === null ? [] : (readClauses(join(root, game.folder))?.clauses ?? []);
}

/** What a clause says, in a few lines. */
export function clauseLines(clauses: readonly Clause[], asked: string, words: Words, locale: Locale): string[] {
  if (clauses.length === 0) return [words.say('cli.play.no-rules')];
  const wanted = asked.trim().toUpperCase();
  const clause = clauses.find(({ id }) => id === wanted);
  if (clause === undefined) {
    const names = nearest(
      wanted,
      clauses.map(({ id }) => id),
    ).slice(0, 5);
    return [words.say('cli.unknown.rule', { given: asked.trim(), names: names.join(', ') })];
  }
  const ruling = clause.ruling?.[locale];
  return [
    `${clause.id}: ${clause[locale]}`,
    ...(ruling === undefined ? [] : [words.say('cli.play.ruling', { ruling })]),
    words.say('cli.play.source', { source: clause.source }),
  ];
}
