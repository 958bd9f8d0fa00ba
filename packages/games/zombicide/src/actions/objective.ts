import type { Play, RuleId } from '@shamble/kernel';
import type { Taking } from '../board/mission.ts';
import { armed } from '../missions/armoury.ts';
import { hasToWait } from '../missions/goals.ts';
import { gainXp, healWound } from '../rules/changes.ts';
import { clauseFor, keyOf } from '../rules/locks.ts';
import { board } from '../rules/questions.ts';
import type { State, SurvivorId, Zombicide } from '../types.ts';
import { call, done, proc } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** ZC-ACT-05: Zombies in the zone do not prevent it. */
export const objective: Action<'objective'> = {
  do: 'objective',
  offer({ state }, id, menu) {
    const survivor = state.survivors[id]!;
    state.objectives.forEach(({ zone, taken }, at) => {
      if (taken || zone !== survivor.zone) return;
      menu.weigh({ do: 'objective', objective: at }, canPay(survivor, 'any') ? untimely(state, at) : SPENT);
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
    for (const taking of board(state).rules.taking) if (taking.colour === colour) carryOut(play, survivor, taking);
    return done();
  },
});

/** What only a later goal asks for cannot be taken before its turn has come. Nobody knows that of a hidden one. */
function untimely(state: State, at: number): readonly RuleId[] {
  const { objectives, goals } = board(state);
  const { hidden, colour } = objectives[at]!;
  if (hidden) return LEGAL;
  const asking = goals.filter((goal) => goal.goal === 'take' && (goal.colour ?? colour) === colour);
  return asking.length > 0 && asking.every((goal) => hasToWait(state, goal)) ? clauseFor(asking[0]!) : LEGAL;
}

function carryOut(play: Play<Zombicide>, survivor: SurvivorId, { colour, does, of = colour, ...taking }: Taking): void {
  const rules = clauseFor(taking);
  switch (does) {
    case 'unlock':
      play.state.marks[keyOf(of)] = 1;
      play.tell({ id: 'doorUnlocked', data: { colour: of }, rules });
      return;
    case 'activate':
      wake(play, of, rules);
      return;
    case 'heal':
      healWound(play, survivor, 'objective', rules);
      return;
    case 'armoury':
      play.push('armoury', { queue: armed(play, survivor), rules: [...rules] });
      return;
    case 'recruit':
      play.push('recruit', { survivor, rules: [...rules] });
  }
}

function wake(play: Play<Zombicide>, colour: string, rules: readonly RuleId[]): void {
  board(play.state).spawns.forEach((spawn, at) => {
    if (spawn.colour !== colour || play.state.active[at] !== 0) return;
    play.state.active[at] = 1;
    play.tell({ id: 'spawnActivated', data: { spawn: at }, rules });
  });
}
