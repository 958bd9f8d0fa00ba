import { Fault } from '@shamble/kernel';
import { buildingsOf, exitsOf, joins, waysOf, type ZoneMap } from '@shamble/parts';
import { AGENT_KINDS } from '../../content/enemies.ts';
import { type Lock, type Mission, PLAIN_RULES } from '../../content/mission.ts';
import type { Mode } from '../../content/modes.ts';
import { type Cards, cardsOf } from '../../content/own.ts';
import type { Board, BoardDoor, BoardLock } from './board.ts';
import { type Layout, layOut } from './layout.ts';

type ZoneOf = (name: string) => number;

/** All that lies on the ground. */
export type Tokens = Omit<Mission, 'difficulty' | 'minutes' | 'tiles'>;

const SHIPPED: Readonly<Record<Mode, Cards>> = { zombie: cardsOf('zombie'), hero: cardsOf('hero') };

export const buildBoard = (mission: Mission): Board => place(layOut(mission.tiles), mission);

/** Puts the tokens of a mission on the ground. Throws a Fault if one has no place there. */
export function place(layout: Layout, mission: Tokens): Board {
  const numbers = new Map(layout.zones.map(({ name }, zone) => [name, zone] as const));
  const zone: ZoneOf = (name) => {
    const found = numbers.get(name);
    if (found === undefined) throw bad(`"${name}" is no Zone of the board`);
    return found;
  };
  const optional = (name: string | undefined): number => (name === undefined ? -1 : zone(name));
  const doors = doorsOf(layout, mission, zone);
  const map: ZoneMap = { zones: layout.zones.length, ways: waysOf([...layout.sides, ...layout.openings], doors) };
  const buildings = buildingsOf(layout.zones, linksOf(layout, doors));
  const start = mission.start.map(zone);
  const without = (mission.withoutBystander ?? []).map(zone);
  const quiet = (mission.withoutSpawn ?? []).map(zone);
  const zones = layout.zones.map((laid, id) => ({
    ...laid,
    spawn: laid.spawn && !quiet.includes(id),
    building: buildings.findIndex((rooms) => rooms.includes(id)),
  }));
  return {
    ...{ id: mission.id, mode: mission.mode },
    ...{ map, exits: exitsOf(map), zones, doors, buildings },
    doorsAtStart: doors.map(({ open }) => (open ? '1' : '0')).join(''),
    openedAtStart: buildings.map((rooms) => (isOpenedAtStart(rooms, doors, start) ? 1 : 0)),
    ...{ squares: layout.squares, tiles: layout.tiles, size: layout.size },
    ...{ start, split: mission.split },
    spawns: mission.spawns.map(({ zone: name, colour, many = false, wakes = null, until = null }) => ({
      ...{ zone: zone(name), colour, many, wakes, until },
    })),
    exit: optional(mission.exit),
    objectives: (mission.objectives ?? []).map(({ zone: name, colour = 'red', hidden = false }) => ({
      ...{ zone: zone(name), colour, hidden },
    })),
    undersides: mission.undersides ?? [],
    sign: optional(mission.sign),
    bystanders: zones.flatMap(({ bystander }, id) => (bystander && !without.includes(id) ? [id] : [])),
    locks: (mission.locks ?? []).map((lock) => lockOf(lock, doors, zone)),
    foes: (mission.foes ?? []).map(({ who, zone: name }) => ({ who, zone: zone(name) })),
    agents: (mission.agents ?? []).flatMap(({ zone: name, ...figures }) =>
      AGENT_KINDS.flatMap((kind) =>
        figures[kind] === undefined ? [] : [{ zone: zone(name), kind, count: figures[kind] }],
      ),
    ),
    cards: (mission.cards ?? []).map(({ card, zones: names, faceUp = false }) => ({
      ...{ card, zones: names.map(zone), faceUp },
    })),
    trapped:
      mission.trapped === undefined ? null : { zones: mission.trapped.zones.map(zone), faceUp: mission.trapped.faceUp },
    rules: { ...PLAIN_RULES, ...mission.rules },
    goals: mission.goals,
    provenance: worst(mission),
    content: mission.own === undefined ? SHIPPED[mission.mode] : cardsOf(mission.mode, mission.own),
  };
}

/** The printed doors with what tokens make of them, then those that tokens put on a passage (MZ-DOOR-07). */
function doorsOf(layout: Layout, { doors: tokens = [] }: Tokens, zone: ZoneOf): BoardDoor[] {
  const laid = tokens.map(({ between: [a, b], colour = 'red', open = false }) => ({
    ...{ x: zone(a), y: zone(b), colour, open, name: `${a} and ${b}` },
  }));
  const printed = layout.doors.map((door): BoardDoor => {
    const token = laid.find(({ x, y }) => joins(door, x, y));
    return { ...door, colour: token?.colour ?? null, open: token?.open ?? false, onOpening: door.square < 0 };
  });
  const added = laid.flatMap(({ x, y, colour, open, name }): BoardDoor[] => {
    if (printed.some((door) => joins(door, x, y))) return [];
    const gap = layout.openings.find((opening) => joins(opening, x, y));
    if (gap === undefined) throw bad(`no door can stand between ${name}`);
    return [{ ...gap, square: -1, colour, open, onOpening: true }];
  });
  return [...printed, ...added];
}

/** Rooms are linked by openings, and by doors that are open from the start; closed doors part buildings (MZ-BLDG-02, MZ-BLDG-07). */
const linksOf = ({ openings }: Layout, doors: readonly BoardDoor[]): { a: number; b: number }[] => [
  ...openings.filter(({ a, b }) => !doors.some((door) => !door.open && joins(door, a, b))),
  ...doors.filter(({ open, onOpening }) => open && onOpening),
];

/** A door to the street stands open, or the heroes start in it (MZ-BLDG-07). */
const isOpenedAtStart = (rooms: readonly number[], doors: readonly BoardDoor[], start: readonly number[]): boolean =>
  rooms.some((room) => start.includes(room)) ||
  doors.some(({ a, open, onOpening }) => open && !onOpening && rooms.includes(a));

function lockOf(
  { colours = [], around = [], until, rule }: Lock<string>,
  doors: readonly BoardDoor[],
  zone: ZoneOf,
): BoardLock {
  const rooms = around.map(zone);
  const isShut = ({ a, b, colour }: BoardDoor): boolean =>
    (colour !== null && colours.includes(colour)) || rooms.includes(a) !== rooms.includes(b);
  return { doors: doors.flatMap((door, id) => (isShut(door) ? [id] : [])), until, rule };
}

/** A board is reconstructed if any part of it is. */
function worst({ provenance }: Tokens): Board['provenance'] {
  const all = Object.values(provenance).map(({ is }) => is);
  return (['ours', 'reconstructed', 'published', 'printed'] as const).find((is) => all.includes(is)) ?? 'ours';
}

const bad = (what: string): Fault => new Fault('bad-content', `The mission cannot be laid out: ${what}.`);
