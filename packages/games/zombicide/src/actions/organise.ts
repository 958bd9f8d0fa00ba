import { survivorsAt } from '../rules/questions.ts';
import { EMPTY, type Survivor } from '../types.ts';
import { call } from '../words.ts';
import { type Action, canPay, LEGAL, SPENT } from './action.ts';

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
  /** Paid when it happens: it may be called off or declined. */
  carryOut: (_play, id, { with: other }) =>
    call('organise', { survivor: id, with: other, cost: 1, where: {}, arranges: false }, id, 'choose'),
};

const isEmpty = ({ slots }: Survivor): boolean => slots.every((held) => held === EMPTY);
