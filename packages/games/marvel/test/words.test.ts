import type { Phrase } from '@shamble/kernel';
import { sayGame } from '@shamble/testkit';
import { faultsOf, LOCALES, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { game, pack, text } from '../src/index.ts';

test('every message can be said in both languages', () => {
  expect(faultsOf(text)).toEqual([]);
});

test('every event, question and mission has words', () => {
  const ids = new Set(Object.keys(text.en));
  const names = [
    ...Object.keys(pack.stage.events).map((name) => `event.${name}`),
    ...Object.keys(game.choices).map((name) => `ask.${name}`),
    ...pack.missions.flatMap(({ title, brief, heading }) => [title, brief!, heading!].map(({ id }) => id)),
    ...pack.variants.flatMap(({ title, brief }) => [title.id, brief!.id]),
  ];
  expect(names.filter((name) => !ids.has(name))).toEqual([]);
});

const voices = LOCALES.map((locale) => speak(text[locale], locale, { strict: true }));
const said = new Set<string>();
const hear = (phrase: Phrase): void => {
  const key = JSON.stringify(phrase);
  if (said.has(key)) return;
  said.add(key);
  for (const voice of voices) if (voice(phrase) === '') expect.fail(`Nothing is said for ${key}.`);
};

test('whatever is asked, offered, refused, told and explained can be said', { timeout: 120_000 }, () => {
  for (const [seed, { id }] of pack.missions.entries())
    sayGame(pack, pack.options(id, 1 + (seed % 4), seed % 3 === 0 ? ['six-heroes'] : []), { seed, answers: 45 }, hear);
  expect(said.size).toBeGreaterThan(1500);
});
