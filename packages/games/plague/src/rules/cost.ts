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

const LEGAL: readonly RuleId[] = [];
const TOO_DEAR: readonly RuleId[] = ['ZP-HUM-01'];
const IN_ONE_TURN: readonly RuleId[] = ['ZP-BARR-09'];

export const costOf = (look: Look<Plague>, human: HumanId, act: string, helped = false, to: Square = NONE): number =>
  look.query('cost', { human, act, helped, to });

/** ZP-HUM-01, or ZP-BARR-09 where the AP of one turn may not be enough. */
export function tooDear(
  look: Look<Plague>,
  id: HumanId,
  act: string,
  helped = false,
  to: Square = NONE,
): readonly RuleId[] {
  if (costOf(look, id, act, helped, to) <= look.state.humans[id]!.ap) return LEGAL;
  return act === 'break' ? IN_ONE_TURN : TOO_DEAR;
}
