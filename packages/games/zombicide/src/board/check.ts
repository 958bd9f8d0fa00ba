import { clockwise, follows, tileName } from '@shamble/parts';
import { BOX } from '../../content/box.ts';
import { boardOf } from './board.ts';
import { siteOf } from './build.ts';
import { type Layout, layOut, readTile } from './layout.ts';
import type { Goal, Mission } from './mission.ts';
import { checkMission } from './missionCheck.ts';
import { backOf, edgeCode, faceNamed, turned } from './tiles.ts';

/** What is wrong with a mission and its map, a sentence each; nothing if it can be played. */
export function checkMap(value: unknown): string[] {
  const faults = checkMission(value);
  if (faults.length > 0) return faults;
  const mission = value as Mission;
  const layout = layOut(mission.tiles);
  faults.push(...checkFit(mission), ...checkFaces(mission), ...checkCounts(mission), ...checkNames(mission, layout));
  if (faults.length > 0) return faults;
  return [...checkSites(mission, layout), ...checkReach(mission, layout), ...checkColours(mission)];
}

function checkFit({ tiles }: Mission): string[] {
  const faults: string[] = [];
  const faceAt = (column: number, row: number) => {
    const text = tiles[row]?.[column];
    if (text === undefined) return undefined;
    const { name, turn } = readTile(text)!;
    return { text: `${tileName(column, row)} (${text})`, face: turned(faceNamed(name)!, turn) };
  };
  tiles.forEach((row, r) => {
    row.forEach((_, c) => {
      const here = faceAt(c, r)!;
      for (const [there, out, back] of [[faceAt(c + 1, r), 'E', 'W'] as const, [faceAt(c, r + 1), 'S', 'N'] as const])
        if (there !== undefined && edgeCode(here.face, out) !== edgeCode(there.face, back))
          faults.push(
            `The tiles ${here.text} and ${there.text} do not fit: street meets building on their common edge`,
          );
    });
  });
  return faults;
}

/** ZC-COMP-01: two faces of one tile, or one face twice, cannot lie on the table together. */
function checkFaces({ tiles }: Mission): string[] {
  const names = tiles.flat().map((text) => readTile(text)!.name);
  const twice = [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
  const backs = names.filter((name) => names.includes(backOf(name)) && name < backOf(name));
  return [
    ...twice.map((name) => `The box holds tile ${name} once`),
    ...backs.map((name) => `${name} and ${backOf(name)} are the two faces of one tile`),
  ];
}

/** Within the box (ZC-COMP-04, ZC-COMP-05, ZC-COMP-08). */
function checkCounts({ doors = [], objectives = [], spawns, cars = [], undersides = [] }: Mission): string[] {
  const count = { doors: doors.length, objectives: objectives.length, spawns: spawns.length, cars: cars.length };
  const faults = (['doors', 'objectives', 'spawns', 'cars'] as const)
    .filter((what) => count[what] > BOX[what])
    .map((what) => `The mission uses ${count[what]} ${what}; the box holds ${BOX[what]}`);
  if (spawns.length === 0) faults.push('The mission has no Invasion Zone');
  const hidden = objectives.filter((objective) => objective.hidden === true).length;
  if (hidden !== undersides.length)
    faults.push(`There are ${hidden} hidden objectives, but undersides has ${undersides.length}`);
  return faults;
}

function checkNames(mission: Mission, { zones }: Layout): string[] {
  const { start, exit, spawns, objectives = [], doors = [], cars = [], lures, goals } = mission;
  const named: [string, string][] = [
    ['start', start],
    ...(exit === undefined ? [] : [['exit', exit] as [string, string]]),
    ...spawns.map(({ zone }): [string, string] => ['spawns', zone]),
    ...objectives.map(({ zone }): [string, string] => ['objectives', zone]),
    ...doors.flatMap(({ between }) => between.map((zone): [string, string] => ['doors', zone])),
    ...cars.map(({ zone }): [string, string] => ['cars', zone]),
    ...(lures?.zones ?? []).map((zone): [string, string] => ['lures', zone]),
    ...goals.flatMap(zonesOf).map((zone): [string, string] => ['goals', zone]),
  ];
  const isWord = (what: string, name: string): boolean =>
    what === 'goals' && (name === 'start' || name === 'spawns' || (name === 'exit' && exit !== undefined));
  return named
    .filter(([what, name]) => !isWord(what, name) && !zones.some(({ names }) => names.includes(name)))
    .map(([what, name]) => `${what} names "${name}", which is no zone of this map`);
}

const zonesOf = (goal: Goal<string>): readonly string[] =>
  'zones' in goal ? goal.zones : 'zone' in goal && goal.zone !== undefined ? [goal.zone] : [];

function checkSites({ doors = [], spawns, cars = [], rules = {} }: Mission, layout: Layout): string[] {
  const zone = (name: string): number => layout.zones.findIndex(({ names }) => names.includes(name));
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { between } of doors) {
    const [x, y] = [zone(between[0]), zone(between[1])];
    const where = between.join(' and ');
    if (siteOf(layout, x, y) === undefined)
      faults.push(`No door can stand between ${where}: they share no outer wall and no opening`);
    const pair = [x, y].sort().join();
    if (seen.has(pair)) faults.push(`There are two doors between ${where}`);
    seen.add(pair);
  }
  const outside = [['An Invasion Zone', rules.spawnsInside === true ? [] : spawns] as const, ['A car', cars] as const];
  for (const [what, tokens] of outside)
    for (const token of tokens)
      if (!layout.zones[zone(token.zone)]!.street) faults.push(`${what} is in ${token.zone}; it must be in the street`);
  if (
    !follows(
      spawns.map((spawn) => zone(spawn.zone)),
      layout,
    )
  ) {
    const order = clockwise(
      spawns.map((spawn) => zone(spawn.zone)),
      layout,
    ).map((at) => layout.zones[at]!.name);
    faults.push(`The Invasion Zones are not listed clockwise; clockwise they are: ${order.join(', ')}`);
  }
  return faults;
}

/** Every zone can be reached from the start when all doors are open. */
function checkReach(mission: Mission, layout: Layout): string[] {
  const zone = (name: string): number => layout.zones.findIndex(({ names }) => names.includes(name));
  const doors = (mission.doors ?? []).map(({ between: [a, b] }) => ({ a: zone(a), b: zone(b) }));
  const ways = [...layout.sides, ...layout.openings, ...doors];
  const reached = new Set([zone(mission.start)]);
  for (const at of reached)
    for (const { a, b } of ways) {
      if (a === at) reached.add(b);
      if (b === at) reached.add(a);
    }
  return layout.zones
    .filter((_, at) => !reached.has(at))
    .map(({ name }) => `${name} cannot be reached, even with all doors open`);
}

/** What goals and rules ask for must be there. */
function checkColours({ goals, objectives = [], undersides = [], rules = {}, doors = [], spawns }: Mission): string[] {
  const colours = [
    ...objectives.filter(({ hidden }) => hidden !== true).map(({ colour = 'red' }) => colour),
    ...undersides,
  ];
  const faults: string[] = [];
  for (const goal of goals) {
    if (goal.goal !== 'take') continue;
    const there = colours.filter((colour) => goal.colour === undefined || colour === goal.colour).length;
    const wanted = goal.count ?? 1;
    if (there < wanted)
      faults.push(`A goal asks for ${wanted} ${goal.colour ?? ''} objectives; the map has ${there}`.replace('  ', ' '));
  }
  for (const { colour, does, of } of rules.taking ?? []) {
    if (!colours.includes(colour)) faults.push(`A rule waits for a ${colour} objective, but the map has none`);
    const there = does === 'unlock' ? doors : spawns;
    if (of !== undefined && !there.some((token) => (token.colour ?? 'red') === of))
      faults.push(`A rule speaks of ${of} ${does === 'unlock' ? 'doors' : 'Invasion Zones'}, but the map has none`);
  }
  return faults;
}

/** What is wrong with the text of a mission or a drawn board; nothing if `boardOf` takes it and its map holds. */
export function checkText(text: string): string[] {
  try {
    const board = boardOf(text);
    return board.id === 'drawn' || !text.trimStart().startsWith('{') ? [] : checkMap(JSON.parse(text));
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)];
  }
}
