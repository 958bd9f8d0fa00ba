import { type Look, Menu, type Next, type OneOffer, type Play } from '@shamble/kernel';
import { canPay } from '../actions/action.ts';
import { ACTIONS } from '../actions/index.ts';
import { seatOf } from '../rules/questions.ts';
import type { Act, Survivor, SurvivorId, Zombicide } from '../types.ts';
import { ask, choice, done, goto, next, proc } from '../words.ts';

/** One survivor acts until nothing is left to act with (ZC-ACT-01). */
export const activation = proc('activation', {
  begin(play, { survivor: id }) {
    const { state } = play;
    const survivor = state.survivors[id]!;
    survivor.done = true;
    survivor.actions = play.query('actions', { survivor: id }) + survivor.given;
    survivor.given = 0;
    survivor.freeMoves = play.query('freeMoves', { survivor: id });
    survivor.freeCombats = play.query('freeCombats', { survivor: id });
    survivor.freeSearches = play.query('freeSearches', { survivor: id });
    survivor.killedIn = -1;
    state.marks.activating = id;
    if (state.loudestBy === id) {
      state.loudest = -1; // until the next activation (ZC-SKILL-20)
      state.loudestBy = -1;
    }
    play.tell({ id: 'activationBegan', data: { survivor: id, actions: survivor.actions }, rules: ['ZC-ACT-01'] });
    return next;
  },
  choose(play, { survivor }) {
    if (!canGoOn(play.state.survivors[survivor]!) && !hasFreeDeed(play, survivor)) return goto('end');
    return ask(seatOf(play.state, survivor), 'act', { survivor }, 'act');
  },
  act: (play, { survivor }) => carryOut(play, survivor, play.answer('act')),
  end: endActivation,
  gone: endActivation,
});

const byName = new Map(ACTIONS.map((action) => [action.do, action]));

const carryOut = (play: Play<Zombicide>, id: SurvivorId, act: Act): Next =>
  byName.get(act.do)!.carryOut(play, id, act as never);

function endActivation(play: Play<Zombicide>, { survivor: id }: { survivor: SurvivorId }): Next {
  const survivor = play.state.survivors[id]!;
  const unused = survivor.actions;
  survivor.actions = 0;
  survivor.freeMoves = 0;
  survivor.freeCombats = 0;
  survivor.freeSearches = 0;
  play.state.marks.activating = -1;
  play.tell({ id: 'activationEnded', data: { survivor: id, unused }, rules: ['ZC-ACT-08'] });
  return done();
}

/** Free actions count: nobody is cut short while one of them can be used (ZC-ACT-02). */
const canGoOn = (survivor: Survivor): boolean =>
  canPay(survivor, 'move') || canPay(survivor, 'combat') || canPay(survivor, 'search');

function offerActs(look: Look<Zombicide>, survivor: SurvivorId, explain: boolean): OneOffer<Act> {
  const menu = new Menu<Act>(explain);
  for (const action of ACTIONS) action.offer(look, survivor, menu);
  return menu.one();
}

/** What costs no action (healing, a Search by nose, leaving the board ...) can be done after the last one too. */
const hasFreeDeed = (look: Look<Zombicide>, survivor: SurvivorId): boolean =>
  offerActs(look, survivor, false).from.some(({ do: deed }) => deed !== 'nothing');

export const act = choice('act', {
  offer: (look, { survivor }, explain) => offerActs(look, survivor, explain),
  usual: () => ({ do: 'nothing' }),
});
