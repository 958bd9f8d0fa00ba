import { type Play, peek, type Seat, seatName, secret, together, type Who } from '@shamble/kernel';
import {
  CALM,
  type CharacterId,
  type Dawn,
  EMPTY,
  FACE_DOWN,
  FACE_UP,
  NONE,
  PUBLIC,
  type Space,
  type State,
  UNSEEN,
} from '../types.ts';
import { ground } from './ground.ts';
import { hasHuman, hasSuper, humansAt, sheetOf, supersAt } from './questions.ts';
import { watchers } from './sight.ts';

export type Playing = Play<Dawn>;

/** The seat of the zombie player, or null. */
export const zombieSeat = ({ state, seats }: Pick<Playing, 'state' | 'seats'>): Seat | null =>
  state.automatic ? null : seats[1]!;

export const humanSeats = ({ state, seats }: Pick<Playing, 'state' | 'seats'>): readonly Seat[] =>
  state.automatic ? seats : seats.slice(0, 1);

/** Who plays a character: with three players the third plays Steve and Fran (DD-COOP-01, DD-COOP-02). */
export function ownerOf({ state, seats }: Pick<Playing, 'state' | 'seats'>, id: CharacterId): Seat {
  const count = state.automatic ? seats.length : 1;
  return seatName(Math.min(id, count - 1));
}

/** Who decides for these characters: their owners together, and the first one's has the last word (DD-COOP-03). */
export function askedFor(play: Pick<Playing, 'state' | 'seats'>, characters: readonly CharacterId[]): Who {
  const owners = [...new Set(characters.map((id) => ownerOf(play, id)))];
  return together(owners, owners[0]!);
}

/** All human players, one of whom has the last word: another one every round. */
export function askedTogether(play: Pick<Playing, 'state' | 'seats'>): Who {
  const seats = humanSeats(play);
  return together(seats, seats[Math.max(0, play.state.round - 1) % seats.length]!);
}

/** Sight is judged where the active are, as the plan stands now (DD-REACT-01). */
export function watch(state: State): void {
  const [first] = state.active;
  if (first === undefined) return;
  for (const space of watchers(state, state.characters[first]!.space)) state.seen[space] = 1;
}

/** The zombie lies face up while it is with a character or with a super-zombie, else face down (DD-REVEAL-02, DD-REVEAL-03). */
export function turn(play: Playing, space: Space): void {
  const { state } = play;
  const lies = state.zombies[space];
  if (lies === EMPTY) return;
  const isUp = hasHuman(state, space) || hasSuper(state, space);
  if (isUp && lies === FACE_DOWN) {
    state.zombies[space] = FACE_UP;
    state.looked[space] = PUBLIC;
    const value = play.reveal(state.values[space]!);
    const rule = hasHuman(state, space) ? 'DD-REVEAL-03' : 'DD-REVEAL-02';
    play.tell({ id: 'turnedUp', data: { space, value }, rules: [rule] });
  } else if (!isUp && lies === FACE_UP) {
    state.zombies[space] = FACE_DOWN;
    play.tell({ id: 'turnedDown', data: { space }, rules: ['DD-ZSPACE-04'] });
  }
}

/** The counter lies there from now on, face down. */
export function layZombie(state: State, space: Space, value: number): void {
  state.zombies[space] = FACE_DOWN;
  state.values[space] = secret(value);
  state.berserk[space] = CALM;
  state.moved[space] = 0;
  state.looked[space] = UNSEEN;
}

function liftZombie(state: State, space: Space): void {
  state.zombies[space] = EMPTY;
  state.values[space] = secret(0);
  state.berserk[space] = CALM;
  state.moved[space] = 0;
  state.looked[space] = UNSEEN;
}

/** The counter goes on to another space, with all that is known of it. */
export function shiftZombie(play: Playing, from: Space, to: Space): void {
  const { state } = play;
  const [lies, value, berserk, looked] = [
    state.zombies[from]!,
    state.values[from]!,
    state.berserk[from]!,
    state.looked[from]!,
  ];
  liftZombie(state, from);
  state.zombies[to] = lies;
  state.values[to] = value;
  state.berserk[to] = berserk;
  state.looked[to] = looked;
  state.moved[to] = 1;
}

/** One of the counters, drawn blindly. */
export function drawCounter(play: Playing, from: State['pool']): number {
  const at = play.pick('counters', from.length);
  const [drawn] = from.splice(at, 1);
  return peek(drawn!);
}

/** Every zombie in that space is eliminated, a stack as a whole (DD-SUPER-10, DD-FIRE-15). */
export function eliminate(play: Playing, space: Space): void {
  const { state } = play;
  state.idle = 0;
  if (state.zombies[space] !== EMPTY) {
    const value = play.reveal(state.values[space]!);
    state.pool.push(secret(value));
    play.shuffle('mix', state.pool); // DD-ENTRY-05
    liftZombie(state, space);
    play.tell({ id: 'eliminated', data: { space, value }, rules: ['DD-FIRE-08', 'DD-FIRE-15'] });
  }
  for (const character of supersAt(state, space)) {
    const one = state.characters[character]!;
    one.status = 'dead';
    one.space = NONE;
    play.tell({ id: 'superEliminated', data: { character, space }, rules: ['DD-SUPER-10', 'DD-FIRE-15'] });
  }
}

export function die(play: Playing, character: CharacterId): void {
  const { state } = play;
  const one = state.characters[character]!;
  const { space } = one;
  one.status = 'dead';
  one.space = NONE;
  one.rifle = false; // DD-RIFLE-07
  play.tell({ id: 'died', data: { character, space }, rules: ['DD-ATT-10'] });
  turn(play, space);
  countLosses(play);
}

/** DD-SUPER-01, DD-SUPER-15 */
export function turnSuper(play: Playing, character: CharacterId): void {
  const { state } = play;
  const one = state.characters[character]!;
  state.idle = 0;
  one.status = 'super';
  one.rifle = false; // DD-RIFLE-07
  one.moved = false;
  play.tell({ id: 'turnedSuper', data: { character, space: one.space }, rules: ['DD-SUPER-02', 'DD-SUPER-15'] });
  turn(play, one.space);
  countLosses(play);
}

/** What the humans have lost so far (DD-WIN-02). */
export const losses = ({ characters }: Pick<State, 'characters'>): number =>
  characters.reduce(
    (sum, { status }, id) => (status === 'dead' || status === 'super' ? sum + sheetOf(id).weight : sum),
    0,
  );

/** The dead have won, and nothing else happens (DD-WIN-01). */
export const isOverrun = (state: Pick<State, 'plan' | 'characters'>): boolean =>
  losses(state) >= ground(state).plan.losses;

function countLosses(play: Playing): void {
  const { state } = play;
  if (!isOverrun(state)) return;
  const seat = zombieSeat(play);
  play.end({ winners: seat === null ? [] : [seat], because: 'overrun', rules: ['DD-WIN-01', 'DD-WIN-02'] });
}

/** DD-WIN-03 to DD-WIN-06: all entrances closed, the rifles taken, nobody dead about. */
export function countVictory(play: Playing): void {
  const { state } = play;
  if (state.round === 0 || state.main.includes(0)) return;
  const lacksRifle = state.characters.some((one, id) => sheetOf(id).rifle && !one.rifle && isLiving(one.status));
  if (lacksRifle || state.zombies.some((lies) => lies !== EMPTY)) return;
  if (state.characters.some(({ status }) => status === 'super')) return;
  if (peek(state.hidden).length > 0) return;
  play.end({
    winners: humanSeats(play),
    because: 'secured',
    rules: ['DD-WIN-03', 'DD-WIN-04', 'DD-WIN-05', 'DD-WIN-06'],
  });
}

const isLiving = (status: string): boolean => status === 'well' || status === 'stunned' || status === 'infected';

/** Those in the space who can fire before an attack (DD-RFIRE-01, DD-RFIRE-02). */
export const defenders = (state: State, space: Space, fired: readonly CharacterId[]): CharacterId[] =>
  humansAt(state, space).filter((id) => state.characters[id]!.status !== 'stunned' && !fired.includes(id));
