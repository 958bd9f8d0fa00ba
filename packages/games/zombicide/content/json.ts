/** Reading JSON that a person wrote: every fault becomes a sentence that says where and what. */
export type Say = (sentence: string) => void;

/** Who has so many to mend needs no more. */
const MOST_FAULTS = 20;
/** A list of a mission or of Survivors has no more entries, a text no more letters, unless something else is said. */
export const MOST_ENTRIES = 40;
export const MOST_LETTERS = 200;
const MOST_SHOWN = 60;

/** Where faults are written down. */
export function notes(): { readonly faults: string[]; readonly say: Say } {
  const faults: string[] = [];
  return { faults, say: (sentence) => void (faults.length < MOST_FAULTS && faults.push(sentence)) };
}

export const cut = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cut(value));
  // Whatever it holds may be too deep or too long to be told.
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'a list';
  if (typeof value === 'object' && value !== null) return 'a map of names';
  return JSON.stringify(value) ?? 'nothing';
}

/** The value as a map of names with no other keys than these; undefined, and a sentence, if it is not one. */
export function record(
  say: Say,
  where: string,
  value: unknown,
  keys: readonly string[],
): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    say(`${where} should be a map of names, not ${show(value)}`);
    return undefined;
  }
  for (const key of Object.keys(value))
    if (!keys.includes(key))
      say(`${where} has "${cut(key)}", which means nothing here; it can have: ${keys.join(', ')}`);
  return value as Record<string, unknown>;
}

export function list(say: Say, where: string, value: unknown, least = 0, most = MOST_ENTRIES): readonly unknown[] {
  if (!Array.isArray(value)) {
    say(`${where} should be a list, not ${show(value)}`);
    return [];
  }
  if (value.length < least || value.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    say(`${where} should have ${wanted} ${wanted === '1' ? 'entry' : 'entries'}, not ${value.length}`);
  }
  return value.length > most ? [] : value;
}

export function text(say: Say, where: string, value: unknown, most = MOST_LETTERS): value is string {
  const isText = typeof value === 'string';
  if (isText && value.length <= most && value.trim() !== '') return true;
  if (isText && value.length > most) say(`${where} should have at most ${most} letters, not ${value.length}`);
  else say(`${where} should be a text, not ${show(value)}`);
  return false;
}

export function whole(say: Say, where: string, value: unknown, least: number, most: number): value is number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return true;
  say(`${where} should be a whole number from ${least} to ${most}, not ${show(value)}`);
  return false;
}

export function flag(say: Say, where: string, value: unknown): void {
  if (typeof value !== 'boolean') say(`${where} should be true or false, not ${show(value)}`);
}

export function oneOf(say: Say, where: string, value: unknown, of: readonly string[]): void {
  if (!of.includes(value as string)) say(`${where} is ${show(value)}; it should be one of: ${of.join(', ')}`);
}

export function bothTongues(say: Say, where: string, value: unknown): void {
  const names = record(say, where, value, ['en', 'fr']);
  if (names === undefined) return;
  text(say, `${where}, en,`, names.en);
  text(say, `${where}, fr,`, names.fr);
}
