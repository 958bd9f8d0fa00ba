/** How many numbers a command of a path takes; arcs and straight lines are read apart. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, c: 6, s: 4, q: 4, t: 2 };

/** Reads a path: numbers follow each other with as little between them as SVG allows, and flags with nothing at all. */
class Reader {
  private at = 0;
  private readonly path: string;
  constructor(path: string) {
    this.path = path;
  }

  private match(what: RegExp): string | null {
    what.lastIndex = this.at;
    const found = what.exec(this.path);
    if (found === null) return null;
    this.at += found[0].length;
    return found[1]!;
  }

  command(): string | null {
    return this.match(/[\s,]*([a-zA-Z])/y);
  }

  number(): number {
    const found = this.match(/[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy);
    if (found === null) throw new Error(`There is no number at ${this.at} of the path ${this.path}`);
    return Number(found);
  }

  flag(): number {
    return Number(this.match(/[\s,]*([01])/y));
  }

  isOver(): boolean {
    return /^[\s,]*$/.test(this.path.slice(this.at));
  }
}

const short = (number: number): string => String(number).replace(/^(-?)0\./, '$1.');

/**
 * The same path to whole units, of a drawing that is some hundreds of them wide: nobody sees the rest. Every point is rounded where
 * it lies, not how far it is from the last one: else the roundings of a long line would add up.
 */
export function rounded(path: string): string {
  const from = new Reader(path);
  const exact = { x: 0, y: 0, startX: 0, startY: 0 };
  const whole = { x: 0, y: 0, startX: 0, startY: 0 };
  let out = '';
  let last = '';
  const write = (command: string, numbers: readonly number[]): void => {
    const isSame = command === last || (last === 'm' && command === 'l');
    out += isSame ? '' : command;
    for (const [at, number] of numbers.map(short).entries())
      out += ((at > 0 || isSame) && !number.startsWith('-') ? ' ' : '') + number;
    last = command;
  };
  /** Reads a coordinate; gives how far its whole one is from where the pen is. */
  const along = (axis: 'x' | 'y', isRelative: boolean): { to: number; by: number } => {
    const to = from.number() + (isRelative ? exact[axis] : 0);
    return { to, by: Math.round(to) - whole[axis] };
  };
  const move = (axis: 'x' | 'y', { to, by }: { to: number; by: number }): void => {
    exact[axis] = to;
    whole[axis] += by;
  };

  for (let command = ''; !from.isOver(); ) {
    command = from.command() ?? command;
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    if (kind === 'z') {
      out += 'z';
      last = 'z';
      for (const pen of [exact, whole]) Object.assign(pen, { x: pen.startX, y: pen.startY });
      continue;
    }
    // Radii shape what lies between two points: to a tenth.
    const arc =
      kind === 'a' ? [...[0, 0, 0].map(() => Math.round(from.number() * 10) / 10), from.flag(), from.flag()] : [];
    if (kind === 'h' || kind === 'v') {
      const axis = kind === 'h' ? 'x' : 'y';
      const step = along(axis, isRelative);
      write(kind, [step.by]);
      move(axis, step);
      continue;
    }
    const points = Array.from({ length: kind === 'a' ? 1 : NUMBERS[kind]! / 2 }, () => ({
      x: along('x', isRelative),
      y: along('y', isRelative),
    }));
    write(kind, [...arc, ...points.flatMap(({ x, y }) => [x.by, y.by])]);
    move('x', points.at(-1)!.x);
    move('y', points.at(-1)!.y);
    if (kind !== 'm') continue;
    for (const pen of [exact, whole]) Object.assign(pen, { startX: pen.x, startY: pen.y });
    command = isRelative ? 'l' : 'L';
  }
  return out;
}
