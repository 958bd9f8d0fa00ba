import type { LoadedGame } from '../games/index.ts';
import { personIn } from '../session/holders.ts';
import type { GameWords } from '../text/words.ts';
import type { Seen } from './skin.ts';

const NEAREST = 2;

/** What is under way, the outermost first: why a question comes up. */
export function framesOf(seen: Seen, { pack }: LoadedGame, words: GameWords): string {
  const { frame } = pack;
  if (frame === undefined) return '';
  // The outermost go without saying.
  return seen.stack
    .slice(1)
    .slice(-NEAREST)
    .map((one) => words.say(frame(seen.state, one)))
    .filter((text, at, all) => text !== all[at - 1])
    .join(' › ');
}

/** What whoever sits there is called: with `holders`, the person; else the seat. */
export const seatName = (
  seen: Seen,
  { pack }: LoadedGame,
  seat: string,
  words: GameWords,
  holders: Readonly<Record<string, string>> = {},
): string => personIn(holders, seat) ?? (pack.seat === undefined ? seat : words.say(pack.seat(seen.state, seat)));
