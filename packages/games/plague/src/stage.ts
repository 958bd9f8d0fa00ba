import { type Scene, type Stage, seatName } from '@shamble/kernel';
import { applyWords, bad, type Given, helpOf, list, number, onlyWords, record } from '@shamble/kernel/scene';
import { newHuman } from './rules/places.ts';
import { cardsNamed } from './rules/questions.ts';
import { readOptions } from './setup.ts';
import { drawBoard } from './stage/draw.ts';
import { events } from './stage/events.ts';
import { facts } from './stage/facts.ts';
import { endings, forms } from './stage/forms.ts';
import { checkPlaces, givens, noCard } from './stage/givens.ts';
import { lists, streams } from './stage/lists.ts';
import { nameOption } from './stage/names.ts';
import { show } from './stage/show.ts';
import { NAMES, type Plague, type State, ZOMBIE_AP } from './types.ts';

export const stage: Stage<Plague> = {
  words: helpOf(givens),
  ...{ forms, events, streams, endings, lists },
  set(given): Scene<Plague> {
    onlyWords(given, givens);
    const named = Object.keys(record(given.humans ?? {}));
    const count = Math.max(1, ...named.map((name) => NAMES.indexOf(name) + 1));
    const figures = given.figures === undefined ? 1 : number(given.figures, 1);
    const zombies = given['zombie player'] === true ? 'player' : 'automatic';
    const players =
      given.players === undefined
        ? Math.ceil(count / figures) + (zombies === 'player' ? 1 : 0)
        : number(given.players, 0);
    const options = readOptions({
      ...(given.board === undefined ? {} : { board: String(given.board) }),
      ...{ players, zombies, figures },
      variants: given.variants === undefined ? [] : list(given.variants).map(String),
      cards: given.cards === undefined ? null : list(given.cards).map(cardName),
    });
    if (isLaid(given)) return { options, edit: (state) => layTable(state, given) };
    return {
      options,
      begin: beginning(given),
      edit(state) {
        state.round = 1;
        for (const [id, human] of state.humans.entries())
          if (named.length > 0 && !named.includes(NAMES[id]!))
            state.humans[id] = { ...newHuman(human.seat), status: 'dead' };
        applyWords(state, given, givens);
        if (given.reserve === undefined)
          state.reserve = Math.max(0, state.reserve - state.zombies.filter((one) => !one.dog && one.was < 0).length);
        for (const zombie of state.zombies)
          zombie.ap = given['zombie ap'] === undefined ? ZOMBIE_AP : Number(given['zombie ap']);
        checkPlaces(state);
        if (given.turn !== undefined) state.turn = NAMES.indexOf(String(given.turn));
        if (given.turn === undefined && given.phase === undefined && given.acts === undefined) state.round -= 1;
      },
    };
  },
  name: nameOption,
  facts,
  show,
  draw: drawBoard,
};

function cardName(name: unknown): string {
  if (cardsNamed(String(name)).length === 0) throw noCard(name);
  return String(name);
}

/** What is read when the table is made, and what changes it before the first figure arrives. */
const TABLE = ['board', 'players', 'zombie player', 'figures', 'variants', 'cards', 'phase'];
const LAID = ['pile', 'pile only', 'traitor', 'reserve'];

/** The game starts as it usually does: nothing is said that comes later. */
function isLaid({ phase, ...given }: Given): boolean {
  const later = Object.keys(given).find((word) => !TABLE.includes(word) && !LAID.includes(word));
  if (phase === 'setup' && later !== undefined)
    throw bad(`"${later}" cannot be said with "phase: setup", when nobody is on the board yet`);
  return later === undefined && (phase === undefined || phase === 'setup');
}

function layTable(state: State, given: Given): void {
  applyWords(state, Object.fromEntries(LAID.map((word) => [word, given[word]])), givens);
}

function beginning(given: Given): Scene<Plague>['begin'] {
  const { phase, turn, acts } = given;
  const game = { proc: 'game' as const, step: 'play', locals: { at: 0 } };
  if (phase === 'zombies') return [game, { proc: 'round', step: 'zombies', locals: { at: 0 } }];
  const over = { proc: 'round' as const, step: 'end', locals: { at: 0 } };
  if (phase === 'arrivals') return [game, over, { proc: 'zombies', step: 'newcomers', locals: { left: 2, at: 0 } }];
  if (phase !== undefined) throw bad(`"${String(phase)}" is no phase; there are: setup, zombies, arrivals`);
  if (acts !== undefined) {
    const zombie = Number(String(acts).slice(1)) - 1;
    return [game, over, { proc: 'activate', locals: { zombie } }];
  }
  if (turn === undefined) return [game, { proc: 'round', step: 'begin', locals: { at: 0 } }];
  const human = NAMES.indexOf(String(turn));
  if (human < 0)
    throw bad(`"${String(turn)}" is nobody; there are: ${NAMES.join(', ')}. The zombies' turn is "phase: zombies"`);
  const { ap } = record(record(given.humans ?? {})[String(turn)] ?? {});
  return [
    game,
    { proc: 'round', step: 'humans', locals: { at: human + 1 } },
    {
      ...{ proc: 'turn', step: ap === undefined ? 'begin' : 'choose', locals: { human } },
      subject: seatName(Math.floor(human / Number(given.figures ?? 1))),
    },
  ];
}
