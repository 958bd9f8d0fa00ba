import { createEngine, keyFromSeed, type Save } from '@shamble/kernel';
import { findGame } from '../src/games.ts';

/** A saved game of the thumbnail in a chosen position, as the text of its file. */
export function stagedSave(given: Readonly<Record<string, unknown>>): string {
  const { pack } = findGame('thumbnail');
  const engine = createEngine(pack.game);
  const { options, ...staged } = pack.stage.set(given);
  const { table } = engine.open(options, keyFromSeed(2), staged);
  const holders = Object.fromEntries(table.seats.map((seat) => [seat, 'here']));
  const { version, content, id: game } = pack.game;
  const segment = { version, content, start: { table, holders }, hash: engine.hash(table), forced: [], entries: [] };
  const save: Save = { shamble: 'save', journal: { format: 1, game, segments: [segment] }, table, undo: 'free' };
  return JSON.stringify(save);
}
