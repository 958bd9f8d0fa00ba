import { MOST_DICE, panicModifier } from '../actions/fire.ts';
import { unseenValues } from '../counters.ts';
import { diceOf, numbersOf, supersAt } from '../rules/questions.ts';
import { fireModifier } from '../rules/sight.ts';
import { type CharacterId, NONE, type Space, type State, SUPER_VALUE, type View } from '../types.ts';

/** Dice -> sum -> the chance of at least that much. */
const AT_LEAST: readonly (readonly number[])[] = [0, 1, 2, 3].map((dice) => {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(ways.length + 6).fill(0);
    for (const [sum, count] of ways.entries()) for (let face = 1; face <= 6; face++) next[sum + face]! += count;
    ways = next;
  }
  const all = 6 ** dice;
  return Array.from(
    { length: 20 },
    (_, least) => ways.reduce((sum, count, at) => (at >= least ? sum + count : sum), 0) / all,
  );
});

export const atLeast = (dice: number, least: number): number => AT_LEAST[dice]![Math.max(0, Math.min(19, least))]!;

/** The chance that the character keeps its nerve before that target. */
export function nerve(view: View, id: CharacterId, at: Space): number {
  const one = view.characters[id]!;
  return atLeast(diceOf(one, id), numbersOf(view, id).panic + panicModifier(view, one.space, at) + 1);
}

/** The values a target may have, as far as this seat knows. */
export function valuesOf(view: View, at: Space): readonly number[] {
  const more = SUPER_VALUE * supersAt(view, at).length;
  const value = view.memory[at]! > 0 ? view.memory[at]! : view.values[at]!;
  return value === NONE ? unseenValues(view).map((one) => one + more) : [value + more];
}

/** The chance that these, keeping their nerve, eliminate the target with one attack (DD-COMB-03, DD-COMB-04). */
export function hitChance(view: View, who: readonly CharacterId[], at: Space): number {
  const from = view.characters[who[0]!]!.space;
  const modifier = who.length * fireModifier(view as unknown as State, from, at);
  const dice = Math.min(
    MOST_DICE,
    who.reduce((sum, id) => sum + diceOf(view.characters[id]!, id), 0),
  );
  const values = valuesOf(view, at);
  return values.reduce((sum, value) => sum + atLeast(dice, value + modifier), 0) / values.length;
}

/** The chance of an attack, nerves included: where one of two loses his, the other fires alone. */
export function killChance(view: View, who: readonly CharacterId[], at: Space): number {
  const [first, second] = who;
  if (second === undefined) return nerve(view, first!, at) * hitChance(view, who, at);
  const [a, b] = [nerve(view, first!, at), nerve(view, second, at)];
  return (
    a * b * hitChance(view, who, at) +
    a * (1 - b) * hitChance(view, [first!], at) +
    b * (1 - a) * hitChance(view, [second], at)
  );
}
