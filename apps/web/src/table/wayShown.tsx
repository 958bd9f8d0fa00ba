import type { Way } from '@shamble/kernel';
import type { LoadedGame } from '../games/index.ts';
import { CostTicket } from '../parts/Ticket.tsx';
import type { GameWords } from '../text/words.ts';
import type { Seen, Shown, Skin } from './skin.ts';

/** A way on the board: the path, what it costs and what it risks. */
export function wayShown(seen: Seen, { pack }: LoadedGame, skin: Skin, way: Way, words: GameWords): Shown {
  const hero = skin.hero(seen);
  const ways = pack.ways!;
  const total = words.say(ways.cost(way));
  const risks = ways.risks(seen.state, seen.pending!, way);
  const lines = risks.map(({ phrase, bad }, at) => ({
    id: String(at),
    text: words.say(phrase),
    tone: bad ? ('bad' as const) : ('good' as const),
  }));
  const { to, through, cost } = way;
  return {
    highlights: {
      hover: to,
      warned: risks.flatMap(({ at = [] }) => at),
      ...(hero === null ? {} : { path: { piece: skin.pieceOf(hero), through, cost } }),
    },
    tickets: [{ key: 'way', at: { space: to }, body: <CostTicket icon="boot-prints" total={total} lines={lines} /> }],
    says: [total, ...lines.map(({ text }) => text)].join('. '),
  };
}
