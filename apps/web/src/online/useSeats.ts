import type { VariantEntry } from '@shamble/kernel';
import type { OnlineCard } from '@shamble/protocol';
import { useMemo } from 'react';
import { seatsOf, viewBefore } from '../home/draft.ts';
import type { Drawn } from '../home/shelf.ts';
import { playedAt } from '../table/Played.tsx';
import { capital } from '../text/capital.ts';
import { useTongue } from '../text/useWords.ts';
import type { GameWords } from '../text/words.ts';
import { gameWords } from '../text/words.ts';
import type { SeatShown } from './SeatList.tsx';

interface Described {
  readonly words: GameWords;
  readonly mission: string;
  readonly title: string;
  readonly seats: readonly SeatShown[];
  readonly variants: readonly VariantEntry[];
}

/** What a table is about, in words: from what it was made from. */
export function useDescribed(card: Pick<OnlineCard, 'title' | 'options'>, { game, skin }: Drawn): Described {
  const [tongue] = useTongue();
  const { title, options } = card;
  return useMemo(() => {
    const words = gameWords(tongue, game);
    const mission = (options ?? null) === null ? '' : game.pack.missionOf(options);
    const chosen = skin.cast?.chosen(options) ?? [];
    const roster = skin.cast?.heroes(options, words) ?? [];
    const seats = seatsOf(game, options).map(({ id, name }, i) => ({
      seat: id,
      name: name === null ? id : capital(words.say(name)),
      heroes: (chosen[i] ?? []).flatMap((hero) => roster.find((one) => one.id === hero) ?? []),
    }));
    const variants = playedAt(game, viewBefore(game, options));
    return { words, mission, variants, title: title ?? words.mission(mission) ?? words.title, seats };
  }, [tongue, game, skin, title, options]);
}
