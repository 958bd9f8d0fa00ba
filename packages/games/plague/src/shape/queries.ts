import type { HumanId, Square, ZombieId } from './state.ts';

/** Numbers that cards and variants may change. */
export type Queries = {
  /** What an action costs. */
  cost: { of: { human: HumanId; act: string; helped: boolean; to: Square }; value: number };
  /** AP at the start of a turn. */
  ap: { of: { human: HumanId }; value: number };
  /** The lowest face of the bite die that wounds; 7: none. */
  biteHits: { of: { human: HumanId; zombie: ZombieId }; value: number };
  zombieAp: { of: { zombie: ZombieId }; value: number };
  /** AP that somebody costs whoever takes him up (ZP-PORT-03). */
  weight: { of: { human: HumanId; by: HumanId }; value: number };
  /** Zombies that come in a turn of theirs. */
  newcomers: { of: Record<string, never>; value: number };
};
