import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Comparison } from './compare.ts';
import { atReference, type Figure, isReached, REFERENCE, spreadOf } from './figures.ts';

export interface Machine {
  readonly node: string;
  readonly cores: number;
  readonly processor: string;
  /** How many processes wanted a core, over the last minute. */
  readonly load: number;
}

export interface Results {
  readonly machine: Machine;
  readonly loadAfter: number;
  readonly repetitions: number;
  /** By the clock on the wall. */
  readonly seconds: number;
  /** Missing where only the clock on the wall was looked at. */
  readonly processorSeconds?: number;
  readonly figures: readonly Figure[];
  readonly comparisons: readonly Comparison[];
}

export const machine = (): Machine => ({
  node: process.version,
  cores: availableParallelism(),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  load: loadavg()[0]!,
});

export function printJson({ figures, ...rest }: Results): void {
  const spread = figures.map(({ values, ...figure }) => {
    const reached = isReached({ values, ...figure });
    const scaled = atReference({ values, ...figure });
    return {
      ...figure,
      ...spreadOf(values),
      ...(reached === null ? {} : { reached }),
      ...(scaled === null ? {} : { atReference: spreadOf(scaled.values) }),
      values,
    };
  });
  say(JSON.stringify({ ...rest, figures: spread }, null, 2));
}

export function print(results: Results): void {
  const { machine, loadAfter, repetitions, seconds, processorSeconds, figures, comparisons } = results;
  const { node, cores, processor, load } = machine;
  say(`Node ${node}, ${cores} cores (${processor}), load ${load.toFixed(2)} before and ${loadAfter.toFixed(2)} after`);
  const clock = processorSeconds === undefined ? 'by the clock on the wall' : 'in seconds of processor time';
  say(`Medians and quartiles of ${repetitions} repetitions, ${clock}\n`);
  table([
    ['', 'median', 'quartiles', 'least - most', '', 'target', ''],
    ...figures
      .flatMap((figure) => [figure, atReference(figure)].filter((one) => one !== null))
      .map((figure) => {
        const { median, lower, upper, min, max } = spreadOf(figure.values);
        const range = (from: number, to: number): string => `${number(from)} - ${number(to)}`;
        return [figure.name, number(median), range(lower, upper), range(min, max), figure.unit, ...verdict(figure)];
      }),
  ]);
  if (figures.some(({ speeds }) => speeds !== undefined))
    say(
      `\nAt the reference speed: as if the loop by hand, measured beside each value, made ${number(REFERENCE)} decisions/s.`,
    );
  if (comparisons.length > 0) say('\nThe loop by hand plays the same game: random games of each');
  for (const { setting, lines } of comparisons) {
    say('');
    table([
      [setting, 'engine', 'by hand', ''],
      ...lines.map(({ what, engine, hand, alike }) => [
        `  ${what}`,
        engine.toPrecision(4),
        hand.toPrecision(4),
        alike ? 'alike' : 'DIFFERENT',
      ]),
    ]);
  }
  const used = processorSeconds === undefined ? '' : `, ${processorSeconds.toFixed(0)} s of processor time`;
  say(`\n${seconds.toFixed(0)} s by the clock on the wall${used}`);
  const goals = figures.filter(({ target }) => target !== undefined);
  if (goals.length === 0) return;
  const missed = goals.filter((figure) => isReached(figure) === false);
  say(`${missed.length === 0 ? 'REACHED' : `${missed.length} MISSED`}: ${goals.map(against).join('; ')}`);
}

/** A figure and its limit, in a few words. */
function against(figure: Figure): string {
  const judged = atReference(figure) ?? figure;
  const [goal, how] = verdict(judged);
  const { median, lower, upper } = spreadOf(judged.values);
  const spread = judged.values.length > 1 ? `, half of them ${number(lower)} to ${number(upper)}` : '';
  const value = `${number(median)} ${figure.unit}${spread}`.trim();
  return `${figure.name.trim()} ${value} (${goal}${how === 'ok' ? '' : `, ${how}`})`;
}

function verdict(figure: Figure): [string, string] {
  const { target, speeds } = figure;
  if (target === undefined || speeds !== undefined) return ['', '']; // it is held to at the reference speed
  const goal = 'atLeast' in target ? `>= ${number(target.atLeast)}` : `<= ${number(target.atMost)}`;
  return [goal, isReached(figure) ? 'ok' : 'MISSED'];
}

const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);

/** The first column and those of words to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const left = column === 0 || column >= 4 || row.length < 5;
      return left && (column === 0 || column >= 4) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
    });
    say(cells.join('  ').trimEnd());
  }
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
