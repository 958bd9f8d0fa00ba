import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArgs, refuse } from './args.ts';
import { processorTime } from './clock.ts';
import { compare } from './compare.ts';
import { type Figure, microseconds } from './figures.ts';
import { ENTRIES, piecesOf } from './pieces.ts';
import { byHand, inPlace, journalled, type Player, REAL, type Real } from './play.ts';
import { machine, print, printJson } from './report.ts';
import { HEADLINE, nameOf, OTHERS, type Setting } from './settings.ts';
import { newTally, playFor, type Tally } from './tally.ts';

const args = readArgs({
  json: { type: 'boolean', default: false },
  repetitions: { type: 'string', default: '9' },
  game: { type: 'string' },
});
if (args.game !== undefined && !Object.hasOwn(REAL, args.game)) refuse(`There is no game "${args.game}" to measure`);
const real = (args.game ?? null) as Real | null;
const repetitions = Math.max(1, Number(args.repetitions) || 9);
/** On a busy machine it stops sooner, with fewer repetitions. */
const MOST_SECONDS = 75;
const FEWEST_REPETITIONS = 3;

interface Series {
  readonly figures: readonly Figure[];
  measure(): void;
  /** Goes on until the compiler has made it as fast as it gets. */
  warmUp(): void;
}

const SLICES = 5;

/** Engine, match and hand take turns in short slices: a busy machine slows all three, and their ratio stays. */
function playing(setting: Setting, milliseconds: number, headline: boolean): Series {
  const speeds: number[] = [];
  const figure = (name: string, unit: string, target?: Figure['target']): Figure => ({
    name: `${nameOf(setting)}: ${name}`,
    unit,
    values: [],
    ...(headline && target !== undefined ? { target } : {}),
    ...(headline && unit.endsWith('/s') ? { speeds } : {}),
  });
  const free = figure('without journal', 'decisions/s', { atLeast: 150_000 });
  const freeGames = figure('without journal', 'games/s');
  const kept = figure('with journal', 'decisions/s', { atLeast: 60_000 });
  const keptGames = figure('with journal', 'games/s');
  const hand = figure('by hand', 'decisions/s');
  const ratio = figure('by hand / without journal', 'times', { atMost: 7 });
  const players = [inPlace(setting, 1), journalled(setting, 2), byHand(setting, 3)];
  const measure = (): void => {
    const [a, b, c] = inTurns(players, milliseconds / SLICES) as [Rate, Rate, Rate];
    free.values.push(a.decisions);
    freeGames.values.push(a.games);
    kept.values.push(b.decisions);
    keptGames.values.push(b.games);
    hand.values.push(c.decisions);
    speeds.push(c.decisions);
    ratio.values.push(c.decisions / a.decisions);
  };
  const warmUp = (): void => {
    if (headline) warmed(() => inTurns(players, 50).map(({ decisions }) => decisions));
    else inTurns(players, 50);
  };
  return { figures: [free, freeGames, kept, keptGames, hand, ratio], measure, warmUp };
}

interface Rate {
  readonly decisions: number;
  readonly games: number;
}

/** What each player makes in a second. */
function inTurns(players: readonly Player[], slice: number): Rate[] {
  const tallies: Tally[] = players.map(newTally);
  const seconds = players.map(() => 0);
  for (let i = 0; i < SLICES; i++)
    players.forEach((player, at) => {
      seconds[at]! += playFor(slice, player, tallies[at]!);
    });
  return tallies.map(({ decisions, games }, at) => ({
    decisions: decisions / seconds[at]!,
    games: games / seconds[at]!,
  }));
}

const MOST_WARMING = 30;
const STEADY = 6;

/** Goes on until none of the rates has risen for a while: large rules take the compiler many seconds. */
function warmed(rates: () => readonly number[]): void {
  const started = performance.now();
  const best: number[] = [];
  for (let steady = 0; steady < STEADY && performance.now() - started < 1000 * MOST_WARMING; steady++)
    rates().forEach((rate, at) => {
      if (rate <= 1.03 * (best[at] ?? 0)) return;
      best[at] = rate;
      steady = 0;
    });
}

function playingReal(game: Real): Series {
  const { name, atLeast, player } = REAL[game];
  const figure = (unit: string, target?: Figure['target']): Figure => ({
    name: `${name}: without journal`,
    unit,
    values: [],
    ...(target === undefined ? {} : { target, speeds }),
  });
  const speeds: number[] = [];
  const rate = figure('decisions/s', { atLeast });
  const games = figure('games/s');
  const players = [player(4), byHand(HEADLINE, 5)];
  return {
    figures: [rate, games],
    measure: () => {
      const [one, hand] = inTurns(players, 200) as [Rate, Rate];
      rate.values.push(one.decisions);
      games.values.push(one.games);
      speeds.push(hand.decisions);
    },
    warmUp: () => warmed(() => inTurns(players, 100).map(({ decisions }) => decisions)),
  };
}

function pieces(setting: Setting): Series[] {
  const { clone, hash, view, sample, open, replay } = piecesOf(setting);
  const hand = byHand(setting, 6);
  const piece = (name: string, call: () => void, unit = 'us', target?: Figure['target']): Series => {
    const speeds: number[] = [];
    const figure: Figure = { name, unit, values: [], ...(target === undefined ? {} : { target, speeds }) };
    const scale = unit === 'ms' ? 1000 : 1;
    return {
      figures: [figure],
      measure: () => {
        if (target !== undefined) speeds.push(inTurns([hand], 10)[0]!.decisions);
        figure.values.push(microseconds(100, call) / scale);
      },
      warmUp: () => microseconds(200, call),
    };
  };
  return [
    piece('clone a table', clone),
    piece('hash a table', hash),
    piece('view of a seat', view),
    piece('sample of a view', sample),
    piece('open a table', open),
    piece(`replay and verify ${ENTRIES} entries`, replay, 'ms', { atMost: 10 }),
  ];
}

/** In a process of its own: a player's machine plays one game, and the kernel gets fast at that one. */
function elsewhere(game: string): Figure[] {
  const self = [fileURLToPath(import.meta.url), '--game', game, '--json', '--repetitions', String(repetitions)];
  const { stdout } = spawnSync(process.execPath, self, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(stdout).figures;
}

const before = machine();
const started = performance.now();
const used = processorTime();
const seconds = (): number => (performance.now() - started) / 1000;
const comparisons = real === null ? [HEADLINE, ...OTHERS].map(compare) : [];
const series: readonly Series[] =
  real === null
    ? [playing(HEADLINE, 500, true), ...pieces(HEADLINE), ...OTHERS.map((setting) => playing(setting, 150, false))]
    : [playingReal(real)];
for (const { warmUp } of series) warmUp();
let done = 0;
while (done < repetitions && (done < FEWEST_REPETITIONS || seconds() < MOST_SECONDS)) {
  for (const { measure } of series) measure();
  done += 1;
}

const results = {
  machine: before,
  loadAfter: machine().load,
  repetitions: done,
  seconds: seconds(),
  processorSeconds: (processorTime() - used) / 1000,
  figures: [...series.flatMap((one) => one.figures), ...(real === null ? Object.keys(REAL).flatMap(elsewhere) : [])],
  comparisons,
};
if (args.json) printJson(results);
else print(results);
