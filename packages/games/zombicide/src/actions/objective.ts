import type { Play } from '@shamble/kernel';
import { armed } from '../missions/armoury.ts';
import { gainXp, healWound } from '../rules/changes.ts';
import { keyOf } from '../rules/locks.ts';
import { board } from '../rules/questions.ts';
import type { Zombicide } from '../types.ts';
import { call, done, proc } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** ZC-ACT-05: Zombies in the zone do not prevent it. */
export const objective: Action<'objective'> = {
  do: 'objective',
  offer({ state }, id, menu) {
    const survivor = state.survivors[id]!;
    state.objectives.forEach(({ zone, taken }, at) => {
      if (taken || zone !== survivor.zone) return;
      menu.weigh({ do: 'objective', objective: at }, canPay(survivor, 'any') ? LEGAL : SPENT);
    });
  },
  carryOut(play, id, { objective }) {
    pay(play.state.survivors[id]!, 'any');
    return call('takeObjective', { survivor: id, objective }, id, 'choose');
  },
};

/** The mission says what it does (ZC-ACT-06). */
export const takeObjective = proc('takeObjective', {
  take(play, { survivor, objective: at }) {
    const { state } = play;
    const token = state.objectives[at]!;
    const colour = play.reveal(token.colour);
    token.taken = true;
    const left = state.objectives.filter(({ taken }) => !taken).length;
    const data = { survivor, objective: at, colour, zone: token.zone, left };
    play.tell({ id: 'objectiveTaken', data, rules: ['ZC-ACT-05', 'ZC-ACT-06'] });
    gainXp(play, survivor, board(state).rules.objectiveXp, ['ZC-XP-03']);
    for (const { colour: when, does, of = colour } of board(state).rules.taking) {
      if (when !== colour) continue;
      if (does === 'unlock') unlock(play, of);
      else if (does === 'activate') wake(play, of);
      else if (does === 'heal') healWound(play, survivor, 'objective', ['ZC-ACT-06']);
      else if (does === 'armoury') play.push('armoury', { survivor, queue: armed(play, survivor) });
    }
    return done();
  },
});

function unlock(play: Play<Zombicide>, colour: string): void {
  play.state.marks[keyOf(colour)] = 1;
  play.tell({ id: 'doorUnlocked', data: { colour }, rules: ['ZC-ACT-06'] });
}

function wake(play: Play<Zombicide>, colour: string): void {
  board(play.state).spawns.forEach((spawn, at) => {
    if (spawn.colour !== colour || play.state.active[at] === 1) return;
    play.state.active[at] = 1;
    play.tell({ id: 'spawnActivated', data: { spawn: at }, rules: ['ZC-ACT-06'] });
  });
}
