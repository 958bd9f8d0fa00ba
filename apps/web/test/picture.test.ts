import type { Event } from '@shamble/kernel';
import { KINDS, type View } from '@shamble/zombicide/types';
import { describe, expect, it } from 'vitest';
import { apply, settle, viewOf } from '../src/games/zombicide/picture.ts';
import type { Picture } from '../src/telling/types.ts';
import { play, playAll } from './games.ts';

const standing = ({ dead }: Picture): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { space, kind } of dead) counts[`${space} ${kind}`] = (counts[`${space} ${kind}`] ?? 0) + 1;
  return counts;
};
const figures = ({ figures: all }: View): Record<string, number> =>
  Object.fromEntries(
    all.flatMap((count, spot) =>
      count > 0 ? [[`${Math.floor(spot / KINDS.length)} ${KINDS[spot % KINDS.length]}`, count]] : [],
    ),
  );
const names = ({ dead }: Picture): Set<string> => new Set(dead.map(({ id }) => id));

/** What happens to the dead. That the view is retold rightly is a law of the game. */
const KNOWN = ['appeared', 'shambled', 'attackResolved'];

describe('the picture of Zombicide', () => {
  it('gives every figure a name of its own, which it keeps wherever it goes', async () => {
    const met = new Set<string>();
    const missed = (): string[] => KNOWN.filter((id) => !met.has(id));
    await playAll(
      () => missed().length > 0,
      async (game, seed) => {
        let picture: Picture | null = null;
        await play(game, { seed, steps: 120 }, (update, before) => {
          let now = picture ?? settle(before.view, null);
          for (const event of update.events as Event[]) {
            met.add(event.id);
            const next = apply(now, event);
            expect(standing(next), `${game.name}, ${seed}, after ${update.n}`).toEqual(figures(viewOf(next)));
            expect(names(next).size).toBe(next.dead.length);
            if (event.id === 'shambled') expect([...names(now)].filter((id) => !names(next).has(id))).toEqual([]);
            now = next;
          }
          picture = settle(update.view, now);
          expect(standing(picture)).toEqual(figures(update.view.state as View));
        });
      },
    );
    expect(missed()).toEqual([]);
  });
});
