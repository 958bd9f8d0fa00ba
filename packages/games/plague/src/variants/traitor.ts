import type { Playing } from '../rules/changes.ts';
import { HUMAN_AP, type HumanId } from '../types.ts';

/** A turn with more AP and a theft, for the traitor once he is known (ZP-VTRAIT-06, ZP-VTRAIT-07). */
export function strengthen(play: Playing, id: HumanId): void {
  const human = play.state.humans[id]!;
  human.ap += HUMAN_AP;
  play.state.thief = true;
  play.state.owed = false;
  play.tell({ id: 'apChanged', data: { human: id, ap: human.ap }, rules: ['ZP-VTRAIT-06'] });
}
