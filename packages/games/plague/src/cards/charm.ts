import { seatName } from '@shamble/kernel';
import { rollDice } from '@shamble/parts';
import { resultOf } from '../flow/attack.ts';
import { discard } from '../rules/changes.ts';
import { itemOf, readyWeapon, weaponOf } from '../rules/questions.ts';
import { NONE } from '../types.ts';
import { amend, proc, reaction } from '../words.ts';

/** An attack that has not killed is rolled again. */
export const charm = reaction({
  name: 'charm',
  on: 'rolled',
  window: 'before',
  rules: ['ZP-ATK-03'],
  proc: 'useCharm',
  uses({ state }, { data: { human: id, result, aimed, faces } }) {
    const human = state.humans[id]!;
    const card = result === 'head' ? NONE : itemOf(human, 'charm');
    if (card === NONE) return [];
    return [{ by: seatName(human.seat), locals: { human: id, card, aimed, dice: faces.length } }];
  },
});

export const useCharm = proc('useCharm', {
  again(play, { human: id, card, aimed, dice }) {
    const { state } = play;
    play.tell({ id: 'used', data: { human: id, card }, rules: ['ZP-COMP-05'] });
    discard(play, id, card, ['ZP-COMP-05']);
    const weapon = dice > 1 ? null : readyWeapon(state, weaponOf(state.humans[id]!));
    const faces = rollDice(play, 'attack', dice, 6);
    return amend<'rolled'>({ faces, result: resultOf(faces, aimed, weapon) });
  },
});
