import { type Look, Menu, type Next, type OneOffer, type Play } from '@shamble/kernel';
import { ACTIONS } from '../actions/index.ts';
import { mayLeave } from '../rules/goals.ts';
import { isIn, isRavenous, seatOf } from '../rules/questions.ts';
import { noteDone } from '../skills/strange.ts';
import { type Act, type HeroId, type Marvel, NONE, type Opening } from '../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../words.ts';

/** One hero acts until nothing is left to act with, or no more is wanted (MZ-PHASE-03, MZ-TURN-01). */
export const turn = proc('turn', {
  begin(play, { hero: id }) {
    const { state } = play;
    const hero = state.heroes[id]!;
    hero.done = true;
    for (const one of state.heroes) if (one.used.length > 0) one.used = []; // once a Turn, whoever's it is
    hero.boosts = [];
    hero.fed = 0;
    hero.actions = play.query('actions', { hero: id });
    state.marks.acting = id;
    if (state.mode === 'hero') state.marks.did = 0;
    play.tell({ id: 'turnBegan', data: { hero: id, actions: hero.actions }, rules: ['MZ-PHASE-03', 'MZ-PHASE-04'] });
    return next;
  },
  choose: (play, opening) => askAct(play, opening),
  act(play, opening) {
    const act = play.answer('act');
    noteDone(play.state, act.do);
    return carryOut(play, opening, act);
  },
  after: (play, opening) => askAct(play, opening),
  // Nobody deals this Wound (MZ-RAV-05).
  end: (play, { hero }) =>
    isRavenous(play.state.heroes[hero]!) ? call('wound', { hero, source: 'hunger' }, hero) : leaveOrStay(play, hero),
  exit: (play, { hero }) => leaveOrStay(play, hero),
  leave(play, { hero: id }) {
    if (play.answer('leave') === 'stay') return goto('over');
    const hero = play.state.heroes[id]!;
    endTurn(play, id);
    hero.status = 'left';
    hero.zone = NONE;
    play.tell({ id: 'heroLeft', data: { hero: id }, rules: ['MZ-MIS-03', 'MZ-MIS-04'] });
    return done();
  },
  over(play, { hero }) {
    endTurn(play, hero);
    return done();
  },
  gone(play, { hero }) {
    endTurn(play, hero);
    return done();
  },
});

const askAct = ({ state }: Play<Marvel>, opening: Opening): Next =>
  ask(seatOf(state, opening.hero), 'act', opening, 'act');

/** Not an Action: a Ravenous hero may leave, too (MZ-MIS-03, MZ-FAQ-06). */
function leaveOrStay(play: Play<Marvel>, hero: HeroId): Next {
  if (mayLeave(play.state, hero)) return ask(seatOf(play.state, hero), 'leave', { hero }, 'leave');
  endTurn(play, hero);
  return done();
}

/** What lasts until the Turn ends is over (MZ-TURN-02). */
function endTurn(play: Play<Marvel>, id: HeroId): void {
  const hero = play.state.heroes[id]!;
  const unused = hero.actions;
  hero.actions = 0;
  hero.boosts = [];
  play.state.marks.acting = NONE;
  play.tell({ id: 'turnEnded', data: { hero: id, unused }, rules: ['MZ-TURN-02'] });
}

/** One Action that costs none (MZ-PHASE-05). It need not be made. */
export const freeAction = proc('freeAction', {
  choose: (play, opening) => (isIn(play.state.heroes[opening.hero]!) ? askAct(play, opening) : goto('end')),
  act: (play, opening) => carryOut(play, opening, play.answer('act')),
  after: () => done(true),
  end: () => done(false),
});

const byName = new Map(Object.values(ACTIONS).flatMap((actions) => actions.map((action) => [action.do, action])));

const carryOut = (play: Play<Marvel>, opening: Opening, act: Act): Next =>
  byName.get(act.do)!.carryOut(play, opening, act as never);

function offerActs(look: Look<Marvel>, opening: Opening, explain: boolean): OneOffer<Act> {
  const menu = new Menu<Act>(explain);
  const { only } = opening;
  for (const action of ACTIONS[look.state.mode])
    if (only === null || action.do === 'end' || only.includes(action.do)) action.offer(look, opening, menu);
  return menu.one();
}

export const act = choice('act', {
  offer: (look, opening, explain) => offerActs(look, opening, explain),
  usual: () => ({ do: 'end' }),
});

export const leave = choice('leave', {
  offer: () => ({ kind: 'one', from: ['leave', 'stay'] }),
  usual: () => 'leave',
});
