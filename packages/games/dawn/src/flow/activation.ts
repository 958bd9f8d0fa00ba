import { Menu } from '@shamble/kernel';
import { carryOut } from '../actions/act.ts';
import { setDown } from '../actions/walk.ts';
import { chooseActivation } from '../bot/human.ts';
import { offered } from '../bot/offered.ts';
import { askedFor, askedTogether, type Playing, watch } from '../rules/changes.ts';
import { activeSpace, isHuman, numbersOf, tired } from '../rules/questions.ts';
import type { CharacterId, State } from '../types.ts';
import { ask, choice, done, goto, proc } from '../words.ts';

/** One character or one stack, or nobody (DD-ACT-01, DD-ACT-05). */
export const activation = proc('activation', {
  begin: (play) => ask(askedTogether(play), 'activate', {}, 'ready'),
  ready(play) {
    const characters = [...play.answer('activate')];
    if (characters.length === 0) {
      play.tell({ id: 'nobodyActivated', data: {}, rules: ['DD-ACT-05'] });
      return done();
    }
    makeReady(play, characters);
    return goto('choose');
  },
  choose(play) {
    const { active } = play.state;
    watch(play.state);
    return ask(askedFor(play, active), 'act', { characters: [...active] }, 'act');
  },
  act: (play) => carryOut(play, play.answer('act')),
  end(play) {
    const { state } = play;
    for (const id of state.active) {
      if (state.characters[id]!.carries >= 0) setDown(play, id);
      state.characters[id]!.panicked = false; // DD-PANIC-12
    }
    const unused = state.points;
    state.points = 0;
    play.tell({ id: 'activationEnded', data: { characters: [...state.active], unused }, rules: ['DD-MOVE-08'] });
    return done();
  },
});

/** A stack has the movement of its slowest (DD-MOVE-01, DD-MOVE-02). */
export function makeReady(play: Playing, characters: CharacterId[]): void {
  const { state } = play;
  state.active = characters;
  state.points = Math.min(...characters.map((id) => numbersOf(state, id).movement));
  for (const id of characters) {
    const one = state.characters[id]!;
    one.activated = state.round;
    one.shots = numbersOf(state, id).fire;
    one.panicked = false;
    one.spent = false;
  }
  play.tell({
    id: 'activated',
    data: { characters: [...characters], space: activeSpace(state), points: state.points },
    rules: ['DD-ACT-01', characters.length > 1 ? 'DD-MOVE-02' : 'DD-MOVE-01'],
  });
}

/** Any of those in one space who may (DD-ACT-04), or nobody. */
export const activate = choice('activate', {
  offer({ state }, _about, explain) {
    const menu = new Menu<readonly CharacterId[]>(explain);
    menu.allow([]);
    const humans = state.characters.flatMap((one, id) => (isHuman(one) ? [id] : []));
    for (let set = 1; set < 1 << humans.length; set++) {
      const group = humans.filter((_, at) => (set & (1 << at)) !== 0);
      menu.weigh(group, groupForbidden(state, group));
    }
    return menu.one();
  },
  usual: (view, _about, offer) => chooseActivation(view, offered(offer)),
});

const APART = ['DD-ACT-04'];

function groupForbidden(state: State, group: readonly CharacterId[]): readonly string[] {
  const { space } = state.characters[group[0]!]!;
  for (const id of group) {
    const because = tired(state, id);
    if (because.length > 0) return because;
    if (state.characters[id]!.space !== space) return APART;
  }
  return [];
}
