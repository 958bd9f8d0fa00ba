import type { Scene, Stage } from '@shamble/kernel';
import { applyWords, bad, type Given, helpOf, list, number, onlyWords } from '@shamble/kernel/scene';
import { numbersOf } from './rules/questions.ts';
import { readOptions } from './setup.ts';
import { drawPlan } from './stage/draw.ts';
import { events } from './stage/events.ts';
import { facts } from './stage/facts.ts';
import { endings, forms } from './stage/forms.ts';
import { characterOf, clearAway, givens, settleScene } from './stage/givens.ts';
import { lists, streams } from './stage/lists.ts';
import { nameOption } from './stage/names.ts';
import { show } from './stage/show.ts';
import type { Dawn, State } from './types.ts';

/** What is read when the table is made: a scene with nothing else starts as the game does. */
const TABLE = ['plan', 'players', 'variants'];

export const stage: Stage<Dawn> = {
  words: helpOf(givens),
  ...{ forms, events, streams, endings, lists },
  set(given): Scene<Dawn> {
    onlyWords(given, givens);
    const options = readOptions({
      ...(given.plan === undefined ? {} : { plan: String(given.plan) }),
      players: given.players === undefined ? 2 : number(given.players, 0),
      variants: given.variants === undefined ? [] : list(given.variants).map(String),
    });
    if (isLaid(given)) return { options };
    return { options, begin: beginning(given), edit: (state) => edit(state, given) };
  },
  name: nameOption,
  facts,
  show,
  draw: drawPlan,
};

function isLaid({ phase, ...given }: Given): boolean {
  const later = Object.keys(given).find((word) => !TABLE.includes(word));
  if (phase === 'setup' && later !== undefined)
    throw bad(`"${later}" cannot be said with "phase: setup", when nobody is on the plan yet`);
  return later === undefined && (phase === undefined || phase === 'setup');
}

function edit(state: State, given: Given): void {
  state.round = 1;
  clearAway(state);
  const turn = turnOf(given);
  applyWords(state, given, givens);
  settleScene(state);
  if (turn.length > 0) activateScene(state, turn, given);
  else if (given.phase === undefined) state.round -= 1;
}

const turnOf = ({ turn }: Given): number[] =>
  turn === undefined ? [] : (Array.isArray(turn) ? turn : [turn]).map(characterOf);

/** As after the choice of who acts, or in the middle of it where points or shots are said. */
function activateScene(state: State, turn: number[], given: Given): void {
  const movement = Math.min(...turn.map((id) => numbersOf(state, id).movement));
  state.active = turn;
  state.points = given.points === undefined ? movement : number(given.points, 0);
  state.whole = state.points === movement;
  for (const id of turn) {
    const one = state.characters[id]!;
    one.activated = state.round;
    if (one.shots === 0) one.shots = numbersOf(state, id).fire;
  }
}

const STEPS = { react: 'react', free: 'free', attack: 'attack', generation: 'generation', zombies: 'begin' } as const;

function beginning(given: Given): Scene<Dawn>['begin'] {
  const { phase, turn } = given;
  const game = { proc: 'game' as const, step: 'play', locals: {} };
  if (turn !== undefined)
    return [game, { proc: 'round', step: 'zombies', locals: {} }, { proc: 'activation', step: 'choose', locals: {} }];
  if (phase === undefined) return [game, { proc: 'round', step: 'begin', locals: {} }];
  if (phase === 'humans')
    return [game, { proc: 'round', step: 'zombies', locals: {} }, { proc: 'activation', locals: {} }];
  const step = STEPS[phase as keyof typeof STEPS];
  if (step === undefined)
    throw bad(`"${String(phase)}" is no phase; there are: humans, ${Object.keys(STEPS).join(', ')}, setup`);
  return [game, { proc: 'round', step: 'end', locals: {} }, { proc: 'dead', step, locals: {} }];
}
