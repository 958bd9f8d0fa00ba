import type { Catalogue, Message } from '@shamble/text';

// English, two fifths longer and full of accents: what is cut or overlaps in it would be cut in some real language.

const LONGER = 0.4;

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'å', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ö', u: 'û', y: 'ÿ' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', U: 'Û', Y: 'Ÿ' },
};

export function pseudoCatalogue(english: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(english).map(([id, message]) => [id, pseudoMessage(message)]));
}

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudo(message);
  const forms = Object.entries(message).map(([form, text]) => [form, form === 'gender' ? text : pseudo(text ?? '')]);
  return Object.fromEntries(forms) as Message;
}

/** The message with its words longer. What stands in braces stays, but for the texts that it chooses among. */
export function pseudo(message: string): string {
  let out = '';
  let at = 0;
  while (at < message.length) {
    const open = message.indexOf('{', at);
    if (open < 0) return out + longer(message.slice(at));
    const close = closing(message, open);
    out += longer(message.slice(at, open)) + argument(message.slice(open + 1, close));
    at = close + 1;
  }
  return out;
}

/** `name`, or `name, plural, one {…} other {…}`. */
function argument(inside: string): string {
  const choice = /^\s*[\w.]+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(inside);
  if (choice === null) return `{${inside}}`;
  let out = choice[0];
  let at = out.length;
  for (let open = inside.indexOf('{', at); open >= 0; open = inside.indexOf('{', at)) {
    const close = closing(inside, open);
    out += `${inside.slice(at, open)}{${pseudo(inside.slice(open + 1, close))}}`;
    at = close + 1;
  }
  return `{${out}${inside.slice(at)}}`;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Every word gets its share, at its end: long words are what breaks a layout. */
function longer(text: string): string {
  let owed = 0;
  return text.replace(/\p{L}+|[^\p{L}]+/gu, (part) => {
    owed += part.length * LONGER;
    if (!/^\p{L}/u.test(part)) return part;
    const accented = part.replace(/./g, (letter) => ACCENTS[letter] ?? letter);
    const more = Math.ceil(owed);
    owed -= more;
    const vowel = /[åéîöûÿ]/.exec(accented)?.[0] ?? 'é';
    return accented + vowel.repeat(Math.max(0, more));
  });
}
