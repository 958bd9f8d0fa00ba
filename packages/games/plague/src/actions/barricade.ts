import type { Look, Menu, Next } from '@shamble/kernel';
import { openUp, type Playing } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { isClosed, isHelped, itemOf, openingBefore } from '../rules/questions.ts';
import type { Act, HumanId, Plague } from '../types.ts';
import { goto } from '../words.ts';

export function offerBarricades(menu: Menu<Act>, look: Look<Plague>, id: HumanId): void {
  const { state } = look;
  const human = state.humans[id]!;
  const opening = openingBefore(state, human);
  if (opening < 0) {
    menu.refuse({ do: 'barricade' }, ['ZP-BARR-01']);
    menu.refuse({ do: 'break' }, ['ZP-BARR-07']);
    return;
  }
  const helped = isHelped(state, id);
  if (state.barred[opening] === 1) menu.refuse({ do: 'barricade' }, ['ZP-BARR-03']);
  else menu.weigh({ do: 'barricade' }, tooDear(look, id, 'barricade', helped));
  if (!isClosed(state, opening)) menu.refuse({ do: 'break' }, ['ZP-BARR-07']);
  else menu.weigh({ do: 'break' }, state.shut.includes(opening) ? ['ZP-V28-04'] : tooDear(look, id, 'break', helped));
  if (state.locked === opening && itemOf(human, 'key') >= 0) menu.weigh({ do: 'unlock' }, tooDear(look, id, 'unlock'));
}

/** ZP-BARR-01, ZP-BARR-02, ZP-BARR-03 */
export function barricade(play: Playing, id: HumanId): Next {
  const { state } = play;
  const human = state.humans[id]!;
  const opening = openingBefore(state, human);
  const helped = isHelped(state, id);
  human.ap -= costOf(play, id, 'barricade', helped);
  state.barred[opening] = 1;
  play.tell({
    id: 'barricaded',
    data: { human: id, opening, helped },
    rules: helped ? ['ZP-BARR-02', 'ZP-BARR-03'] : ['ZP-BARR-01', 'ZP-BARR-03'],
  });
  return goto('choose');
}

/** ZP-BARR-07, ZP-BARR-08 */
export function breakDown(play: Playing, id: HumanId): Next {
  const { state } = play;
  const human = state.humans[id]!;
  const opening = openingBefore(state, human);
  const helped = isHelped(state, id);
  human.ap -= costOf(play, id, 'break', helped);
  openUp(state, opening);
  play.tell({
    id: 'barricadeBroken',
    data: { human: id, opening, helped },
    rules: [helped ? 'ZP-BARR-08' : 'ZP-BARR-07'],
  });
  return goto('choose');
}

export function unlock(play: Playing, id: HumanId): Next {
  const { state } = play;
  const human = state.humans[id]!;
  human.ap -= costOf(play, id, 'unlock');
  const opening = state.locked;
  state.locked = -1;
  play.tell({ id: 'doorUnlocked', data: { human: id, opening }, rules: ['ZP-DECK-05'] });
  return goto('choose');
}
