import type { RuleId } from '@shamble/kernel';
import { type Action, canPay, LEGAL, pay, SPENT } from '../actions/action.ts';
import { board, zombiesAt } from '../rules/questions.ts';
import { NEUTRALISED, type State, type SurvivorId } from '../types.ts';
import { goto } from '../words.ts';

/** An Invasion Zone brings nothing any more, once a Survivor has been there without Zombies about. */
export const neutralise: Action<'neutralise'> = {
  do: 'neutralise',
  offer({ state }, id, menu) {
    const { spawns, rules } = board(state);
    if (!rules.neutralising) return;
    spawns.forEach(({ zone }, spawn) => {
      if (zone === state.survivors[id]!.zone && state.active[spawn] !== NEUTRALISED)
        menu.weigh({ do: 'neutralise', spawn }, forbidden(state, id));
    });
  },
  carryOut(play, id, { spawn }) {
    pay(play.state.survivors[id]!, 'any');
    play.state.active[spawn] = NEUTRALISED;
    play.tell({ id: 'spawnNeutralised', data: { survivor: id, spawn }, rules: ['ZC-M07-03'] });
    return goto('choose');
  },
};

function forbidden(state: State, id: SurvivorId): readonly RuleId[] {
  const survivor = state.survivors[id]!;
  if (zombiesAt(state, survivor.zone) > 0) return ['ZC-M07-03'];
  return canPay(survivor, 'any') ? LEGAL : SPENT;
}
