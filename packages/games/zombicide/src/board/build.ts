import { Fault } from '@shamble/kernel';
import { buildingsOf, exitsOf, joins, waysOf, type ZoneMap } from '@shamble/parts';
import type { Board, BoardDoor, BoardZone, Point, Side } from './board.ts';
import { type Layout, layOut } from './layout.ts';
import { type Colour, type Goal, type Mission, PLAIN_RULES, type Rules } from './mission.ts';

export type Tokens = Omit<Mission, 'title' | 'difficulty' | 'minutes' | 'survivors' | 'tiles'> & {
  readonly survivors?: number;
};

export const buildBoard = (mission: Mission): Board => place(layOut(mission.tiles), mission);

/** Puts the tokens of a mission on the ground. Throws a Fault if one has no place there. */
export function place(layout: Layout, tokens: Tokens): Board {
  const numbers = new Map(layout.zones.flatMap(({ names }, zone) => names.map((name) => [name, zone] as const)));
  const zone = (name: string): number => {
    const found = numbers.get(name);
    if (found === undefined) throw bad(`"${name}" is no zone of the board`);
    return found;
  };
  const rules: Rules = { ...PLAIN_RULES, ...tokens.rules };
  const doors = (tokens.doors ?? []).map(({ between: [a, b], colour = 'red', open = false }): BoardDoor => {
    const site = siteOf(layout, zone(a), zone(b));
    if (site === undefined) throw bad(`no door can stand between ${a} and ${b}`);
    return { ...site, colour, open };
  });
  const map: ZoneMap = { zones: layout.zones.length, ways: waysOf([...layout.sides, ...layout.openings], doors) };
  const buildings = buildingsOf(layout.zones, linksOf(layout, rules.cutOffRooms ? doors : []));
  const start = zone(tokens.start);
  const exit = tokens.exit === undefined ? -1 : zone(tokens.exit);
  const spawns = tokens.spawns.map(({ zone: name, colour = 'red', active = true }) => ({
    zone: zone(name),
    colour,
    active,
  }));
  const goalZones = (name: string): number[] => {
    if (name === 'start') return [start];
    if (name === 'exit' && exit >= 0) return [exit];
    return name === 'spawns' ? [...new Set(spawns.map((spawn) => spawn.zone))] : [zone(name)];
  };
  return {
    id: tokens.id,
    survivors: tokens.survivors ?? 1,
    headcount: tokens.headcount ?? 'ZC-SETUP-07',
    players: tokens.players ?? { min: 1, max: 6 },
    map,
    exits: exitsOf(map),
    zones: layout.zones.map(
      (laid, id): BoardZone => ({ ...laid, building: buildings.findIndex((rooms) => rooms.includes(id)) }),
    ),
    doors,
    doorsAtStart: doors.map(({ open }) => (open ? '1' : '0')).join(''),
    buildings,
    squares: layout.squares,
    tiles: layout.tiles,
    size: layout.size,
    start,
    spawns,
    exit,
    objectives: (tokens.objectives ?? []).map(({ zone: name, colour = 'red', hidden = false }) => ({
      zone: zone(name),
      colour,
      hidden,
    })),
    undersides: tokens.undersides ?? [],
    cars: (tokens.cars ?? []).map(({ kind, zone: name }) => ({ kind, zone: zone(name), drivable: rules.cars })),
    lures: tokens.lures === undefined ? null : { ...tokens.lures, zones: tokens.lures.zones.map(zone) },
    rules,
    goals: tokens.goals.map((goal) => resolve(goal, goalZones, tokens)),
    inOrder: tokens.inOrder ?? false,
    provenance: worst(tokens),
  };
}

/** Where a door between the two can stand: before the street, or on an opening. */
export function siteOf(layout: Layout, x: number, y: number): Omit<BoardDoor, 'colour' | 'open'> | undefined {
  const site = layout.sites.find(({ room, street }) => (room === x && street === y) || (room === y && street === x));
  if (site !== undefined) {
    const { room, street, wall, at, square } = site;
    return { a: room, b: street, onOpening: false, at, wall, square };
  }
  const gap = layout.openings.find((opening) => joins(opening, x, y));
  if (gap === undefined) return undefined;
  return { ...gap, onOpening: true, wall: wallAt(layout.zones[gap.a]!, gap.at), square: -1 };
}

function wallAt({ rects }: Pick<BoardZone, 'rects'>, [x, y]: Point): Side {
  for (const [x0, y0, x1, y1] of rects) {
    if (y >= y0 && y <= y1) {
      if (Math.abs(x - x1) < 2) return 'E';
      if (Math.abs(x - x0) < 2) return 'W';
    }
    if (x >= x0 && x <= x1) {
      if (Math.abs(y - y1) < 2) return 'S';
      if (Math.abs(y - y0) < 2) return 'N';
    }
  }
  throw bad(`an opening at ${x}, ${y} is in no wall`);
}

/** ZC-ZONE-05: rooms are linked by openings. `cut` doors that are closed part a building (ZC-MA4-09). */
const linksOf = ({ openings }: Layout, cut: readonly BoardDoor[]): { a: number; b: number }[] =>
  openings.filter(({ a, b }) => !cut.some((door) => !door.open && joins(door, a, b)));

function resolve(goal: Goal<string>, zones: (name: string) => number[], tokens: Tokens): Goal<number> {
  switch (goal.goal) {
    case 'take':
      return { count: countAll(tokens, goal.colour), ...goal };
    case 'reach':
    case 'clear':
      return { ...goal, zones: goal.zones.flatMap(zones) };
    case 'leave':
      return { ...goal, zone: zones(goal.zone)[0]! };
    case 'supplies': {
      const { zone, ...rest } = goal;
      return zone === undefined ? rest : { ...rest, zone: zones(zone)[0]! };
    }
    default:
      return goal;
  }
}

/** Everyone knows how many Objectives of a colour lie face down, though not which they are. */
function countAll({ objectives = [], undersides = [] }: Tokens, wanted: Colour | undefined): number {
  if (wanted === undefined) return objectives.length;
  const open = objectives.filter(({ hidden, colour = 'red' }) => hidden !== true && colour === wanted);
  return open.length + undersides.filter((colour) => colour === wanted).length;
}

/** A board is reconstructed if any part of it is. */
function worst({ provenance }: Tokens): Board['provenance'] {
  const all = Object.values(provenance).map(({ is }) => is);
  return (['ours', 'reconstructed', 'published', 'printed'] as const).find((is) => all.includes(is)) ?? 'ours';
}

const bad = (what: string): Fault => new Fault('bad-content', `The mission cannot be laid out: ${what}.`);
