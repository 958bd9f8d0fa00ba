import { survivorsAt } from '../rules/questions.ts';
import { EMPTY, type Survivor } from '../types.ts';
import { call } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** Alone, or with one other in the same zone (ZC-TRADE-01, ZC-TRADE-02). */
export const organise: Action<'organise'> = {
  do: 'organise',
  offer({ state }, id, menu) {
    const survivor = state.survivors[id]!;
    const because = canPay(survivor, 'any') ? LEGAL : SPENT;
    const empty = isEmpty(survivor);
    if (!empty) menu.weigh({ do: 'organise', with: -1 }, because);
    for (const other of survivorsAt(state, survivor.zone))
      if (other !== id && !(empty && isEmpty(state.survivors[other]!)))
        menu.weigh({ do: 'organise', with: other }, because);
  },
  carryOut(play, id, { with: other }) {
    pay(play.state.survivors[id]!, 'any');
    return call('organise', { survivor: id, with: other }, id, 'choose');
  },
};

const isEmpty = ({ slots }: Survivor): boolean => slots.every((held) => held === EMPTY);
