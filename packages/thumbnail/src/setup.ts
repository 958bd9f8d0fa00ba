import { type Dice, Fault, fit, type Objections, type Seat, seatNames, secret } from '@shamble/kernel';
import { newDeck } from '@shamble/parts';
import { boardOf } from './board.ts';
import { CARDS, FIGURES, HEROES, MISSIONS } from './content.ts';
import { form } from './form.ts';
import { type Hero, KINDS, type Options, type State } from './types.ts';

const objections: Objections = {
  board(held) {
    if (typeof held !== 'string') return new Fault('bad-options', 'Name a mission or draw a board.');
    if (held.includes('\n')) return null;
    const there = MISSIONS.map(({ id }) => id).join(', ');
    return new Fault('bad-options', `There is no mission "${held.slice(0, 60)}". There are: ${there}.`);
  },
  seats: () => new Fault('bad-options', 'One to six can play.', { rules: ['TH-SEAT-01'] }),
};

export function readOptions(given: unknown): Options {
  const { board, seats, traitor = false, fog = false } = fit(form, given, objections) as unknown as Given;
  if (traitor && seats < 3)
    throw new Fault('bad-options', 'A traitor needs at least three seats to hide in.', { rules: ['TH-ROLE-02'] });
  const options = { board, seats, traitor, fog };
  boardOf(boardText(options)); // a drawn board that cannot be read is refused here
  return options;
}

type Given = Pick<Options, 'board' | 'seats'> & Partial<Options>;

export const boardText = ({ board }: Options): string => MISSIONS.find(({ id }) => id === board)?.board ?? board;

export const seatsOf = ({ seats }: Options): Seat[] => seatNames(seats);

export function setup(options: Options, dice: Dice): State {
  const text = boardText(options);
  const board = boardOf(text);
  return {
    board: text,
    doors: '0'.repeat(board.doors.length),
    figures: Array<number>(board.map.zones * KINDS.length).fill(0),
    supply: KINDS.map((kind) => FIGURES[kind]),
    noise: Array<number>(board.map.zones).fill(0),
    heroes: HEROES.map((_, i) => newHero(i % options.seats, board.start)), // TH-SEAT-01
    finds: newDeck(dice, 'finds', [...CARDS.keys()]),
    found: -1,
    known: Array<number>(options.seats).fill(0),
    tokens: [...board.tokens],
    round: 0,
    leader: options.seats - 1,
    fog: options.fog,
    traitor: secret(options.traitor ? dice.pick('roles', options.seats) : -1), // TH-ROLE-01
    traitorPlays: options.traitor,
    signals: Array.from({ length: options.seats }, () => secret(-1)),
    lured: 0,
  };
}

const newHero = (seat: number, zone: number): Hero => ({
  seat,
  zone,
  wounds: 0,
  kills: 0,
  skills: [],
  slots: [-1, -1, -1, -1],
  actions: 0,
  searched: false,
  braced: false,
  alive: true,
});
