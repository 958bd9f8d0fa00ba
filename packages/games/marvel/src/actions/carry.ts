import type { RuleId } from '@shamble/kernel';
import { isOpen } from '@shamble/parts';
import { board } from '../rules/questions.ts';
import { isBeaconFree } from '../rules/sign.ts';
import { goto } from '../words.ts';
import { type Action, forbids, pay } from './action.ts';
import { costOf, TOO_DEAR, walk } from './move.ts';

const NOT_YET: readonly RuleId[] = ['MZ-H03-04'];

/** Where the Sign is a beacon: one Zone with it, paid for like a Move (MZ-H03-07). */
export const carry: Action<'carry'> = {
  do: 'carry',
  offer(look, opening, menu) {
    const { state } = look;
    const { rules, exits } = board(state);
    const { zone } = state.heroes[opening.hero]!;
    if (!rules.beacon || state.sign !== zone) return;
    const cost = costOf(look, opening);
    const because = forbids(look, opening, 'carry', cost);
    const price = because.length > 0 && cost > 1 && because[0] === 'MZ-PHASE-04' ? TOO_DEAR : because;
    for (const { to, door } of exits[zone]!)
      if (door === null || isOpen(state.doors, door))
        menu.weigh({ do: 'carry', zone: to }, isBeaconFree(state) ? price : NOT_YET);
  },
  carryOut(play, opening, { zone: to }) {
    const { state } = play;
    const { hero } = opening;
    const from = state.sign;
    pay(state.heroes[hero]!, opening, costOf(play, opening));
    state.sign = to;
    play.tell({ id: 'signCarried', data: { hero, from, to }, rules: ['MZ-H03-07'] });
    walk(play, hero, [to], ['MZ-H03-07']);
    return goto('after');
  },
};
