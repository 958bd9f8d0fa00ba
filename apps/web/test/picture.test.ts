import type { Event } from '@shamble/kernel';
import type { Update } from '@shamble/protocol';
import { KINDS, type View, WOUND, type Zombicide } from '@shamble/zombicide/types';
import { describe, expect, it } from 'vitest';
import { apply, settle, viewOf } from '../src/games/zombicide/picture.ts';
import type { Picture } from '../src/telling/types.ts';
import { play, playAll } from './games.ts';

type Revealing = Zombicide['procs']['reveal']['locals'];

/** What the board shows: the rest of a picture waits for the next view. */
function shown(picture: Picture, { view }: Update) {
  const { figures, noise, doors, revealed, survivors, cars, objectives, active, loudest, round, phase } =
    viewOf(picture);
  // Those who fall in an attack are told of when it is over; till then they count as standing.
  const standing = figures.map((count, at) => count + (picture.untold[spot(at)] ?? 0));
  // A second building behind the same door is told of when its order is known.
  const awaited = view.stack.flatMap(({ proc, locals }) => (proc === 'reveal' ? [(locals as Revealing).building] : []));
  return {
    ...{ standing, noise, doors, active, loudest, round, phase },
    revealed: revealed.map((is, building) => (awaited.includes(building) ? 1 : is)),
    survivors: survivors.map(({ zone, status, car, place, xp, slots, done }) => ({
      ...{ zone, status, car, place, xp, done },
      wounds: slots.filter((held) => held === WOUND).length,
    })),
    cars: cars.map(({ zone, seats }) => ({ zone, seats })),
    taken: objectives.map(({ taken }) => taken),
  };
}
const spot = (at: number): string => `${Math.floor(at / KINDS.length)} ${KINDS[at % KINDS.length]}`;

const standing = ({ dead }: Picture): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { space, kind } of dead) counts[`${space} ${kind}`] = (counts[`${space} ${kind}`] ?? 0) + 1;
  return counts;
};
const figures = ({ figures: all }: View): Record<string, number> =>
  Object.fromEntries(all.flatMap((count, at) => (count > 0 ? [[spot(at), count]] : [])));

/** Every event that changes the board, but for leaving it: chance seldom wins. */
const KNOWN = (
  'turnBegan turnEnded activationBegan activationEnded moved noiseMade madeLoudest inventoryChanged discarded doorOpened ' +
  'doorClosed buildingRevealed appeared shambled attackResolved xpGained learned wounded cardLost healed died carEntered ' +
  'carLeft seatChanged drove objectiveTaken spawnActivated firstSpawnChosen'
).split(' ');

describe('the picture of Zombicide', () => {
  it('follows the events to what the view shows, in every update of random games', async () => {
    const met = new Set<string>();
    const missed = (): string[] => KNOWN.filter((id) => !met.has(id));
    await playAll(
      () => missed().length > 0,
      async (game, seed) => {
        let picture: Picture | null = null;
        await play(game, { seed, steps: 300 }, (update, before) => {
          picture ??= settle(before.view, null);
          for (const { id } of update.events) met.add(id);
          const told = update.events.reduce<Picture>((now, event: Event) => apply(now, event, update.view), picture);
          const real = settle(update.view, told);
          expect(shown(told, update), `${game.name}, ${seed}, after ${update.n}`).toEqual(shown(real, update));
          expect(standing(real)).toEqual(figures(update.view.state as View));
          expect(new Set(real.dead.map(({ id }) => id)).size).toBe(real.dead.length);
          picture = real;
        });
      },
    );
    expect(missed()).toEqual([]);
  });
});
