import type { Next } from '@shamble/kernel';
import { discard, type Playing } from '../rules/changes.ts';
import { itemKind } from '../rules/questions.ts';
import { type CardId, HEALTH, type HumanId } from '../types.ts';
import { checkHealed, interrupt, patientBefore } from '../variants/heal.ts';
import { goto } from '../words.ts';
import { type Action, LEGAL } from './action.ts';

/** A whole turn for himself or whoever is in front of him: patience, or a card (ZP-HEAL-01, ZP-HEAL-02, ZP-HEAL-05). */
export const heal: Action<'treat' | 'mend'> = {
  does: ['treat', 'mend'],
  variant: 'heal',
  isRest: true,
  offer(menu, { state }, id) {
    const human = state.humans[id]!;
    const patients = [id, patientBefore(state, id)].filter((one) => one >= 0);
    for (const other of patients) {
      const isWell = state.humans[other]!.health >= HEALTH;
      const forbidden = !human.fresh ? ['ZP-HEAL-03'] : isWell ? ['ZP-HEAL-01'] : LEGAL;
      menu.weigh({ do: 'treat', with: other }, forbidden);
      const seen: (string | null)[] = [];
      for (const card of human.cards) {
        const kind = itemKind(card);
        if ((kind !== 'emergency-case' && kind !== 'first-aid-kit') || seen.includes(kind)) continue;
        seen.push(kind);
        menu.weigh({ do: 'mend', card, with: other }, human.fresh ? forbidden : ['ZP-HEAL-05']);
      }
    }
  },
  carryOut: (play, id, act) => (act.do === 'treat' ? treat(play, id, act.with) : mend(play, id, act.card, act.with)),
};

/** A turn of treatment, of another or of himself: no AP are used (ZP-HEAL-01, ZP-HEAL-02). */
function treat(play: Playing, id: HumanId, other: HumanId): Next {
  const { state } = play;
  const human = state.humans[id]!;
  if (human.treats !== other) {
    human.treats = other;
    human.treated = 0;
    if (other !== id) state.humans[other]!.still = 0;
  }
  human.treated += 1;
  human.still += 1;
  human.ap = 0;
  const rules = [other === id ? 'ZP-HEAL-02' : 'ZP-HEAL-01'];
  play.tell({ id: 'treating', data: { human: id, with: other, turns: human.treated }, rules });
  checkHealed(play);
  return goto('end');
}

/** ZP-HEAL-05, ZP-HEAL-06 */
function mend(play: Playing, id: HumanId, card: CardId, other: HumanId): Next {
  const { state } = play;
  const human = state.humans[id]!;
  interrupt(play, id);
  human.fresh = false;
  human.ap = 0;
  play.tell({ id: 'used', data: { human: id, card }, rules: ['ZP-HEAL-05'] });
  discard(play, id, card, ['ZP-HEAL-05']);
  state.humans[other]!.health = HEALTH;
  play.tell({ id: 'healed', data: { human: other, health: HEALTH }, rules: ['ZP-HEAL-05'] });
  return goto('end');
}
