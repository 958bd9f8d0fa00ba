import type { Look } from '@shamble/kernel';
import { costOf, tooDear } from '../rules/cost.ts';
import { allSearched, effectOf, itemOf } from '../rules/questions.ts';
import type { HumanId, Plague } from '../types.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

/** ZP-CAR-04 */
export const start: Action<'start'> = {
  does: ['start'],
  where: 'car',
  offer(menu, look, id) {
    menu.weigh({ do: 'start' }, forbidden(look, id));
  },
  carryOut(play, id) {
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
  },
};

function forbidden(look: Look<Plague>, id: HumanId): readonly string[] {
  const { state } = look;
  if (state.started) return ['ZP-CAR-06'];
  if (itemOf(state.humans[id]!, 'car-keys') < 0) return ['ZP-CAR-04'];
  if (!allSearched(state)) return ['ZP-CAR-01'];
  return tooDear(look, id, 'start');
}
