import { type Squares, sidesOf } from './streets.ts';
import type { Compass, Point, Rect } from './tile.ts';

/** More than ten times what the tiles of any box make. */
const MOST_SQUARES = 800;
const MOST_DOORS = 40;

/** A small board drawn as text: the ground, and the doors in it. A Zone is named by its letter. */
export interface DrawnGround {
  readonly zones: readonly { readonly name: string; readonly street: boolean; readonly rects: readonly Rect[] }[];
  /** Street zones side by side. */
  readonly sides: readonly { readonly a: number; readonly b: number }[];
  /** Gaps between rooms, doors in them or not, on the side `wall` of `a`. */
  readonly openings: readonly Gap[];
  /** Doors between a room and the street. */
  readonly sites: readonly DrawnSite[];
  readonly doors: readonly { readonly between: readonly [string, string]; readonly open: boolean }[];
  readonly squares: Squares;
  readonly size: Point;
}

interface Gap {
  readonly a: number;
  readonly b: number;
  readonly at: Point;
  readonly wall: Compass;
}

export interface DrawnSite {
  readonly room: number;
  readonly street: number;
  readonly wall: Compass;
  readonly at: Point;
  /** The street square before it. */
  readonly square: number;
}

type Bad = (what: string) => Error;

/**
 * Every second character of every second line, the first included, is a square: a small letter is street, a capital
 * letter is a room, `.` or a blank is nothing. Squares with the same letter that touch are one zone, and the letter is
 * its name; a letter cannot be used for two zones. What stands between two squares says how their zones meet:
 *
 *     - and |   street and street side by side, or an opening between two rooms (- sideways, | up and down)
 *     +         a closed door, between a room and the street or between two rooms
 *     /         an open door
 *     a blank   a wall
 *
 * Between squares of one zone a blank, a way or the letter again are all the same: there is no wall inside a zone. A
 * room meets the street by doors only. Two zones meet by one door at most. `unit`: the length of a square.
 */
export function readDrawing(board: string, unit: number, bad: Bad): DrawnGround {
  const lines = board.replace(/^\n+/, '').trimEnd().split('\n');
  const columns = lines.reduce((most, line) => Math.max(most, (line.trimEnd().length + 2) >> 1), 0);
  const rows = (lines.length + 2) >> 1;
  if (columns * rows > MOST_SQUARES)
    throw bad(`it has ${columns} times ${rows} squares; ${MOST_SQUARES} in all are the most`);
  // One more than needed where a sign hangs over the edge, so that it is found.
  const mark = (line: number, at: number): string => lines[line]?.[at] ?? ' ';
  const letters = lettersOf(mark, columns, rows, bad);
  const names = [...new Set(letters)].filter((letter) => letter !== '');
  if (names.length === 0) throw bad('it has no zone');
  const numbers = new Map(names.map((name, zone) => [name, zone]));
  for (const name of names) if (!isOnePiece(name, letters, columns)) throw bad(`the squares "${name}" do not touch`);

  const squares = {
    columns,
    zone: letters.map((letter) => (isStreet(letter) ? numbers.get(letter)! : -1)),
    east: letters.map(() => 0),
    south: letters.map(() => 0),
  } satisfies Squares;
  const openings: Gap[] = [];
  const sites: DrawnSite[] = [];
  const doors: { between: [string, string]; open: boolean }[] = [];
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
    const at: Point = down
      ? [(here % columns) * unit + unit / 2, (Math.floor(here / columns) + 1) * unit]
      : [((here % columns) + 1) * unit, Math.floor(here / columns) * unit + unit / 2];
    if (!isStreet(x) && !isStreet(y))
      openings.push({ a: numbers.get(x)!, b: numbers.get(y)!, at, wall: down ? 'S' : 'E' });
    else {
      if (!door) throw bad(`a room meets the street by a door only: use "+" or "/" ${where}`);
      const out: Compass = isStreet(y) ? (down ? 'S' : 'E') : down ? 'N' : 'W';
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
  const zones = names.map((name) => ({
    name,
    street: isStreet(name),
    rects: letters.flatMap((letter, at) => {
      const [x, y] = [(at % columns) * unit, Math.floor(at / columns) * unit];
      return letter === name ? [[x, y, x + unit, y + unit] as const] : [];
    }),
  }));
  const sides = sidesOf(squares);
  return { zones, sides, openings, sites, doors, squares, size: [columns * unit, rows * unit] };
}

const isStreet = (letter: string): boolean => letter !== '' && letter === letter.toLowerCase();

function lettersOf(mark: (line: number, at: number) => string, columns: number, rows: number, bad: Bad): string[] {
  return Array.from({ length: rows * columns }, (_, square) => {
    const letter = mark(2 * Math.floor(square / columns), 2 * (square % columns));
    if (letter === ' ' || letter === '.') return '';
    if (!/[a-zA-Z]/.test(letter)) throw bad(`"${letter}" is no zone; a zone is a letter, a square with nothing is "."`);
    return letter;
  });
}

function isOnePiece(name: string, letters: readonly string[], columns: number): boolean {
  const found = new Set([letters.indexOf(name)]);
  for (const at of found)
    for (const next of [at - columns, at + columns, ...(at % columns > 0 ? [at - 1] : []), at + 1])
      if (letters[next] === name && (next !== at + 1 || next % columns > 0)) found.add(next);
  return found.size === letters.filter((letter) => letter === name).length;
}
