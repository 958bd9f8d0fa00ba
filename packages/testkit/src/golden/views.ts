import { type Engine, type GamePack, hash, type Shape, same, type Table, type Viewer, WATCHER } from '@shamble/kernel';
import { brief } from '../scenario/matching.ts';

/** What each viewer saw when it was last written down. */
export interface Viewing {
  readonly pack: GamePack<Shape>;
  readonly engine: Engine<Shape>;
  readonly shown: Map<Viewer, Record<string, unknown>>;
}

/** Views are written out at the opening, after so many blocks, and at the end. */
const EVERY = 25;

export const openAlbum = (pack: GamePack<Shape>, engine: Engine<Shape>): Viewing => ({
  pack,
  engine,
  shown: new Map(),
});

/** A digest of every view after every answer; now and then what has changed in them, and the board. */
export function viewLines(
  { pack, engine, shown }: Viewing,
  table: Table,
  block: number,
): { digest: string; pictures: string[] } {
  const viewers: Viewer[] = [...table.seats, WATCHER];
  const views = viewers.map((viewer) => ({ viewer, state: engine.view(table, viewer).state }));
  const digest = views.map(({ viewer, state }) => `${viewer}:${hash(state).slice(0, 6)}`).join(' ');
  if (block % EVERY !== 0 && table.pending !== null) return { digest, pictures: [] };
  const [first] = views;
  const changed = views.flatMap(({ viewer, state }) =>
    changes(shown, viewer, fieldsOf(state), viewer === first!.viewer ? null : fieldsOf(first!.state), first!.viewer),
  );
  const board = pack.stage.draw(views.at(-1)!.state).split('\n');
  return { digest, pictures: [...changed, ...board.map((line) => `  | ${line}`.trimEnd())] };
}

const fieldsOf = (state: object): Record<string, unknown> => state as Record<string, unknown>;

/**
 * What has changed, field by field, so that a difference is found on a line one can read. What the first viewer sees
 * too is not written twice: what differs between seats is what one looks for.
 */
function changes(
  shown: Viewing['shown'],
  viewer: Viewer,
  state: Record<string, unknown>,
  first: Record<string, unknown> | null,
  firstViewer: Viewer,
): string[] {
  const before = shown.get(viewer) ?? {};
  const now: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(state))
    now[key] = first !== null && same(value, first[key]) ? `as ${firstViewer}` : value;
  shown.set(viewer, now);
  return Object.entries(now)
    .filter(([key, value]) => !same(before[key], value))
    .filter(([key, value]) => before[key] !== undefined || value !== `as ${firstViewer}`)
    .map(([key, value]) => `  ~ ${viewer} ${key}: ${value === `as ${firstViewer}` ? value : compact(value)}`);
}

const MOST_FIELD = 2_000;

/** On one line, with runs of the same number written once. */
function compact(value: unknown): string {
  return brief(value, Number.POSITIVE_INFINITY)
    .replace(/(?<=[[ ])(-?\d+)((?:, \1){3,})(?=[\],])/g, (run, number: string) => `${number} x${run.split(',').length}`)
    .slice(0, MOST_FIELD);
}
