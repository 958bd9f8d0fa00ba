import type { Menu, Next, RuleId } from '@shamble/kernel';
import { isOpen } from '@shamble/parts';
import { drawCounter, layZombie, type Playing, turn } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { activeSpace, humansAt, isHeld, sheetOf, valueAt } from '../rules/questions.ts';
import { type Act, type CharacterId, FACE_UP, NONE, PUBLIC, type Space, type State } from '../types.ts';
import { goto } from '../words.ts';

const FREE: readonly RuleId[] = [];
const SHUT: readonly RuleId[] = ['DD-MOVE-06'];
const PANICKED: readonly RuleId[] = ['DD-PANIC-05'];
export const TOO_DEAR: readonly RuleId[] = ['DD-MOVE-09'];

/** One step costs 1, more out of a zombie's space, and more for whoever carries somebody (DD-MOVE-03, DD-ZSPACE-03, DD-CARRY-07). */
export function stepCost(state: Pick<State, 'active' | 'characters' | 'values'>): number {
  const burden = state.active.reduce(
    (most, id) => (state.characters[id]!.carries >= 0 ? Math.max(most, sheetOf(id).carry) : most),
    0,
  );
  return 1 + burden + valueAt(state, activeSpace(state));
}

/** Somebody of the stack has panicked: nobody of it moves any more (DD-PANIC-05). */
export const isPanicked = ({ active, characters }: Pick<State, 'active' | 'characters'>): boolean =>
  active.some((id) => characters[id]!.panicked);

export function offerSteps(menu: Menu<Act>, state: State): void {
  const { floor } = ground(state);
  const from = activeSpace(state);
  const dear = stepCost(state) > state.points ? (isPanicked(state) ? PANICKED : TOO_DEAR) : FREE;
  for (let side = 4 * from; side < 4 * from + 4; side++) {
    const to = floor.beyond[side]!;
    if (to < 0) continue;
    const door = floor.doorOn[side]!;
    menu.weigh({ do: 'walk', to }, door >= 0 && !isOpen(state.doors, door) ? SHUT : dear);
  }
}

/** The active and whom they carry. */
export const walkers = ({ active, characters }: Pick<State, 'active' | 'characters'>): CharacterId[] => [
  ...active,
  ...active.map((id) => characters[id]!.carries).filter((id) => id >= 0),
];

export function walk(play: Playing, to: Space): Next {
  const { state } = play;
  const from = activeSpace(state);
  const cost = stepCost(state);
  state.points -= cost;
  state.whole = false;
  state.walked = true;
  const group = walkers(state);
  for (const id of group) state.characters[id]!.space = to;
  play.tell({
    id: 'walked',
    data: { characters: group, from, to, cost, points: state.points },
    rules: cost > 1 ? ['DD-MOVE-03', 'DD-ZSPACE-03'] : ['DD-MOVE-03'],
  });
  turn(play, from);
  if (isHeld(state, to)) turn(play, to);
  else meetHidden(play, to);
  bringRound(play, to, group);
  return goto('choose');
}

/** Whoever is hidden there comes out at once (DD-HIDE-01 to DD-HIDE-03). To see that nobody does is to learn something. */
function meetHidden(play: Playing, space: Space): void {
  const { state } = play;
  if (state.clear[space] === 1) return;
  state.clear[space] = 1;
  const list = play.reveal(state.hidden);
  const at = list.indexOf(space);
  if (at < 0) return;
  list.splice(at, 1);
  state.struck.push(space);
  const value = drawCounter(play, state.spare);
  layZombie(state, space, value);
  state.zombies[space] = FACE_UP;
  state.looked[space] = PUBLIC;
  play.tell({ id: 'hiddenFound', data: { space, value }, rules: ['DD-HIDE-01', 'DD-HIDE-02', 'DD-HIDE-09'] });
}

/** The stunned recover when somebody enters their space (DD-STUN-02). */
function bringRound(play: Playing, space: Space, group: readonly CharacterId[]): void {
  for (const character of humansAt(play.state, space)) {
    const one = play.state.characters[character]!;
    if (one.status !== 'stunned' || group.includes(character)) continue;
    one.status = 'well';
    play.tell({ id: 'recovered', data: { character, space }, rules: ['DD-STUN-02'] });
  }
}

/** Nobody is carried any further (DD-CARRY-06). */
export function setDown(play: Playing, character: CharacterId): void {
  const one = play.state.characters[character]!;
  const carried = one.carries;
  one.carries = NONE;
  play.tell({ id: 'setDown', data: { character, with: carried, space: one.space }, rules: ['DD-CARRY-06'] });
}
