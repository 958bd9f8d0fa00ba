import { type Kept, keptFrom, newId, newKey } from '@shamble/kept';
import { type Engine, Fault, type Holders, type Match, openMatch, type Shape, type Table } from '@shamble/kernel';
import { OPEN_SEAT } from '@shamble/protocol';
import type { ShelvedGame } from '../games.ts';
import type { Facts } from '../store/index.ts';
import { factsOf } from './roomFacts.ts';

export interface NewRoom {
  readonly game: string;
  readonly mission: string;
  readonly seats: number;
  readonly variants: readonly string[];
  readonly isPublic: boolean;
  readonly title: string | null;
  /** In place of mission, seats and variants. */
  readonly options?: unknown;
}

/** A table as somebody wants it, before anything is kept of it: he holds its first seat, the others are open. */
export function layTable(
  game: ShelvedGame,
  engine: Engine<Shape>,
  wanted: Pick<NewRoom, 'mission' | 'seats' | 'variants' | 'title' | 'options'>,
  guest: string,
  now: number,
): Kept & { readonly record: Kept['record'] & Facts } {
  const { pack } = game;
  const options = wanted.options ?? pack.options(wanted.mission, wanted.seats, known(game, wanted.variants));
  const seats = pack.game.seats(pack.game.options(options));
  const holders = Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? guest : OPEN_SEAT]));
  const match = begun(engine, options, holders);
  const facts = factsOf(game, engine, match.standing, match.table as Table, now);
  const id = `${newId()}${newId()}`;
  const kept = keptFrom(match, { id, title: wanted.title, opened: facts.touched, round: facts.round });
  return { ...kept, record: { ...kept.record, ...facts } };
}

function begun(engine: Engine<Shape>, options: unknown, holders: Holders): Match<Shape> {
  try {
    return openMatch(engine, { options, key: newKey(), holders, undo: 'consent' }).match;
  } catch (cause) {
    if (!(cause instanceof Fault) || (cause.code !== 'runaway' && cause.code !== 'dead-end')) throw cause;
    const sentence = 'At this table nobody could ever do anything. Give its board more room.';
    throw new Fault('bad-options', sentence, { cause });
  }
}

function known({ id, pack }: ShelvedGame, variants: readonly string[]): readonly string[] {
  const names = pack.variants.map((variant) => variant.id);
  const other = variants.find((name) => !names.includes(name));
  if (other === undefined) return variants;
  throw new Fault('bad-options', `The game ${id} has no variant "${other}". It has: ${names.join(', ')}.`);
}
