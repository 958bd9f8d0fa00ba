import { same } from '@shamble/kernel';
import type { WireOffer } from '@shamble/protocol';
import type { AreaWord } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import type { SeatWord } from './seatText.ts';
import type { Seen } from './skin.ts';

/** An answer in a few words. */
export function answerInWords(
  seen: Seen,
  offer: WireOffer,
  answer: unknown,
  words: GameWords,
  word: AreaWord<SeatWord>,
): string {
  const { choice } = seen.pending!;
  const name = (option: unknown): string => words.option(seen, choice, option);
  const list = (parts: readonly string[]): string => parts.join('; ') || word('hint.nothing');
  switch (offer.kind) {
    case 'one':
      return name(answer);
    case 'some':
      return list((answer as readonly unknown[]).map(name));
    case 'order':
      return list((answer as readonly string[]).map((item, i) => `${i + 1}. ${name(item)}`));
    case 'share':
      return list(
        Object.entries(answer as Record<string, number>)
          .filter(([, n]) => n > 0)
          .map(([id, n]) => word('hint.count', { n, what: name(id) })),
      );
    case 'arrange': {
      const places = answer as Record<string, string>;
      if (same(places, offer.now)) return word('hint.as-is');
      return list(
        offer.items
          .filter((item) => places[item] !== undefined && places[item] !== offer.now[item])
          .map((item) => word('hint.part', { what: name(item), where: name(places[item]) })),
      );
    }
  }
}
