import { byHand, inPlace, type Player } from './play.ts';
import { nameOf, type Setting } from './settings.ts';
import { newTally, type Tally } from './tally.ts';

/** Whether the loop written by hand plays the same game, in figures. */
export interface Comparison {
  readonly setting: string;
  readonly lines: readonly Row[];
}

interface Row {
  readonly what: string;
  readonly engine: number;
  readonly hand: number;
  readonly alike: boolean;
}

const ENGINE_GAMES = 1_500;
const HAND_GAMES = 6_000;
/** So many games leave the means about one percent uncertain, and the outcomes less than one in a hundred games. */
const MEAN_TOLERANCE = 0.03;
const SHARE_TOLERANCE = 0.025;

export function compare(setting: Setting): Comparison {
  const engine = play(inPlace(setting, 7), ENGINE_GAMES);
  const hand = play(byHand(setting, 7), HAND_GAMES);
  const mean = (what: string, of: (tally: Tally) => number): Row => {
    const [a, b] = [of(engine), of(hand)];
    return { what, engine: a, hand: b, alike: Math.abs(a - b) <= MEAN_TOLERANCE * a };
  };
  const share = (outcome: string): Row => {
    const [a, b] = [engine, hand].map((tally) => (tally.outcomes[outcome] ?? 0) / tally.games) as [number, number];
    return { what: `games that end "${outcome}"`, engine: a, hand: b, alike: Math.abs(a - b) <= SHARE_TOLERANCE };
  };
  const outcomes = new Set([...Object.keys(engine.outcomes), ...Object.keys(hand.outcomes)]);
  return {
    setting: nameOf(setting),
    lines: [
      mean('decisions a game', ({ decisions, games }) => decisions / games),
      mean('options a list', ({ options, lists }) => options / lists),
      mean('rounds a game', ({ rounds, games }) => rounds / games),
      ...[...outcomes].sort().map(share),
    ],
  };
}

function play(player: Player, games: number): Tally {
  const tally = newTally();
  while (tally.games < games) player(tally);
  return tally;
}
