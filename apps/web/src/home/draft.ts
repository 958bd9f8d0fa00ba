import {
  type Box,
  Fault,
  type MissionEntry,
  missionWith,
  type Phrase,
  type Seat,
  type Shape,
  WATCHER,
} from '@shamble/kernel';
import { faultPhrase } from '@shamble/text';
import type { LoadedGame } from '../games/index.ts';
import type { NewTable } from '../link/messages.ts';
import { type Holder, holderText, ME } from '../session/holders.ts';
import type { Cast } from '../table/skin.ts';

/** A table somebody is about to make. */
export interface Draft {
  readonly mission: string;
  readonly players: number;
  readonly variants: readonly string[];
  /** Seat by seat, also of seats that are not there just now. */
  readonly holders: readonly Holder[];
  /** In the order of the seats; null: as they come. */
  readonly heroes: readonly string[] | null;
  /** Files with more of them. */
  readonly files: readonly string[];
  /** What the pile is put together from; null: the usual cards. */
  readonly cards: readonly string[] | null;
  /** Somebody's own, over what is shipped. */
  readonly box: Box | null;
}

/** Why something cannot be played so. */
export interface Refused {
  readonly phrase: Phrase;
  /** Whether the phrase is the game's own, and tells more than its rules. */
  readonly isOwn: boolean;
  readonly rules: readonly string[];
}

/** Someone else at the second seat, and so on. */
const OTHERS: readonly Holder[] = [ME, ...Array.from({ length: 7 }, (): Holder => ({ who: 'other', name: '' }))];

export const countsOf = ({ seats: { min, max, except = [] } }: MissionEntry): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => !except.includes(n));

export const missionIn = ({ pack }: LoadedGame, id: string): MissionEntry =>
  pack.missions.find((mission) => mission.id === id) ?? pack.missions[0]!;

export function newDraft(game: LoadedGame, mission: string): Draft {
  const entry = missionIn(game, mission);
  return {
    ...{ mission: entry.id, players: countsOf(entry)[0]!, variants: [], holders: OTHERS },
    ...{ heroes: null, files: [], cards: null, box: null },
  };
}

/** The same people at another mission, as many as it takes. */
export function onMission(game: LoadedGame, draft: Draft, mission: string): Draft {
  const counts = countsOf(missionIn(game, mission));
  return { ...draft, mission, players: counts.includes(draft.players) ? draft.players : counts[0]! };
}

export function refusalFrom(cause: unknown): Refused {
  if (cause instanceof Fault) return { phrase: faultPhrase(cause), isOwn: cause.says !== null, rules: cause.rules };
  throw cause;
}

/** The mission as it is laid: its id, or its text where a box has another. */
export const laidMission = ({ box }: LoadedGame['pack'], draft: Draft): string =>
  box === undefined || draft.box === null ? draft.mission : missionWith(box, draft.box, draft.mission);

/** What the game makes the table from. Throws a Fault where it cannot. */
export function optionsOf({ pack }: LoadedGame, cast: Cast | undefined, draft: Draft): unknown {
  let options = pack.options(laidMission(pack, draft), draft.players, draft.variants);
  if (draft.box !== null && pack.box !== undefined) options = pack.box.put(options, draft.box);
  if (draft.cards !== null && pack.pile !== undefined) options = pack.pile.choose(options, draft.cards);
  if (cast === undefined) return options;
  for (const file of draft.files) options = cast.add?.(options, file) ?? options;
  if (draft.heroes === null) return options;
  const places = cast.chosen(options);
  const known = cast.ids(options);
  const wanted = [...new Set([...draft.heroes.filter((id) => known.includes(id)), ...places.flat(), ...known])];
  let next = 0;
  return cast.choose(
    options,
    places.map((heroes) => heroes.map(() => wanted[next++]!)),
  );
}

/** Why it cannot be played; null if it can. */
export function refusalOf(game: LoadedGame, cast: Cast | undefined, draft: Draft): Refused | null {
  try {
    game.pack.game.options(optionsOf(game, cast, draft));
    return null;
  } catch (cause) {
    return refusalFrom(cause);
  }
}

export const toggled = (variants: readonly string[], id: string): readonly string[] =>
  variants.includes(id) ? variants.filter((one) => one !== id) : [...variants, id];

export interface SeatEntry {
  readonly id: Seat;
  /** Null where the game has no name for it. */
  readonly name: Phrase | null;
}

const STILL = { roll: () => 1, pick: () => 0, shuffle: () => undefined };

/** What anybody sees of such a table before it is there. */
export const viewBefore = ({ pack: { game } }: LoadedGame, options: unknown): Shape['view'] =>
  game.view(game.setup(game.options(options), STILL), WATCHER);

/** The seats of such a table and what each is called, before it is there. */
export function seatsOf(of: LoadedGame, options: unknown): readonly SeatEntry[] {
  const { game, seat } = of.pack;
  const read = game.options(options);
  const view = viewBefore(of, options);
  return game.seats(read).map((id) => ({ id, name: seat?.(view, id) ?? null }));
}

/** What to ask for. Throws a Fault where it cannot be played. */
export function tableFrom(game: LoadedGame, cast: Cast | undefined, draft: Draft): NewTable {
  const options = optionsOf(game, cast, draft);
  const seats = game.pack.game.seats(game.pack.game.options(options));
  const holders = Object.fromEntries(seats.map((seat, i) => [seat, holderText(draft.holders[i] ?? ME, seat)]));
  return { game: game.id, options, holders };
}
