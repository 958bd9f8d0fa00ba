import { line, rect, svg, words } from './markup.ts';

/** A scale of round steps up to at least `most`. */
export function ticks(most: number, wanted = 4): number[] {
  const rough = Math.max(1, most) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough)!);
  const top = Math.max(1, Math.ceil(most / step)) * step;
  return Array.from({ length: top / step + 1 }, (_, i) => i * step);
}

/** A share with its interval on a scale from 0 to 100 %. */
export function interval(
  share: number,
  low: number,
  high: number,
  label: string,
  percent: (share: number) => string,
): string {
  const wide = 720;
  const x = (value: number): number => 36 + value * (wide - 72);
  const scale = [0, 0.25, 0.5, 0.75, 1];
  return svg(
    wide,
    96,
    label,
    rect(x(0), 34, x(1) - x(0), 14, { class: 'groove' }),
    ...scale.map((at) => line(x(at), 34, x(at), 56, { class: 'tick' })),
    ...scale.map((at) => words(x(at), 76, percent(at), { class: 'scale', 'text-anchor': 'middle' })),
    rect(x(low), 29, x(high) - x(low), 24, { class: 'spread' }),
    rect(x(share) - 4, 20, 8, 42, { class: 'mark' }),
  );
}

export interface Stack {
  readonly name: string;
  /** Column -> how many. */
  readonly counts: readonly number[];
  readonly ink: string;
}

const LEFT = 56;
const TOP = 20;
const LOW = 52;

/** Columns, each a stack; the first at the bottom. */
export function columns(
  names: readonly (string | number)[],
  stacks: readonly Stack[],
  label: string,
  axis: string,
  wide: number,
): string {
  const high = 276;
  const totals = names.map((_, at) => stacks.reduce((sum, { counts }) => sum + counts[at]!, 0));
  const scale = ticks(Math.max(...totals, 1));
  const top = scale.at(-1)!;
  const y = (value: number): number => TOP + (high - TOP - LOW) * (1 - value / top);
  const pitch = (wide - LEFT - 10) / names.length;
  const every = Math.ceil((40 * names.length) / wide);
  const bars = names.flatMap((name, at) => {
    let below = 0;
    return stacks.map(({ name: what, counts, ink }) => {
      const from = y(below);
      below += counts[at]!;
      return rect(
        LEFT + at * pitch + pitch * 0.1,
        y(below),
        pitch * 0.8,
        from - y(below),
        { class: ink },
        `${name}: ${counts[at]} ${what}`,
      );
    });
  });
  return svg(
    wide,
    high,
    label,
    ...scale.map((at) => line(LEFT, y(at), wide - 10, y(at), { class: at === 0 ? 'base' : 'grid' })),
    ...scale.map((at) => words(LEFT - 8, y(at) + 4, at, { class: 'scale', 'text-anchor': 'end' })),
    ...bars,
    ...names.map((name, at) =>
      at % every === 0
        ? words(LEFT + (at + 0.5) * pitch, high - 28, name, { class: 'scale', 'text-anchor': 'middle' })
        : '',
    ),
    words(wide - 10, high - 4, axis, { class: 'scale', 'text-anchor': 'end' }),
  );
}
