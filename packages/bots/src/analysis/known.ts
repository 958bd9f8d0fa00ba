import { type Engine, openChance, type Shape, type TableOf, type TableView } from '@shamble/kernel';

/** What an analysis goes by at a moment: what a seat knew then; or the table itself, with all cards open. */
export type Known<G extends Shape> = { readonly view: TableView<G> } | { readonly table: TableOf<G> };

/** A table as it may have been then. With all cards open they lie as they lay, and only dice fall anew. */
export function sampled<G extends Shape>(engine: Engine<G>, known: Known<G>, key: string): TableOf<G> {
  if ('view' in known) return engine.sample(known.view, key);
  return { ...engine.clone(known.table), chance: openChance(key) };
}

/** The same engine, whose samples of this moment are those. */
export function samplingFrom<G extends Shape>(engine: Engine<G>, known: Known<G>): Engine<G> {
  if ('view' in known) return engine;
  return Object.create(engine, { sample: { value: (_view: unknown, key: string) => sampled(engine, known, key) } });
}
