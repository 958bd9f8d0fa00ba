import { type Look, Menu } from '@shamble/kernel';
import type { SkillId } from '../../content/survivors.ts';
import { levelOf, seatOf } from '../rules/questions.ts';
import { LEVELS, type SurvivorId, type Zombicide } from '../types.ts';
import { ask, choice, done, next, proc, reaction } from '../words.ts';

/** As soon as the points are gained; several levels at once come in order (ZC-XP-11). */
export const levels = reaction({
  name: 'levelUp',
  on: 'xpGained',
  window: 'after',
  rules: ['ZC-XP-04', 'ZC-XP-11'],
  proc: 'levelUp',
  uses(_look, { data: { survivor, xp, total } }) {
    const uses = [];
    for (let level = levelOf(total - xp) + 1; level <= levelOf(total); level++)
      uses.push({ locals: { survivor, level }, subject: survivor });
    return uses;
  },
});

/** By level, from Blue. */
const REACHED = ['ZC-SETUP-10', 'ZC-XP-05', 'ZC-XP-08', 'ZC-XP-09'];
const LEARNED = ['ZC-SETUP-10', 'ZC-XP-06', 'ZC-XP-08', 'ZC-XP-09'];

export const levelUp = proc('levelUp', {
  reach(play, { survivor, level }) {
    play.tell({ id: 'levelReached', data: { survivor, level: LEVELS[level]! }, rules: [REACHED[level]!] });
    return next;
  },
  choose: (play, { survivor, level }) =>
    ask(seatOf(play.state, survivor), 'skill', { survivor, level: LEVELS[level]! }),
  learn(play, { survivor: id, level }) {
    const { state } = play;
    const survivor = state.survivors[id]!;
    const skill = play.answer('skill');
    const before = allowance(play, id);
    survivor.skills.push(skill);
    const after = allowance(play, id);
    if (state.marks.activating === id) {
      // It can be used at once, if it is this survivor's activation (ZC-XP-06, ZC-XP-11).
      survivor.actions += after.actions - before.actions;
      survivor.freeMoves += after.freeMoves - before.freeMoves;
      survivor.freeCombats += after.freeCombats - before.freeCombats;
      survivor.freeSearches += after.freeSearches - before.freeSearches;
    }
    play.tell({ id: 'learned', data: { survivor: id, skill }, rules: [LEARNED[level]!, 'ZC-XP-10'] });
    return done();
  },
});

/** What an activation is given. */
const allowance = (look: Look<Zombicide>, survivor: SurvivorId) => ({
  actions: look.query('actions', { survivor }),
  freeMoves: look.query('freeMoves', { survivor }),
  freeCombats: look.query('freeCombats', { survivor }),
  freeSearches: look.query('freeSearches', { survivor }),
});

/** One at Yellow, one of two at Orange, one of three at Red (ZC-XP-06, ZC-XP-08, ZC-XP-09). */
export const skill = choice('skill', {
  offer({ state }, { survivor, level }, explain) {
    const menu = new Menu<SkillId>(explain);
    const { sheet } = state.survivors[survivor]!;
    for (const one of state.sheets.find(({ id }) => id === sheet)![level]) menu.allow(one);
    return menu.one();
  },
  usual: (view, { survivor, level }) => {
    const { sheet } = view.survivors[survivor]!;
    return view.sheets.find(({ id }) => id === sheet)![level][0]!;
  },
});
