import type { Menu, Next, RuleId } from '@shamble/kernel';
import type { Playing } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { activeSpace, isHeld, sheetOf } from '../rules/questions.ts';
import type { Act, CharacterId, State } from '../types.ts';
import { goto } from '../words.ts';

const FREE: readonly RuleId[] = [];

/** Shown where the rifles lie, and to whoever may have one. */
export function offerRifles(menu: Menu<Act>, state: State): void {
  if (activeSpace(state) !== ground(state).rifles || state.rifles === 0) return;
  for (const who of state.active) menu.weigh({ do: 'rifle', who }, rifleForbidden(state, who));
}

function rifleForbidden(state: State, who: CharacterId): readonly RuleId[] {
  const one = state.characters[who]!;
  if (!sheetOf(who).rifle) return ['DD-RIFLE-01'];
  if (one.rifle) return ['DD-RIFLE-06'];
  if (isHeld(state, one.space)) return ['DD-RIFLE-04'];
  if (one.carries >= 0) return ['DD-CARRY-05'];
  if (state.walked) return ['DD-RIFLE-02'];
  // Two of a stack take theirs on the same spending (DD-RIFLE-03).
  return state.whole || (state.armed && !one.panicked) ? FREE : ['DD-RIFLE-03'];
}

export function takeRifle(play: Playing, who: CharacterId): Next {
  const { state } = play;
  state.characters[who]!.rifle = true;
  state.rifles -= 1;
  state.points = 0;
  state.whole = false;
  state.armed = true;
  state.idle = 0;
  play.tell({ id: 'rifleTaken', data: { character: who }, rules: ['DD-RIFLE-02', 'DD-RIFLE-05'] });
  return goto('choose');
}
