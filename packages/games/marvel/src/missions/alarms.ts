import type { RuleId } from '@shamble/kernel';
import type { Rules } from '../../content/mission.ts';
import { board } from '../rules/questions.ts';
import { done, proc, reaction } from '../words.ts';

/** A door into the building wakes whoever sleeps in it (MZ-M10-09). */
export const doorHeard = reaction({
  name: 'wakeSleepers',
  on: 'doorOpened',
  window: 'after',
  rules: ['MZ-M10-09'],
  proc: 'wakeSleepers',
  uses: ({ state }, { data: { door } }) => (state.foes.some(({ asleep }) => asleep) ? [{ locals: { door } }] : []),
});

export const wakeSleepers = proc('wakeSleepers', {
  wake(play, { door }) {
    const { doors, zones } = board(play.state);
    const { a, b } = doors[door]!;
    const buildings = [a, b].map((zone) => zones[zone]!.building);
    play.state.foes.forEach((foe, id) => {
      if (!foe.asleep || !buildings.includes(zones[foe.zone]!.building)) return;
      foe.asleep = false;
      play.tell({ id: 'foeWoke', data: { foe: id }, rules: ['MZ-M10-09'] });
    });
    return done();
  },
});

const LOST: Readonly<Record<NonNullable<Rules['lost']>, RuleId>> = {
  'bystander-left': 'MZ-M00-04',
  'objective-left': 'MZ-M02-10',
  'objective-gone': 'MZ-H02-07',
};

/** Somebody got away who must not: lost at once (MZ-WIN-03). */
export const escapeNoticed = reaction({
  name: 'loseBystander',
  on: 'bystanderEscaped',
  window: 'after',
  rules: ['MZ-WIN-03'],
  proc: 'loseBystander',
  uses({ state }, { data: { bystander } }) {
    const { lost } = board(state).rules;
    const isLost = lost === 'bystander-left' || (lost === 'objective-left' && state.bystanders[bystander]!.objective);
    return isLost ? [{ locals: { bystander } }] : [];
  },
});

export const loseBystander = proc('loseBystander', {
  lose(play) {
    const { lost } = board(play.state).rules;
    play.end({ winners: [], because: 'lost', rules: ['MZ-WIN-03', 'MZ-WIN-04', LOST[lost!]] });
    return done();
  },
});
