import {
  analysesIn,
  cardOf,
  commitmentOf,
  fileOf,
  keptFrom,
  matchIn,
  newId,
  newKey,
  parseFile,
  roundOf,
  type TableCard,
  type TableFile,
} from '@shamble/kept';
import { createEngine, type Engine, Fault, keyText, type Match, openMatch, type Shape } from '@shamble/kernel';
import { loadRules, type RuledGame } from '../games/index.ts';
import { failure, LinkFault } from '../link/failure.ts';
import type { DiceProof, NewTable } from '../link/messages.ts';
import type { TableStore } from '../store/tableStore.ts';

export interface Rules {
  readonly game: RuledGame;
  readonly engine: Engine<Shape>;
}

const engines = new Map<string, Promise<Rules>>();

/** The rules of a game, loaded once. */
export function rulesOf(id: string): Promise<Rules> {
  let rules = engines.get(id);
  if (rules === undefined) {
    rules = load(id);
    engines.set(id, rules);
    rules.catch(() => engines.delete(id));
  }
  return rules;
}

async function load(id: string): Promise<Rules> {
  const game = await loadRules(id);
  if (game === null) throw new LinkFault(failure('unknown-game', `This Shamble has no game "${id}".`));
  return { game, engine: createEngine(game.pack.game) };
}

/** Makes a table. Its key is drawn here and stays here; what commits to it is on the card at once. */
export async function makeTable(store: TableStore, wanted: NewTable): Promise<TableCard> {
  const rules = await rulesOf(wanted.game);
  const key = wanted.key ?? newKey();
  const { match } = openMatch(rules.engine, {
    options: wanted.options,
    key,
    ...(wanted.undo === undefined ? {} : { undo: wanted.undo }),
    ...(wanted.holders === undefined ? {} : { holders: seated(rules.engine, wanted, key) }),
  });
  return keepNew(store, rules, match, wanted.title ?? null);
}

/** Seats nobody was named for are held here. */
function seated(engine: Engine<Shape>, { options, holders = {} }: NewTable, key: string): Record<string, string> {
  const { seats } = engine.open(options, key).table;
  const unknown = Object.keys(holders).find((seat) => !seats.includes(seat));
  if (unknown !== undefined) throw new Fault('bad-options', `There is no seat "${unknown}" at this table.`);
  return { ...Object.fromEntries(seats.map((seat) => [seat, 'here'])), ...holders };
}

/** A table from a file, under a name of its own: it never takes the place of another. */
export async function importTable(store: TableStore, text: string): Promise<TableCard> {
  const { game, given } = parseFile(text);
  const rules = await rulesOf(game);
  const match = matchIn(rules.engine, given);
  const title = typeof given.title === 'string' ? given.title.slice(0, 200) : null;
  return keepNew(store, rules, match, title, analysesIn(given));
}

export async function exportTable(store: TableStore, table: string): Promise<TableFile> {
  return fileOf(await store.mustRead(table));
}

/** The key of the dice is shown when there is nothing left to roll. */
export async function diceOf(store: TableStore, table: string): Promise<DiceProof> {
  const { record, snapshot } = await store.mustRead(table);
  const { commitment, outcome } = record;
  if (outcome === null || snapshot === undefined) return { commitment, key: null };
  const key = keyText(snapshot.kept.chance.key);
  return { commitment, key: commitmentOf(key) === commitment ? key : null };
}

async function keepNew(
  store: TableStore,
  { game, engine }: Rules,
  match: Match<Shape>,
  title: string | null,
  analyses: readonly unknown[] = [],
): Promise<TableCard> {
  const facts = { id: newId(), title, opened: Date.now(), round: roundOf(game.pack, engine, match.table) };
  const kept = keptFrom(match, facts, analyses);
  await store.create(kept);
  return cardOf(kept.record);
}
