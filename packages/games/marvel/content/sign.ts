import { PRINTED, REMADE, type Sourced } from './sources.ts';

/** One die for each enemy in the target Zone but Super Heroes, and no other dice (MZ-SIGN-03 to MZ-SIGN-05). */
export const SIGN = { type: 'ranged', min: 1, max: 2, accuracy: 3, uses: 2 } as const;
/** Its reference card is lost. */
export const SIGN_ORIGINS: Readonly<Record<'uses' | 'dice' | 'range' | 'accuracy', Sourced>> = {
  uses: PRINTED,
  dice: PRINTED,
  range: REMADE,
  accuracy: REMADE,
};
