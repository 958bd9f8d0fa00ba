import { peek, type RuleId } from '@shamble/kernel';
import { BYSTANDER_DECK } from '../../content/bystanders.ts';
import { goto } from '../words.ts';
import { type Action, forbids, LEGAL, pay } from './action.ts';

/** The Objective that must be taken before, by Secret Mission card. */
const KEYS = ['blue', 'green'] as const;
const CLAUSES: readonly RuleId[] = ['MZ-M10-12', 'MZ-M10-13'];

/** A Secret Mission card that lies face up, for one Action in its Zone (MZ-M10-12, MZ-M10-13). */
export const secret: Action<'secret'> = {
  do: 'secret',
  offer(look, opening, menu) {
    const { laid, heroes, objectives } = look.state;
    const { zone } = heroes[opening.hero]!;
    for (const { card, open, zone: lies } of laid) {
      if (!open || lies !== zone) continue;
      const which = peek(card) - firstSecret;
      const isKnown = objectives.some(({ taken, known, colour }) => taken && known && peek(colour) === KEYS[which]);
      const because = forbids(look, opening, 'secret');
      menu.weigh({ do: 'secret', secret: which }, because.length > 0 ? because : isKnown ? LEGAL : [CLAUSES[which]!]);
    }
  },
  carryOut(play, opening, { secret: which }) {
    const { state } = play;
    pay(state.heroes[opening.hero]!, opening);
    const card = firstSecret + which;
    state.laid = state.laid.filter((one) => !one.open || peek(one.card) !== card);
    state.removed.push(card);
    play.tell({ id: 'secretTaken', data: { hero: opening.hero, secret: which }, rules: [CLAUSES[which]!] });
    return goto('after');
  },
};

const firstSecret = BYSTANDER_DECK.zombie.indexOf('secret-1');
