import type { Play, RuleId } from '@shamble/kernel';
import { type CardLine, ZOMBIES } from '../../../content/zombies.ts';
import { place } from '../../rules/changes.ts';
import { ABOMINATION, FATTY, KINDS, type State, WALKER, type Zombicide, type Zone } from '../../types.ts';

/** Puts what a line calls for into a zone. Adds to `missing`, by kind, what the box did not hold. */
export function placeLine(play: Play<Zombicide>, zone: Zone, line: CardLine, rule: RuleId, missing: number[]): void {
  const kind = KINDS.indexOf(line.kind);
  if (kind === FATTY) placeFatties(play, zone, line.count, [rule], missing);
  else if (kind === ABOMINATION) placeAbomination(play, zone, line.count, rule, missing);
  else missing[kind]! += place(play, zone, kind, line.count, [rule]);
}

/** Each that comes brings its Walkers; one that does not come brings none (ZC-ZOMB-04). */
function placeFatties(
  play: Play<Zombicide>,
  zone: Zone,
  count: number,
  rules: readonly RuleId[],
  missing: number[],
): void {
  const lack = place(play, zone, FATTY, count, rules);
  missing[FATTY]! += lack;
  missing[WALKER]! += place(play, zone, WALKER, (count - lack) * ZOMBIES.fatty.escort, ['ZC-ZOMB-04']);
}

/** Alone (ZC-ZOMB-09); with one on the board, a Fatty comes in its place (ZC-ZOMB-07, ZC-ZOMB-08). */
function placeAbomination(play: Play<Zombicide>, zone: Zone, count: number, rule: RuleId, missing: number[]): void {
  const others = place(play, zone, ABOMINATION, count, [rule, 'ZC-ZOMB-09']);
  if (others > 0) placeFatties(play, zone, others, [rule, 'ZC-ZOMB-07', 'ZC-ZOMB-08'], missing);
}

/** Whether the order matters: the box has too few of them, or of their escort, for so many places. */
export function fallsShort({ supply }: Pick<State, 'supply'>, { kind, count }: CardLine, places: number): boolean {
  const wanted = count * places;
  return places > 1 && (wanted > supply[KINDS.indexOf(kind)]! || wanted * ZOMBIES[kind].escort > supply[WALKER]!);
}
