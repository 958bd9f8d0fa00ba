import type { Look, Menu, Next } from '@shamble/kernel';
import { discard, type Playing } from '../rules/changes.ts';
import { across, humanAt, inCar, isIn, itemKind } from '../rules/questions.ts';
import { type Act, type CardId, HEALTH, type HumanId, NONE, type Plague, type State } from '../types.ts';
import { goto } from '../words.ts';

/** The human in front of him, or NONE. */
export function patientBefore(state: State, id: HumanId): HumanId {
  const human = state.humans[id]!;
  if (inCar(state, human)) return NONE;
  const square = across(state, human.square, human.facing);
  return square < 0 ? NONE : humanAt(state, square);
}

export function offerHealing(menu: Menu<Act>, look: Look<Plague>, id: HumanId): void {
  const { state } = look;
  const human = state.humans[id]!;
  const patients = [id, patientBefore(state, id)].filter((one) => one >= 0);
  for (const other of patients) {
    const forbidden = !human.fresh ? ['ZP-HEAL-03'] : state.humans[other]!.health >= HEALTH ? ['ZP-HEAL-01'] : [];
    menu.weigh({ do: 'treat', with: other }, forbidden);
    const seen: (string | null)[] = [];
    for (const card of human.cards) {
      const kind = itemKind(card);
      if ((kind !== 'emergency-case' && kind !== 'first-aid-kit') || seen.includes(kind)) continue;
      seen.push(kind);
      menu.weigh({ do: 'mend', card, with: other }, forbidden.length > 0 && !human.fresh ? ['ZP-HEAL-05'] : forbidden);
    }
  }
}

/** A turn of treatment, of another or of himself: no AP are used (ZP-HEAL-01, ZP-HEAL-02). */
export function treat(play: Playing, id: HumanId, other: HumanId): Next {
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

/** Four turns of both, or eight of one. */
export function checkHealed(play: Playing): void {
  const { state } = play;
  for (const [id, human] of state.humans.entries()) {
    const other = human.treats;
    if (other < 0) continue;
    const patient = state.humans[other]!;
    const isDone = other === id ? human.treated >= 8 : human.treated >= 4 && patient.still >= 4;
    if (!isDone) continue;
    human.treated = 0;
    human.treats = NONE;
    patient.still = 0;
    patient.health = Math.min(HEALTH, patient.health + 1);
    const rules = [other === id ? 'ZP-HEAL-02' : 'ZP-HEAL-01'];
    play.tell({ id: 'healed', data: { human: other, health: patient.health }, rules });
  }
}

/** Anything else by healer or patient ends it (ZP-HEAL-03). */
export function interrupt(play: Playing, id: HumanId): void {
  const { state } = play;
  state.humans[id]!.still = 0;
  for (const [healer, human] of state.humans.entries()) {
    if (human.treats < 0 || (healer !== id && human.treats !== id)) continue;
    human.treats = NONE;
    human.treated = 0;
    play.tell({ id: 'treatmentFailed', data: { human: healer }, rules: ['ZP-HEAL-03'] });
  }
}

/** Whoever treats another must go on facing him. */
export function checkFacing(play: Playing): void {
  for (const [id, human] of play.state.humans.entries())
    if (human.treats >= 0 && human.treats !== id && (!isIn(human) || patientBefore(play.state, id) !== human.treats))
      interrupt(play, id);
}

/** ZP-HEAL-05, ZP-HEAL-06 */
export function mend(play: Playing, id: HumanId, card: CardId, other: HumanId): Next {
  const { state } = play;
  state.humans[id]!.ap = 0;
  play.tell({ id: 'used', data: { human: id, card }, rules: ['ZP-HEAL-05'] });
  discard(play, id, card, ['ZP-HEAL-05']);
  state.humans[other]!.health = HEALTH;
  play.tell({ id: 'healed', data: { human: other, health: HEALTH }, rules: ['ZP-HEAL-05'] });
  return goto('end');
}
