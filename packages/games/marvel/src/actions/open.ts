import type { RuleId } from '@shamble/kernel';
import { isOpen, opened } from '@shamble/parts';
import { board } from '../rules/questions.ts';
import { call } from '../words.ts';
import { type Action, forbids, pay } from './action.ts';

/** A closed door on the border of the own Zone (MZ-DOOR-01); Enemies do not hinder it (MZ-DOOR-09). */
export const open: Action<'open'> = {
  do: 'open',
  offer(look, opening, menu) {
    const { state } = look;
    const { zone } = state.heroes[opening.hero]!;
    let because: readonly RuleId[] | undefined;
    for (const { door } of board(state).exits[zone]!) {
      if (door === null || isOpen(state.doors, door)) continue;
      because ??= forbids(look, opening, 'open');
      menu.weigh({ do: 'open', door }, because.length > 0 ? because : look.query('locked', { door }));
    }
  },
  carryOut(play, opening, { door }) {
    const { state } = play;
    pay(state.heroes[opening.hero]!, opening);
    state.doors = opened(state.doors, door);
    const data = { hero: opening.hero, door };
    play.tell({ id: 'doorOpened', data, rules: ['MZ-DOOR-01', 'MZ-DOOR-03'] });
    return call('openDoor', { hero: opening.hero, door }, null, 'after');
  },
};
