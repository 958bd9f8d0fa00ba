import { peek, type Scene, type Stage, seatNumber, secret } from '@shamble/kernel';
import { applyWords, bad, type Given, helpOf, naming, none, number, onlyWords, record } from '@shamble/kernel/scene';
import { SURVIVORS } from '../content/survivors.ts';
import { ZOMBIES } from '../content/zombies.ts';
import { boardOf } from './board/board.ts';
import { cardOf, levelOf } from './rules/questions.ts';
import { newSurvivor, readOptions } from './setup.ts';
import { readSheets } from './sheets.ts';
import { drawBoard } from './stage/draw.ts';
import { events } from './stage/events.ts';
import { facts } from './stage/facts.ts';
import { endings, forms, streams } from './stage/forms.ts';
import { givens } from './stage/givens.ts';
import { isUnderWay } from './stage/left.ts';
import { lists } from './stage/lists.ts';
import { nameOption } from './stage/names.ts';
import { show } from './stage/show.ts';
import { KINDS, type State, type Zombicide } from './types.ts';

export const stage: Stage<Zombicide> = {
  words: helpOf(givens),
  ...{ forms, events, streams, endings, lists },
  set(given): Scene<Zombicide> {
    onlyWords(given, givens);
    const names = given.survivors === undefined ? undefined : Object.keys(record(given.survivors));
    const chosen = given.chosen === undefined ? undefined : Object.values(record(given.chosen));
    const usual = chosen?.length ?? Math.min(6, names?.length ?? 1);
    const players = given.players === undefined ? usual : number(given.players, 1);
    const first = given.first === undefined ? 0 : seatNumber(String(given.first));
    const options = readOptions({
      mission: missionText(given),
      players,
      survivors: chosen,
      sheets: given.sheets,
      first,
    });
    return {
      options,
      begin: beginning(given, players),
      edit(state) {
        state.round = 1;
        if (names !== undefined && chosen === undefined) seatSurvivors(state, names, given, players);
        applyWords(state, given, givens);
        naming('supply', () => takeFromSupply(state, given.supply));
        if (isWholeTurn(given)) state.round -= 1; // the turn counts it up
      },
    };
  },
  name: nameOption,
  facts,
  show,
  draw: drawBoard,
};

function missionText({ board, mission }: Given): unknown {
  if (board !== undefined && mission !== undefined) throw bad('it has a mission and a drawn board; say one of them');
  if (board === undefined) return mission === undefined ? 'A4' : String(mission);
  return JSON.stringify(typeof board === 'string' ? { board } : record(board));
}

/** Those named, in their order, dealt round the seats; the cards of the others go back. */
function seatSurvivors(state: State, names: readonly string[], given: Given, players: number): void {
  for (const { slots } of state.survivors)
    for (const held of slots) if (held >= 0) state.equipment.pile.unshift(secret(held));
  const isSetAside = (card: number): boolean => cardOf(card).setAside !== null;
  const pile = state.equipment.pile.map(peek);
  const { start } = boardOf(state.mission);
  const sheets = [...SURVIVORS, ...readSheets(given.sheets)];
  state.equipment.pile = pile.filter((card) => !isSetAside(card)).map(secret);
  state.removed.push(...pile.filter(isSetAside));
  state.survivors = names.map((name, at) => {
    const sheet = sheets.find(({ id }) => id === name);
    if (sheet === undefined) throw bad(`"${name}" is no survivor; there are: ${sheets.map(({ id }) => id).join(', ')}`);
    const { seat, xp = 0 } = record(record(given.survivors)[name] ?? {});
    const survivor = newSurvivor(sheet, seat === undefined ? at % players : seatOf(seat, players), start);
    if (levelOf(number(xp, 0)) > 0) survivor.skills.push(...sheet.yellow);
    return survivor;
  });
  if (!boardOf(state.mission).rules.taking.some(({ does }) => does === 'recruit'))
    state.sheets = sheets.filter(({ id }) => names.includes(id));
}

function seatOf(seat: unknown, players: number): number {
  const at = seatNumber(String(seat));
  if (!Number.isInteger(at) || at < 0 || at >= players)
    throw bad(`"${String(seat)}" is no seat; there are: p1 to p${players}`);
  return at;
}

/** Figures that stand on the board came out of the box; `supply` says what is left where that matters. */
function takeFromSupply(state: State, left: unknown): void {
  const wanted = left === undefined ? {} : record(left);
  const { walkers: _w, runners: _r, fatties: _f, abomination: _a, ...rest } = wanted;
  none(rest, 'kind of Zombie; there are: walkers, runners, fatties, abomination');
  KINDS.forEach((kind, k) => {
    const standing = state.figures.reduce((sum, count, at) => (at % KINDS.length === k ? sum + count : sum), 0);
    state.supply[k] = ZOMBIES[kind].figures - standing;
    if (state.supply[k]! < 0) throw bad(`the box does not hold so many of ${kind}`);
    const words = kind === 'fatty' ? 'fatties' : kind === 'abomination' ? kind : `${kind}s`;
    if (wanted[words] !== undefined) state.supply[k] = number(wanted[words], 0);
  });
}

const isWholeTurn = ({ phase = 'players', turn }: Given): boolean => phase === 'players' && turn === undefined;

function beginning(given: Given, players: number): Scene<Zombicide>['begin'] {
  const { phase = 'players', turn } = given;
  if (turn !== undefined && phase !== 'players')
    throw bad(`"turn" is of the Players' Phase, not of "${String(phase)}"`);
  const under = (step: string, at: number, inbox: unknown = null) => ({
    proc: 'turn' as const,
    step,
    locals: { at },
    inbox,
  });
  if (phase === 'zombies') return [under('zombies', players)];
  if (phase === 'invasion') return [under('end', players), { proc: 'zombiesPhase', step: 'invade', locals: { at: 0 } }];
  if (phase === 'end') return [under('end', players)];
  if (phase !== 'players') throw bad(`"${String(phase)}" is no phase; there are: players, zombies, invasion, end`);
  if (turn === undefined) return [under('begin', 0)];
  const names = Object.keys(record(given.survivors ?? {}));
  const at = names.indexOf(String(turn));
  if (at < 0) throw bad(`"${String(turn)}" does not play; there are: ${names.join(', ')}`);
  const said = record(given.survivors)[String(turn)];
  const { status = 'in' } = record(said ?? {});
  if (status !== 'in') throw bad(`"${String(turn)}" is not on the board and cannot be activated`);
  if (isUnderWay(said))
    return [under('players', 0), { proc: 'activation', step: 'choose', locals: { survivor: at }, subject: at }];
  return [under('activate', 0, at)];
}
