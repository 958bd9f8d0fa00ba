import { seatName } from '@shamble/kernel';
import { type FactNames, nameFacts } from '@shamble/kernel/scene';
import { board, kindOf } from '../rules/questions.ts';
import { EMPTY, KINDS, type State, WOUND } from '../types.ts';
import { doorName, kindNames, seatInCar, slotName, who, zoneName } from './names.ts';

const zone = (state: State, value: number): string => (value < 0 ? 'none' : zoneName(state, value));
const zones = (state: State, value: readonly number[]): string[] => value.map((one) => zone(state, one));
const survivor = (state: State, value: number): string => (value < 0 ? 'nobody' : who(state, value));
const card = (_state: State, value: number): string =>
  value === WOUND ? 'wound' : value === EMPTY ? 'empty' : kindOf(value);
const cards = (state: State, value: readonly number[]): string[] => value.map((one) => card(state, one));
const loud = (state: State, value: readonly { zone: number; noise: number }[]): Record<string, number> =>
  Object.fromEntries(value.map((one) => [zone(state, one.zone), one.noise]));

/** By the name of a fact: numbers that are ids become names. */
const NAMES = {
  zone,
  from: (state: State, value: unknown) => (typeof value === 'number' ? zone(state, value) : value),
  to: zone,
  path: zones,
  zones,
  steps: zones,
  targets: zones,
  start: zone,
  survivor,
  with: survivor,
  by: (state: State, value: unknown) => (typeof value === 'number' ? survivor(state, value) : value),
  card,
  given: cards,
  got: cards,
  lost: cards,
  cards,
  slots: cards,
  slot: (_state: State, value: number) => slotName(value),
  kind: (_state: State, value: unknown) => (typeof value === 'number' ? KINDS[value] : value),
  slain: (_state: State, value: readonly number[]) => kindNames(value),
  attackers: (_state: State, value: readonly number[]) => kindNames(value),
  door: (state: State, value: number) => (value < 0 ? 'none' : doorName(state, value)),
  car: (_state: State, value: number) => (value < 0 ? 'none' : `car ${value + 1}`),
  place: (_state: State, value: number) => seatInCar(value),
  objective: (_state: State, value: number) => value + 1,
  spawn: (_state: State, value: number) => `spawn ${value + 1}`,
  spawns: (_state: State, value: readonly number[]) => value.map((one) => `spawn ${one + 1}`),
  building: (state: State, value: number) => board(state).buildings[value]!.map((one) => zoneName(state, one)),
  first: (_state: State, value: number) => seatName(value),
  seat: (_state: State, value: number) => seatName(value),
  seen: loud,
  noisiest: loud,
  outOfReach: loud,
} as FactNames<State>;

const isOfHorde = (facts: object): boolean => (facts as { from?: unknown }).from === 'horde';

/** Facts with names for ids. Zombie cards go by their printed number. */
export function facts(state: State, of: string, given: object): object {
  if (of === 'zombieCardDrawn' || (of === 'redrawn' && isOfHorde(given)))
    return nameFacts(state, given, { ...NAMES, card: (_state, value: number) => value + 1 });
  return nameFacts(state, given, of === 'actionGiven' ? { ...NAMES, to: survivor } : NAMES);
}
