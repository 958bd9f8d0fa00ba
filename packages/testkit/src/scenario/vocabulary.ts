import { type Luck, randomAnswer, rng } from '@shamble/bots';
import {
  createEngine,
  decider,
  type Engine,
  type GamePack,
  isDeadEnd,
  keyFromSeed,
  type Offer,
  type OfferKind,
  type Shape,
  type TableOf,
} from '@shamble/kernel';
import { nameOffer } from './names.ts';

/** Names that are listed nowhere, as far as random games have met them. */
export interface Vocabulary {
  readonly seats: readonly string[];
  readonly choices: ReadonlyMap<string, { readonly kind: OfferKind; readonly names: readonly string[] }>;
  readonly asides: ReadonlyMap<string, readonly string[]>;
  readonly streams: readonly string[];
  readonly opening: object;
  readonly view: object;
}

const MOST_MISSIONS = 12;
const MOST_ANSWERS = 1_000;
const SEEDS = [1, 2];
const MOST_NAMES = 6;
const ASIDES = 10;

interface Listening {
  readonly pack: GamePack<Shape>;
  readonly engine: Engine<Shape>;
  readonly seats: Set<string>;
  readonly choices: Map<string, { kind: OfferKind; names: string[] }>;
  readonly asides: Map<string, string[]>;
  readonly streams: Set<string>;
  /** Verb -> how often it was chosen. */
  readonly done: Map<string, number>;
}

export function vocabulary(pack: GamePack<Shape>): Vocabulary {
  const engine = createEngine(pack.game);
  const sets = {
    seats: new Set<string>(),
    choices: new Map(),
    asides: new Map(),
    streams: new Set<string>(),
  };
  const listening: Listening = { pack, engine, done: new Map(), ...sets };
  let [opening, view]: [object, object] = [{}, {}];
  for (const [options, seed] of games(pack)) {
    const table = openTable(listening, options, seed);
    if (table === null) continue;
    if (Object.keys(opening).length === 0) {
      opening = structuredClone(pack.stage.show(table.state));
      view = structuredClone(pack.game.view(table.state, table.seats[0]!)) as object;
    }
    playOn(listening, table, seed);
  }
  return { ...sets, seats: [...sets.seats], streams: [...sets.streams].sort(), opening, view };
}

/** Every mission with few and many seats, plain and in each variant. */
function* games({ missions, variants, options }: GamePack<Shape>): Generator<[options: unknown, seed: number]> {
  for (const { id, seats } of missions.slice(0, MOST_MISSIONS))
    for (const count of new Set([seats.min, seats.max]))
      for (const switches of [[], ...variants.map((variant) => [variant.id])])
        for (const seed of SEEDS) yield [options(id, count, switches), seed];
}

function openTable(listening: Listening, options: unknown, seed: number): TableOf<Shape> | null {
  try {
    const { table } = listening.engine.open(options, keyFromSeed(seed));
    for (const seat of table.seats) listening.seats.add(seat);
    return table;
  } catch {
    return null; // the laws say what is wrong with such a game; here it has only nothing to teach
  }
}

function playOn(listening: Listening, start: TableOf<Shape>, seed: number): void {
  const { engine } = listening;
  const luck = rng(seed);
  let table = start;
  try {
    for (let i = 0; i < MOST_ANSWERS && table.pending !== null; i++) {
      const { who, choice } = table.pending;
      const seat = decider(who);
      const offer = engine.offer(table, seat)!;
      hearNames(listening, table, choice, offer);
      const aside = luck(ASIDES) === 0 ? anAside(listening, table) : null;
      const played =
        aside === null
          ? engine.playInPlace(table, seat, curiousAnswer(listening, table, offer, luck))
          : engine.asideInPlace(table, aside.seat, aside.name, randomAnswer(aside.offer, luck));
      table = played.table;
    }
  } catch {
    // as above
  }
  for (const stream of Object.keys(table.chance.at)) listening.streams.add(stream);
}

/** Half the time what has been done least, told by the first word of its name: mere chance seldom heals or trades. */
function curiousAnswer({ pack, done }: Listening, table: TableOf<Shape>, offer: Offer, luck: Luck): unknown {
  if (offer.kind !== 'one' || luck(2) === 0) return randomAnswer(offer, luck);
  const { choice } = table.pending!;
  const verbs = nameOffer(pack, table.state, choice, offer).options.map(
    ({ name }) => `${choice} ${name.split(' ')[0]}`,
  );
  const least = Math.min(...verbs.map((verb) => done.get(verb) ?? 0));
  const rare = offer.from.flatMap((option, i) =>
    (done.get(verbs[i]!) ?? 0) === least ? [{ option, verb: verbs[i]! }] : [],
  );
  const { option, verb } = rare[luck(rare.length)]!;
  done.set(verb, least + 1);
  return option;
}

interface OpenAside {
  readonly seat: string;
  readonly name: string;
  readonly offer: Offer;
}

/** The aside that has been used least. */
function anAside({ engine, done }: Listening, table: TableOf<Shape>): OpenAside | null {
  const open = table.seats.flatMap((seat) =>
    Object.entries(engine.asides(table, seat)).flatMap(([name, offer]): OpenAside[] =>
      offer === undefined || isDeadEnd(offer) ? [] : [{ seat, name, offer }],
    ),
  );
  const used = ({ name }: OpenAside): number => done.get(`aside ${name}`) ?? 0;
  const one = open.sort((a, b) => used(a) - used(b))[0];
  if (one === undefined) return null;
  done.set(`aside ${one.name}`, used(one) + 1);
  return one;
}

function hearNames(
  { pack, engine, choices, asides }: Listening,
  table: TableOf<Shape>,
  choice: string,
  offer: Offer,
): void {
  const names = (of: string, given: Offer): string[] =>
    nameOffer(pack, table.state, of, given)
      .options.slice(0, MOST_NAMES)
      .map(({ name }) => name);
  if (!choices.has(choice)) choices.set(choice, { kind: offer.kind, names: names(choice, offer) });
  for (const seat of table.seats)
    for (const [name, given] of Object.entries(engine.asides(table, seat)))
      if (given !== undefined && !isDeadEnd(given) && !asides.has(name)) asides.set(name, names(name, given));
}
