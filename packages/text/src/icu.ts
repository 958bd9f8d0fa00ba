import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from './catalogue.ts';

/** `{card.the}`: the argument `card` in its form `the`. */
export interface Argument {
  readonly key: string;
  readonly name: string;
  readonly form: string | undefined;
}

export interface Compiled {
  readonly needs: readonly Argument[];
  fill(values: Readonly<Record<string, string | number>>): string;
}

/** ICU names hold no dot; this letter does in its place, and turns back into a dot wherever it is only text. */
const DOT = 'ꞏ';

export function compile(text: string, locale: Locale): Compiled {
  if (!/[{}]/.test(text)) return { needs: [], fill: () => text };
  const readable = text.replace(/''?/g, "''").replace(/(\{\s*\w+)\.(?=\w)/g, `$1${DOT}`);
  const format = new IntlMessageFormat(readable, locale, undefined, { ignoreTag: true });
  const keys = new Set<string>();
  collect(format.getAst() as readonly Element[], keys);
  return {
    needs: [...keys].map(argumentOf),
    fill: (values) => String(format.format(values)).replaceAll(DOT, '.'),
  };
}

function argumentOf(key: string): Argument {
  const [name, form] = key.split(DOT);
  return { key, name: name!, form };
}

interface Element {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

const LITERAL = 0;

function collect(elements: readonly Element[], keys: Set<string>): void {
  for (const { type, value, options } of elements) {
    if (type !== LITERAL && typeof value === 'string') keys.add(value);
    for (const branch of Object.values(options ?? {})) collect(branch.value, keys);
  }
}
