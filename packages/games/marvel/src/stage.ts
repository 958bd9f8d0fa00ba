import { type Scene, type Stage, seatNumber } from '@shamble/kernel';
import {
  applyWords,
  bad,
  type Given,
  helpOf,
  known,
  list,
  naming,
  number,
  onlyWords,
  record,
} from '@shamble/kernel/scene';
import { PLAYED } from '../content/enemies.ts';
import { boardOf } from './board/board.ts';
import { drawBoard } from './stage/draw.ts';
import { events } from './stage/events.ts';
import { facts } from './stage/facts.ts';
import { endings, forms, streams } from './stage/forms.ts';
import { givens, takeFromSupply } from './stage/givens.ts';
import { lists } from './stage/lists.ts';
import { nameOption } from './stage/names.ts';
import { show } from './stage/show.ts';
import type { HeroId, Marvel } from './types.ts';

export const stage: Stage<Marvel> = {
  words: helpOf(givens),
  ...{ forms, events, streams, endings, lists },
  set(given): Scene<Marvel> {
    onlyWords(given, givens);
    const mission = missionText(given);
    const heroes = castOf(given, mission);
    return {
      options: { mission, players: heroes.length, heroes },
      begin: beginning(given, heroes.flat()),
      edit(state) {
        state.round = 1;
        if (given.turn !== undefined) state.marks.acting = heroes.flat().indexOf(String(given.turn));
        applyWords(state, given, givens);
        if (given.turn !== undefined) state.heroes[state.marks.acting]!.done = true;
        naming('supply', () => {
          takeFromSupply(state, given.supply);
        });
        const begins = given.phase === undefined || given.phase === 'set-up' || given.phase === 'players';
        if (begins && given.turn === undefined) state.round -= 1; // the Round counts it up
      },
    };
  },
  name: nameOption,
  facts,
  show,
  draw: drawBoard,
};

function missionText({ board, mission }: Given): string {
  if (board !== undefined && mission !== undefined) throw bad('it has a Mission and a drawn board; say one of them');
  if (board === undefined) return mission === undefined ? 'MZ1' : String(mission);
  return JSON.stringify(typeof board === 'string' ? { board } : record(board));
}

/** Seat -> its heroes: those named, dealt round the seats, or as they are chosen. */
function castOf(given: Given, mission: string): string[][] {
  if (given.chosen !== undefined) return Object.values(record(given.chosen)).map((names) => list(names).map(String));
  const players = given.players === undefined ? 1 : number(given.players, 1);
  const usual = PLAYED[boardOf(mission).mode].slice(0, Math.max(4, players));
  const named = given.heroes === undefined ? usual : Object.keys(record(given.heroes));
  for (const name of named) known(name, Object.values(PLAYED).flat());
  const seats = Array.from({ length: players }, (): string[] => []);
  named.forEach((name, at) => {
    const said = given.heroes === undefined ? undefined : record(record(given.heroes)[name] ?? {}).seat;
    const seat = said === undefined ? at % players : seatNumber(String(said));
    if (seats[seat] === undefined) throw bad(`"${String(said)}" is no seat; there are: p1 to p${players}`);
    seats[seat]!.push(name);
  });
  return seats;
}

function beginning(given: Given, heroes: readonly string[]): Scene<Marvel>['begin'] {
  const { phase = 'players', turn } = given;
  if (turn !== undefined && phase !== 'players') throw bad(`"turn" is of the Player Phase, not of "${String(phase)}"`);
  const game = { proc: 'game' as const, step: 'over', locals: {} };
  const under = (step: string) => ({ proc: 'round' as const, step, locals: {} });
  if (phase === 'set-up') return [{ ...game, step: 'start' }];
  if (phase === 'enemies') return [game, under('enemies')];
  if (phase === 'spawn') return [game, under('end'), { proc: 'enemyPhase', step: 'spawn', locals: { at: 0 } }];
  if (phase === 'end') return [game, under('end')];
  if (phase !== 'players') throw bad(`"${String(phase)}" is no phase; there are: set-up, players, enemies, spawn, end`);
  if (turn === undefined) return [game, under('begin')];
  const hero: HeroId = heroes.indexOf(String(turn));
  if (hero < 0) throw bad(`"${String(turn)}" does not play; there are: ${heroes.join(', ')}`);
  const said = record(record(given.heroes ?? {})[String(turn)] ?? {});
  if ((said.status ?? 'in') !== 'in') throw bad(`"${String(turn)}" is not on the board and has no Turn`);
  const opening = { hero, free: 0, only: null, unbound: false, boosts: [] } as const;
  const locals = { ...opening, boosts: [] as string[] };
  const step = said.actions === undefined ? 'begin' : 'choose';
  return [game, under('players'), { proc: 'turn', step, locals, subject: hero }];
}
