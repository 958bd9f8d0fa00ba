import type { Look } from '@shamble/kernel';
import { tooDear } from '../rules/cost.ts';
import { areBeside, isIn } from '../rules/questions.ts';
import { type HumanId, NONE, type Plague } from '../types.ts';
import { call } from '../words.ts';
import type { Action } from './action.ts';

/** ZP-TRADE-01 */
export const trade: Action<'trade'> = {
  does: ['trade'],
  offer(menu, look, id) {
    const { humans } = look.state;
    for (let other = 0; other < humans.length; other++)
      if (other !== id && isIn(humans[other]!)) menu.weigh({ do: 'trade', with: other }, forbidden(look, id, other));
  },
  carryOut: (_play, id, { with: other }) =>
    call('trade', { human: id, with: other, given: [], got: [], baby: NONE }, id, 'choose'),
};

function forbidden(look: Look<Plague>, id: HumanId, other: HumanId): readonly string[] {
  const { state } = look;
  const [mine, theirs] = [state.humans[id]!, state.humans[other]!];
  if (!areBeside(state, id, other)) return ['ZP-TRADE-01'];
  const baby = state.baby.state === 'carried' && (state.baby.by === id || state.baby.by === other);
  if (mine.cards.length + theirs.cards.length === 0 && !baby) return ['ZP-TRADE-01'];
  return tooDear(look, id, 'trade');
}
