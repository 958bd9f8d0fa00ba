import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Clause } from '@shamble/server/clauses';
import { parseScenarios } from '@shamble/testkit';
import { filesUnder } from '../folders.ts';

/** A place that names a clause. */
export interface Cite {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

export interface ScenarioCites {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly ids: readonly string[];
}

/** What the scenarios of a game's folder cite; a file that is no scenario is a fault. */
export function scenarioCites(root: string, folder: string): { scenarios: ScenarioCites[]; faults: string[] } {
  const scenarios: ScenarioCites[] = [];
  const faults: string[] = [];
  for (const path of filesUnder(join(root, folder, 'test/scenarios'), /\.ya?ml$/)) {
    const file = relative(root, path);
    try {
      for (const { line, title, steps } of parseScenarios(readFileSync(path, 'utf8'), file)) {
        const ids = steps.flatMap((step) => (step.does === 'then' ? step.cites.map(({ clause }) => clause) : []));
        scenarios.push({ file, line, title, ids: [...new Set(ids)] });
      }
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { scenarios, faults };
}

/** Tests whose names hold `[ID]`. */
export function testCites(root: string, folder: string, clauses: readonly Clause[]): Cite[] {
  const id = idPattern(clauses);
  return id === null ? [] : citesIn(root, join(folder, 'test'), /\.test\.ts$/, new RegExp(`\\[(${id})\\]`, 'g'));
}

/** Where code names a clause. */
export function codeCites(root: string, folder: string, clauses: readonly Clause[]): Cite[] {
  const id = idPattern(clauses);
  if (id === null) return [];
  const pattern = new RegExp(`\\b(${id})\\b(?!-)`, 'g');
  return ['src', 'content'].flatMap((part) => citesIn(root, join(folder, part), /\.(ts|json)$/, pattern));
}

/** What an id of this list looks like: one of its first words, then more words. */
function idPattern(clauses: readonly Clause[]): string | null {
  const first = new Set(clauses.map(({ id }) => id.split('-')[0]!));
  return first.size === 0 ? null : `(?:${[...first].join('|')})(?:-[A-Z0-9]+)+`;
}

function citesIn(root: string, folder: string, fits: RegExp, pattern: RegExp): Cite[] {
  return filesUnder(join(root, folder), fits).flatMap((path) => {
    const file = relative(root, path);
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.flatMap((line, i) => [...line.matchAll(pattern)].map(([, id]) => ({ id: id!, file, line: i + 1 })));
  });
}
