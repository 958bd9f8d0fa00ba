/**
 * Whether those at this screen have won. Null: they sit on both sides, or look on, so that it has to be said who has.
 * `mine`: their seats, `all`: every seat of the table.
 */
export function wonBy(winners: readonly string[], mine: readonly string[], all: readonly string[]): boolean | null {
  if (winners.length === 0) return false;
  if (all.every((seat) => winners.includes(seat))) return true;
  const ours = mine.filter((seat) => winners.includes(seat)).length;
  return mine.length > 0 && ours === mine.length ? true : mine.length > 0 && ours === 0 ? false : null;
}
