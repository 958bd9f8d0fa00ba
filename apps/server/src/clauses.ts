import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@shamble/text';
import { parse } from 'yaml';

const KINDS = ['rule', 'setup', 'component', 'ui', 'mission', 'variant'] as const;

/** One testable rule of a game, in our own words. */
export interface Clause {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly en: string;
  readonly fr: string;
  /** What we decided where the rule book is unclear. */
  readonly ruling?: { readonly en: string; readonly fr: string };
  readonly source: string;
  readonly status: 'todo' | 'done';
}

export interface ClauseList {
  readonly clauses: readonly Clause[];
  /** What is wrong with the list itself, a sentence each. */
  readonly faults: readonly string[];
}

/** The folder of the whole repository, above the file or folder given; null if there is none. */
export function findRoot(from: string = fileURLToPath(import.meta.url)): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'packages/kernel/package.json'))) return folder;
    if (dirname(folder) === folder) return null;
  }
}

/** The clause list of the game in this folder; null if it has none. */
export function readClauses(folder: string): ClauseList | null {
  const file = join(folder, 'rules.yaml');
  return existsSync(file) ? parseClauses(readFileSync(file, 'utf8')) : null;
}

/** How many there are and how many are done, by the lines that say so: to read a whole list takes long. */
export function countClauses(folder: string): { readonly done: number; readonly all: number } {
  const file = join(folder, 'rules.yaml');
  const states = existsSync(file) ? (readFileSync(file, 'utf8').match(/^ +status: (todo|done)$/gm) ?? []) : [];
  return { done: states.filter((state) => state.endsWith('done')).length, all: states.length };
}

export function parseClauses(yaml: string): ClauseList {
  let given: unknown;
  try {
    given = parse(yaml);
  } catch (error) {
    return { clauses: [], faults: [`rules.yaml cannot be read: ${firstLine(error)}`] };
  }
  if (!isRecord(given) || !Array.isArray(given.clauses))
    return { clauses: [], faults: ['rules.yaml has no list of clauses.'] };
  const faults: string[] = [];
  const seen = new Set<string>();
  const clauses: Clause[] = [];
  for (const entry of given.clauses as unknown[]) {
    if (!isRecord(entry) || typeof entry.id !== 'string') {
      faults.push(`Clause ${clauses.length + 1} of rules.yaml has no id.`);
      continue;
    }
    if (seen.has(entry.id)) faults.push(`${entry.id} is there twice.`);
    seen.add(entry.id);
    faults.push(...faultsOf(entry, entry.id));
    clauses.push(entry as unknown as Clause);
  }
  return { clauses, faults };
}

function faultsOf(entry: Record<string, unknown>, id: string): string[] {
  const faults: string[] = [];
  const inBoth = (words: Record<string, unknown>, what: string): void => {
    for (const language of LOCALES)
      if (typeof words[language] !== 'string' || words[language].trim() === '')
        faults.push(`${id} has no ${what} in ${language}.`);
  };
  inBoth(entry, 'sentence');
  if (entry.ruling !== undefined) inBoth(isRecord(entry.ruling) ? entry.ruling : {}, 'ruling');
  if (!KINDS.some((kind) => kind === entry.kind)) faults.push(`${id} is of no known kind: ${KINDS.join(', ')}.`);
  if (entry.status !== 'todo' && entry.status !== 'done') faults.push(`${id} is neither todo nor done.`);
  if (typeof entry.source !== 'string' || entry.source === '') faults.push(`${id} names no source.`);
  return faults;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const firstLine = (error: unknown): string => String(error instanceof Error ? error.message : error).split('\n')[0]!;
