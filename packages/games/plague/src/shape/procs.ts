import type { Direction } from '@shamble/parts';
import type { Attack } from './acts.ts';
import type { CardId, HumanId, SearchId, Square, ZombieId } from './state.ts';

/** Named pieces of rules, with what each works on and gives back. */
export type Procs = {
  game: { locals: { at: number }; result: null };
  round: { locals: { at: number }; result: null };
  turn: { locals: { human: HumanId }; result: null };
  arrive: {
    locals: {
      human: HumanId;
      zombie: ZombieId;
      dog: boolean;
      faces: number[];
      squares: Square[];
      /** Does not come out of the reserve. */
      beyond: boolean;
    };
    result: null;
  };
  attack: { locals: Attack; result: null };
  search: { locals: { human: HumanId; search: SearchId; left: number }; result: null };
  effect: { locals: { human: HumanId; card: CardId; search: SearchId }; result: number };
  overload: { locals: { human: HumanId }; result: null };
  trade: {
    locals: { human: HumanId; with: HumanId; given: CardId[]; got: CardId[]; baby: HumanId };
    result: null;
  };
  carry: { locals: { human: HumanId; with: HumanId }; result: null };
  charge: { locals: { human: HumanId; square: Square; facing: Direction; paid: number }; result: null };
  zombies: { locals: { left: number; at: number }; result: null };
  activate: { locals: { zombie: ZombieId }; result: null };
  bite: { locals: { zombie: ZombieId; human: HumanId }; result: null };
  /** True: a card has undone it. */
  wound: { locals: { human: HumanId; zombie: ZombieId; way: Direction; push: boolean }; result: boolean };
  infect: { locals: { human: HumanId; zombie: ZombieId }; result: null };
  rise: { locals: { human: HumanId; square: Square; facing: Direction }; result: null };
  overrun: { locals: { humans: HumanId[]; squares: Square[] }; result: null };
  useCase: { locals: { human: HumanId; card: CardId }; result: null };
  useKit: { locals: { human: HumanId; card: CardId }; result: null };
  useAmmo: { locals: { human: HumanId; card: CardId; gun: CardId }; result: null };
  useCharm: { locals: { human: HumanId; card: CardId; aimed: boolean; dice: number }; result: null };
};
