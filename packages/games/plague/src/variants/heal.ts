import type { Playing } from '../rules/changes.ts';
import { across, ground, groupOf, humanAt, inCar, isClosed, isIn } from '../rules/questions.ts';
import { HEALTH, type HumanId, NONE, type State } from '../types.ts';

/** The human in front of him, or NONE. */
export function patientBefore(state: State, id: HumanId): HumanId {
  const human = state.humans[id]!;
  if (inCar(state, human)) return NONE;
  const square = across(state, human.square, human.facing);
  return square < 0 ? NONE : humanAt(state, square);
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
  if (!state.variants.heal) return;
  state.humans[id]!.still = 0;
  for (const [healer, human] of state.humans.entries()) {
    if (human.treats < 0 || (healer !== id && human.treats !== id)) continue;
    human.treats = NONE;
    human.treated = 0;
    play.tell({ id: 'treatmentFailed', data: { human: healer }, rules: ['ZP-HEAL-03'] });
  }
}

/** Whoever treats another must go on facing him, and holding a barricade against a group is work too (ZP-HEAL-03). */
export function checkTreatments(play: Playing): void {
  const { state } = play;
  if (!state.variants.heal) return;
  for (const [id, human] of state.humans.entries())
    if (human.treats >= 0 && human.treats !== id && (!isIn(human) || patientBefore(state, id) !== human.treats))
      interrupt(play, id);
  const board = ground(state);
  for (const [id, zombie] of state.zombies.entries()) {
    if (zombie.square < 0) continue;
    const side = board.side[4 * zombie.square + zombie.facing]!;
    if (side < 0 || !isClosed(state, side)) continue;
    const human = humanAt(state, board.to[4 * zombie.square + zombie.facing]!);
    if (human >= 0 && groupOf(state, id).length >= 4) interrupt(play, human);
  }
}
