import { seatName } from '@shamble/kernel';
import { type FactNames, nameFacts } from '@shamble/kernel/scene';
import type { State } from '../types.ts';
import { cardName, humanName, openingName, searchName, squareName, wayName, zombieName } from './names.ts';

const square = (state: State, value: number): string => squareName(state, value);
const human = (_state: State, value: number): string => humanName(value);
const card = (_state: State, value: number): string => cardName(value);
const cards = (_state: State, value: readonly number[]): string[] => value.map(cardName);

/** By the name of a fact: numbers that are ids become names. */
const NAMES = {
  square,
  to: (state: State, value: unknown) => (typeof value === 'number' ? square(state, value) : value),
  from: square,
  target: square,
  path: (state: State, value: readonly number[]) => value.map((one) => square(state, one)),
  squares: (state: State, value: readonly number[]) => value.map((one) => square(state, one)),
  human,
  with: human,
  by: human,
  sees: human,
  zombie: (_state: State, value: number) => zombieName(value),
  opening: (state: State, value: number) => openingName(state, value),
  search: (state: State, value: number) => searchName(state, value),
  facing: (_state: State, value: number) => wayName(value),
  card,
  cards,
  given: cards,
  got: cards,
  seat: (_state: State, value: number) => seatName(value),
} as FactNames<State>;

/** Makers of noise: a human, a zombie or a thing. */
const maker = (by: number): string => (by === 99 ? 'nobody' : by < 0 ? zombieName(-1 - by) : humanName(by));

export function facts(state: State, of: string, given: object): object {
  if (of === 'noiseMade') return nameFacts(state, given, { ...NAMES, by: (_state, by: number) => maker(by) });
  return nameFacts(state, given, of === 'stolen' ? { ...NAMES, from: human } : NAMES);
}
