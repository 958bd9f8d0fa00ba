import { type Activation, KINDS, type KindId } from '../../types.ts';

const activationOf = (kinds: boolean[], because: Activation['because'], seen: string[]): Activation => ({
  kinds,
  because,
  attacked: [],
  at: 0,
  action: 1,
  way: -1,
  lacking: {},
  short: [],
  seen,
});

/** The one of the Zombies' Phase: everybody (ZC-ZACT-01). */
export const phaseActivation = (): Activation =>
  activationOf(
    KINDS.map(() => true),
    'phase',
    [],
  );

/** One activation of all Zombies of some kinds, out of turn: call `activate` with it. */
export const extraActivation = (
  kinds: readonly KindId[],
  because: 'card' | 'supply' | 'split',
  seen: string[] = [],
): Activation =>
  activationOf(
    KINDS.map((_, kind) => kinds.includes(kind)),
    because,
    seen,
  );
