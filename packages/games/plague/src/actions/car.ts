import type { Look, Menu, Next } from '@shamble/kernel';
import { makeNoise, type Playing, witness } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { allSearched, effectOf, ground, isTaken, itemOf } from '../rules/questions.ts';
import type { Act, HumanId, Plague, Square } from '../types.ts';
import { goto } from '../words.ts';

export function offerCar(menu: Menu<Act>, look: Look<Plague>, id: HumanId): void {
  const { state } = look;
  for (const { from } of ground(state).carDoors)
    menu.weigh(
      { do: 'leave', square: from },
      isTaken(state, from) ? ['ZP-HMOVE-04'] : tooDear(look, id, 'leave', false, from),
    );
  menu.weigh({ do: 'start' }, startForbidden(look, id));
}

function startForbidden(look: Look<Plague>, id: HumanId): readonly string[] {
  const { state } = look;
  if (state.started) return ['ZP-CAR-06'];
  if (itemOf(state.humans[id]!, 'car-keys') < 0) return ['ZP-CAR-04'];
  if (!allSearched(state)) return ['ZP-CAR-01'];
  return tooDear(look, id, 'start');
}

/** ZP-CAR-02: out again by either door. */
export function leaveCar(play: Playing, id: HumanId, square: Square): Next {
  const { state } = play;
  const human = state.humans[id]!;
  human.ap -= costOf(play, id, 'leave', false, square);
  const door = ground(state).carDoors.find(({ from }) => from === square)!;
  human.square = square;
  if (human.carries >= 0) human.path.push(square);
  human.facing = (door.facing + 2) & 3;
  play.tell({ id: 'alighted', data: { human: id, to: square }, rules: ['ZP-CAR-02'] });
  makeNoise(play, square, 'faint', id, ['ZP-HEAR-01']);
  witness(state, id);
  return goto('choose');
}

/** ZP-CAR-04 */
export function startCar(play: Playing, id: HumanId): Next {
  const { state } = play;
  state.humans[id]!.ap -= costOf(play, id, 'start');
  const starter = itemOf(state.humans[id]!, 'starter');
  const effect = starter < 0 ? null : effectOf(starter);
  const needed = effect?.kind === 'starter' ? effect.from : 6;
  const face = play.roll('car', 6);
  play.tell({ id: 'carTried', data: { human: id, face }, rules: ['ZP-CAR-04'] });
  if (face >= needed) {
    state.started = true;
    play.tell({ id: 'carStarted', data: { human: id }, rules: ['ZP-CAR-04'] });
  }
  return goto('choose');
}
