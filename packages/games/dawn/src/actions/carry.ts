import type { Menu, Next, RuleId } from '@shamble/kernel';
import type { Playing } from '../rules/changes.ts';
import { activeSpace, humansAt } from '../rules/questions.ts';
import type { Act, CharacterId, State } from '../types.ts';
import { goto } from '../words.ts';
import { isPanicked, setDown } from './walk.ts';

const FREE: readonly RuleId[] = [];

export function offerCarrying(menu: Menu<Act>, state: State): void {
  for (const who of state.active) {
    if (state.characters[who]!.carries >= 0) {
      menu.allow({ do: 'drop', who });
      continue;
    }
    for (const other of humansAt(state, activeSpace(state)))
      if (other !== who) menu.weigh({ do: 'carry', who, with: other }, carryForbidden(state, who, other));
  }
}

function carryForbidden(state: State, who: CharacterId, other: CharacterId): readonly RuleId[] {
  if (state.active.includes(other)) return ['DD-MOVE-10'];
  if (state.characters[who]!.status === 'infected') return ['DD-CARRY-08'];
  if (state.walked || state.active.some((id) => state.characters[id]!.carries === other)) return ['DD-CARRY-01'];
  if (isPanicked(state)) return ['DD-PANIC-05'];
  return FREE;
}

export function carry(play: Playing, who: CharacterId, other: CharacterId): Next {
  play.state.characters[who]!.carries = other;
  play.tell({ id: 'carried', data: { character: who, with: other }, rules: ['DD-CARRY-01'] });
  return goto('choose');
}

export function drop(play: Playing, who: CharacterId): Next {
  setDown(play, who);
  return goto('choose');
}
