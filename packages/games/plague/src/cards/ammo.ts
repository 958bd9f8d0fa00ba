import { seatName } from '@shamble/kernel';
import { discard, reload } from '../rules/changes.ts';
import { itemOf, readyWeapon, weaponOf } from '../rules/questions.ts';
import { NONE } from '../types.ts';
import { amend, proc, reaction } from '../words.ts';

/** Takes back the OOPS! of a firearm: it is loaded again before it is empty. */
export const ammo = reaction({
  name: 'ammo',
  on: 'rolled',
  window: 'before',
  rules: ['ZP-GUN-06'],
  proc: 'useAmmo',
  uses({ state }, { data: { human: id, result } }) {
    if (result !== 'oops') return [];
    const human = state.humans[id]!;
    const [card, gun] = [itemOf(human, 'ammo'), weaponOf(human)];
    if (card === NONE || gun === NONE || readyWeapon(state, gun)?.oops !== 'empty') return [];
    return [{ by: seatName(human.seat), locals: { human: id, card, gun } }];
  },
});

export const useAmmo = proc('useAmmo', {
  load(play, { human, card, gun }) {
    play.tell({ id: 'used', data: { human, card }, rules: ['ZP-COMP-05'] });
    discard(play, human, card, ['ZP-COMP-05']);
    reload(play, human, gun);
    return amend<'rolled'>({ result: 'miss' });
  },
});
