import { checkedIn, type Dossier, dossierOf, type Errand, isDone, mindFor, perform, type Result } from '@shamble/bots';
import { matchIn, parseFile, playAgain } from '@shamble/kept';
import { createEngine, type Engine, Fault, type GamePack, type Mind, type Seat, type Shape } from '@shamble/kernel';
import { games } from '../games.ts';

/** Whose chances in a finished game, and whether with all cards open. */
export interface Whose {
  readonly seat: Seat;
  readonly open: boolean;
}

interface Opened {
  readonly dossier: Dossier;
  readonly engine: Engine<Shape>;
  readonly mind: Mind<Shape>;
}

/** What an analysis knows of a game that is over, from its file. */
export function dossierIn(text: string, { seat, open }: Whose): Opened {
  const { game, given } = parseFile(text);
  const pack: GamePack<Shape> | undefined = games.find(({ id }) => id === game)?.pack;
  if (pack === undefined) throw new Fault('bad-options', `This Shamble has no game "${game}".`);
  const engine = createEngine(pack.game);
  const { match, tables, undone } = playAgain(matchIn(engine, given));
  if (!match.table.seats.includes(seat)) throw new Fault('bad-options', `There is no seat "${seat}" at this table.`);
  const entries = match.journal.segments.flatMap((segment) => segment.entries);
  return { dossier: dossierOf({ pack, engine, tables, entries, undone }, seat, open), engine, mind: mindFor(pack) };
}

/** An errand without what is known of its moment: whoever has the game has that. */
export interface Sent extends Whose {
  /** Under this name the game lies in the queue. */
  readonly game: string;
  readonly errand: Errand<null>;
}

const MOST_OPEN = 2;
const opened = new Map<string, Opened>();

/** Carries out an errand of somebody else; the game stays at hand for the next one. */
export function carryOut({ game, seat, open, errand }: Sent, text: string): Result {
  const key = `${game} ${seat} ${open}`;
  const known = opened.get(key) ?? dossierIn(text, { seat, open });
  opened.delete(key);
  opened.set(key, known);
  if (opened.size > MOST_OPEN) opened.delete(opened.keys().next().value!);
  const { dossier, engine, mind } = known;
  const { job, task } = errand;
  const { known: moment } = (job.on === 'guess' || job.on === 'point' ? dossier.points : dossier.decisions)[job.at]!;
  try {
    return { result: perform(engine, mind, { ...task, known: moment }) };
  } catch {
    // The policy of a game may fail at a table that nobody has ever seen.
    return null;
  }
}

/** What was told of an errand, if it can be that. */
export const resultIn = ({ task }: Errand<null>, told: unknown): Result => {
  const { result } = (told ?? {}) as { readonly result?: unknown };
  return isDone(task, result) ? { result } : null;
};

/** So long games of a report are played again before it is believed, in milliseconds. */
const CHECKING = 1000;

/** Whether a report is one of this game, as far as can be seen in a second. */
export function isSound(text: string, whose: Whose, report: unknown): boolean {
  const { dossier, engine, mind } = dossierIn(text, whose);
  const until = performance.now() + CHECKING;
  const luck = (below: number): number => Math.floor(Math.random() * below);
  return checkedIn([report], dossier, { engine, mind, luck, isUp: () => performance.now() > until }) !== null;
}
