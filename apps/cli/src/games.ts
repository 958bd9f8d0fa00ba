import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Box, type MissionEntry, missionWith, readBox } from '@shamble/kernel';
import { games, type ShelvedGame } from '@shamble/server/games';
import type { Command } from 'commander';
import { wholeNumber } from './command.ts';
import { readText } from './files.ts';
import { nearest } from './nearest.ts';
import { Stop } from './stop.ts';

export { games, type ShelvedGame };

/** For examples: the game that is first on the shelf. */
export const EXAMPLE = games[0]!.id;
export const EXAMPLE_SCENARIOS = `${games[0]!.folder}/test/scenarios`;

export const gameNames = (): readonly string[] => games.map((game) => game.id);

export function findGame(given: string): ShelvedGame {
  return games.find((game) => game.id === given) ?? unknown('cli.unknown.game', given, gameNames());
}

/** What kind of table is wanted. */
export interface Wish {
  readonly mission?: string | undefined;
  readonly seats?: number | undefined;
  readonly variant?: readonly string[] | undefined;
  readonly heroes?: readonly string[] | undefined;
  readonly pack?: string | undefined;
  readonly box?: string | undefined;
  readonly with?: readonly string[] | undefined;
  readonly without?: readonly string[] | undefined;
}

/** The options of a command that makes a table. */
export const wishing = (command: Command): Command =>
  command
    .option('--mission <id or file>', 'which mission, also one of your own in a file; else the first')
    .option('--seats <number>', 'how many seats; else as few as the mission takes', wholeNumber(1))
    .option('--variant <ids...>', 'variants to switch on')
    .option('--heroes <names...>', 'who plays, the first seat’s first; else the box in its order')
    .option('--pack <file>', 'a file of home-made heroes to choose from')
    .option('--box <file>', 'what your own copy of the game says, over what is shipped')
    .option('--with <cards...>', 'cards that are put into the usual pile, each as often as it is named')
    .option('--without <cards...>', 'cards that are taken out of it; shamble games --cards lists all');

/** Plain data: it goes to worker threads. */
export interface Setting {
  /** As it is named on the command line. */
  readonly mission: string;
  readonly entry: MissionEntry;
  readonly seats: number;
  readonly variants: readonly string[];
  /** Of the table. */
  readonly options: unknown;
}

/** The wish with its gaps filled: the first mission, and as many seats as it takes at least. */
export function settingOf(game: ShelvedGame, wish: Wish, cwd: string): Setting {
  const { pack, id } = game;
  const entry = wish.mission === undefined ? pack.missions[0]! : findMission(game, wish.mission, cwd);
  const mission = wish.mission ?? entry.id;
  const { min, max, except = [] } = entry.seats;
  const seats = wish.seats ?? min;
  if (seats < min || seats > max) throw new Stop('cli.wrong.seats', { mission, min, max, given: seats });
  if (except.includes(seats)) throw new Stop('cli.wrong.seats.between', { mission, given: seats });
  const variants = wish.variant ?? [];
  const known = pack.variants.map((one) => one.id);
  for (const variant of variants)
    if (!known.includes(variant)) unknown('cli.unknown.variant', variant, known, { game: id });
  const box = wish.box === undefined ? null : boxFrom(game, wish.box, cwd);
  const laid = box === null ? entry.id : missionWith(pack.box!, box, entry.id);
  const plain = pack.options(laid, seats, variants);
  const boxed = box === null ? plain : pack.box!.put(plain, box);
  const options = withCards(game, withHeroes(game, boxed, wish, cwd), wish);
  pack.game.options(options);
  return { mission, entry, seats, variants, options };
}

function boxFrom({ pack, id }: ShelvedGame, file: string, cwd: string): Box {
  if (pack.box === undefined) throw new Stop('cli.no.box', { game: id });
  return readBox(id, pack.box, parsed(file, cwd));
}

/** The JSON in a file. */
function parsed(file: string, cwd: string): unknown {
  try {
    return JSON.parse(readText(resolve(cwd, file)));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new Stop('cli.file.no-json', { file, what: cause.message });
  }
}

/** One that is shipped, or somebody's own in a file. */
export function findMission({ pack, id }: ShelvedGame, given: string, cwd: string): MissionEntry {
  const shipped = pack.missions.find((one) => one.id === given);
  if (shipped !== undefined) return shipped;
  const file = resolve(cwd, given);
  if (pack.ownMission !== undefined && (given.endsWith('.json') || existsSync(file)))
    return pack.ownMission(readText(file));
  return unknown(
    'cli.unknown.mission',
    given,
    pack.missions.map((one) => one.id),
    { game: id },
  );
}

/** The mission that a table's options name. */
export const missionNamed = ({ pack }: ShelvedGame, id = ''): MissionEntry | undefined =>
  pack.missions.find((one) => one.id === id) ?? (id.startsWith('{') ? pack.ownMission?.(id) : undefined);

function withHeroes({ pack, id }: ShelvedGame, options: unknown, { heroes, pack: file }: Wish, cwd: string): unknown {
  if (heroes === undefined && file === undefined) return options;
  const { cast } = pack;
  if (cast === undefined) throw new Stop('cli.no.heroes', { game: id });
  let wanted = options;
  if (file !== undefined) {
    if (cast.add === undefined) throw new Stop('cli.no.heroes', { game: id });
    try {
      wanted = cast.add(wanted, readText(resolve(cwd, file)));
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause;
      throw new Stop('cli.file.no-json', { file, what: cause.message });
    }
  }
  if (heroes === undefined) return wanted;
  const known = cast.ids(wanted);
  for (const hero of heroes) if (!known.includes(hero)) unknown('cli.unknown.hero', hero, known, { game: id });
  const rest = [...heroes];
  const chosen = cast.chosen(wanted).map(({ length }) => rest.splice(0, length));
  const count = cast.chosen(wanted).flat().length;
  if (heroes.length !== count) throw new Stop('cli.wrong.heroes', { count, given: heroes.length });
  return cast.choose(wanted, chosen);
}

function withCards({ pack: { pile }, id }: ShelvedGame, options: unknown, wish: Wish): unknown {
  const { with: more = [], without: less = [] } = wish;
  if (more.length + less.length === 0) return options;
  if (pile === undefined) throw new Stop('cli.no.pile', { game: id });
  const known = pile.cards.map((card) => card.id);
  for (const card of [...more, ...less])
    if (!known.includes(card)) unknown('cli.unknown.card', card, known, { game: id });
  const cards = [...pile.chosen(options), ...more];
  for (const card of less) {
    const at = cards.indexOf(card);
    if (at < 0) throw new Stop('cli.no.card', { card });
    cards.splice(at, 1);
  }
  return pile.choose(options, cards);
}

export function unknown(id: string, given: string, names: readonly string[], more: Record<string, string> = {}): never {
  throw new Stop(id, { given, names: nearest(given, names).join(', ') || '—', ...more });
}
