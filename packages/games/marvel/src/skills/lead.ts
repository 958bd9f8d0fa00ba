import { LEGAL } from '../actions/action.ts';
import { freeOpening } from '../effects/free.ts';
import { othersWithin } from '../effects/lead.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { discardTrait } from '../rules/changes.ts';
import { seatOf } from '../rules/questions.ts';
import { ask, call, done, proc } from '../words.ts';
import { skillFeat } from './skill.ts';

const NEAR = 2;

/** MZ-CARD-05: another one in sight acts; then his Turn goes on. */
export const leaderFeat = skillFeat('undead-leader', {
  forbids: ({ state }, hero) => (othersWithin(state, hero, NEAR).length > 0 ? LEGAL : ['MZ-CARD-05', 'MZ-LOS-10']),
  carryOut: (play, hero) =>
    call('lead', { hero, by: 'undead-leader', heroes: othersWithin(play.state, hero, NEAR) }, hero, 'after'),
});

/** Deadpool throws a Trait away for an Action. */
export const offScriptFeat = skillFeat('off-script', {
  forbids: ({ state }, hero) => (state.heroes[hero]!.traits.length > 0 ? LEGAL : rulesOfSkill('off-script')),
  carryOut: (_play, hero) => call('goOffScript', { hero }, hero, 'after'),
});

export const goOffScript = proc('goOffScript', {
  which({ state }, { hero }) {
    const traits = [...state.heroes[hero]!.traits];
    return ask(seatOf(state, hero), 'giveTrait', { hero, by: 'off-script', traits });
  },
  act(play, { hero }) {
    discardTrait(play, hero, play.answer('giveTrait'), rulesOfSkill('off-script'));
    return call('freeAction', freeOpening(hero), hero, 'over');
  },
  over: () => done(),
});
