import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import {
  decider,
  type Engine,
  keyFromSeed,
  load,
  type Match,
  type Offer,
  openMatch,
  replay,
  type Save,
  type Seat,
  type Shape,
  save,
} from '@shamble/kernel';

const MOST_ANSWERS = 1000;
const MOST_GAMES = 200;

interface Middle<G extends Shape> {
  /** Where one save a released version is kept, for ever. */
  readonly folder: URL;
  readonly options: unknown;
  readonly holders: Readonly<Record<string, string>>;
  /** Whether somebody is asked in the middle of something: there the save is taken. */
  isInTheMiddle(match: Match<G>): boolean;
  /** What is done there before it is taken. */
  last?(match: Match<G>): void;
}

interface KeptSave {
  readonly file: string;
  readonly save: Save;
}

/** The saves of all versions, by name. With UPDATE_SAVES=1 in the environment that of the present one is written first. */
export function keptSaves<G extends Shape>(engine: Engine<G>, middle: Middle<G>): KeptSave[] {
  const { folder } = middle;
  if (env.UPDATE_SAVES === '1') {
    mkdirSync(folder, { recursive: true });
    const text = JSON.stringify(saveInTheMiddle(engine, middle));
    writeFileSync(new URL(`v${engine.game.version}.json`, folder), `${text}\n`);
  }
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];
  return files.map((file) => ({ file, save: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Save }));
}

/** Which versions there is no save of, and which saves are not of the version they are named after. */
export function missingSaves<G extends Shape>({ game }: Engine<G>, kept: readonly KeptSave[]): string[] {
  const wanted = Array.from({ length: game.version }, (_, at) => `v${at + 1}.json`);
  const missing = wanted.filter((file) => !kept.some((one) => one.file === file));
  const wrong = kept.filter(({ file, save: { journal } }) => file !== `v${journal.segments.at(-1)?.version}.json`);
  return [...missing, ...wrong.map(({ file }) => file)];
}

function saveInTheMiddle<G extends Shape>(engine: Engine<G>, middle: Middle<G>): Save {
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const { match } = openMatch(engine, { options: middle.options, key: keyFromSeed(seed), holders: middle.holders });
    while (match.table.outcome === null && match.table.n < MOST_ANSWERS) {
      if (middle.isInTheMiddle(match)) {
        middle.last?.(match);
        return save(match);
      }
      answerSomehow(engine, match);
    }
  }
  throw new Error(`None of ${MOST_GAMES} games came to the middle of what is asked for.`);
}

/** Something legal, now this, now that. */
export function answerSomehow<G extends Shape>(
  engine: Engine<G>,
  match: Match<G>,
  seat: Seat = decider(match.table.pending!.who),
): void {
  const { table } = match;
  match.do(seat, { answer: answerTo(engine.offer(table, seat, { usual: true })!, table.n) });
}

function answerTo(offer: Offer, n: number): unknown {
  // Scattered: at regular steps, what costs nothing could be answered for ever.
  if (offer.kind === 'one') return offer.from[(Math.imul(n + 1, 0x9e3779b1) >>> 8) % offer.from.length];
  return offer.kind === 'order' ? offer.items : offer.usual;
}

/** Opens a save, verifies it and plays on: null, or what is wrong. */
export function playOn<G extends Shape>(engine: Engine<G>, kept: Save, most: number): string | null {
  const match = load(engine, kept);
  const replayed = (): Match<G>['table'] => replay(engine, match.journal, { verify: true });
  if (!isDeepStrictEqual(replayed(), match.table)) return 'Its journal does not lead to its table.';
  for (let answers = 0; answers < most && match.table.outcome === null; answers++) {
    answerSomehow(engine, match);
    const wrong = engine.game.check(match.table.state);
    if (wrong.length > 0) return `After ${answers + 1} more answers: ${wrong.join(' ')}`;
  }
  return engine.hash(replayed()) === engine.hash(match.table) ? null : 'What was played on cannot be replayed.';
}
