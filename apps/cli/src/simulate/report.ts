import type { Speak } from '@shamble/text';
import type { Setting, ShelvedGame } from '../games.ts';
import type { Colours } from '../io.ts';
import { quantile, wilson } from './statistics.ts';
import { heroesOf } from './survey.ts';
import type { Tally } from './tally.ts';

export interface Simulated {
  readonly game: ShelvedGame;
  readonly setting: Setting;
  readonly bot: string;
  readonly seed: number;
  readonly workers: number;
  readonly wanted: number;
  readonly tally: Tally;
  readonly seconds: number;
  /** Seconds until all are played; not told once it is over. */
  readonly left?: number;
}

/** All figures as plain data. `timing` is apart: it alone differs from run to run. */
export function figuresOf({ game, setting, bot, seed, workers, wanted, tally, seconds }: Simulated) {
  const { games, decisions, options, rounds } = tally;
  const outcomes = Object.entries(tally.outcomes)
    .map(([because, { games: count, won }]) => ({
      because,
      games: count,
      won,
      share: count / games,
      ...wilson(count, games),
    }))
    .sort((a, b) => b.games - a.games || (a.because < b.because ? -1 : 1));
  const won = outcomes.reduce((sum, one) => sum + one.won, 0);
  return {
    game: game.id,
    mission: setting.mission,
    seats: setting.seats,
    variants: setting.variants,
    bot,
    seed,
    wanted,
    games,
    wins: { won, share: games === 0 ? 0 : won / games, ...wilson(won, games) },
    outcomes,
    rounds: {
      least: quantile(rounds, 0),
      lowerQuartile: quantile(rounds, 0.25),
      median: quantile(rounds, 0.5),
      upperQuartile: quantile(rounds, 0.75),
      most: quantile(rounds, 1),
    },
    counts: tally.counts,
    decisions,
    meanOptions: decisions === 0 ? null : options / decisions,
    timing: { seconds, workers, gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds },
  };
}

export function reportLines(simulated: Simulated, say: Speak, locale: string, colours: Colours): string[] {
  const figures = figuresOf(simulated);
  const { setting, game, tally } = simulated;
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(locale, { maximumFractionDigits: digits, minimumFractionDigits: digits });
  const percent = (share: number): string =>
    share.toLocaleString(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const said = (id: string, more: Record<string, string | number> = {}): string =>
    say({ id: `cli.simulate.${id}`, with: more });

  const { timing, rounds, meanOptions } = figures;
  const lines = [
    said('title', {
      game: say(game.pack.title),
      mission: setting.mission,
      seats: setting.seats,
      survivors: heroesOf(game, setting) ?? 0,
      bot: figures.bot,
      seed: figures.seed,
    }),
    said('done', { games: number(figures.games), seconds: number(timing.seconds, 1), workers: timing.workers }),
  ];
  if (figures.games < figures.wanted) lines.push(colours.yellow(said('stopped', { wanted: number(figures.wanted) })));
  if (figures.games === 0) return lines;
  const rows = figures.outcomes.map(({ because, games, won, share, low, high }) => [
    outcomeText(because, game, say),
    said(won === 0 ? 'lost' : won === games ? 'won' : 'mixed'),
    number(games),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
  ]);
  const { wins } = figures;
  lines.push(
    '',
    colours.bold(said('wins', { share: percent(wins.share), low: percent(wins.low), high: percent(wins.high) })),
  );
  const heading = [said('outcome'), '', said('games'), said('share'), said('interval')];
  lines.push('', ...columns([heading, ...rows]).map((line, i) => (i === 0 ? colours.dim(line) : line)), '');
  if (rounds.median !== null)
    lines.push(
      said('rounds', {
        median: rounds.median,
        lower: rounds.lowerQuartile!,
        upper: rounds.upperQuartile!,
        least: rounds.least!,
        most: rounds.most!,
      }),
    );
  lines.push(...causeLines(tally, say));
  lines.push(said('speed', { games: number(timing.gamesPerSecond), decisions: number(timing.decisionsPerSecond) }));
  lines.push(
    said('options', { options: number(meanOptions ?? 0, 1), decisions: number(tally.decisions / figures.games, 1) }),
  );
  return lines;
}

export const UNFINISHED = '$unfinished';

/** How a game ended, in words. */
export const outcomeText = (because: string, { pack }: ShelvedGame, say: Speak): string =>
  because === UNFINISHED
    ? say({ id: 'cli.simulate.unfinished' })
    : say(pack.outcome({ because, rules: [], winners: [] }));

/** The first two columns to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const wide = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i < 2 ? cell.padEnd(wide[i]!) : cell.padStart(wide[i]!)))
      .join('   ')
      .trimEnd(),
  );
}

/** What survivors died of, the most frequent first. */
function causeLines({ counts }: Tally, say: Speak): string[] {
  const deaths = Object.entries(counts)
    .filter(([name]) => name.startsWith('death.'))
    .sort(([, a], [, b]) => b - a);
  const all = deaths.reduce((sum, [, count]) => sum + count, 0);
  if (all === 0) return [];
  const told = deaths.map(([name, count]) => `${say({ id: name })} ${Math.round((100 * count) / all)} %`);
  return [say({ id: 'cli.simulate.deaths', with: { list: told.join(', ') } })];
}
