import type { RuleId } from '@shamble/kernel';
import { isOpen, opened } from '@shamble/parts';
import { twinsOf } from '../missions/twinDoors.ts';
import { makeNoise } from '../rules/changes.ts';
import { isLocked } from '../rules/locks.ts';
import { board, cardOf, inHand, kindOf } from '../rules/questions.ts';
import type { State, Survivor } from '../types.ts';
import { call, done, proc } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** One action and a tool in hand; no dice (ZC-DOOR-02). */
export const open: Action<'open'> = {
  do: 'open',
  offer(look, id, menu) {
    const { state } = look;
    const survivor = state.survivors[id]!;
    for (const { door } of board(state).exits[survivor.zone]!) {
      if (door === null || isOpen(state.doors, door)) continue;
      const because = forbidden(state, survivor, door);
      const tools = inHand(survivor).filter((slot) => cardOf(survivor.slots[slot]!).opensDoors);
      if (tools.length === 0) menu.refuse({ do: 'open', door, slot: 0 }, ['ZC-DOOR-02']);
      for (const slot of tools) {
        menu.weigh({ do: 'open', door, slot }, because);
        if (cardOf(survivor.slots[slot]!).noisyDoor && look.query('noise', { survivor: id, aloud: false }) === 0)
          menu.weigh({ do: 'open', door, slot, aloud: true }, because);
      }
    }
  },
  carryOut(play, id, { door, slot, aloud }) {
    const { state } = play;
    const survivor = state.survivors[id]!;
    pay(survivor, 'any');
    const card = survivor.slots[slot]!;
    state.doors = opened(state.doors, door);
    play.tell({ id: 'doorOpened', data: { survivor: id, door, weapon: kindOf(card) }, rules: ['ZC-DOOR-02'] });
    for (const other of twinsOf(state, door)) {
      state.doors = opened(state.doors, other);
      play.tell({ id: 'doorOpened', data: { survivor: id, door: other, weapon: kindOf(card) }, rules: ['ZC-M07-05'] });
    }
    if (cardOf(card).noisyDoor) makeNoise(play, id, aloud === true, ['ZC-NOISE-02']);
    return call('openDoor', { survivor: id, door }, null, 'choose');
  },
};

/** The first door of a building shows what is in it (ZC-DOOR-03). The opener need not live to see all of it. */
export const openDoor = proc('openDoor', {
  reveal(play, { survivor, door }) {
    const { state } = play;
    const { a, b } = board(state).doors[door]!;
    const hidden = [a, b]
      .map((zone) => board(state).zones[zone]!.building)
      .find((building) => building >= 0 && state.revealed[building] === 0);
    if (hidden === undefined) return done();
    state.revealed[hidden] = 1;
    return call('reveal', { survivor, building: hidden, zones: [...board(state).buildings[hidden]!] }, null, 'reveal');
  },
});

function forbidden(state: State, survivor: Survivor, door: number): readonly RuleId[] {
  if (!canPay(survivor, 'any')) return SPENT;
  return isLocked(state, door) ?? LEGAL;
}
