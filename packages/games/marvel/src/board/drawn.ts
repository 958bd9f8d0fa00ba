import { Fault } from '@shamble/kernel';
import { type DrawnGround, readDrawing } from '@shamble/parts';
import type { Board } from './board.ts';
import { place, type Tokens } from './build.ts';
import { drawingFault } from './drawnForm.ts';
import type { LaidDoor, Layout } from './layout.ts';

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
 *     spawns: [a, { zone: d, colour: blue, wakes: { taken: blue } }]
 *
 * The drawing is as `readDrawing` takes it: small letters are street, capital letters are rooms. Street and room meet by
 * doors only. The lines of sight run along the squares. The tokens, all optional; a Zone is its letter:
 *
 *     start       the Starting Zone, or a list of two; the first Zone drawn if not said
 *     spawns      Spawn Points, the Initial one first: a letter, or { zone, colour, many, wakes, until }
 *     exit        the Exit
 *     objectives  a letter, or { zone, colour, hidden }; red if not said
 *     undersides  the true colours of the hidden ones
 *     doors       colours of drawn doors: { between: [A, b], colour }
 *     symbols     rooms with the Spawn symbol
 *     bystanders  rooms with the Bystander symbol
 *     sign        the Avengers Sign
 *     foes        who stands there at the start, and comes back there: { who: thor, zone: b }
 *     mode, split, locks, cards, trapped, rules, goals   as in a mission. Without goals nothing wins
 */
export interface Drawing extends Partial<Omit<Tokens, 'id' | 'provenance' | 'start' | 'spawns' | 'objectives'>> {
  readonly board: string;
  readonly start?: string | readonly string[];
  readonly spawns?: readonly (string | Tokens['spawns'][number])[];
  readonly objectives?: readonly (string | NonNullable<Tokens['objectives']>[number])[];
  readonly symbols?: readonly string[];
  readonly bystanders?: readonly string[];
}

export const isDrawing = (text: string): boolean => /^\s*\{/.test(text) && parse(text)?.board !== undefined;

export function boardFromDrawing(text: string): Board {
  const given = parse(text);
  const wrong = drawingFault(given);
  if (wrong !== null) throw bad(wrong);
  const drawing = given as unknown as Drawing;
  const { start, spawns, objectives, doors = [], symbols: _s, bystanders: _b, board: _, ...tokens } = drawing;
  const ground = readDrawing(drawing.board, UNIT, bad);
  const first = ground.zones[0]!.name;
  return place(layOutDrawing(ground, drawing), {
    mode: 'zombie',
    goals: [],
    ...tokens,
    id: 'drawn',
    start: [start ?? first].flat(),
    spawns: (spawns ?? []).map((spawn, at) => (typeof spawn === 'string' ? { zone: spawn, colour: tint(at) } : spawn)),
    objectives: (objectives ?? []).map((one) => (typeof one === 'string' ? { zone: one } : one)),
    doors: paint(ground.doors, doors),
    provenance: { tiles: { is: 'ours' } },
  });
}

const tint = (at: number): 'first' | 'red' => (at === 0 ? 'first' : 'red');

/** Squares of the printed tiles to a drawn one. */
const UNIT = 2;

function layOutDrawing(ground: DrawnGround, { symbols = [], bystanders = [] }: Drawing): Layout {
  for (const name of [...symbols, ...bystanders])
    if (!ground.zones.some((zone) => zone.name === name && !zone.street)) throw bad(`"${name}" is no room`);
  const isJoined = (a: number, b: number, [x, y]: readonly [string, string]): boolean => {
    const names = [ground.zones[a]!.name, ground.zones[b]!.name];
    return names.includes(x) && names.includes(y);
  };
  return {
    zones: ground.zones.map((zone) => ({
      ...zone,
      room: zone.street ? null : 'drawn',
      tile: 0,
      bystander: bystanders.includes(zone.name),
      spawn: symbols.includes(zone.name),
    })),
    sides: ground.sides,
    openings: ground.openings.filter(({ a, b }) => !ground.doors.some(({ between }) => isJoined(a, b, between))),
    doors: ground.doors.map(({ between }): LaidDoor => {
      const site = ground.sites.find(({ room, street }) => isJoined(room, street, between));
      if (site !== undefined) return { ...site, a: site.room, b: site.street };
      return { ...ground.openings.find(({ a, b }) => isJoined(a, b, between))!, square: -1 };
    }),
    squares: ground.squares,
    tiles: [{ side: 'drawn', turn: 0, column: 0, row: 0 }],
    size: ground.size,
  };
}

type Doors = NonNullable<Tokens['doors']>;

/** Tokens: the doors drawn open, and those of the colours that are said for them. */
function paint(drawn: DrawnGround['doors'], colours: Doors): Doors {
  const same = (x: readonly string[], y: readonly string[]): boolean => [...x].sort().join() === [...y].sort().join();
  for (const { between } of colours)
    if (!drawn.some((door) => same(door.between, between)))
      throw bad(`no door is drawn between ${between.join(' and ')}`);
  const tokens = drawn.map((door) => ({ ...door, ...colours.find(({ between }) => same(door.between, between)) }));
  return tokens.filter((door) => door.open || 'colour' in door);
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const bad = (what: string): Fault => new Fault('bad-content', `The drawn board cannot be used: ${what}.`);
