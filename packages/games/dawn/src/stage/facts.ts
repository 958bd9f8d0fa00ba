import { seatName } from '@shamble/kernel';
import { type FactNames, nameFacts } from '@shamble/kernel/scene';
import type { State } from '../types.ts';
import { characterName, doorName, entranceName, spaceName } from './names.ts';

const space = (state: State, value: number): string => spaceName(state, value);
const spaces = (state: State, value: readonly number[]): string[] => value.map((one) => spaceName(state, one));
const character = (_state: State, value: number): string => characterName(value);
const characters = (_state: State, value: readonly number[]): string[] => value.map(characterName);

/** By the name of a fact: numbers that are ids become names. */
const NAMES = {
  ...{ space, from: space, to: space, at: space, spaces },
  ...{
    character,
    with: character,
    who: character,
    prey: character,
    characters,
    fired: characters,
    targets: characters,
    tow: character,
  },
  door: (state: State, value: number) => doorName(state, value),
  entrance: (_state: State, value: number) => entranceName(value),
  entrances: (_state: State, value: readonly number[]) => value.map(entranceName),
  seat: (_state: State, value: number) => seatName(value),
} as FactNames<State>;

export const facts = (state: State, _of: string, given: object): object => nameFacts(state, given, NAMES);
