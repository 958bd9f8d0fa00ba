import { type Look, type Menu, type Next, peek } from '@shamble/kernel';
import { type Playing, take } from '../rules/changes.ts';
import { allSearched, isIn } from '../rules/questions.ts';
import { type Act, type CardId, HUMAN_AP, type HumanId, type Plague, type State } from '../types.ts';
import { goto } from '../words.ts';
import { areBeside } from './trade.ts';

export function offerTreason(menu: Menu<Act>, look: Look<Plague>, id: HumanId): void {
  const { state } = look;
  if (state.unmasked < 0) menu.weigh({ do: 'reveal' }, revealForbidden(state, id));
  if (!state.thief) return;
  for (let other = 0; other < state.humans.length; other++) {
    const human = state.humans[other]!;
    if (other === id || !isIn(human) || !areBeside(state, id, other)) continue;
    for (const card of human.cards) menu.allow({ do: 'steal', card, from: other });
  }
}

function revealForbidden(state: State, id: HumanId): readonly string[] {
  const human = state.humans[id]!;
  if (peek(state.traitor) !== human.seat) return ['ZP-VTRAIT-03'];
  return allSearched(state) && human.fresh ? [] : ['ZP-VTRAIT-05'];
}

/** ZP-VTRAIT-05, ZP-VTRAIT-06, ZP-VTRAIT-07 */
export function revealTraitor(play: Playing, id: HumanId): Next {
  const { state } = play;
  state.unmasked = play.reveal(state.traitor);
  play.tell({ id: 'unmasked', data: { human: id, traitor: true }, rules: ['ZP-VTRAIT-05'] });
  strengthen(play, id);
  return goto('choose');
}

export function strengthen(play: Playing, id: HumanId): void {
  const human = play.state.humans[id]!;
  human.ap += HUMAN_AP;
  play.state.thief = true;
  play.state.owed = false;
  play.tell({ id: 'apChanged', data: { human: id, ap: human.ap }, rules: ['ZP-VTRAIT-06'] });
}

export function steal(play: Playing, id: HumanId, card: CardId, from: HumanId): Next {
  const { state } = play;
  state.thief = false;
  const victim = state.humans[from]!;
  victim.cards = victim.cards.filter((one) => one !== card);
  play.tell({ id: 'stolen', data: { human: id, from, card }, rules: ['ZP-VTRAIT-07'] });
  take(play, id, [card]);
  return goto('choose');
}
