import {
  copy,
  diceOf,
  type Engine,
  Fault,
  type Forced,
  type GamePack,
  type Journal,
  keyFromSeed,
  Match,
  openChance,
  type Shape,
  type Told,
} from '@shamble/kernel';
import { mustBeStreams } from './listed.ts';
import { brief } from './matching.ts';
import type { Scenario } from './scenario.ts';
import { nameList, unknownName } from './spelling.ts';

const SEED = 1;

export interface Opened {
  readonly match: Match<Shape>;
  readonly told: readonly Told[];
  readonly forced: readonly Forced[];
  /** Stream -> how far the set-up had drawn from it, before anything was forced. */
  readonly drawn: Readonly<Record<string, number>>;
}

/** The table that `given` describes, with a journal that starts there. */
export function openScene(pack: GamePack<Shape>, engine: Engine<Shape>, scenario: Scenario): Opened {
  const { game, stage } = pack;
  for (const word of Object.keys(scenario.given))
    if (!Object.hasOwn(stage.words, word))
      throw new Fault(
        'bad-content',
        unknownName('word', word, [...Object.keys(stage.words), 'dice', 'key'], 'for "given"'),
      );
  mustBeStreams(pack, scenario.dice);
  const scene = stage.set(scenario.given);
  const key = typeof scenario.key === 'string' ? scenario.key : keyFromSeed(scenario.key ?? SEED);
  // The set-up draws before values are forced: only what comes after it can overdraw.
  const chance = openChance(key);
  game.setup(game.options(scene.options), diceOf(chance));
  const { table, told, forced } = engine.open(scene.options, key, {
    ...scene,
    forced: copy(scenario.dice) as Record<string, number[]>,
  });
  // Every seat has a holder of its own, so that what a seat proposes is not yet decided.
  const holders = Object.fromEntries(table.seats.map((seat) => [seat, seat]));
  const { version, content, id } = game;
  const start = { table: engine.clone(table), holders };
  const journal: Journal = {
    format: 1,
    game: id,
    segments: [{ version, content, start, hash: engine.hash(table), forced, entries: [] }],
  };
  return { match: new Match(engine, journal, table, holders, 'none'), told, forced, drawn: chance.at };
}

type Dice = Scenario['dice'];

/** What is wrong if a stream was drawn from after its forced values had run out. */
export function overdrawn({ table }: Match<Shape>, dice: Dice, drawn: Opened['drawn']): string | null {
  for (const [stream, values] of Object.entries(dice)) {
    const more = (table.chance.at[stream] ?? 0) - (drawn[stream] ?? 0);
    if (more > 0)
      return `expected: no draw of "${stream}" beyond the ${values.length} forced (${brief(values)})\ncame:     at least ${more === 1 ? 'one' : more} more: force every draw of a stream, or none`;
  }
  return null;
}

/** What is wrong if forced values are left over. */
export function unused({ table }: Match<Shape>, dice: Dice): string | null {
  for (const [stream, values] of Object.entries(dice)) {
    const left = table.chance.forced[stream] ?? [];
    if (left.length === 0) continue;
    const others = Object.keys(table.chance.at);
    const hint = left.length === values.length ? ` Streams that were drawn from: ${nameList(others)}.` : '';
    return `expected: every forced value of "${stream}" to be drawn (${brief(values)})\ncame:     ${brief(left)} ${left.length === 1 ? 'is' : 'are'} left.${hint}`;
  }
  return null;
}
