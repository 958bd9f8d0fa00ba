import { pack, text } from '@shamble/marvel';
import { faultsOf, type Message, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { neutral } from '../src/text/neutral.ts';

const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : (Object.values(message) as string[]);

test('no name that belongs to others is left in what a table says, and every message can still be said', () => {
  const instead = neutral(text);
  expect(neutral(text)).toBe(instead);
  expect(faultsOf(instead)).toEqual([]);
  for (const locale of ['en', 'fr'] as const) {
    const names = Object.keys(text[locale])
      .filter((id) => id.endsWith('.neutral'))
      .map((id) => (text[locale] as Record<string, Message>)[id.replace('.neutral', '')] as string);
    expect(names.length).toBeGreaterThan(30);
    for (const [id, message] of Object.entries(instead[locale])) {
      // The game is called what it is called.
      if (id === 'game') continue;
      for (const said of forms(message))
        for (const name of names)
          expect(said, id).not.toMatch(new RegExp(`(?<!\\p{L})${name.replaceAll('.', '\\.')}(?!\\p{L})`, 'u'));
    }
    const say = speak(instead[locale], locale, { strict: true });
    expect(say({ id: 'hero.hulk' })).not.toBe('Hulk');
    for (const { title, brief } of pack.missions) expect(`${say(title)} ${say(brief!)}`).not.toMatch(/Avengers|Thor/);
  }
});

test('a text without such names stays as it is', () => {
  const plain = { en: { a: 'Thor' }, fr: { a: 'Thor' } };
  expect(neutral(plain)).toEqual(plain);
});
