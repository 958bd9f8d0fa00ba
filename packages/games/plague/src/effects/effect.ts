import type { EventEffect } from '../../content/card.ts';
import { discard } from '../rules/changes.ts';
import { cardOf } from '../rules/questions.ts';
import { done, proc } from '../words.ts';
import { appear, arriveAtOnce, goRush, resident, rush, surprise } from './arrivals.ts';
import { findBaby, layInCot } from './baby.ts';
import { CARD, type Effect } from './event.ts';
import { calm, eureka, gainAp, loseCard, makeNoise, openCellar, rouse, turnAbout } from './luck.ts';
import { bar, barricadeAnywhere, lock, lockDoor, smash, smashBarricade } from './openings.ts';

const EFFECTS: { readonly [K in EventEffect['kind']]: Effect<K> } = {
  cellar: openCellar,
  baby: findBaby,
  surprise,
  'zombie-ap': rouse,
  resident,
  smash: smashBarricade,
  coincidence: barricadeAnywhere,
  'locked-door': lockDoor,
  eureka,
  arrive: arriveAtOnce,
  rush,
  noise: makeNoise,
  ap: gainAp,
  'lose-card': loseCard,
  calm,
  'turn-about': turnAbout,
};

/** What an Event card does (ZP-SEARCH-03). Its result: how many Items or Weapons more are drawn. */
export const effect = proc('effect', {
  begin(play, locals) {
    const printed = cardOf(locals.card);
    if (printed.type !== 'event') return done();
    const { event } = printed;
    return (EFFECTS[event.kind] as Effect<typeof event.kind>)(play, locals, event);
  },
  cot: (play, { human }) => layInCot(play, human, play.answer('cot')),
  resident: (play, { human }) => appear(play, play.answer('room'), play.state.humans[human]!.square),
  smashed: (play) => smash(play, play.answer('opening')),
  opened: (play, { human }) => bar(play, human, play.answer('opening')),
  locked: (play) => lock(play, play.answer('opening')),
  rushed: (play) => goRush(play, play.answer('zombie')),
  lost(play, { human }) {
    discard(play, human, play.answer('lose'), CARD);
    return done();
  },
  end: () => done(),
});
