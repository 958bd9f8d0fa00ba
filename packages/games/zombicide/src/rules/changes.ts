import type { Play, RuleId } from '@shamble/kernel';
import { drawCard } from '@shamble/parts';
import {
  at,
  type CardId,
  EMPTY,
  type KindId,
  type SurvivorId,
  WALKER,
  WOUND,
  type Zombicide,
  type Zone,
} from '../types.ts';
import { cardOf, kindOf } from './questions.ts';

/** One token at most, however many dice (ZC-NOISE-04). */
export function makeNoise(play: Play<Zombicide>, id: SurvivorId, aloud: boolean, rules: readonly RuleId[]): void {
  const { state } = play;
  const { zone } = state.survivors[id]!;
  const tokens = play.query('noise', { survivor: id, aloud });
  if (tokens === 0) return;
  state.noise[zone]! += tokens;
  play.tell({ id: 'noiseMade', data: { zone, total: state.noise[zone]!, survivor: id }, rules });
}

/** The top card of the Equipment deck; null if there is none left anywhere (ZC-SRCH-07). */
export function drawEquipment(play: Play<Zombicide>): CardId | null {
  const { equipment, marks } = play.state;
  marks.firstFinds = Math.max(0, marks.firstFinds - 1);
  return drawCard(equipment, play, 'equipment');
}

/** Where a card goes when it leaves an inventory (ZC-SRCH-08). A Scope goes with its Rifle (ZC-IMPR-03). */
export function putAway(play: Play<Zombicide>, card: CardId): void {
  const { state } = play;
  state.fired[card] = 0;
  const scope = state.scope[card]!;
  if (scope >= 0) {
    state.scope[card] = -1;
    state.equipment.discard.push(scope);
  }
  if (kindOf(card) === 'molotov') state.molotovs.push(card);
  else if (cardOf(card).setAside !== null) state.removed.push(card);
  else state.equipment.discard.push(card);
}

export function discard(play: Play<Zombicide>, id: SurvivorId, slot: number, rules: readonly RuleId[]): void {
  const survivor = play.state.survivors[id]!;
  const card = survivor.slots[slot]!;
  survivor.slots[slot] = EMPTY;
  putAway(play, card);
  play.tell({ id: 'discarded', data: { survivor: id, card }, rules });
}

/** Figures from the box to a zone. Gives back how many were missing. */
export function place(
  play: Play<Zombicide>,
  zone: Zone,
  kind: KindId,
  wanted: number,
  rules: readonly RuleId[],
): number {
  const { figures, supply } = play.state;
  const count = Math.min(wanted, supply[kind]!);
  if (count > 0) {
    supply[kind]! -= count;
    figures[at(zone, kind)]! += count;
    play.tell({
      id: 'appeared',
      data: { zone, kind, count, total: figures[at(zone, kind)]!, supply: supply[kind]! },
      rules,
    });
  }
  return wanted - count;
}

export const placeWalker = (play: Play<Zombicide>, zone: Zone, rules: readonly RuleId[]): number =>
  place(play, zone, WALKER, 1, rules);

/** Killed Zombies go back into the box. */
export function remove(play: Play<Zombicide>, zone: Zone, kind: KindId, count: number): void {
  play.state.figures[at(zone, kind)]! -= count;
  play.state.supply[kind]! += count;
}

/** The pointer stops at 43 (ZC-XP-13). Levels follow as a reaction to the event. */
export function gainXp(play: Play<Zombicide>, id: SurvivorId, xp: number, rules: readonly RuleId[]): void {
  const survivor = play.state.survivors[id]!;
  const gained = Math.min(xp, 43 - survivor.xp);
  if (gained === 0 || survivor.status !== 'in') return;
  survivor.xp += gained;
  play.tell({ id: 'xpGained', data: { survivor: id, xp: gained, total: survivor.xp }, rules });
}

/** A Wound card goes; its slot is free again. */
export function healWound(play: Play<Zombicide>, id: SurvivorId, by: string, rules: readonly RuleId[]): void {
  const { slots } = play.state.survivors[id]!;
  const slot = slots.lastIndexOf(WOUND);
  if (slot < 0) return;
  slots[slot] = EMPTY;
  play.tell({ id: 'healed', data: { survivor: id, by }, rules });
}
