import { parseArgs } from 'node:util';
import { compare } from './compare.ts';
import { type Figure, microseconds } from './figures.ts';
import { ENTRIES, piecesOf } from './pieces.ts';
import { byHand, inPlace, journalled } from './play.ts';
import { machine, print, printJson } from './report.ts';
import { HEADLINE, nameOf, OTHERS, type Setting } from './settings.ts';
import { playFor } from './tally.ts';

const { values: args } = parseArgs({
  options: { json: { type: 'boolean', default: false }, repetitions: { type: 'string', default: '9' } },
});
const repetitions = Math.max(1, Number(args.repetitions) || 9);

type Series = readonly { readonly figures: readonly Figure[]; measure(): void }[];

/** Engine, match and hand one right after the other: a busy machine slows all three, and their ratio stays. */
function playing(setting: Setting, milliseconds: number, headline: boolean): Series {
  const figure = (name: string, unit: string, target?: Figure['target']): Figure => ({
    name: `${nameOf(setting)}: ${name}`,
    unit,
    values: [],
    ...(headline && target !== undefined ? { target } : {}),
  });
  const free = figure('without journal', 'decisions/s', { atLeast: 150_000 });
  const freeGames = figure('without journal', 'games/s');
  const kept = figure('with journal', 'decisions/s', { atLeast: 60_000 });
  const keptGames = figure('with journal', 'games/s');
  const hand = figure('by hand', 'decisions/s');
  const ratio = figure('by hand / without journal', 'times', { atMost: 7 });
  const players = [inPlace(setting, 1), journalled(setting, 2), byHand(setting, 3)] as const;
  const measure = (): void => {
    const [inPlace, journalled, byHand] = players.map((player) => playFor(milliseconds, player));
    const decisions = ({ tally, seconds }: ReturnType<typeof playFor>): number => tally.decisions / seconds;
    free.values.push(decisions(inPlace!));
    freeGames.values.push(inPlace!.tally.games / inPlace!.seconds);
    kept.values.push(decisions(journalled!));
    keptGames.values.push(journalled!.tally.games / journalled!.seconds);
    hand.values.push(decisions(byHand!));
    ratio.values.push(decisions(byHand!) / decisions(inPlace!));
  };
  return [{ figures: [free, freeGames, kept, keptGames, hand, ratio], measure }];
}

function pieces(setting: Setting): Series {
  const { clone, hash, view, sample, open, replay } = piecesOf(setting);
  const piece = (name: string, call: () => void, unit = 'us', target?: Figure['target']): Series[number] => {
    const figure: Figure = { name, unit, values: [], ...(target === undefined ? {} : { target }) };
    const scale = unit === 'ms' ? 1000 : 1;
    return { figures: [figure], measure: () => figure.values.push(microseconds(100, call) / scale) };
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

const before = machine();
const started = performance.now();
const comparisons = [HEADLINE, ...OTHERS].map(compare);
const series: Series = [
  ...playing(HEADLINE, 500, true),
  ...pieces(HEADLINE),
  ...OTHERS.flatMap((setting) => playing(setting, 150, false)),
];
const figures = series.flatMap((one) => one.figures);
for (const { measure } of series) measure(); // the compiler's turn
for (const { values } of figures) values.length = 0;
for (let i = 0; i < repetitions; i++) for (const { measure } of series) measure();

const results = { machine: before, loadAfter: machine().load, repetitions, figures, comparisons, started };
if (args.json) printJson(results);
else print(results);
