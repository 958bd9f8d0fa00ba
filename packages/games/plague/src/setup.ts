import {
  type Dice,
  Fault,
  fit,
  type Objections,
  type Phrase,
  type Seat,
  seatNames,
  secret,
  word,
} from '@shamble/kernel';
import { brokenBy, usualPile } from '../content/pile.ts';
import { VARIANTS } from '../content/variants.ts';
import { groundOf } from './board/ground.ts';
import { form } from './form.ts';
import { newHuman } from './rules/places.ts';
import { CARD_COUNT, cardsNamed } from './rules/questions.ts';
import { type CardId, MOST_FIGURES, NAMES, NONE, type Options, type State, type Variants } from './types.ts';

const refuse = (sentence: string, says: Phrase, ...rules: string[]): Fault =>
  new Fault('bad-options', sentence, { rules, says });

const variant = (id: string): Phrase => word(`variant.${id}`);

/** Which rule a pair of variants breaks that do not go together, or one that stands alone. */
const RULES: Readonly<Record<string, string>> = {
  'reserve-4': 'ZP-VRES-01',
  'reserve-6': 'ZP-VRES-02',
  rising: 'ZP-V28-07',
  devour: 'ZP-BABY-14',
  heal: 'ZP-HEAL-01',
  bare: 'ZP-LAND-05',
};

const DEFAULTS: Variants = {
  ...{ reserve: 5, short: false, traitor: false, late: false, rising: false, baby: false, devour: false },
  ...{ dogs: false, group: false, wounds: false, carry: false, heal: false, charge: false, boredom: false },
  ...{ land: false, bare: false },
};

/** The variants of a list of their names; any can be combined but for those that need or exclude another (ZP-VAR-01). */
export function readVariants(names: readonly string[]): Variants {
  const known: readonly { readonly id: string; readonly with?: string; readonly without?: string }[] = VARIANTS;
  for (const name of names) {
    const sheet = known.find(({ id }) => id === name);
    if (sheet === undefined)
      throw new Fault(
        'bad-options',
        `There is no variant "${name}". There are: ${known.map(({ id }) => id).join(', ')}.`,
      );
    if (sheet.with !== undefined && !names.includes(sheet.with))
      throw refuse(
        `The variant "${name}" is played only with "${sheet.with}".`,
        word('refused.with', { one: variant(name), other: variant(sheet.with) }),
        RULES[name]!,
      );
    if (sheet.without !== undefined && names.includes(sheet.without))
      throw refuse(
        `The variants "${name}" and "${sheet.without}" exclude each other.`,
        word('refused.without', { one: variant(name), other: variant(sheet.without) }),
        RULES[name]!,
        RULES[sheet.without]!,
      );
  }
  const on = Object.fromEntries(names.filter((name) => name in DEFAULTS).map((name) => [name, true]));
  return { ...DEFAULTS, ...on, reserve: names.includes('reserve-4') ? 4 : names.includes('reserve-6') ? 6 : 5 };
}

/** The names of variants, of a list or of what was read before. */
function namesIn(given: readonly string[] | Partial<Variants>): string[] {
  if (isList(given)) return [...given];
  const { reserve, ...others }: Readonly<Record<string, unknown>> = given;
  const on = Object.keys(others).filter((name) => others[name] === true);
  return reserve === 4 || reserve === 6 ? [`reserve-${reserve}`, ...on] : on;
}

const isList = (given: unknown): given is readonly string[] => Array.isArray(given);

const tooMany = (): Fault =>
  refuse(
    `There are ${NAMES.length} human figures.`,
    word('refused.figures', { most: NAMES.length, each: MOST_FIGURES }),
    'ZP-GAME-02',
  );

const objections: Objections = {
  board(held) {
    if (typeof held !== 'string') return new Fault('bad-options', 'Name a board or draw one.');
    groundOf({ board: held, cellar: NONE });
    return null;
  },
  players: () => refuse('One to six can play.', word('refused.players'), 'ZP-GAME-01'),
  zombies: () => new Fault('bad-options', 'The zombies are "automatic" or played by a "player".'),
  figures: tooMany,
  cards: (held) =>
    Array.isArray(held)
      ? new Fault('bad-options', 'These cards cannot be played with.', { rules: ['ZP-DECK-01'] })
      : new Fault('bad-options', 'Cards are a list of names.'),
  variants: (held) => {
    if (typeof held !== 'object' || held === null) return new Fault('bad-options', 'Variants are a list of names.');
    if (isList(held)) readVariants(held.slice(0, VARIANTS.length).map((name) => shown(name)));
    return null;
  },
};

const shown = (name: unknown): string => (typeof name === 'string' ? name.slice(0, 40) : typeof name);

interface Given extends Pick<Options, 'players'>, Partial<Omit<Options, 'players' | 'variants'>> {
  readonly variants?: readonly string[] | Partial<Variants>;
}

export function readOptions(given: unknown): Options {
  const {
    board = 'main',
    players,
    zombies = 'automatic',
    figures = 1,
    cards = null,
    variants = [],
    weapons,
    box,
  } = fit(form, given, objections) as unknown as Given;
  groundOf({ board, cellar: NONE }); // one that cannot be read is refused here
  const humans = zombies === 'player' ? players - 1 : players;
  if (humans < 1)
    throw refuse('A Zombie player needs at least one human player against him.', word('refused.alone'), 'ZP-GAME-01');
  if (humans * figures > NAMES.length) throw tooMany();
  const played = readVariants(namesIn(variants));
  if (played.traitor && humans < 2)
    throw refuse('A traitor needs somebody to betray.', word('refused.traitor'), 'ZP-VTRAIT-02');
  const broken = cards === null ? [] : brokenBy(cards, played.baby);
  if (broken.length > 0) throw new Fault('bad-options', 'These cards cannot be played with.', { rules: broken });
  const read = { board, players, zombies, figures, cards: cards === null ? null : [...cards], variants: played };
  return { ...read, ...(weapons && { weapons }), ...(box !== undefined && { box }) };
}

export const seatsOf = ({ players }: Options): Seat[] => seatNames(players);

export function setup(options: Options, dice: Dice): State {
  const { variants, players, figures } = options;
  const board = groundOf({ board: options.board, cellar: NONE });
  const seats = options.zombies === 'player' ? players - 1 : players;
  const humans = Array.from({ length: seats * figures }, (_, at) => newHuman(Math.floor(at / figures)));
  const dealt = options.cards === null ? usual[variants.baby ? 1 : 0]! : dealPile(options.cards);
  const [pile, box] = [[...dealt.pile], [...dealt.box]];
  dice.shuffle('cards', pile);
  return {
    ...{ board: options.board, variants, automatic: options.zombies === 'automatic', cellar: NONE },
    ...(options.weapons && { weapons: options.weapons }),
    barred: Array<number>(board.openings.length).fill(0),
    ...{ locked: NONE, humans, zombies: [] },
    reserve: variants.reserve * humans.length, // ZP-ZTURN-04
    dogs: variants.dogs ? humans.length : 0, // ZP-DOG-01
    pile: pile.map(secret),
    ...{ discard: [], box },
    searched: Array<number>(board.searches.length).fill(0),
    oops: Array<number>(CARD_COUNT).fill(0),
    empty: Array<number>(CARD_COUNT).fill(0),
    ...{ heard: [], started: false, round: 0, turn: NONE, busy: false, zombieBonus: 0, calm: false },
    baby: { state: 'away', square: NONE, by: NONE },
    lives: variants.group ? humans.length : 0, // ZP-GROUP-01
    traitor: secret(variants.traitor ? drawSlips(dice, seats) : NONE),
    ...{ unmasked: NONE, owed: false, thief: false, cleared: [] },
    ...{ shut: [], late: false, cracked: false, risen: [], resigned: [] },
  };
}

/** One slip more than there are players: the spare one may be the traitor's (ZP-VTRAIT-01 to ZP-VTRAIT-03). */
function drawSlips(dice: Dice, players: number): number {
  const slip = dice.pick('slips', players + 1);
  return slip === players ? NONE : slip;
}

const usual = [false, true].map((baby) => dealPile(usualPile(baby)));

/** Cards by their names: which of the box are in the pile, and which stay out. */
export function dealPile(names: readonly string[]): { pile: CardId[]; box: CardId[] } {
  const pile: CardId[] = [];
  for (const name of names) {
    const card = cardsNamed(name).find((one) => !pile.includes(one));
    if (card === undefined)
      throw new Fault('bad-options', `The box has not so many cards "${name}".`, { rules: ['ZP-DECK-01'] });
    pile.push(card);
  }
  const box = Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => !pile.includes(card));
  return { pile, box };
}
