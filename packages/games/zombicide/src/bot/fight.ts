import { attackWith, kills, modeOf, winningFaces } from '../rules/combat.ts';
import { cardOf } from '../rules/questions.ts';
import { ABOMINATION, type Act, at, type CardId, FATTY, RUNNER, WALKER, type Zone } from '../types.ts';
import type { Outlook } from './scene.ts';

/** One attack with what is in hand, wherever it is made from. */
export interface Blow {
  readonly attack: 'melee' | 'ranged';
  readonly slots: readonly number[];
  readonly dice: number;
  /** Of six faces. */
  readonly winning: number;
  readonly damage: number;
  readonly free: boolean;
  readonly min: number;
  readonly max: number;
  readonly noisy: boolean;
  readonly reload: boolean;
}

/** What the survivor can strike and shoot with, without looking where. */
export function blowsOf(scene: Outlook): Blow[] {
  const { look, me, self, view } = scene;
  const blows: Blow[] = [];
  const add = (attack: Blow['attack'], slots: readonly number[], cards: readonly CardId[]): void => {
    const mode = modeOf(cards[0]!, attack);
    if (mode === null || mode.dice === 0) return;
    const { dice, damage, free, ...how } = attackWith(look, me, attack, cards, self.zone);
    const max = attack === 'melee' ? 0 : look.query('maxRange', { survivor: me, attack, card: cards[0]! });
    const { min, noisy, reload } = mode;
    blows.push({ attack, slots, dice, winning: winningFaces(how), damage, free, min, max, noisy, reload });
  };
  const [left, right] = self.slots as [number, number];
  for (const attack of ['melee', 'ranged'] as const) {
    const ready = (card: number): boolean => card >= 0 && (attack === 'melee' || view.fired[card] === 0);
    if (ready(left)) add(attack, [0], [left]);
    if (ready(right)) add(attack, [1], [right]);
    if (ready(left) && ready(right) && cardOf(left) === cardOf(right) && modeOf(left, attack) !== null)
      if (look.query('dual', { survivor: me, attack, card: left })) add(attack, [0, 1], [left, right]);
  }
  return blows;
}

/** Dice and winning faces -> count -> expected successes, at most so many. */
const expected = new Map<number, readonly number[]>();

function upTo(dice: number, winning: number): readonly number[] {
  const key = 7 * dice + winning;
  let row = expected.get(key);
  if (row === undefined) {
    const p = winning / 6;
    let chances = [1];
    for (let die = 0; die < dice; die++)
      chances = [...chances, 0].map((chance, i) => chance * (1 - p) + (i > 0 ? chances[i - 1]! * p : 0));
    row = Array.from({ length: dice + 1 }, (_, most) =>
      chances.reduce((sum, chance, count) => sum + chance * Math.min(count, most), 0),
    );
    expected.set(key, row);
  }
  return row;
}

const MELEE = [RUNNER, ABOMINATION, FATTY, WALKER];
const RANGED = [WALKER, FATTY, ABOMINATION, RUNNER];

/** Kind -> kills to be expected of so many such attacks there. */
export function killsOf({ view }: Outlook, blow: Blow, zone: Zone, times: number): number[] {
  const dice = blow.dice * (blow.reload ? Math.ceil(times / 2) : times);
  const row = upTo(dice, blow.winning);
  const killed = [0, 0, 0, 0];
  let before = 0;
  for (const kind of blow.free ? MELEE : RANGED) {
    const count = view.figures[at(zone, kind)]!;
    if (count === 0) continue;
    if (!kills(blow.damage, kind)) {
      if (blow.free) continue;
      break;
    }
    const after = Math.min(dice, before + count);
    killed[kind] = row[after]! - row[before]!;
    before = after;
  }
  return killed;
}

/** Whether an offered act is that attack on that zone. */
export function isBlow(act: Act, blow: Blow, zone: Zone): boolean {
  if (act.do !== 'melee' && act.do !== 'shoot') return false;
  if ((act.do === 'melee') !== (blow.attack === 'melee') || act.aloud === true) return false;
  if (act.slots.length !== blow.slots.length || act.slots[0] !== blow.slots[0]) return false;
  return act.do === 'melee' || (act.zones.length === 1 && act.zones[0] === zone);
}
