import { type Engine, Fault, keyText, load, type Match, replay, type Shape } from '@shamble/kernel';
import { commitmentOf } from './key.ts';
import type { Kept } from './records.ts';
import { journalOf } from './resume.ts';

/** A table as a file to carry away. What is damaged is written as it is. */
export interface TableFile {
  readonly name: string;
  readonly text: string;
}

/** The file is an ordinary saved game, so the terminal opens it too; it adds what the shelf knows of the table. */
export function fileOf(kept: Kept): TableFile {
  const { record, snapshot } = kept;
  const { title, opened, commitment, undo, game } = record;
  const day = new Date(record.touched).toISOString().slice(0, 10);
  const analyses = snapshot?.analyses;
  const save = {
    ...{ shamble: 'save', title, opened, commitment, undo, journal: journalOf(kept), table: snapshot?.kept },
    ...(analyses === undefined ? {} : { analyses }),
  };
  return { name: `shamble-${game}-${day}.json`, text: `${JSON.stringify(save)}\n` };
}

/** What a file says of itself, before anything in it is believed. */
export function parseFile(text: string): { readonly game: string; readonly given: Record<string, unknown> } {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw notASave();
  }
  const { shamble, journal } = (given ?? {}) as { shamble?: unknown; journal?: { game?: unknown } | null };
  if (shamble !== 'save' || typeof journal?.game !== 'string') throw notASave();
  return { game: journal.game, given: given as Record<string, unknown> };
}

/** The match in a file, every hash of it checked that these rules can check. */
export function matchIn(engine: Engine<Shape>, given: Record<string, unknown>): Match<Shape> {
  const match = load(engine, given);
  const { commitment } = given;
  if (commitment !== undefined && commitment !== commitmentOf(keyText(match.table.chance.key)))
    throw new Fault('corrupt', 'This file is damaged: its dice are not those it began with. It was left as it is.');
  replay(engine, match.journal, { verify: true });
  return match;
}

/** So many analyses are kept with a game. */
export const MOST_ANALYSES = 6;

/** What a file says analyses have found; nobody has looked whether it is sound. */
export const analysesIn = ({ analyses }: Record<string, unknown>): readonly unknown[] =>
  Array.isArray(analyses) ? analyses.slice(0, MOST_ANALYSES) : [];

const notASave = (): Fault => new Fault('corrupt', 'This file is not a saved game of Shamble. It was left as it is.');
