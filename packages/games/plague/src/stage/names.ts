import type { Direction } from '@shamble/parts';
import { cardsNamed, ground, kindOf } from '../rules/questions.ts';
import {
  type Act,
  type CardId,
  type HumanId,
  NAMES,
  type OpeningId,
  type SearchId,
  type Square,
  type State,
  type ZombieAct,
  type ZombieId,
} from '../types.ts';

export const WAYS = ['north', 'east', 'south', 'west'] as const;

type Seen = Pick<State, 'board' | 'cellar'>;

export const squareName = (state: Seen, square: Square): string =>
  square < 0 ? 'nowhere' : ground(state).names[square]!;
export const humanName = (id: HumanId): string => (id < 0 ? 'nobody' : NAMES[id]!);
export const zombieName = (id: ZombieId): string => (id < 0 ? 'nobody' : `z${id + 1}`);
export const openingName = (state: Seen, id: OpeningId): string => (id < 0 ? 'none' : ground(state).openings[id]!.id);
export const searchName = (state: Seen, id: SearchId): string => ground(state).searches[id]!.id;
export const wayName = (way: Direction): string => WAYS[way]!;

/** By kind; the second of a kind is "pistol 2". */
export function cardName(card: CardId): string {
  if (card < 0) return 'hands';
  const at = cardsNamed(kindOf(card)).indexOf(card);
  return at === 0 ? kindOf(card) : `${kindOf(card)} ${at + 1}`;
}

/** The readable name of an option, as scenarios write it. */
export function nameOption(state: State, choice: string, option: unknown): string {
  switch (choice) {
    case 'act':
      return nameAct(state, option as Act);
    case 'facing':
      return wayName(option as number);
    case 'spot':
    case 'room':
    case 'cot':
      return squareName(state, option as number);
    case 'keep':
    case 'lose':
    case 'drop':
      return cardName(option as number);
    case 'trade':
      return nameTraded(String(option));
    case 'zombie':
      return option === -1 ? 'finish' : zombieName(option as number);
    case 'zombieAct': {
      const act = option as ZombieAct;
      return act.do === 'turn' ? `turn ${act.to}` : act.do;
    }
    case 'opening':
      return openingName(state, option as number);
    case '$reaction':
      return (option as { use: string }).use;
    default:
      return String(option);
  }
}

function nameTraded(item: string): string {
  if (item === 'baby') return 'baby';
  const [id, slot] = item.split('.');
  return slot === undefined ? cardName(Number(id)) : `${humanName(Number(id))} ${slot}`;
}

function nameAct(state: State, act: Act): string {
  switch (act.do) {
    case 'turn':
      return `turn ${act.to}`;
    case 'attack':
      if (act.from === undefined || act.facing === undefined) return 'attack';
      return `attack ${wayName(act.facing)} from ${squareName(state, act.from)}`;
    case 'trade':
      return `trade with ${humanName(act.with)}`;
    case 'carry':
    case 'treat':
      return `${act.do} ${humanName(act.with)}`;
    case 'put':
      return `put down at ${squareName(state, act.square)}`;
    case 'use':
      return `use ${cardName(act.card)}`;
    case 'throw':
      return `throw ${cardName(act.card)} to ${squareName(state, act.square)}`;
    case 'leave':
      return `leave to ${squareName(state, act.square)}`;
    case 'steal':
      return `steal ${cardName(act.card)} from ${humanName(act.from)}`;
    case 'mend':
      return `mend ${humanName(act.with)} with ${cardName(act.card)}`;
    default:
      return act.do;
  }
}
