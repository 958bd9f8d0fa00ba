import { makeNoise } from '../rules/changes.ts';
import { goto } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** ZC-ACT-07. Whoever makes noise on purpose is heard, a Ninja too (ZC-SKILL-32). */
export const makeNoiseAction: Action<'noise'> = {
  do: 'noise',
  offer: ({ state }, id, menu) => menu.weigh({ do: 'noise' }, canPay(state.survivors[id]!, 'any') ? LEGAL : SPENT),
  carryOut(play, id) {
    pay(play.state.survivors[id]!, 'any');
    makeNoise(play, id, true, ['ZC-ACT-07']);
    return goto('choose');
  },
};
