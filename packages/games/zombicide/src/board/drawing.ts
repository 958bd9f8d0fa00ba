import { sidesOf } from '@shamble/parts';
import type { Side, Squares } from './board.ts';
import type { Drawing } from './drawn.ts';
import type { Layout, Site } from './layout.ts';

const SIZE = 250;
/** Ten times what the tiles of the box make. */
const MOST_SQUARES = 800;
/** Three times the doors of the box, and some. */
const MOST_DOORS = 40;
type Bad = (what: string) => Error;
type DrawnDoor = { between: [string, string]; open: boolean };

/** The ground of a drawn board, and the doors in it. */
export function readDrawing(drawing: Drawing, bad: Bad): { layout: Layout; doors: DrawnDoor[] } {
  const lines = drawing.board.replace(/^\n+/, '').trimEnd().split('\n');
  const columns = lines.reduce((most, line) => Math.max(most, (line.trimEnd().length + 2) >> 1), 0);
  const rows = (lines.length + 2) >> 1;
  if (columns * rows > MOST_SQUARES)
    throw bad(`it has ${columns} times ${rows} squares; ${MOST_SQUARES} in all are the most`);
  // One more than needed where a sign hangs over the edge, so that it is found.
  const mark = (line: number, at: number): string => lines[line]?.[at] ?? ' ';
  const letters = Array.from({ length: rows * columns }, (_, square) => {
    const letter = mark(2 * Math.floor(square / columns), 2 * (square % columns));
    if (letter === ' ' || letter === '.') return '';
    if (!/[a-zA-Z]/.test(letter)) throw bad(`"${letter}" is no zone; a zone is a letter, a square with nothing is "."`);
    return letter;
  });
  const names = [...new Set(letters)].filter((letter) => letter !== '');
  if (names.length === 0) throw bad('it has no zone');
  const numbers = new Map(names.map((name, zone) => [name, zone]));
  for (const name of names) if (!isOnePiece(name, letters, columns)) throw bad(`the squares "${name}" do not touch`);

  const isStreet = (letter: string): boolean => letter !== '' && letter === letter.toLowerCase();
  const squares = {
    columns,
    zone: letters.map((letter) => (isStreet(letter) ? numbers.get(letter)! : -1)),
    east: letters.map(() => 0),
    south: letters.map(() => 0),
  } satisfies Squares;
  const openings: { a: number; b: number; at: [number, number] }[] = [];
  const sites: Site[] = [];
  const doors: DrawnDoor[] = [];
  /** Two zones -> whether they meet by a door. */
  const met = new Map<string, boolean>();
  const meet = (here: number, there: number, sign: string, way: string): void => {
    const [x, y] = [letters[here]!, letters[there]!];
    const down = way === '|';
    const free = (down ? squares.south : squares.east) as number[];
    if (x === '' || y === '' || x === y) {
      if (sign !== ' ' && (x !== y || x === '' || ![way, x].includes(sign)))
        throw bad(`"${sign}" beside "${x || y}" stands between no two zones`);
      if (x === y && isStreet(x)) free[here] = 1;
      return;
    }
    if (sign === ' ') return;
    const where = `between ${x} and ${y}`;
    if (![way, '+', '/'].includes(sign))
      throw bad(`"${sign}" ${where} means nothing; use "${way}", "+", "/" or a blank`);
    const door = sign !== way;
    const pair = [x, y].sort().join('');
    if (met.has(pair) && (door || met.get(pair) === true))
      throw bad(`there is more than one way ${where}; a door must be the only one`);
    met.set(pair, door);
    if (isStreet(x) && isStreet(y)) {
      if (door) throw bad(`a door ${where} stands in the street; use "${way}"`);
      free[here] = 1;
      return;
    }
    const at: [number, number] = down
      ? [(here % columns) * SIZE + SIZE / 2, (Math.floor(here / columns) + 1) * SIZE]
      : [((here % columns) + 1) * SIZE, Math.floor(here / columns) * SIZE + SIZE / 2];
    if (!isStreet(x) && !isStreet(y)) openings.push({ a: numbers.get(x)!, b: numbers.get(y)!, at });
    else {
      if (!door) throw bad(`a room meets the street by a door only: use "+" or "/" ${where}`);
      const out: Side = isStreet(y) ? (down ? 'S' : 'E') : down ? 'N' : 'W';
      const [room, street, square] = isStreet(y) ? [x, y, there] : [y, x, here];
      sites.push({ room: numbers.get(room)!, street: numbers.get(street)!, wall: out, at, square });
    }
    if (door) doors.push({ between: [x, y], open: sign === '/' });
    if (doors.length > MOST_DOORS) throw bad(`it has more than ${MOST_DOORS} doors`);
  };
  letters.forEach((_, at) => {
    const [line, place] = [2 * Math.floor(at / columns), 2 * (at % columns)];
    if ((at + 1) % columns !== 0) meet(at, at + 1, mark(line, place + 1), '-');
    if (at + columns < letters.length) meet(at, at + columns, mark(line + 1, place), '|');
    const middle = mark(line + 1, place + 1);
    const around = [at, at + 1, at + columns, at + columns + 1];
    if (middle !== ' ' && around.some((square) => letters[square] !== middle))
      throw bad(`"${middle}" stands where four squares meet`);
  });

  const tiles = tilesOf(drawing, names, bad);
  const manholes = manholesOf(drawing, names, tiles, bad);
  const zones = names.map((name) => ({
    name,
    names: [name],
    street: isStreet(name),
    room: isStreet(name) ? null : 'room',
    rects: letters.flatMap((letter, at) => {
      const [x, y] = [(at % columns) * SIZE, Math.floor(at / columns) * SIZE];
      return letter === name ? [[x, y, x + SIZE, y + SIZE] as const] : [];
    }),
    tiles: tiles.flatMap((on, tile) => (on.includes(name) ? [tile] : [])),
    manholes: manholes.filter(({ zone }) => zone === name).map(({ tile }) => tile),
  }));
  const layout: Layout = {
    zones,
    sides: sidesOf(squares),
    openings,
    sites,
    squares,
    tiles: tiles.map((_, column) => ({ face: null, turn: 0, column, row: 0, manhole: null })),
    size: [columns * SIZE, rows * SIZE],
  };
  return { layout, doors };
}

function isOnePiece(name: string, letters: readonly string[], columns: number): boolean {
  const found = new Set([letters.indexOf(name)]);
  for (const at of found)
    for (const next of [at - columns, at + columns, ...(at % columns > 0 ? [at - 1] : []), at + 1])
      if (letters[next] === name && (next !== at + 1 || next % columns > 0)) found.add(next);
  return found.size === letters.filter((letter) => letter === name).length;
}

function tilesOf({ tiles }: Drawing, names: readonly string[], bad: Bad): readonly string[] {
  if (tiles === undefined) return [names.join('')];
  for (const letter of tiles.join(''))
    if (!names.includes(letter)) throw bad(`tiles has "${letter}", which is no zone`);
  const off = names.find((name) => !tiles.some((on) => on.includes(name)));
  if (off !== undefined) throw bad(`tiles does not say where "${off}" lies`);
  return tiles;
}

function manholesOf({ manholes = [] }: Drawing, names: readonly string[], tiles: readonly string[], bad: Bad) {
  return manholes.map((entry) => {
    const { zone, tile } = typeof entry === 'string' ? { zone: entry, tile: undefined } : entry;
    if (!names.includes(zone)) throw bad(`manholes has "${zone}", which is no zone`);
    const on = tiles.flatMap((letters, i) => (letters.includes(zone) ? [i] : []));
    if (tile === undefined && on.length > 1)
      throw bad(`the manhole in "${zone}" needs its tile: { zone: ${zone}, tile: ${on[0]! + 1} }`);
    const at = tile === undefined ? on[0]! : tile - 1;
    if (!on.includes(at)) throw bad(`"${zone}" does not lie on tile ${tile}`);
    return { zone, tile: at };
  });
}
