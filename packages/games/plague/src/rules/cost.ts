import type { Look, RuleId } from '@shamble/kernel';
import { type HumanId, NONE, type Plague, type Square, type State } from '../types.ts';
import { modifier } from '../words.ts';
import { effectOf, ground, itemOf, readyWeapon, weaponOf } from './questions.ts';

/** What the printed list charges (HUMAN_ACTIONS). */
const COSTS: Readonly<Record<string, number>> = {
  forward: 1,
  back: 2,
  left: 2,
  right: 2,
  stealth: 2,
  turn: 1,
  crouch: 1,
  stand: 1,
  barricade: 2,
  break: 6,
  aim: 1,
  search: 2,
  trade: 1,
  leave: 1,
  start: 1,
  unlock: 1,
  throw: 1,
  lift: 1,
  lay: 1,
  use: 0,
};

type Of = Plague['queries']['cost']['of'];

export function baseCost({ human: id, act, helped, to }: Of, state: State): number {
  if (helped) return act === 'break' ? 3 : 1; // ZP-BARR-02, ZP-BARR-08
  if (act === 'attack') return readyWeapon(state, weaponOf(state.humans[id]!))?.ap ?? 1;
  const cost = COSTS[act] ?? 0;
  return (act === 'forward' || act === 'stealth') && isWindow(state, id, to) ? cost + 1 : cost; // ZP-HMOVE-06
}

function isWindow(state: State, id: HumanId, to: Square): boolean {
  const board = ground(state);
  const { square } = state.humans[id]!;
  for (let way = 0; way < 4; way++) {
    if (board.to[4 * square + way] !== to) continue;
    const side = board.side[4 * square + way]!;
    return side >= 0 && board.openings[side]!.window;
  }
  return false;
}

/** What makes an action cheaper for whoever holds it. */
const EASED: Readonly<Record<string, 'tools' | 'soft-shoes' | 'crowbar' | 'sight'>> = {
  barricade: 'tools',
  stealth: 'soft-shoes',
  break: 'crowbar',
  aim: 'sight',
};

export const costModifiers = [
  modifier<'cost'>({
    on: 'cost',
    layer: 'set',
    rules: ['ZP-COMP-05'],
    value(now, { human, act, to }, state) {
      const kind = EASED[act];
      const card = kind === undefined ? NONE : itemOf(state.humans[human]!, kind);
      if (card === NONE) return now;
      const effect = effectOf(card)!;
      const ap = 'ap' in effect ? effect.ap : 0;
      return Math.min(now, ap + (act === 'stealth' && isWindow(state, human, to) ? 1 : 0));
    },
  }),
  // ZP-WATER-01: begun in water or going into it.
  modifier<'cost'>({
    on: 'cost',
    layer: 'scale',
    rules: ['ZP-WATER-01'],
    value(now, { human, to }, state) {
      const { wet, water } = ground(state);
      if (!wet) return now;
      return water[state.humans[human]!.square] === 1 || (to >= 0 && water[to] === 1) ? 2 * now : now;
    },
  }),
];

/** In water twice as much to take somebody up, too. */
export const heavyInWater = modifier<'weight'>({
  on: 'weight',
  layer: 'scale',
  rules: ['ZP-WATER-01'],
  value: (now, { by }, state) => (isInWater(state, by) ? 2 * now : now),
});

const isInWater = (state: State, id: HumanId): boolean => ground(state).water[state.humans[id]!.square] === 1;

export function weightForbidden(look: Look<Plague>, by: HumanId, human: HumanId): readonly RuleId[] {
  const { state } = look;
  if (look.query('weight', { human, by }) <= state.humans[by]!.ap) return LEGAL;
  return isInWater(state, by) ? ['ZP-PORT-03', 'ZP-WATER-01'] : ['ZP-PORT-03'];
}

const LEGAL: readonly RuleId[] = [];

/** Which clause names the price. */
const PRICES: Readonly<Record<string, readonly RuleId[]>> = {
  forward: ['ZP-HMOVE-01'],
  back: ['ZP-HMOVE-07'],
  left: ['ZP-HMOVE-09'],
  right: ['ZP-HMOVE-09'],
  stealth: ['ZP-STEALTH-01'],
  turn: ['ZP-HMOVE-11'],
  crouch: ['ZP-CROUCH-01'],
  stand: ['ZP-CROUCH-02'],
  barricade: ['ZP-BARR-01'],
  break: ['ZP-BARR-09'], // the AP of one turn may not be enough
  aim: ['ZP-AIM-01'],
  attack: ['ZP-ATK-01'],
  search: ['ZP-SEARCH-01'],
  trade: ['ZP-TRADE-01'],
  leave: ['ZP-CAR-02'],
  start: ['ZP-CAR-04'],
  unlock: ['ZP-DECK-05'],
  throw: ['ZP-COMP-05'],
  lift: ['ZP-BABY-04'],
  lay: ['ZP-BABY-06'],
  use: ['ZP-COMP-05'],
};
const HELPED: readonly RuleId[] = ['ZP-BARR-02'];
const CARD: readonly RuleId[] = ['ZP-ATK-03'];
const WINDOW: readonly RuleId[] = ['ZP-HMOVE-06'];
const WATER: readonly RuleId[] = ['ZP-WATER-01'];

export const costOf = (look: Look<Plague>, human: HumanId, act: string, helped = false, to: Square = NONE): number =>
  look.query('cost', { human, act, helped, to });

/** The clause of the price, if he cannot pay it. */
export function tooDear(
  look: Look<Plague>,
  id: HumanId,
  act: string,
  helped = false,
  to: Square = NONE,
): readonly RuleId[] {
  const { state } = look;
  const { ap, square } = state.humans[id]!;
  const cost = costOf(look, id, act, helped, to);
  if (cost <= ap) return LEGAL;
  const { water } = ground(state);
  if (cost <= 2 * ap && (water[square] === 1 || (to >= 0 && water[to] === 1))) return WATER;
  if ((act === 'forward' || act === 'stealth') && cost - 1 <= ap && isWindow(state, id, to)) return WINDOW;
  if (act === 'barricade' && helped) return HELPED;
  if (act === 'attack' && cost > 1) return CARD;
  return PRICES[act]!;
}
