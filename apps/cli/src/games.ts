import { games, type ShelvedGame } from '@shamble/server/games';
import { nearest } from './nearest.ts';
import { Stop } from './stop.ts';

export { games, type ShelvedGame };

export const gameNames = (): readonly string[] => games.map((game) => game.id);

export function findGame(given: string): ShelvedGame {
  return games.find((game) => game.id === given) ?? unknown('cli.unknown.game', given, gameNames());
}

/** What kind of table is wanted. */
export interface Wish {
  readonly mission?: string | undefined;
  readonly seats?: number | undefined;
  readonly variants?: readonly string[] | undefined;
}

export interface Setting {
  readonly mission: string;
  readonly seats: number;
  readonly variants: readonly string[];
}

/** The wish with its gaps filled: the first mission, and as many seats as it takes at least. */
export function settingOf({ pack, id }: ShelvedGame, wish: Wish): Setting {
  const { missions } = pack;
  const mission =
    wish.mission === undefined
      ? missions[0]!
      : (missions.find((one) => one.id === wish.mission) ??
        unknown(
          'cli.unknown.mission',
          wish.mission,
          missions.map((one) => one.id),
          { game: id },
        ));
  const { min, max, except = [] } = mission.seats;
  const seats = wish.seats ?? min;
  if (seats < min || seats > max) throw new Stop('cli.wrong.seats', { mission: mission.id, min, max, given: seats });
  if (except.includes(seats)) throw new Stop('cli.wrong.seats.between', { mission: mission.id, given: seats });
  const variants = wish.variants ?? [];
  const known = pack.variants.map((one) => one.id);
  for (const variant of variants)
    if (!known.includes(variant)) unknown('cli.unknown.variant', variant, known, { game: id });
  return { mission: mission.id, seats, variants };
}

export function unknown(id: string, given: string, names: readonly string[], more: Record<string, string> = {}): never {
  throw new Stop(id, { given, names: nearest(given, names).join(', ') || '—', ...more });
}
