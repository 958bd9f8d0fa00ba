import { type AnyModifier, type Game, LAYERS, type Look, type QueryId, type Seat, type Shape } from './game.ts';

type Base = (of: unknown, state: object) => unknown;

export interface CompiledQuery {
  readonly base: Base;
  readonly modifiers: readonly AnyModifier<Shape>[];
}

/** Query -> its answer, and what changes it, layer by layer. */
export function compileQueries(
  queries: Game<Shape>['queries'],
  modifiers: readonly AnyModifier<Shape>[],
): ReadonlyMap<string, CompiledQuery> {
  return new Map(
    Object.entries(queries).map(([name, base]) => [
      name,
      { base, modifiers: LAYERS.flatMap((layer) => modifiers.filter((one) => one.on === name && one.layer === layer)) },
    ]),
  );
}

export function askQuery({ base, modifiers }: CompiledQuery, of: unknown, state: object): unknown {
  let value = base(of, state);
  for (const modifier of modifiers) value = modifier.value(value, of, state);
  return value;
}

/**
 * The game's queries with all their modifiers, asked of a state that is no table's: one put together from a view, for
 * previews and bots. What the view hides is not in it, so only queries that go by open fields may be asked.
 */
export function looker<G extends Shape>(game: Game<G>): (state: G['state'], seats?: readonly Seat[]) => Look<G> {
  const { queries, modifiers } = game as unknown as Game<Shape>;
  const compiled = compileQueries(queries, modifiers);
  return (state, seats = []) => {
    const query = (name: QueryId<G>, of: unknown): unknown => askQuery(compiled.get(name)!, of, state);
    return { state, seats, query: query as Look<G>['query'] };
  };
}
