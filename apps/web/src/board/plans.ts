import type { GameWords } from '../text/words.ts';

/** Surveying a plan takes a while: one for each board and language. */
export function keptPlans<Plan>(draw: (board: string, words: GameWords) => Plan) {
  const plans = new WeakMap<GameWords['say'], Map<string, Plan>>();
  return (board: string, words: GameWords): Plan => {
    const known = plans.get(words.say) ?? new Map<string, Plan>();
    plans.set(words.say, known);
    const found = known.get(board) ?? draw(board, words);
    known.set(board, found);
    return found;
  };
}
