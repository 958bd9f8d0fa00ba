import { peek } from '@shamble/kernel';
import { COUNTERS } from './counters.ts';
import { ground } from './rules/ground.ts';
import { isHuman, supersAt } from './rules/questions.ts';
import { EMPTY, FACE_DOWN, FACE_UP, type State } from './types.ts';

/** What must hold after every answer. */
export function check(state: State): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(sentence);
  };
  const { crowded, exposed } = ground(state);
  const onPlan = state.values.map(peek).filter((value) => value > 0);
  const all = [...onPlan, ...state.pool.map(peek), ...state.spare.map(peek), ...state.box.map(peek)];
  must(all.length === COUNTERS.length, `There are ${all.length} zombie counters.`);
  must(same(all, COUNTERS), 'Other counters are in play than there are.');
  for (const [space, lies] of state.zombies.entries()) {
    // A super-zombie on its way passes a zombie without turning it up.
    const isHere = state.characters.some((one) => one.space === space);
    const isWithHuman = state.characters.some((one) => one.space === space && isHuman(one));
    must((lies === EMPTY) === (peek(state.values[space]!) === 0), 'A counter lies there without a value.');
    must(lies !== FACE_UP || isHere, 'A zombie lies face up without a cause.');
    must(lies !== FACE_DOWN || !isWithHuman, 'A zombie lies face down beside a human.');
    must(lies !== EMPTY || state.berserk[space] === 0, 'Nobody is berserk there.');
  }
  for (const one of state.characters) {
    const isIn = isHuman(one) || one.status === 'super';
    must(state.round === 0 || isIn === one.space >= 0, 'A character is on the plan or in play, not both.');
    must(one.carries < 0 || isHuman(state.characters[one.carries]!), 'Somebody is carried who is not there.');
    must(one.status !== 'super' || supersAt(state, one.space).length <= 3, 'Too many super-zombies share a space.');
  }
  const hidden = peek(state.hidden);
  must(hidden.length === 0 || hidden.length === state.spare.length, 'The list has not one counter an entry.');
  must(new Set(hidden).size === hidden.length, 'Two hide in one space.');
  must(
    hidden.every((space) => exposed[space] === '' && state.clear[space] === 0),
    'Somebody hides where nobody can.',
  );
  must(hidden.filter((space) => crowded[space] === 1).length <= 1, 'Two hide in the same store.');
  must(state.points >= 0, 'There are less than no movement points.');
  must(state.rifles + state.characters.filter(({ rifle }) => rifle).length <= 2, 'There are too many rifles.');
  return wrong;
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join();
