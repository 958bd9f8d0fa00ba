import { chargeCost, chargeEnds, chargePath } from '../rules/charge.ts';
import { wayForbidden } from '../rules/moves.ts';
import type { Human, State } from '../types.ts';
import { call } from '../words.ts';
import { type Action, LEGAL } from './action.ts';

/** Past the figures straight ahead (ZP-CHARGE-01). */
export const charge: Action<'charge'> = {
  does: ['charge'],
  where: 'afoot',
  variant: 'charge',
  offer(menu, { state }, id) {
    menu.weigh({ do: 'charge' }, forbidden(state, state.humans[id]!));
  },
  carryOut(play, id) {
    const { square, facing } = play.state.humans[id]!;
    return call('charge', { human: id, square, facing, paid: 0 }, id, 'choose');
  },
};

function forbidden(state: State, human: Human): readonly string[] {
  if (human.crouched) return ['ZP-CROUCH-05'];
  const blocked = wayForbidden(state, human.square, human.facing);
  if (blocked.length > 0) return blocked;
  const path = chargePath(state, human);
  if (path === null) return chargeEnds(state, human);
  if (path.length < 2) return ['ZP-CHARGE-01'];
  return chargeCost(state, human) > human.ap ? ['ZP-CHARGE-01'] : LEGAL;
}
