import { type BoxEntry, type BoxPart, entryFaults, type Form } from '@shamble/kernel';
import fc from 'fast-check';
import { games } from '../src/games.ts';

/** What a guest may send as the options of a table: what can be played, that with something changed, and the worst there is. */
export const wanted = (game: string): fc.Arbitrary<unknown> =>
  fc.oneof(valid(game), changed(valid(game)), boxed(game), changed(boxed(game)), hostile(game), fc.jsonValue());

const FIELD: Readonly<Record<string, string>> = {
  zombicide: 'mission',
  plague: 'board',
  dawn: 'plan',
  marvel: 'mission',
  thumbnail: 'board',
};

/** The same again, but nobody has read its board before. */
export function unread(game: string, options: unknown, time: number): unknown {
  const field = FIELD[game]!;
  const text = (options as Record<string, unknown> | null)?.[field];
  if (typeof text !== 'string' || !/[\n{ ]/.test(text)) return options;
  return { ...(options as object), [field]: text + (text.trimStart().startsWith('{') ? ' ' : '\n').repeat(time) };
}

/** What is told of the game can be wanted: its missions and variants. */
export function shipped(game: string): fc.Arbitrary<Record<string, unknown>> {
  const { pack } = games.find(({ id }) => id === game)!;
  return fc
    .tuple(
      fc.constantFrom(...pack.missions),
      fc.integer({ min: 1, max: 6 }),
      fc.subarray(
        pack.variants.map(({ id }) => id),
        { maxLength: Math.min(3, pack.variants.length) },
      ),
    )
    .map(([mission, seats, variants]) => {
      const { min, max } = mission.seats;
      const many = Math.max(min, Math.min(max, seats));
      try {
        return pack.options(mission.id, many, variants) as Record<string, unknown>;
      } catch {
        return pack.options(mission.id, many, []) as Record<string, unknown>;
      }
    });
}

export const valid = (game: string): fc.Arbitrary<Record<string, unknown>> => fc.oneof(shipped(game), drawn(game));

/** The squares of a drawn board, and what may be between them. */
const DRAWN: Readonly<Record<string, { readonly marks: string; readonly between: string }>> = {
  plague: { marks: ' ....ab#X~', between: '     |DW' },
  dawn: { marks: '.......aabbcRHHZZNESW#', between: '      |DG' },
  thumbnail: { marks: '.r.r.rTZ', between: '- +' },
};

/** What may lie on drawn streets, and be said of them. */
const TOKENS = {
  zombicide: { exit: 'a', objectives: [{ zone: 'a', colour: 'blue' }], goals: [{ goal: 'take', colour: 'blue' }] },
  marvel: {
    exit: 'a',
    objectives: ['a', { zone: 'a', colour: 'blue' }],
    sign: 'a',
    split: 'evenly',
    locks: [{ colours: ['blue'], until: { gone: 'thor' }, rule: 'MZ-M00-05' }],
    cards: [{ card: 'wong', zones: ['a'] }],
    trapped: { zones: ['a'], faceUp: true },
    rules: { returns: { who: 'thor', unless: 'wong-devoured' }, underObjectives: true, levelTroopers: 3 },
    goals: [[{ goal: 'eliminate', who: 'thor', rule: 'MZ-M00-03' }], [{ goal: 'exit', rule: 'MZ-M00-03' }]],
  },
} as const;

const sides = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }));

export function drawn(game: string): fc.Arbitrary<Record<string, unknown>> {
  if (game === 'zombicide' || game === 'marvel')
    return fc
      .tuple(sides, fc.integer({ min: 1, max: 6 }), fc.subarray(Object.entries(TOKENS[game])))
      .map(([[columns, rows], players, tokens]) => ({
        mission: JSON.stringify({ board: streets(columns, rows), spawns: ['a'], ...Object.fromEntries(tokens) }),
        players,
      }));
  const { marks, between } = DRAWN[game]!;
  // A plan of Dawn of the Dead has at most 300 spaces: most of them should be read.
  const large = game === 'dawn' ? fc.tuple(fc.integer({ min: 2, max: 27 }), fc.integer({ min: 2, max: 12 })) : sides;
  return fc.tuple(large, fc.nat(), fc.integer({ min: 1, max: 6 })).map(([[columns, rows], seed, many]) => {
    let at = seed;
    const one = (of: string): string => {
      at = (at * 48_271 + 11) % 2_147_483_647;
      return of[at % of.length]!;
    };
    const line = (cells: () => string, gaps: () => string): string =>
      Array.from({ length: 2 * columns - 1 }, (_, i) => (i % 2 === 0 ? cells() : gaps())).join('');
    const plain = (mark: string): string => (mark === '-' && game === 'thumbnail' ? '|' : mark);
    const lines = Array.from({ length: 2 * rows - 1 }, (_, i) =>
      i % 2 === 0
        ? line(
            () => one(marks),
            () => one(between),
          )
        : line(
            () => plain(one(between)),
            () => ' ',
          ),
    );
    const board = lines.join('\n');
    if (game === 'dawn') return { plan: `${board}\n`, players: 1 + (many % 4) };
    return game === 'plague' ? { board: `${board}\n`, players: many } : { board: `S-E\n|\n${board}`, seats: many };
  });
}

const SMALL = 'abcdefghijklmnopqrstuvwxyz';

/** Bands of street, as many zones as there are letters. */
export function streets(columns: number, rows: number): string {
  const band = Math.ceil(rows / SMALL.length);
  const letter = (row: number): string => SMALL[Math.floor(row / band)]!;
  return Array.from({ length: rows }, (_, row) => Array(columns).fill(letter(row)).join('-')).join(
    `\n${Array(columns).fill('|').join(' ')}\n`,
  );
}

/** Laid with somebody's own box, where the game has such: entries as shipped or typed in anew, half of them whatever is wrong with them. */
export function boxed(game: string): fc.Arbitrary<Record<string, unknown>> {
  const { pack } = games.find(({ id }) => id === game)!;
  const { box } = pack;
  if (box === undefined) return shipped(game);
  const typedIn = Object.fromEntries(
    box.parts.map((part) => [part.id, fc.array(typed(part), { maxLength: part.shipped.length })]),
  );
  const mission = box.parts.find((part) => part.mission !== undefined)!;
  return fc
    .tuple(shipped(game), fc.record(typedIn), fc.option(typed(mission), { freq: 3 }), fc.boolean())
    .map(([options, parts, entry, isSound]) => {
      const laid = entry === null ? options : { ...options, [FIELD[game]!]: mission.mission!(entry) };
      const sound = box.parts.map((part) => {
        const entries = parts[part.id]!;
        return [part.id, isSound ? entries.filter((one) => entryFaults(part, one).length === 0) : entries] as const;
      });
      return box.put(laid, { game, name: 'Mine', parts: Object.fromEntries(sound) }) as Record<string, unknown>;
    });
}

/** A shipped entry, up to three fields of which are something else of their form. */
const typed = (part: BoxPart): fc.Arbitrary<BoxEntry> => {
  const { id: _id, ...fields } = part.form.properties!;
  const names = Object.keys(fields);
  const changes = fc.subarray(names, { maxLength: Math.min(3, names.length) });
  return fc.tuple(fc.constantFrom(...part.shipped), changes).chain(([entry, changed]) => {
    const others = changed.map((field) => [field, fitting(part, entry, fields[field]!)] as const);
    return fc.record(Object.fromEntries(others)).map((other) => ({ ...entry, ...other }) as BoxEntry);
  });
};

/** Whatever is of that form; what the form leaves open is mostly what the entry has: the names of its zones. */
function fitting(part: BoxPart, entry: BoxEntry, form: Form): fc.Arbitrary<unknown> {
  const { minItems = 0, maxItems = 10, minLength = 0, maxLength = 100, minimum = 0, maximum = 100 } = form;
  if (form.enum !== undefined) return fc.constantFrom(...form.enum);
  switch (form.type) {
    case 'array':
      return fc.array(fitting(part, entry, form.items!), { minLength: minItems, maxLength: maxItems });
    case 'object': {
      const fields = Object.entries(form.properties!).map(([name, of]) => [name, fitting(part, entry, of)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...form.required!] });
    }
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'boolean':
      return fc.boolean();
    default: {
      const names = part.among?.(entry, form) ?? [];
      const any = fc.string({ minLength, maxLength });
      return names.length === 0 ? any : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, any);
    }
  }
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, '', 0, -1, 1e308, 'x'.repeat(9000), [], {}, true, '\n'.repeat(5000), '__proto__'),
  fc.integer({ min: 1, max: 4000 }).map((length) => Array(length).fill('amy')),
  fc.integer({ min: 1, max: 4000 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
  fc.dictionary(fc.string(), fc.jsonValue()),
  fc.jsonValue(),
);

/** Something somewhere in it, also inside a text that is JSON, is left out, doubled, stretched or something else. */
function changed(of: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<unknown> {
  return fc
    .tuple(of, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 4 }), junk), { minLength: 1, maxLength: 3 }))
    .map(([options, changes]) =>
      changes.reduce<unknown>((now, [where, how, other]) => change(now, where, how, other), options),
    );
}

/** What an earlier change has put in may be thousands of lists deep. */
const DEEPEST = 40;

function change(value: unknown, where: number, how: number, other: unknown, depth = 0): unknown {
  if (typeof value === 'string' && value.startsWith('{')) {
    try {
      return JSON.stringify(change(JSON.parse(value), where, how, other, depth + 1));
    } catch {
      return value + value;
    }
  }
  if (typeof value !== 'object' || value === null || where % 5 === 4 || depth > DEEPEST)
    return alter(value, how, other);
  const keys = Object.keys(value);
  const key = keys[where % (keys.length + 1)] ?? `more-${where % 7}`;
  const next = Math.floor(where / (keys.length + 1));
  if (Array.isArray(value))
    return value.map((one, i) => (String(i) === key ? change(one, next, how, other, depth + 1) : one));
  const fields = { ...(value as Record<string, unknown>) };
  if (how === 0) delete fields[key];
  else fields[key] = change(fields[key], next, how, other, depth + 1);
  return fields;
}

function alter(value: unknown, how: number, other: unknown): unknown {
  if (how === 1 && typeof value === 'string')
    return value.repeat(Math.min(200, Math.ceil(12_000 / (value.length + 1))));
  if (how === 2 && Array.isArray(value)) return Array.from({ length: 50 }, () => value).flat();
  return other;
}

/** Boards as wide and as high as a message allows, full of one thing. */
function hostile(game: string): fc.Arbitrary<unknown> {
  const fill = fc.constantFrom(
    ...['a', ' ', '.', 'X', 'aD', 'a-', 'C', '> ', 'S', 'r+', 'aA', SMALL, 'T ', 'W', '\r', 'é', '𝒳'],
  );
  const size = fc.tuple(fc.integer({ min: 1, max: 15_000 }), fc.integer({ min: 1, max: 15_000 }), fc.boolean());
  return fc.tuple(fill, size, fc.array(junk, { maxLength: 2 })).map(([filled, [wide, high, isFull], more]) => {
    const line = filled.repeat(Math.ceil(wide / filled.length)).slice(0, isFull ? Math.min(wide, 200) : wide);
    const rest = Math.max(0, 15_500 - line.length);
    const board = isFull
      ? Array(Math.min(high, Math.ceil(15_500 / (line.length + 1))))
          .fill(line)
          .join('\n')
      : line + '\n'.repeat(Math.min(high, rest)) + filled;
    const tokens = { spawns: more[0], tiles: more[1] };
    return game === 'zombicide' || game === 'marvel'
      ? { mission: JSON.stringify({ board, ...tokens }), players: 1, ...(more.length > 1 ? { sheets: more[0] } : {}) }
      : { [FIELD[game]!]: board, players: 1, ...(more.length > 0 && { seats: 1, cards: more[0], variants: more[1] }) };
  });
}
