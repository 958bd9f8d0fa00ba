import type { Playing } from '../rules/changes.ts';
import type { HumanId } from '../types.ts';
import { modifier } from '../words.ts';

/** ZP-BABY-05: two of the AP that are left are lost, once a turn. */
export function burden(play: Playing, id: HumanId): void {
  const human = play.state.humans[id]!;
  if (human.burdened) return;
  human.burdened = true;
  human.ap = Math.max(0, human.ap - 2);
  play.tell({ id: 'apChanged', data: { human: id, ap: human.ap }, rules: ['ZP-BABY-05'] });
}

/** Whoever carries it has two AP fewer from the start of his turn. */
export const burdened = modifier<'ap'>({
  on: 'ap',
  layer: 'add',
  rules: ['ZP-BABY-05'],
  value: (now, { human }, { baby }) => (baby.state === 'carried' && baby.by === human ? Math.max(0, now - 2) : now),
});
