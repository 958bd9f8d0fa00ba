import { peek, seatName } from '@shamble/kernel';
import { ground, kindOf } from '../rules/questions.ts';
import type { State } from '../types.ts';
import { cardName, humanName, openingName, searchName, squareName, wayName, zombieName } from './names.ts';

const seatShown = (seat: number): string => (seat < 0 ? 'nobody' : seatName(seat));

/** The state in names: what a scenario can look at. */
export function show(state: State): object {
  const board = ground(state);
  const at = (square: number): string => squareName(state, square);
  return {
    round: state.round,
    turn: state.turn < 0 ? 'zombies' : humanName(state.turn),
    humans: Object.fromEntries(
      state.humans.map((human, id) => [
        humanName(id),
        {
          seat: seatName(human.seat),
          status: human.status,
          at: at(human.square),
          facing: wayName(human.facing),
          ap: human.ap,
          cards: human.cards.map(cardName),
          crouched: human.crouched,
          aimed: human.aimed,
          infected: human.infected,
          health: human.health,
          misses: human.misses,
          treats: humanName(human.treats),
          treated: human.treated,
          still: human.still,
          carries: humanName(human.carries),
        },
      ]),
    ),
    zombies: Object.fromEntries(
      state.zombies.map((zombie, id) => [
        zombieName(id),
        {
          at: at(zombie.square),
          facing: wayName(zombie.facing),
          dog: zombie.dog,
          ap: zombie.ap,
          was: humanName(zombie.was),
          cards: zombie.cards.map(cardName),
          seen: at(zombie.seen),
          hunting: zombie.hunting,
        },
      ]),
    ),
    openings: Object.fromEntries(
      board.openings.map((_, id) => [
        openingName(state, id),
        state.barred[id] === 1 ? 'barricaded' : state.locked === id ? 'locked' : 'open',
      ]),
    ),
    reserve: state.reserve,
    dogs: state.dogs,
    searched: Object.fromEntries(
      state.searched.map((by, id) => [
        searchName(state, id),
        by === 0 ? 'no' : state.humans.flatMap((_, human) => ((by & (1 << human)) !== 0 ? [humanName(human)] : [])),
      ]),
    ),
    cellar: state.cellar < 0 ? 'none' : at(state.cellar >> 2),
    pile: {
      left: state.pile.length,
      top: state.pile
        .slice(-3)
        .reverse()
        .map((card) => kindOf(peek(card))),
      kinds: state.pile.map((card) => kindOf(peek(card))).sort(),
    },
    discard: state.discard.map(cardName),
    empty: state.empty.flatMap((is, card) => (is === 1 ? [cardName(card)] : [])),
    heard: state.heard.map(({ square, noise }) => `${noise} ${at(square)}`),
    started: state.started,
    baby:
      state.baby.state === 'lies'
        ? at(state.baby.square)
        : state.baby.state === 'carried'
          ? humanName(state.baby.by)
          : state.baby.state,
    lives: state.lives,
    traitor: seatShown(peek(state.traitor)),
    unmasked: seatShown(state.unmasked),
    late: state.late,
    cracked: state.cracked,
    busy: state.busy,
  };
}
