import type { Next } from '@shamble/kernel';
import type { Direction } from '@shamble/parts';
import { attract, discard, type Playing, reload } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { across, effectOf, ground, inCar, weaponOf, weaponTable } from '../rules/questions.ts';
import { type CardId, type Human, type HumanId, NONE, type Square, type State } from '../types.ts';
import { goto } from '../words.ts';
import { type Action, LEGAL } from './action.ts';

/** Cards that are used up: drinks, ammunition, what draws zombies elsewhere; in the order they are held. */
export const items: Action<'use' | 'throw'> = {
  does: ['use', 'throw'],
  offer(menu, look, id) {
    const { state } = look;
    const human = state.humans[id]!;
    if (human.cards.length === 0) return;
    const seen: string[] = [];
    for (const card of human.cards) {
      const item = effectOf(card);
      if (item === null || seen.includes(item.kind)) continue;
      seen.push(item.kind);
      if (item.kind === 'drink') menu.allow({ do: 'use', card });
      else if (item.kind === 'ammo')
        menu.weigh({ do: 'use', card }, emptyGun(state, human) < 0 ? ['ZP-GUN-06'] : LEGAL);
      else if (item.kind === 'lure' && !inCar(state, human)) {
        const dear = tooDear(look, id, 'throw');
        for (const square of within(state, human, item.range)) menu.weigh({ do: 'throw', card, square }, dear);
      }
    }
  },
  carryOut: (play, id, act) => (act.do === 'use' ? use(play, id, act.card) : throwLure(play, id, act.card, act.square)),
};

/** His firearm, if it is out of ammunition. */
function emptyGun(state: State, human: Human): CardId {
  const gun = weaponOf(human);
  return gun !== NONE && weaponTable(state, gun).oops === 'empty' && state.empty[gun] === 1 ? gun : NONE;
}

/** The squares in line in front of him that a throw reaches. */
function within(state: State, { square, facing }: Human, range: number): Square[] {
  const squares: Square[] = [];
  let [at, way]: [Square, Direction] = [square, facing];
  while (squares.length < range) {
    const to = across(state, at, way);
    if (to < 0 || to === ground(state).car) break;
    way = ground(state).heading[4 * at + way]!;
    at = to;
    squares.push(at);
  }
  return squares;
}

function use(play: Playing, id: HumanId, card: CardId): Next {
  const { state } = play;
  const human = state.humans[id]!;
  const item = effectOf(card)!;
  play.tell({ id: 'used', data: { human: id, card }, rules: ['ZP-COMP-05'] });
  if (item.kind === 'drink') {
    human.ap += item.ap;
    play.tell({ id: 'apChanged', data: { human: id, ap: human.ap }, rules: ['ZP-COMP-05'] });
  } else reload(play, id, emptyGun(state, human));
  discard(play, id, card, ['ZP-COMP-05']);
  return goto('choose');
}

function throwLure(play: Playing, id: HumanId, card: CardId, square: Square): Next {
  const { state } = play;
  state.humans[id]!.ap -= costOf(play, id, 'throw');
  const item = effectOf(card)!;
  play.tell({ id: 'used', data: { human: id, card }, rules: ['ZP-COMP-05'] });
  if (item.kind === 'lure') attract(play, square, item.noise, 99);
  discard(play, id, card, ['ZP-COMP-05']);
  return goto('choose');
}
