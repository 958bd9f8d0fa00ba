import { Fault } from '@shamble/kernel';
import { list, MOST_ENTRIES, notes, record, type Say, text, whole } from '../../content/json.ts';
import type { Board } from './board.ts';
import { place, type Tokens } from './build.ts';
import { layOutDrawing } from './drawing.ts';
import { checkTokens, TOKEN_KEYS } from './missionCheck.ts';

/**
 * A small board drawn as text, with tokens, as JSON (a scenario writes it as YAML):
 *
 *     board: |
 *       a-b-b
 *         +
 *       c A-B
 *       |   /
 *       d-e-f
 *     start: A
 *     spawns: [a, { zone: d, colour: blue, active: false }]
 *
 * The drawing is as `readDrawing` takes it. A room meets the street by doors only (ZC-MOVE-04). The lines of sight run
 * along the squares (ZC-LOS-01).
 *
 * The tokens, all optional; a zone is its letter:
 *
 *     start       the starting zone; the first one drawn if not said
 *     spawns      Invasion Zones, clockwise: a letter, or { zone, colour, active }
 *     exit        the Exit zone
 *     objectives  a letter, or { zone, colour, hidden }; red if not said
 *     undersides  the true colours of the hidden ones
 *     doors       colours of drawn doors: { between: [A, b], colour }
 *     cars        { kind: police or pimp, zone }
 *     tiles       the letters on each tile, [ab, bcA]; a zone may lie on several. All lie on one tile if not said
 *     manholes    a letter, or { zone, tile } with the tile's number from 1 where the zone lies on several
 *     rules, goals, inOrder   as in a mission. Without goals: all objectives must be taken; without those, nothing wins
 */
export interface Drawing extends Partial<Omit<Tokens, 'id' | 'provenance' | 'spawns' | 'objectives'>> {
  readonly board: string;
  readonly spawns?: readonly (string | Tokens['spawns'][number])[];
  readonly objectives?: readonly (string | NonNullable<Tokens['objectives']>[number])[];
  readonly tiles?: readonly string[];
  readonly manholes?: readonly (string | { readonly zone: string; readonly tile: number })[];
}

const KEYS = ['board', 'tiles', 'manholes', ...TOKEN_KEYS.filter((key) => key !== 'provenance')];

export const isDrawing = (text: string): boolean => /^\s*\{/.test(text) && parse(text)?.board !== undefined;

export function boardFromDrawing(text: string): Board {
  const { faults, say } = notes();
  const given = record(say, 'The board', parse(text), KEYS);
  if (typeof given?.board !== 'string') say('board should be a drawing');
  if (faults.length > 0) throw bad(faults.join('; '));
  const drawing = given as unknown as Drawing;
  checkDrawing(say, given!);
  if (faults.length > 0) throw bad(faults.join('; '));
  const { layout, doors } = layOutDrawing(drawing, bad);
  return place(layout, {
    start: layout.zones[0]!.name,
    ...tokensOf(given!),
    doors: paint(doors, drawing.doors ?? []),
  } as Tokens);
}

/** All that is told of a board beside its drawing. */
const tokensOf = (given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  goals: [{ goal: 'take', count: Math.max(1, Array.isArray(given.objectives) ? given.objectives.length : 0) }],
  ...without(given, ['board', 'tiles', 'manholes']),
  id: 'drawn',
  spawns: entries(given.spawns),
  objectives: entries(given.objectives),
  provenance: { tiles: { is: 'ours' } },
});

/** Looked at before anything is laid out. */
function checkDrawing(say: Say, given: Readonly<Record<string, unknown>>): void {
  checkTokens(say, { start: 'a', ...tokensOf(given) });
  const { tiles = [], manholes = [] } = given;
  for (const letters of list(say, 'tiles', tiles)) text(say, 'tiles', letters);
  for (const entry of list(say, 'manholes', manholes)) {
    if (typeof entry === 'string') continue;
    const { zone, tile } = record(say, 'manholes', entry, ['zone', 'tile']) ?? {};
    text(say, 'manholes, zone,', zone);
    if (tile !== undefined) whole(say, 'manholes, tile,', tile, 1, MOST_ENTRIES);
  }
}

/** A letter alone stands for a token in that zone. */
const entries = (given: unknown = []): unknown =>
  Array.isArray(given) ? given.map((entry) => (typeof entry === 'string' ? { zone: entry } : entry)) : given;

type Doors = NonNullable<Tokens['doors']>;

/** The drawn doors in the colours that are said for them. */
function paint(doors: Doors, colours: Doors): Doors {
  const same = (x: readonly string[], y: readonly string[]): boolean => [...x].sort().join() === [...y].sort().join();
  for (const { between } of colours)
    if (!doors.some((door) => same(door.between, between)))
      throw bad(`no door is drawn between ${between.join(' and ')}`);
  return doors.map((door) => ({ ...door, ...colours.find(({ between }) => same(door.between, between)) }));
}

const without = (drawing: Readonly<Record<string, unknown>>, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(drawing).filter(([key]) => !keys.includes(key)));

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const bad = (what: string): Fault => new Fault('bad-content', `The drawn board cannot be used: ${what}.`);
