import { type Catalogue, LOCALES, type Message, type Text } from '@shamble/text';

const NEUTRAL = '.neutral';
const kept = new WeakMap<Text, Text>();

/** The same text where names that belong to others are said by names of ours: those that have a message `.neutral`. */
export function neutral(text: Text): Text {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const found = {} as Text;
  // Looked up when it is said: the words of a language may come later than this.
  for (const locale of LOCALES)
    Object.defineProperty(found, locale, { enumerable: true, get: () => neutralIn(text[locale]) });
  kept.set(text, found);
  return found;
}

function neutralIn(said: Catalogue): Catalogue {
  const names = Object.keys(said).flatMap((id): [string, string, string][] => {
    const [name, instead] = [said[id.slice(0, -NEUTRAL.length)], said[id]];
    if (!id.endsWith(NEUTRAL) || typeof name !== 'string' || typeof instead !== 'string') return [];
    return [[id.slice(0, -NEUTRAL.length), name, instead]];
  });
  if (names.length === 0) return said;
  const instead = new Map(names.map(([, name, other]) => [name, other]));
  const own = new Map(names.map(([id, , other]) => [id, other]));
  // The longest first: a name may be a part of another one.
  const all = [...instead.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const any = new RegExp(`(?<![\\p{L}{])(?:${all.join('|')})(?!\\p{L})`, 'gu');
  const renamed = (text: string): string => text.replace(any, (name) => instead.get(name)!);
  const rename = (message: Message): Message =>
    typeof message === 'string'
      ? renamed(message)
      : (Object.fromEntries(Object.entries(message).map(([form, text]) => [form, renamed(text as string)])) as Message);
  return Object.fromEntries(Object.entries(said).map(([id, message]) => [id, own.get(id) ?? rename(message)]));
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
