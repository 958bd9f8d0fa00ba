import { Fault, peek, type Scene, type Stage, seatName } from '@shamble/kernel';
import { applyWords, type Given, helpOf, onlyWords } from '@shamble/kernel/scene';
import { topCards } from './actions/scout.ts';
import { boardOf, zoneName } from './board.ts';
import { HEROES, MISSIONS } from './content.ts';
import { drawBoard } from './draw.ts';
import { events, facts } from './facts.ts';
import { endings, forms, lists, streams } from './forms.ts';
import { givens } from './givens.ts';
import { nameOption } from './names.ts';
import { kindOf } from './rules/questions.ts';
import { readOptions } from './setup.ts';
import { KINDS, type State, type Thumbnail } from './types.ts';

export const stage: Stage<Thumbnail> = {
  words: helpOf(givens),
  set(given): Scene<Thumbnail> {
    onlyWords(given, givens);
    const board = given.board ?? given.mission ?? MISSIONS[1]!.id;
    const options = readOptions({
      board: typeof board === 'string' ? board.replace(/\n+$/, '') : board,
      seats: given.seats ?? 1,
      traitor: given.traitor !== undefined,
      fog: given.fog ?? false,
    });
    const begin = beginning(given);
    return {
      options,
      begin,
      edit(state) {
        state.round = 1;
        state.leader = 0;
        applyWords(state, given, givens);
        takeFromSupply(state);
        if (begin === undefined) beforeDawn(state);
      },
    };
  },
  name: nameOption,
  show,
  ...{ forms, events, streams, endings, lists },
  facts,
  draw: drawBoard,
};

/** Dawn counts the round up and passes the lead on. */
function beforeDawn(state: State): void {
  state.round -= 1;
  state.leader = (state.leader + state.known.length - 1) % state.known.length;
}

/** Figures that were put on the board came out of the box. */
function takeFromSupply(state: State): void {
  KINDS.forEach((kind, k) => {
    const standing = state.figures.reduce((sum, count, at) => (at % 2 === k ? sum + count : sum), 0);
    state.supply[k]! -= standing;
    if (state.supply[k]! < 0) throw new Fault('bad-content', `The box does not hold so many ${kind}s.`);
  });
}

function beginning(given: Given): Scene<Thumbnail>['begin'] {
  const { phase = 'heroes', turn } = given;
  if (phase === 'dusk' || phase === 'dead' || phase === 'night')
    return [{ proc: 'round', step: phase, locals: { at: 0 } }];
  if (phase !== 'heroes')
    throw new Fault('bad-content', `"${String(phase)}" is no phase. There are: heroes, dusk, dead, night.`);
  if (turn === undefined) return undefined;
  const hero = HEROES.findIndex((name) => name === turn);
  if (hero < 0) throw new Fault('bad-content', `"${String(turn)}" is no hero. There are: ${HEROES.join(', ')}.`);
  return [{ proc: 'round', step: 'heroes', locals: { at: hero } }];
}

/** The state in names: what a scenario can look at. */
export function show(state: State): object {
  const { columns } = boardOf(state.board);
  const named = (zone: number): string => zoneName(columns, zone);
  const zones = state.noise.map((noise, zone) => [
    named(zone),
    { walkers: state.figures[2 * zone], brutes: state.figures[2 * zone + 1], noise },
  ]);
  return {
    round: state.round,
    leader: state.leader < 0 ? 'nobody' : seatName(state.leader),
    zones: Object.fromEntries(zones),
    heroes: Object.fromEntries(
      state.heroes.map((hero, id) => [
        HEROES[id],
        {
          seat: seatName(hero.seat),
          zone: named(hero.zone),
          wounds: hero.wounds,
          kills: hero.kills,
          skills: hero.skills,
          actions: hero.actions,
          searched: hero.searched,
          braced: hero.braced,
          alive: hero.alive,
          hands: hero.slots.slice(0, 2).map((card) => (card < 0 ? 'empty' : kindOf(card))),
          pack: hero.slots.slice(2).map((card) => (card < 0 ? 'empty' : kindOf(card))),
        },
      ]),
    ),
    doors: Object.fromEntries(
      boardOf(state.board).doors.map(({ a, b }, door) => [
        `${named(a)}-${named(b)}`,
        state.doors[door] === '1' ? 'open' : 'closed',
      ]),
    ),
    supply: { walkers: state.supply[0], brutes: state.supply[1] },
    finds: {
      left: state.finds.pile.length,
      top: topCards(state, Math.min(5, state.finds.pile.length)).map(kindOf),
      discard: state.finds.discard.map(kindOf),
    },
    known: Object.fromEntries(state.known.map((cards, seat) => [seatName(seat), cards])),
    found: state.found < 0 ? 'nothing' : kindOf(state.found),
    tokens: state.tokens.map(named),
    lured: state.lured,
    traitor: peek(state.traitor) < 0 ? 'nobody' : seatName(peek(state.traitor)),
  };
}
