import { Fault } from './fault.ts';

// What the start of a scenario is read with: each gives the value back, or says what it should be.

/** The words said, with their values. */
export type Given = Readonly<Record<string, unknown>>;

/** A word that the start of a scene may say. */
export interface GivenWord<State> {
  readonly help: string;
  /** Absent where the word is read when the table is made. */
  apply?(state: State, value: unknown, given: Given): void;
}
export type GivenWords<State> = Readonly<Record<string, GivenWord<State>>>;

export const bad = (what: string): Fault => new Fault('bad-content', `The scene cannot be set: ${what}.`);

/** Word -> its sentence. */
export const helpOf = (words: Readonly<Record<string, { readonly help: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([word, { help }]) => [word, help]));

export function onlyWords(given: Given, words: Readonly<Record<string, unknown>>): void {
  for (const word of Object.keys(given))
    if (!Object.hasOwn(words, word))
      throw new Fault(
        'bad-content',
        `"${word}" is no word for the start of a scene. There are: ${Object.keys(words).join(', ')}.`,
      );
}

/** Does what the words say, in the order of their list; a mistake is told with the word it is in. */
export function applyWords<State>(state: State, given: Given, words: GivenWords<State>): void {
  for (const [word, { apply }] of Object.entries(words))
    if (given[word] !== undefined) naming(word, () => apply?.(state, given[word], given));
}

/** A mistake made meanwhile is told with this word. */
export function naming(word: string, read: () => void): void {
  try {
    read();
  } catch (cause) {
    if (!(cause instanceof Fault)) throw cause;
    throw new Fault(cause.code, cause.message.replace('cannot be set:', `cannot be set by "${word}":`));
  }
}

export function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw bad(`${JSON.stringify(value)} should be a map of names`);
  return value as Record<string, unknown>;
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw bad(`${JSON.stringify(value)} should be a list`);
  return value;
}

export function number(value: unknown, least: number, most = Number.POSITIVE_INFINITY): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw bad(
      `${JSON.stringify(value)} should be a whole number from ${least}${Number.isFinite(most) ? ` to ${most}` : ''}`,
    );
  return value;
}

export function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw bad(`${JSON.stringify(value)} should be true or false`);
  return value;
}

export function known<T extends string>(value: unknown, words: readonly T[]): T {
  if (!words.includes(value as T)) throw bad(`"${String(value)}" should be one of: ${words.join(', ')}`);
  return value as T;
}

/** Nothing may be left over. */
export function none(rest: object, what: string): void {
  const [name] = Object.keys(rest);
  if (name !== undefined) throw bad(`"${name}" is no ${what}`);
}

/** The name of a fact -> how its ids are named. */
export type FactNames<State> = Readonly<Record<string, (state: State, value: never) => unknown>>;

/** Facts with names for ids; those that `names` does not know stay as they are. */
export function nameFacts<State>(state: State, facts: object, names: FactNames<State>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => {
      const name = Object.hasOwn(names, key) ? names[key] : undefined;
      return [key, name === undefined || value === null || value === undefined ? value : name(state, value as never)];
    }),
  );
}
