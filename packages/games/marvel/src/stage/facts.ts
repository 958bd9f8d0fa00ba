import { seatName } from '@shamble/kernel';
import { type FactNames, nameFacts } from '@shamble/kernel/scene';
import { boardOf } from '../board/board.ts';
import type { State } from '../types.ts';
import {
  bystanderName,
  cardName,
  doorName,
  figureName,
  foeName,
  heroName,
  kindCounts,
  kindName,
  spawnCardName,
  spawnName,
  targetName,
  traitName,
  zoneName,
} from './names.ts';

const zone = (state: State, value: unknown): unknown => (typeof value === 'number' ? zoneName(state, value) : value);
const zones = (state: State, value: readonly number[]): string[] => value.map((one) => zoneName(state, one));
const hero = (state: State, value: number): string => heroName(state, value);
/** Who, or how many. */
const heroes = (state: State, value: number | readonly number[]): unknown =>
  typeof value === 'number' ? value : value.map((one) => heroName(state, one));
const foes = (state: State, value: readonly number[]): string[] => value.map((one) => foeName(state, one));
const bystander = (_state: State, value: number): string => bystanderName(value);
/** Those there, or how many Wounds they deal. */
const bystanders = (_state: State, value: number | readonly number[]): unknown =>
  typeof value === 'number' ? value : value.map(bystanderName);
const traits = (state: State, value: readonly number[]): string[] => value.map((one) => traitName(state, one));
const counts = (state: State, value: readonly number[]): object => kindCounts(state, value);

/** By the name of a fact: numbers that are ids become names. */
const NAMES = {
  ...{ zone, from: zone, to: zone, at: zone, also: zone },
  ...{ path: zones, zones, rooms: zones, ways: zones, targets: zones, unseen: zones },
  ...{ hero, other: hero, heroes, waiting: heroes, foes, bystander, bystanders, fighters: bystanders },
  foe: (state: State, value: number) => foeName(state, value),
  ...{ lost: bystander, held: bystander, found: bystander },
  card: (state: State, value: number) => traitName(state, value),
  ...{ traits, drawn: traits },
  kind: (state: State, value: number) => kindName(state, value),
  ...{ slain: counts, attackers: counts, counts, warded: heroes },
  among: (state: State, value: readonly string[]) => value.map((one) => figureName(state, one)),
  aim: (state: State, value: string) => targetName(state, value),
  door: (state: State, value: number) => doorName(state, value),
  objective: (_state: State, value: unknown) => (typeof value === 'number' ? value + 1 : value),
  secret: (_state: State, value: number) => value + 1,
  spawn: (_state: State, value: number) => spawnName(value),
  spawns: (_state: State, value: readonly number[]) => value.map(spawnName),
  building: (state: State, value: number) => zones(state, boardOf(state.mission).buildings[value]!),
  seat: (_state: State, value: number) => seatName(value),
} as FactNames<State>;

/** A card is a Trait, but for these. */
const CARDS: Readonly<Record<string, FactNames<State>>> = {
  bystanderDrawn: { card: (state, value: number) => cardName(state, value) },
  spawnCardSeen: { card: (_state, value: number) => spawnCardName(value) },
  spawnCardSunk: { card: (_state, value: number) => spawnCardName(value) },
  spawnCardDiscarded: { card: (_state, value: number) => spawnCardName(value) },
  topCard: { card: (_state, value: number) => spawnCardName(value) },
  spawnCardDrawn: { card: (_state, value: number) => spawnCardName(value) },
} as Readonly<Record<string, FactNames<State>>>;

/** Facts with names for ids. Spawn cards go by their number. */
export const facts = (state: State, of: string, given: object): object =>
  nameFacts(state, given, CARDS[of] === undefined ? NAMES : { ...NAMES, ...CARDS[of] });
