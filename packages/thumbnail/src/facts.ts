import { type EventId, seatName } from '@shamble/kernel';
import { type FactNames, nameFacts } from '@shamble/kernel/scene';
import { boardOf, zoneName } from './board.ts';
import { HEROES } from './content.ts';
import { kindOf } from './rules/questions.ts';
import { BRUTE, KINDS, type State, type Thumbnail, WALKER } from './types.ts';

export const events: Readonly<Record<EventId<Thumbnail>, string>> = {
  roundBegan: 'A round has begun: its number (round), and the seat that leads it (leader).',
  turnBegan: 'It is the turn of a hero (hero).',
  turnEnded: 'The turn of a hero (hero) is over.',
  moved: 'A hero (hero) has gone from one zone (from) to another (to).',
  doorOpened: 'A hero (hero) has opened a door (door).',
  searched: 'A hero (hero) has searched and turned up a find (card).',
  scouted: 'A hero (hero) has looked at so many finds (cards).',
  noiseMade: 'There was a noise in a zone (zone), which is now as loud as that (total).',
  rolled:
    'A hero (hero) has struck with a card or with hands (weapon): the dice (faces), from what on they hit (needed), how many did (hits).',
  attackResolved:
    'A strike of a hero (hero) at a zone (zone) is over: who fell (slain.walkers, slain.brutes), and all he has slain so far (kills).',
  learned: 'A hero (hero) has learned a skill (skill).',
  bitten: 'The dead of a zone (zone) bite so many times (bites).',
  wounded: 'A hero (hero) has taken a wound and now has so many (wounds).',
  saved: 'A wound of a hero (hero) was stopped by a skill or a card (by).',
  guarded: 'The wound of a hero (hero) falls on another (by) who has stepped in.',
  died: 'A hero (hero) has died.',
  healed: 'A hero (hero) has lost a wound and has so many left (wounds).',
  taken: 'A hero (hero) has taken the supplies of a zone (zone); so many zones still hold some (left).',
  traded: 'A hero (hero) and another (with) have traded.',
  discarded: 'A hero (hero) has discarded a card (card).',
  appeared:
    'So many (count) dead of a kind (kind) have appeared in a zone (zone); the box holds so many more (supply).',
  shambled:
    'So many (count) dead of a kind (kind) have gone from one zone (from) to the next (to). Why: target, loudness, distance, steps, split.',
  signalled: 'Dusk is over: so many lured (lures), to a zone (zone).',
  resigned: 'A seat (seat) has given up.',
};

const zone = ({ board }: State, id: number): string => zoneName(boardOf(board).columns, id);
const hero = (_state: State, id: number): string => HEROES[id]!;
const seat = (_state: State, id: number): string => seatName(id);

/** Fact -> how it is named. What is not listed is told as it is. */
const NAMES: FactNames<State> = {
  zone,
  from: zone,
  to: zone,
  target: zone,
  steps: (state, ids: number[]) => ids.map((id) => zone(state, id)),
  hero,
  with: hero,
  by: (state, by: number | string) => (typeof by === 'number' ? hero(state, by) : by),
  seat,
  leader: seat,
  door(state, id: number) {
    const { a, b } = boardOf(state.board).doors[id]!;
    return `${zone(state, a)}-${zone(state, b)}`;
  },
  card: (_state, id: number | null) => (id === null ? null : kindOf(id)),
  kind: (_state, id: number) => KINDS[id],
  taken: (_state, wounds: number[]) => Object.fromEntries(wounds.map((count, at) => [seatName(at), count])),
  slain: (_state, counts: number[]) => ({ walkers: counts[WALKER], brutes: counts[BRUTE] }),
};

/** A fact means the same in every event and question, so its name says what it is. */
export const facts = (state: State, _of: string, given: object): object => nameFacts(state, given, NAMES);
