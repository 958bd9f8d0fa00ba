import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { env } from 'node:process';

const AROUND = 3;

/**
 * Null if the file holds this text; else a report of the first difference. With UPDATE_GOLDEN=1 in the environment
 * the file is written instead.
 */
export function compareGolden(file: string, text: string): string | null {
  if (env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return null;
  }
  if (!existsSync(file)) return `${file} does not exist yet. Make it with UPDATE_GOLDEN=1, then read it.`;
  const report = firstDifference(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), text);
  return report === null
    ? null
    : `${file}:${report}\nIf the new text is right, write it with UPDATE_GOLDEN=1 and say in the commit why it changed.`;
}

/** The line, the answer it belongs to, what was there and what came. Null if the texts are equal. */
export function firstDifference(before: string, after: string): string | null {
  if (before === after) return null;
  const old = before.split('\n');
  const now = after.split('\n');
  let at = 0;
  while (old[at] === now[at]) at += 1;
  const head = old.slice(0, at + 1).findLastIndex((line) => /^(#|\d+ >)/.test(line));
  const from = Math.max(0, at - AROUND);
  return [
    `${at + 1}: the playthrough differs${head >= 0 && head < from ? `, in "${old[head]!.slice(0, 120)}"` : ''}`,
    ...old.slice(from, at).map((line) => `    ${line}`),
    ...listed('  - ', old, at),
    ...listed('  + ', now, at),
    `  (${old.length - at} lines from there on before, ${now.length - at} now)`,
  ].join('\n');
}

const listed = (sign: string, lines: readonly string[], at: number): string[] =>
  at >= lines.length ? [`${sign}(the end)`] : lines.slice(at, at + AROUND).map((line) => sign + line);
