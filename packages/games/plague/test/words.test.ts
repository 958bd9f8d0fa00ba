import { faultsOf, LOCALES, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { pack, text } from '../src/index.ts';

test('every message can be said in both languages', () => {
  expect(faultsOf(text)).toEqual([]);
});

test('the players are told how long a game takes [ZP-GAME-04]', () => {
  const told = LOCALES.map((locale) => speak(text[locale], locale, { strict: true })(pack.missions[0]!.heading!));
  expect(told).toEqual(['1 to 6 players, 60 to 90 minutes', 'De 1 à 6 joueurs, 60 à 90 minutes']);
});
