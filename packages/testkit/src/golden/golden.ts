import { type Policy, random, rng } from '@shamble/bots';
import {
  createEngine,
  decider,
  type GamePack,
  isDeadEnd,
  keyFromSeed,
  type Match,
  openMatch,
  type Seat,
  type Shape,
  type Told,
} from '@shamble/kernel';
import { brief } from '../scenario/matching.ts';
import { type NamedOffer, nameOffer } from '../scenario/names.ts';
import { showAnswer } from '../scenario/shown.ts';
import { type Block, fit } from './fit.ts';
import { questionText, toldText } from './text.ts';
import { openAlbum, type Viewing, viewLines } from './views.ts';

export interface GoldenOptions {
  readonly mission: string;
  readonly seats: number;
  readonly seed: number;
  readonly variants?: readonly string[];
  /** How the seats answer; at random if not said. */
  readonly answers?: Policy;
  /** One answer in so many is preceded by an aside, where there is one; 0 for never. */
  readonly asides?: number;
  /** The game is cut off after so many answers. */
  readonly most?: number;
  /** The text has at most so many bytes. */
  readonly bytes?: number;
}

const BYTES = 200 * 1024;
const MOST_ANSWERS = 2_000;
const ASIDES = 25;

interface Playthrough {
  readonly pack: GamePack<Shape>;
  readonly match: Match<Shape>;
  readonly views: Viewing;
  readonly blocks: Block[];
}

/** A whole game as text: all that can be observed of it, so that no change of the rules goes unseen. */
export function golden<G extends Shape>(given: GamePack<G>, options: GoldenOptions): string {
  const pack = given as unknown as GamePack<Shape>;
  const { mission, seats, seed, variants = [], answers = random } = options;
  const setup = { options: pack.options(mission, seats, variants), key: keyFromSeed(seed) };
  const { match, told } = openMatch(createEngine(pack.game), setup);
  const play: Playthrough = { pack, match, views: openAlbum(pack, match.engine), blocks: [] };
  const luck = rng(seed);
  addBlock(play, '# the opening', told);
  const most = options.most ?? MOST_ANSWERS;
  for (let i = 0; i < most && match.table.pending !== null; i++) {
    const every = options.asides ?? ASIDES;
    if (every > 0 && luck(every) === 0) stepAside(play, luck);
    if (match.table.pending !== null) answer(play, answers, luck);
  }
  const { id, version } = pack.game;
  const switches = variants.length === 0 ? '' : `, ${variants.join(', ')}`;
  const title = [
    `# ${id} version ${version}: ${mission}${switches}, ${seats} seat${seats === 1 ? '' : 's'}, seed ${seed}`,
    `# ? question  > answer  * event [clauses] why  ! undo stops here  @ hash, and that of each view`,
  ];
  const ending = match.table.outcome === null ? [`# cut off after ${match.table.n} entries`] : [];
  return fit(title, play.blocks, ending, options.bytes ?? BYTES);
}

function answer(play: Playthrough, policy: Policy, luck: ReturnType<typeof rng>): void {
  const { match, pack } = play;
  const { engine, table } = match;
  const { who, choice } = table.pending!;
  const seat = decider(who);
  const offer = engine.offer(table, seat, { usual: policy.wants === 'usual' })!;
  const given = policy(engine.view(table, seat), offer, luck);
  const named = nameOffer(pack, table.state, choice, offer);
  addBlock(play, heading(match, seat, choice, named, given), match.do(seat, { answer: given }));
}

/** What a seat may do unasked is part of the game too. */
function stepAside(play: Playthrough, luck: ReturnType<typeof rng>): void {
  const { match, pack } = play;
  const { engine, table } = match;
  const open = table.seats.flatMap((seat) =>
    Object.entries(engine.asides(table, seat)).flatMap(([aside, offer]) =>
      offer === undefined || isDeadEnd(offer) ? [] : [{ seat, aside, offer }],
    ),
  );
  const one = open[luck(open.length)];
  if (one === undefined) return;
  const { seat, aside, offer } = one;
  const given = random(engine.view(table, seat), offer, luck);
  const named = nameOffer(pack, table.state, aside, offer);
  addBlock(play, heading(match, seat, `aside ${aside}`, named, given), match.do(seat, { aside, answer: given }));
}

const heading = ({ table }: Match<Shape>, seat: Seat, what: string, named: NamedOffer, given: unknown): string =>
  `${table.n} > ${seat}: ${what} = ${brief(showAnswer(named, given), 1000)}`;

/** What one answer led to, in three degrees of detail. */
function addBlock({ pack, match, views, blocks }: Playthrough, head: string, told: readonly Told[]): void {
  const { engine, table, entries } = match;
  const last = entries.at(-1);
  const stop = table.barrier === table.n ? ' !' : '';
  const hash = last?.hash ?? engine.hash(table);
  const forced = last !== undefined && 'forced' in last ? (last.forced ?? []) : [];
  const events = toldText(pack, table.state, told);
  const question: string[] = [];
  questionText(pack, engine, table, question);
  const { digest, pictures } = viewLines(views, table, blocks.length);
  const at = `  @ ${hash} ${digest}`;
  const middle = forced.map((one) => `  . ${one.seat}: ${one.choice} = ${brief(one.answer, 1000)} (forced)`);
  const ids = told.map(({ event }) => event.id).join(' ');
  blocks.push({
    full: [head + stop, ...middle, ...events, at, ...pictures, ...question],
    plain: [head + stop, ...middle, ...events, at, ...question.map(cut)],
    short: [`${head.slice(0, 100)}${stop} * ${ids} @ ${hash}`],
  });
}

const MOST_LINE = 240;
const cut = (line: string): string =>
  line.length > MOST_LINE ? `${line.slice(0, MOST_LINE)} ... and ${line.length - MOST_LINE} characters more` : line;
