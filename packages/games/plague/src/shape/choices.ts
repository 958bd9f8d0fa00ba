import type { Direction } from '@shamble/parts';
import type { Act, ZombieAct } from './acts.ts';
import type { CardId, HumanId, OpeningId, Square, ZombieId } from './state.ts';

/** What is asked. */
export type Choices = {
  act: { about: { human: HumanId }; kind: 'one'; option: Act };
  facing: { about: { human: HumanId; zombie: ZombieId; square: Square }; kind: 'one'; option: Direction };
  spot: { about: { human: HumanId; zombie: ZombieId; squares: Square[] }; kind: 'one'; option: Square };
  keep: { about: { human: HumanId }; kind: 'one'; option: CardId };
  lose: { about: { human: HumanId }; kind: 'one'; option: CardId };
  trade: { about: { human: HumanId; with: HumanId }; kind: 'arrange'; option: string };
  agree: { about: { human: HumanId; with: HumanId; to: 'trade' | 'carry' }; kind: 'one'; option: 'yes' | 'no' };
  zombie: { about: Record<string, never>; kind: 'one'; option: ZombieId };
  zombieAct: { about: { zombie: ZombieId }; kind: 'one'; option: ZombieAct };
  arrivals: { about: { most: number }; kind: 'one'; option: number };
  opening: { about: { human: HumanId; to: 'smash' | 'bar' | 'lock' }; kind: 'one'; option: OpeningId };
  room: { about: { human: HumanId }; kind: 'one'; option: Square };
  cot: { about: { human: HumanId }; kind: 'one'; option: Square };
};
