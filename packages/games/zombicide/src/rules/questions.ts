import { type Seat, seatName } from '@shamble/kernel';
import { CARDS, EQUIPMENT, type EquipmentId, type EquipmentKind } from '../../content/equipment.ts';
import type { SkillId } from '../../content/survivors.ts';
import { type Board, boardOf } from '../board/board.ts';
import {
  at,
  type CardId,
  HANDS,
  LEVELS,
  type Level,
  type State,
  type Survivor,
  type SurvivorId,
  WOUND,
  type Zone,
} from '../types.ts';

/** Fields that everyone may see: a view has them too. */
export type Ground = Pick<State, 'mission' | 'doors' | 'figures' | 'noise' | 'survivors' | 'loudest'>;

export const board = (state: Pick<State, 'mission'>): Board => boardOf(state.mission);
export const seatOf = (state: Pick<State, 'survivors'>, id: SurvivorId): Seat => seatName(state.survivors[id]!.seat);
/** The holder of the First Player token speaks for all (ZC-ZATK-05). */
export const firstSeat = (state: Pick<State, 'first'>): Seat => seatName(state.first);

export const zombiesAt = (state: Pick<State, 'figures'>, zone: Zone): number => {
  const first = at(zone, 0);
  const { figures } = state;
  return figures[first]! + figures[first + 1]! + figures[first + 2]! + figures[first + 3]!;
};

export const isIn = (survivor: Survivor): boolean => survivor.status === 'in';

export function survivorsAt(state: Pick<State, 'survivors'>, zone: Zone): SurvivorId[] {
  const ids: SurvivorId[] = [];
  for (let id = 0; id < state.survivors.length; id++) {
    const survivor = state.survivors[id]!;
    if (survivor.zone === zone && survivor.status === 'in') ids.push(id);
  }
  return ids;
}

export const wounds = (survivor: Survivor): number => {
  let count = 0;
  for (const held of survivor.slots) if (held === WOUND) count++;
  return count;
};

export const kindOf = (card: CardId): EquipmentId => CARDS[card]!;
/** Card -> what its kind is. */
const BY_CARD: readonly EquipmentKind[] = CARDS.map((kind) => EQUIPMENT[kind]);
export const cardOf = (card: CardId): EquipmentKind => BY_CARD[card]!;
/** Cards in hand, by slot. */
export const inHand = (survivor: Survivor): number[] => {
  const slots: number[] = [];
  for (let slot = 0; slot < HANDS; slot++) if (survivor.slots[slot]! >= 0) slots.push(slot);
  return slots;
};
export const carries = (survivor: Survivor, kind: EquipmentId): number => {
  let count = 0;
  for (const held of survivor.slots) if (held >= 0 && CARDS[held] === kind) count++;
  return count;
};
export const hasSkill = (state: Pick<State, 'survivors'>, id: SurvivorId, skill: SkillId): boolean =>
  state.survivors[id]!.skills.includes(skill);

export const THRESHOLDS: Record<Level, number> = { blue: 0, yellow: 7, orange: 19, red: 43 };
/** 0 blue to 3 red (ZC-XP-04 to ZC-XP-09). */
export const levelOf = (xp: number): number => (xp >= 43 ? 3 : xp >= 19 ? 2 : xp >= 7 ? 1 : 0);

/** The highest Danger Level among the survivors in play (ZC-XP-12, ZC-SPAWN-05). */
export function danger(state: Pick<State, 'survivors'>): Level {
  let highest = 0;
  for (const survivor of state.survivors)
    if (survivor.status === 'in') highest = Math.max(highest, levelOf(survivor.xp));
  return LEVELS[highest]!;
}
