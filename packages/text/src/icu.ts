import type { Locale } from './catalogue.ts';

// ICU messages as ours are written: arguments, `plural` and `select`, one inside the other. All that ICU has beside
// those is unreadable here.

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

interface Picking {
  readonly key: string;
  readonly by: 'plural' | 'select';
  readonly branches: ReadonlyMap<string, readonly Part[]>;
}
/** Text, an argument, the number of the plural around it, or a choice among texts. */
type Part = string | { readonly key: string } | typeof NUMBER | Picking;
const NUMBER = Symbol('#');

export function compile(text: string, locale: Locale): Compiled {
  if (!/[{}]/.test(text)) return { needs: [], fill: () => text };
  const parts = read(text.replaceAll("''", "'"));
  return { needs: [...keysIn(parts)].map(argumentOf), fill: (values) => said(parts, values, locale) };
}

function argumentOf(key: string): Argument {
  const [name, form] = key.split('.');
  return { key, name: name!, form };
}

function keysIn(parts: readonly Part[], keys = new Set<string>()): Set<string> {
  for (const part of parts) {
    if (typeof part !== 'object') continue;
    keys.add(part.key);
    if ('by' in part) for (const branch of part.branches.values()) keysIn(branch, keys);
  }
  return keys;
}

function read(text: string): readonly Part[] {
  let at = 0;
  const unreadable = (why: string): Error => new Error(`${why} at ${at} of "${text}"`);
  /** What fits here, which is then behind us. */
  const take = (pattern: RegExp, wanted: string): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) throw unreadable(`${wanted} is missing`);
    at += found[0].length;
    return found[1] ?? found[0];
  };

  const message = (inside: Picking['by'] | null): Part[] => {
    const parts: Part[] = [];
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') parts.push(argument());
      else if (text[at] === '#' && inside === 'plural') {
        parts.push(NUMBER);
        at += 1;
      } else parts.push(take(inside === 'plural' ? /[^{}#]+/y : /[^{}]+/y, 'text'));
    }
    if (inside === null && at < text.length) throw unreadable('A brace that nothing opened');
    return parts;
  };

  const argument = (): Part => {
    const key = take(/\{\s*(\w+(?:\.\w+)?)\s*/y, 'a name');
    if (text[at] === ',') return picking(key);
    take(/\}/y, 'a closing brace');
    return { key };
  };

  const picking = (key: string): Picking => {
    const by = take(/,\s*(plural|select)\s*,\s*/y, 'plural or select') as Picking['by'];
    const branches = new Map<string, readonly Part[]>();
    while (text[at] !== '}') {
      const name = take(by === 'plural' ? /(=\d+|\w+)\s*\{/y : /(\w+)\s*\{/y, 'a branch');
      branches.set(name, message(by));
      take(/\}\s*/y, 'a closing brace');
    }
    if (!branches.has('other')) throw unreadable(`The branch "other" of ${key} is missing`);
    at += 1;
    return { key, by, branches };
  };

  return message(null);
}

type Values = Readonly<Record<string, string | number>>;

function said(parts: readonly Part[], values: Values, locale: Locale, number = 0): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part === NUMBER) return numbers(locale).format(number);
      const value = values[part.key]!;
      if (!('by' in part)) return String(value);
      const { by, branches } = part;
      const name =
        by === 'select'
          ? String(value)
          : branches.has(`=${value}`)
            ? `=${value}`
            : plurals(locale).select(Number(value));
      return said(branches.get(name) ?? branches.get('other')!, values, locale, Number(value));
    })
    .join('');
}

/** Costly to make, and the same for everyone. */
const once = <T>(make: (locale: Locale) => T): ((locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return (locale) => {
    if (!made.has(locale)) made.set(locale, make(locale));
    return made.get(locale)!;
  };
};
const plurals = once((locale) => new Intl.PluralRules(locale));
const numbers = once((locale) => new Intl.NumberFormat(locale));
