import type { createEngine, GamePack, Shape } from '@shamble/kernel';
import { type Ambient, withoutAmbient } from './ambient.ts';
import { tryGame } from './game.ts';
import { faultText, type LawFault, type Setup } from './law.ts';
import { type Choices, FULL, type Profile, setupOf, startTrial, type Trial, USUAL } from './trial.ts';

export interface LawOptions extends Choices {
  readonly games: number;
  /** The first game's; the others follow it one by one. */
  readonly seed: number;
  /** So many games, the first ones, are looked at in every position. */
  readonly full?: number;
  /** How closely the others are looked at. */
  readonly profile?: Partial<Profile>;
  /** The most entries a game may have. */
  readonly most?: number;
  /** With at least so many games everything must have been used. Else that law is not looked at. */
  readonly usedWithin?: number;
  /** Stop at so many faults. */
  readonly faults?: number;
  readonly engine?: typeof createEngine;
  onProgress?(done: { readonly games: number; readonly answers: number; readonly faults: number }): void;
}

export interface LawReport {
  readonly game: string;
  /** How many were played. */
  readonly games: number;
  readonly answers: number;
  readonly faults: readonly LawFault[];
  /** What no game has used. */
  readonly unused: readonly string[];
}

/** Plays random games and looks whether the laws are kept. */
export function checkLaws<G extends Shape>(pack: GamePack<G>, options: LawOptions): LawReport {
  const { games, seed, full = 2, most = 20_000, faults: enough = 5 } = options;
  const ambient: Ambient = { used: null };
  const trial = startTrial(pack, options.engine);
  const { tally } = trial;
  const game = pack.game.id;
  const faults: LawFault[] = [];
  let played = 0;
  while (played < games && faults.length < enough) {
    const setup = setupOf(pack, seed + played, options);
    const profile = played < full ? FULL : { ...USUAL, ...options.profile };
    ambient.used = null;
    const fault = withoutAmbient(ambient, () => tryGame(trial, setup, profile, most));
    if (ambient.used !== null) faults.push(ambientFault(game, setup, fault, ambient.used));
    else if (fault !== null) faults.push({ ...fault, game });
    played += 1;
    options.onProgress?.({ games: played, answers: tally.answers, faults: faults.length });
  }
  const unused = pack.everything.filter((name) => !tally.used.has(name));
  if (faults.length === 0) {
    const none = { game, seed, mission: '', seats: 0, variants: [], entry: 0, doing: null, journal: null };
    const manyEnough = games >= (options.usedWithin ?? Number.POSITIVE_INFINITY);
    for (const { law, reason } of overAll(trial, manyEnough ? unused : [])) faults.push({ ...none, law, reason });
  }
  return { game, games: played, answers: tally.answers, faults, unused };
}

/** The same as a test: throws, with all that was found, if a law is broken. */
export function keepsLaws<G extends Shape>(pack: GamePack<G>, options: LawOptions): LawReport {
  const report = checkLaws(pack, options);
  if (report.faults.length > 0) throw new Error(`Laws broken:\n${report.faults.map(faultText).join('\n')}`);
  return report;
}

/** An ambient call may have been swallowed, or have shown itself as something else: it is the cause in any case. */
function ambientFault(game: string, setup: Setup, fault: Omit<LawFault, 'game'> | null, used: string): LawFault {
  const rest = fault ?? { ...setup, entry: 0, doing: null, journal: null };
  return { ...rest, game, law: 'ambient', reason: `the rules called ${used}` };
}

/** What only all the games together show. */
function overAll<G extends Shape>({ tally }: Trial<G>, unused: readonly string[]): Pick<LawFault, 'law' | 'reason'>[] {
  const found: Pick<LawFault, 'law' | 'reason'>[] = [];
  if (unused.length > 0) found.push({ law: 'used', reason: `never used: ${unused.join(', ')}` });
  if (tally.untrue >= 20 && tally.varied === 0)
    found.push({ law: 'undo', reason: 'what is hidden is never drawn anew: samples of a view are all alike' });
  return found;
}
