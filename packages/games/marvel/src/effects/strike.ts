import { newAttack } from '../rules/combat.ts';
import { seatOf } from '../rules/questions.ts';
import { ask, call, done, proc } from '../words.ts';

/** The same attack once more, against a Zone in reach. */
export const strike = proc('strike', {
  where: ({ state }, { hero, by, zones }) => ask(seatOf(state, hero), 'zone', { by, zones: [...zones] }),
  hit(play, { hero, by }) {
    return call('attack', newAttack(hero, 'unique', play.answer('zone'), [by]), hero, 'over');
  },
  over: () => done(),
});
