import { distancesTo, follows, pathsOf, UNREACHABLE } from '@shamble/parts';
import { describe, expect, test } from 'vitest';
import { BOX } from '../../content/box.ts';
import { BYSTANDER_DECK } from '../../content/bystanders.ts';
import { COLOURS, GROUPS, type Mission } from '../../content/mission.ts';
import { MISSIONS } from '../../content/missions.ts';
import { type Board, boardOf } from '../../src/board/board.ts';
import { contentEn } from '../../text/content.en.ts';

/** Mission -> the printed grid; where only the tiles are listed, those in order. */
const PRINTED: Readonly<Record<string, string>> = {
  MZ0: '8R 3V',
  MZ1: '3R 8R/9V 5R',
  MZ2: '4V 2V/7R 1R/6V 5V',
  MZ3: 'of 1V 3R 5R 6R 7V 8R',
  MZ4: '3R 9V 6V/7R 4R 5R/2V 8V 1R',
  MZ5: '5R 4V/9V 3V/2V 8R',
  MZ6: 'of 2R 3R 5R 6R 7R 9R',
  MZ7: '1V 3V/7R 6R/5R 4R/2V 8V',
  MZ8: 'of 1V 2V 4V 6V',
  MZ9: '6R 3R/7R 5R/9V 1R',
  MZ10: '9V 1R 2R/4V 3R 8V/6R 7R 5V',
  MH1: '7V 2R 5V/1V 4R 3V',
  MH2: '7V 8R/3V 2R',
  MH3: '2V 5V/6R 7R/9V 4V',
  MH4: '8R 6R 7R/3V 1R 9R',
  MH5: '3V 6V/4V 9V/2V 8V',
};

/**
 * What the printed legends count: starting Zones; Spawn Points, and those for five or six heroes; Objectives by their true
 * colour, red blue green; door tokens red blue green, plain ones among the red; Exit; Sign; Bystander cards. A question mark
 * is lost.
 */
const LEGEND: Readonly<Record<string, string>> = {
  MZ0: '? ?+0 0,1,0 0,1,0 1 0 ?',
  MZ1: '? ?+1 ? 0,0,0 1 0 ?',
  MZ2: '1 5+0 2,0,0 1,1,1 1 1 6',
  MZ3: '? ?+1 0,0,0 2,0,0 1 0 ?',
  MZ4: '1 3+1 6,0,0 0,0,0 1 1 9',
  MZ5: '? ?+1 2,1,1 2,1,0 1 0 ?',
  MZ6: '1 4+1 3,1,1 5,0,0 0 0 6',
  MZ7: '2 4+2 6,1,1 0,0,0 0 1 8',
  MZ8: '? ?+1 3,1,0 1,1,0 1 0 ?',
  MZ9: '? ?+2 5,0,0 0,0,0 0 0 ?',
  MZ10: '1 4+2 4,1,1 0,0,0 0 1 9',
  MH1: '2 5+0 2,1,1 3,1,0 1 0 6',
  MH2: '? ?+1 0,0,0 0,1,0 1 0 ?',
  MH3: '? ?+0 3,1,1 0,0,0 1 1 ?',
  MH4: '? ?+1 2,1,1 2,1,1 1 0 ?',
  MH5: '1 3+2 4,1,1 4,0,0 1 0 6',
};

const sideOf = (tile: string): string => tile.slice(0, 2);
const colours = (list: readonly (string | undefined)[]): string =>
  COLOURS.map((colour) => list.filter((one) => (one ?? 'red') === colour).length).join();

function legend(mission: Mission, board: Board): string {
  const { spawns, objectives = [], undersides = [], doors = [] } = mission;
  const shown = objectives.filter(({ hidden }) => hidden !== true).map(({ colour }) => colour);
  const many = spawns.filter((spawn) => spawn.many === true).length;
  return [
    mission.start.length,
    `${spawns.length - many}+${many}`,
    colours([...shown, ...undersides]),
    colours(doors.map(({ colour }) => colour)),
    mission.exit === undefined ? 0 : 1,
    mission.sign === undefined ? 0 : 1,
    board.bystanders.length,
  ].join(' ');
}

/** Whether a legend says so, wherever it is not lost. */
const agrees = (have: string, want: string): boolean =>
  want.split(' ').every((part, i) => {
    const own = have.split(' ')[i]!;
    return part === '?' || part === own || (part.startsWith('?+') && own.endsWith(part.slice(1)));
  });

describe.each(MISSIONS.map((mission) => [mission.id, mission] as const))('mission %s', (id, mission) => {
  const board = boardOf(id);
  const { zones, doors, map, start, spawns, locks } = board;
  const name = (zone: number): string => zones[zone]!.name;
  const never = locks.filter(({ until }) => until === 'never').flatMap(({ doors: shut }) => shut);
  const all = doors.map((_, door) => (never.includes(door) ? '0' : '1')).join('');
  const away = (open: string, from: number, to: number): number => distancesTo(pathsOf(map, open), to)[from]!;

  test('lies as printed, with no tile twice', () => {
    const grid = mission.tiles.map((row) => row.map(sideOf).join(' ')).join('/');
    const sides = mission.tiles.flat().map(sideOf);
    expect(PRINTED[id]!.startsWith('of ') ? `of ${sides.sort().join(' ')}` : grid).toBe(PRINTED[id]);
    expect(new Set(sides.map((side) => side[0])).size).toBe(sides.length);
  });

  test('has the tokens of its printed legend, and no more than the box', () => {
    const have = legend(mission, board);
    expect([have, agrees(have, LEGEND[id]!)]).toEqual([have, true]);
    const [, , objectives, tokens] = have.split(' ').map((part) => part.split(',').map(Number));
    COLOURS.forEach((colour, i) => {
      expect(objectives![i]).toBeLessThanOrEqual(BOX.objectives[colour]);
      expect(tokens![i]).toBeLessThanOrEqual(BOX.doors[colour]);
      expect(spawns.filter((spawn) => spawn.colour === colour).length).toBeLessThanOrEqual(BOX.spawns[colour]);
    });
    expect(spawns.filter(({ colour }) => colour === 'first')).toHaveLength(1);
    const hidden = board.objectives.filter((objective) => objective.hidden);
    expect(board.undersides).toHaveLength(hidden.length);
    expect(board.bystanders.length).toBeLessThanOrEqual(BYSTANDER_DECK[mission.mode].length);
  });

  test('[MZ-SPAWN-02] the Initial Spawn Point is first, the others follow clockwise, no two in a Zone', () => {
    expect(spawns[0]!.colour).toBe('first');
    const at = spawns.map(({ zone }) => zone);
    expect(new Set(at).size).toBe(at.length);
    expect([at.map(name), follows(at, board)]).toEqual([at.map(name), true]);
    expect(at).not.toContain(board.exit);
  });

  test('every Zone can be reached once all that can be opened is open', () => {
    const lost = zones.flatMap((_, zone) =>
      start.some((from) => away(all, zone, from) !== UNREACHABLE) ? [] : [name(zone)],
    );
    expect(lost).toEqual([]);
  });

  test('enemies start at least three Zones away, those of the first Round four', () => {
    for (const { zone, many, wakes } of spawns) {
      const near = Math.min(...start.map((from) => away(all, zone, from)));
      // In MZ7 everybody has to rise to Red: there Enemies come to where the heroes stand, never upon them.
      const least = id === 'MZ7' ? 1 : many || wakes !== null ? 3 : 4;
      expect([name(zone), near >= least]).toEqual([name(zone), true]);
    }
  });

  test('locks shut doors that exist, coloured ones only where a lock or a wake speaks of them', () => {
    for (const { doors: shut, rule } of locks) expect([rule, shut.length > 0]).toEqual([rule, true]);
    const spoken = new Set(locks.flatMap(({ doors: shut }) => shut));
    const silent = doors.flatMap((door, i) =>
      door.colour === null || door.colour === 'red' || spoken.has(i) ? [] : [door.colour],
    );
    expect(silent).toEqual(id === 'MH2' ? ['blue'] : []);
  });

  test('says where every part of it is from, and has a name and a brief', () => {
    for (const [group, { is }] of Object.entries(mission.provenance)) {
      expect(GROUPS).toContain(group);
      expect(['printed', 'reconstructed']).toContain(is);
    }
    expect(board.provenance).toBe('reconstructed');
    for (const key of [`mission.${id}`, `mission.${id}.brief`]) expect(Object.keys(contentEn)).toContain(key);
  });
});

describe('landmarks', () => {
  const buildingOf = (board: Board, room: string): readonly number[] =>
    board.buildings.find((rooms) => rooms.some((zone) => board.zones[zone]!.name === room))!;
  /** Doors between the building and all else, by the colour of their token. */
  const wayIn = (board: Board, room: string): (string | null)[] => {
    const rooms = buildingOf(board, room);
    return board.doors.filter(({ a, b }) => rooms.includes(a) !== rooms.includes(b)).map(({ colour }) => colour);
  };

  test('[MZ-M02-12] the tower is one building over two tiles with a red, a blue and a green door', () => {
    expect(wayIn(boardOf('MZ2'), '6V-lobby').sort()).toEqual(['blue', 'green', 'red']);
    expect(buildingOf(boardOf('MZ2'), '6V-lobby')).toEqual(buildingOf(boardOf('MZ2'), '5V-hangar'));
  });

  test('[MZ-M03-09] the Sanctum has red doors only', () => {
    expect(wayIn(boardOf('MZ3'), '7V-rotunda')).toEqual(['red', 'red']);
  });

  test('[MZ-M05-06] every door of Oscorp is locked at first', () => {
    const board = boardOf('MZ5');
    const rooms = buildingOf(board, '9V-laboratory');
    const own = board.doors.flatMap(({ a, b }, door) => (rooms.includes(a) !== rooms.includes(b) ? [door] : []));
    const shut = board.locks.flatMap(({ doors }) => doors);
    expect(own.filter((door) => !shut.includes(door))).toEqual([]);
  });

  test('[MZ-M10-07] six guardians wait in six buildings', () => {
    const board = boardOf('MZ10');
    const homes = board.foes.map(({ zone }) => board.zones[zone]!.building);
    expect(new Set(homes).size).toBe(6);
    expect(homes).not.toContain(-1);
  });

  test('[MZ-M08-06] soldiers stand in the rooms next to the start', () => {
    const board = boardOf('MZ8');
    const near = board.exits[board.start[0]!]!.map(({ to }) => to);
    expect(board.agents.map(({ zone }) => near.includes(zone))).toEqual([true, true, true, true]);
  });

  test('[MZ-H02-04] the Blue Door is the only way to the one who is trapped', () => {
    expect(wayIn(boardOf('MH2'), '2R-library')).toEqual(['blue']);
  });

  test('[MZ-H04-05] both bunkers have two rooms, one of them with no card, and bring no enemies', () => {
    const board = boardOf('MH4');
    for (const zone of board.trapped!.zones) {
      const rooms = buildingOf(board, board.zones[zone]!.name);
      expect(rooms).toHaveLength(2);
      expect(rooms.some((room) => board.zones[room]!.spawn || board.bystanders.includes(room))).toBe(false);
      expect(wayIn(board, board.zones[zone]!.name)).not.toContain(null);
    }
  });
});
