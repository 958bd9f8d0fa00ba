import { type Event, type Pending, type Phrase, word } from '@shamble/kernel';
import { sheetOf } from './board/plan.ts';
import { ground, kindOf } from './rules/questions.ts';
import { WAYS } from './stage/names.ts';
import {
  type CardId,
  type HumanId,
  NAMES,
  type OpeningId,
  type SearchId,
  type Square,
  type View,
  type ZombieId,
} from './types.ts';

type More = Record<string, Phrase | number | string>;

type Seen = Pick<View, 'board' | 'cellar'>;

/** Names of people are the same in both languages. */
export const person = (id: HumanId): string => NAMES[id]!.replace(/^./, (letter) => letter.toUpperCase());
export const zombie = ({ zombies }: Pick<View, 'zombies'>, id: ZombieId): Phrase =>
  word(zombies[id]?.dog === true ? 'dog' : 'zombie', { n: id + 1 });
export const card = (id: CardId): Phrase => word(`card.${kindOf(id)}`);
export const way = (facing: number): Phrase => word(`way.${WAYS[facing]!}`);

const VEHICLES: readonly string[] = ['car', 'boat', 'hearse'];

/** What the car of this board is. */
export function vehicle({ board }: Pick<View, 'board'>): Phrase {
  const things = sheetOf(board)?.things;
  return word(`vehicle.${things?.find(({ kind }) => VEHICLES.includes(kind))?.kind ?? 'car'}`);
}

/** A square by its letter and number, and the room it is in. */
export function place(view: Seen, square: Square): Phrase {
  const board = ground(view);
  if (square === board.car) return word('place.car', { vehicle: vehicle(view) });
  const name = board.names[square]!.replace('cellar-', '').toUpperCase();
  const room = board.room[square]!;
  if (room < 0) return word('place.out', { name });
  const { id } = board.rooms[room]!;
  return word('place.room', { name, room: word(id.startsWith('room-') ? 'room.drawn' : `room.${id}`) });
}

export function opening(view: Seen, id: OpeningId): Phrase {
  const { id: name, window } = ground(view).openings[id]!;
  if (!/^[a-t]\d+-/.test(name)) return word(`opening.${name}`);
  return word(window ? 'opening.drawn.window' : 'opening.drawn.door', { name: name.toUpperCase() });
}

export function search(view: Seen, id: SearchId): Phrase {
  const { id: name, square } = ground(view).searches[id]!;
  return name.startsWith('search-') ? word('search.drawn', { place: place(view, square) }) : word(`search.${name}`);
}

/** Facts by what they are; a message takes those it needs. */
export function factsOf(view: View, facts: Record<string, unknown>): More {
  const more: More = { vehicle: vehicle(view) };
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value === 'string') more[key] = value;
    else if (typeof value === 'boolean') more[key] = value ? 1 : 0;
    else if (key === 'faces') more[key] = (value as number[]).join(' + ');
    else if (typeof value !== 'number') continue;
    else if (['square', 'from', 'to', 'target'].includes(key)) {
      if (value >= 0) more[key] = place(view, value);
    } else if (key === 'human' || key === 'with' || key === 'sees') {
      if (value >= 0) more[key] = person(value);
    } else if (key === 'zombie') {
      if (value >= 0) more[key] = zombie(view, value);
    } else if (key === 'card') more[key] = card(value);
    else if (key === 'opening') more[key] = opening(view, value);
    else if (key === 'search') more[key] = search(view, value);
    else if (key === 'facing') more[key] = way(value);
    else more[key] = value;
  }
  return more;
}

export function prompt(view: View, { choice, about }: Pending): Phrase {
  const facts = about as Record<string, unknown>;
  if (choice === '$reaction') return word('ask.reaction', { what: event(view, facts.event as Event) });
  const more = factsOf(view, facts);
  if (choice === 'act') return word('ask.act', { ...more, ap: view.humans[facts.human as number]!.ap });
  if (choice === 'zombieAct') return word('ask.zombieAct', { ...more, ap: view.zombies[facts.zombie as number]!.ap });
  if (choice === 'agree' || choice === 'opening') return word(`ask.${choice}.${facts.to as string}`, more);
  if (choice === 'facing' || choice === 'spot') {
    const human = facts.human as number;
    const who = human >= 0 ? (choice === 'facing' && (facts.zombie as number) >= 0 ? '.hit' : '') : '.zombie';
    return word(`ask.${choice}${who}`, more);
  }
  return word(`ask.${choice}`, more);
}

/** Events that say something else of a zombie than of a human, or of a hit than of a miss. */
const SPLIT: Readonly<Record<string, (facts: Record<string, unknown>) => string>> = {
  moved: ({ how }) => `.${how as string}`,
  pushed: ({ human }) => ((human as number) >= 0 ? '.human' : '.zombie'),
  heldFast: ({ human }) => ((human as number) >= 0 ? '.human' : '.zombie'),
  rolled: ({ result }) => `.${result as string}`,
  bit: ({ hit, human }) => ((human as number) < 0 ? '.baby' : hit === true ? '.hit' : '.miss'),
  charged: ({ hit }) => (hit === true ? '.hit' : '.miss'),
  infectionRolled: ({ face }) => (face === 1 ? '.bad' : '.good'),
  unmasked: ({ traitor }) => (traitor === true ? '.traitor' : '.blank'),
  noiseMade: ({ noise }) => `.${noise as string}`,
};

export function event(view: View, { id, data }: Event): Phrase {
  const facts = data as Record<string, unknown>;
  const more = factsOf(view, facts);
  if (id === 'rolled') more.weapon = facts.weapon === 'hands' ? word('hands') : word(`card.${facts.weapon as string}`);
  if (id === 'died') more.by = person(facts.by as number);
  if (id === 'stolen') more.from = person(facts.from as number);
  if (id === 'looted') more.cards = listed((facts.cards as number[]).map(card));
  if (id === 'traded') {
    more.given = listed((facts.given as number[]).map(card));
    more.got = listed((facts.got as number[]).map(card));
  }
  if (id === 'resigned') more.seat = (facts.seat as number) + 1;
  return word(`event.${id}${SPLIT[id]?.(facts) ?? ''}`, more);
}

export const listed = (phrases: readonly Phrase[]): Phrase => {
  const [first = word('nothing'), ...more] = phrases;
  return more.reduce((all, one) => word('list', { all, one }), first);
};
