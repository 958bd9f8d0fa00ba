import { type Phrase, type RuleId, word } from '@shamble/kernel';
import { board, zombiesAt } from './rules/questions.ts';
import type { View } from './types.ts';

/** Rules whose cause is always the same, said by `cause.` and the rule. */
const PLAIN: readonly RuleId[] = [
  ...['ZC-ACT-01', 'ZC-LOS-02', 'ZC-LOS-03', 'ZC-LOS-07', 'ZC-LOS-08', 'ZC-LOS-10', 'ZC-RANGED-04', 'ZC-RANGED-06'],
  ...['ZC-MOVE-08', 'ZC-MOVE-11', 'ZC-DOOR-02', 'ZC-SRCH-04', 'ZC-CAR-02', 'ZC-CAR-10', 'ZC-CAR-11', 'ZC-CAR-12'],
  ...['ZC-RELD-01', 'ZC-M06-07'],
];

/** Why something cannot be done, here and now; null where the rule itself says it best. */
export function cause(view: View, because: readonly RuleId[]): Phrase | null {
  const rule = because.at(-1)!;
  const survivor = view.survivors[view.marks.activating ?? -1];
  if (PLAIN.includes(rule)) return word(`cause.${rule}`);
  if (survivor === undefined) return null;
  const { zone, actions, freeMoves, car } = survivor;
  const dead = zombiesAt(view, zone);
  switch (rule) {
    case 'ZC-SRCH-01':
      return board(view).zones[zone]!.building < 0 ? word('cause.street') : word('cause.dead', { n: dead });
    case 'ZC-MELEE-01':
      return dead === 0 ? word('cause.nobody') : word('cause.unarmed');
    case 'ZC-MOVE-10':
      return word('cause.leaving', { needed: 1 + dead, left: actions + freeMoves });
    case 'ZC-CAR-01':
      return word('cause.dead', { n: dead });
    case 'ZC-CAR-09':
      return dead > 0 ? word('cause.dead', { n: dead }) : word('cause.seats');
    case 'ZC-CAR-13':
      return word(car < 0 ? 'cause.afoot' : 'cause.wheel');
    default:
      return null;
  }
}
