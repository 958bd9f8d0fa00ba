import { type Dice, Fault, fit, type Objections, secret } from '@shamble/kernel';
import { newDeck } from '@shamble/parts';
import { BYSTANDER_DECK, BYSTANDER_IDS } from '../content/bystanders.ts';
import { AGENTS as AGENT_CARDS } from '../content/enemies.ts';
import { HEALTH } from '../content/heroes.ts';
import { SIGN } from '../content/sign.ts';
import { type Board, boardOf } from './board/board.ts';
import { form } from './form.ts';
import { castOf, foeCards, foeNamed, kindNamed, USUAL } from './rules/questions.ts';
import {
  AGENT_NAMES,
  at,
  type BystanderCard,
  FOE,
  type Hero,
  KINDS,
  type Laid,
  NONE,
  type Options,
  type State,
} from './types.ts';

type Given = Pick<Options, 'mission' | 'players'> & Partial<Pick<Options, 'heroes' | 'box'>>;

const refuse = (sentence: string, ...rules: string[]): Fault => new Fault('bad-options', sentence, { rules });

const objections: Objections = {
  mission(held) {
    if (typeof held !== 'string') return refuse('Name a mission.', 'MZ-SETUP-01');
    boardOf(held);
    return null;
  },
  players: () => refuse('One to six can play.', 'MZ-MODE-03'),
  heroes: () => refuse('Each player plays heroes of the box, six in all at most.', 'MZ-SETUP-10', 'MZ-COMP-14'),
};

export function readOptions(given: unknown): Options {
  const { mission, players, heroes, box } = fit(form, given, objections) as Given;
  const named = box === undefined ? {} : { box };
  const cast = castOf(boardOf(mission).mode);
  if (heroes === undefined) return { mission, players, heroes: dealt(cast, players), ...named };
  const all = heroes.flat();
  if (heroes.length !== players) throw refuse('Each player plays a hero.', 'MZ-SETUP-10');
  if (all.length > cast.length) throw refuse('There are six heroes in the box.', 'MZ-COMP-14');
  for (const id of all)
    if (!cast.includes(id)) throw refuse(`"${id}" is not on this side.`, 'MZ-MODE-01', 'MZ-MODE-02');
  if (new Set(all).size !== all.length) throw refuse('No two players can take the same hero.', 'MZ-SETUP-10');
  return { mission, players, heroes: heroes.map((ids) => [...ids]), ...named };
}

/** Four heroes, or one for each player, in the order of the box. */
export function dealt(cast: readonly string[], players: number, count = Math.max(USUAL, players)): string[][] {
  const seats = Array.from({ length: players }, (): string[] => []);
  for (let hero = 0; hero < count; hero++) seats[Math.floor((hero * players) / count)]!.push(cast[hero]!);
  return seats;
}

export function setup(options: Options, dice: Dice): State {
  const board = boardOf(options.mission);
  const { mode, zones } = board;
  const heroes = options.heroes.flatMap((ids, seat) => ids.map((id) => newHero(board, id, seat)));
  const blank = (): number[] => Array<number>(zones.length * KINDS).fill(0);
  const foes = layFoes(board);
  const spawnCards = spawnCardsOf(board);
  const state: State = {
    ...{ mission: options.mission, mode, doors: board.doorsAtStart, opened: [...board.openedAtStart] },
    ...{ figures: blank(), held: blank(), supply: AGENT_NAMES[mode].map((kind) => AGENT_CARDS[kind].figures) },
    foes,
    foeDeck: newDeck(
      dice,
      'foes',
      [...foes.keys()].filter((foe) => foes[foe]!.status === 'deck'),
    ),
    ...layBystanders(board, dice),
    heroes,
    traitDeck: newDeck(dice, 'traits', [...board.content.traits.keys()]), // MZ-SETUP-08
    spawnDeck: newDeck(dice, 'spawn', spawnCards),
    removedSpawns: [...board.content.spawns.keys()].filter((card) => !spawnCards.includes(card)),
    objectives: layObjectives(board, dice),
    active: board.spawns.map(({ many, wakes }) => (many && heroes.length <= USUAL ? NONE : wakes === null ? 1 : 0)),
    ...{ exit: board.exit, sign: board.sign, throws: board.sign < 0 ? 0 : board.rules.beacon ? 1 : SIGN.uses },
    ...{ marks: { acting: NONE, shields: 0 }, round: 0, phase: 'players' },
  };
  for (const { zone, kind, count } of board.agents) {
    state.figures[at(zone, kindNamed(mode, kind))]! += count;
    state.supply[kindNamed(mode, kind)]! -= count;
  }
  for (const { zone, status } of foes) if (status === 'in') state.figures[at(zone, FOE)]! += 1;
  return state;
}

/** MZ-SETUP-12, MZ-SETUP-13, MZ-SETUP-15 */
function newHero({ start, content }: Board, sheet: string, seat: number): Hero {
  const own = content.sheets.get(sheet)!;
  return {
    ...{ sheet, seat, status: 'in', zone: start[0]!, health: HEALTH, hunger: 0, power: 0, xp: 0 },
    ...{ traits: [], bystander: NONE, found: NONE, done: false, actions: 0, used: [], boosts: [] },
    ...{ fed: 0, taken: 0, devoured: 0 },
    ...(own.provenance === 'ours' && { own }),
  };
}

/** Those a mission names stand on the board (MZ-M03-05); where it says so they sleep until their building is opened. */
function layFoes({ mode, foes, rules, zones, openedAtStart }: Board): State['foes'] {
  const all: State['foes'] = foeCards(mode).map(() => ({
    ...{ status: 'deck', zone: NONE, asleep: false, held: false, muted: false },
  }));
  for (const { who, zone } of foes) {
    const { building } = zones[zone]!;
    const asleep = rules.sleepers && building >= 0 && openedAtStart[building] === 0;
    all[foeNamed(mode, who)] = { status: 'in', zone, asleep, held: false, muted: false };
  }
  return all;
}

export const spawnCardsOf = ({ content: { spawns }, rules }: Board): number[] =>
  [...spawns.keys()].filter((card) => !(rules.noFoeCards && spawns[card]!.type === 'foe'));

const cardNamed = (mode: Board['mode'], name: string): BystanderCard =>
  BYSTANDER_DECK[mode].indexOf(name as (typeof BYSTANDER_DECK)[typeof mode][number]);

/** Which cards of the Bystander deck are in the game: Secret Missions only where the mission uses them (MZ-SETUP-06). */
export function bystanderCardsOf({ mode, cards, rules }: Board): BystanderCard[] {
  const used = cards.map(({ card }) => card);
  return [...BYSTANDER_DECK[mode].keys()].filter((card) => {
    const name = BYSTANDER_DECK[mode][card]!;
    if (name.startsWith('secret')) return used.includes(name);
    return !(name === 'devoured' && rules.noDevoured);
  });
}

/** One card face down on every symbol (MZ-SETUP-07), with those the mission hides among them (MZ-MIS-08). */
function layBystanders(board: Board, dice: Dice): Pick<State, 'bystanders' | 'bystanderDeck' | 'laid' | 'removed'> {
  const { mode, cards, bystanders, rules, objectives, trapped } = board;
  const inGame = bystanderCardsOf(board);
  const named = cards.map(({ card, ...more }) => ({ ...more, card: cardNamed(mode, card) }));
  const pile = inGame.filter((card) => !named.some((one) => one.card === card));
  dice.shuffle('bystanders', pile);
  const laid: Laid[] = [];
  const lay = (zone: number, card: BystanderCard, open: boolean, under: number): void => {
    laid.push({ zone, card: secret(card), open, under });
  };
  const take = (fits: (card: BystanderCard) => boolean = () => true): BystanderCard =>
    pile.splice(pile.findIndex(fits), 1)[0]!;
  const takePerson = (): BystanderCard => take((card) => card < BYSTANDER_IDS.length);
  const people: State['bystanders'] = BYSTANDER_IDS.map(() => ({ zone: NONE, escort: NONE, objective: false }));
  // MZ-M09-04: never Saved!
  if (rules.underObjectives)
    objectives.forEach(({ zone }, objective) => {
      lay(zone, takePerson(), false, objective);
    });
  // MZ-H02-04: a figure, never Devoured!; MZ-H04-04: a card.
  for (const zone of trapped?.zones ?? [])
    if (trapped!.faceUp) people[takePerson()] = { zone, escort: NONE, objective: true };
    else lay(zone, takePerson(), false, NONE);
  for (const { card, zones, faceUp } of named) if (faceUp) lay(zones[0]!, card, true, NONE);
  const hidden = named.filter(({ faceUp }) => !faceUp);
  const groups = [...new Set(hidden.map(({ zones }) => zones.join()))].map((key) => {
    const members = hidden.filter(({ zones }) => zones.join() === key);
    return { zones: members[0]!.zones, cards: members.map(({ card }) => card) };
  });
  for (const { zones, cards: group } of groups) {
    while (group.length < zones.length) group.push(take());
    dice.shuffle('bystanders', group);
    zones.forEach((zone, i) => {
      lay(zone, group[i]!, false, NONE);
    });
  }
  for (const zone of bystanders)
    if (!groups.some(({ zones }) => zones.includes(zone)) && pile.length > 0) lay(zone, take(), false, NONE);
  return {
    bystanders: people,
    bystanderDeck: newDeck(dice, 'bystanders', pile),
    laid,
    removed: [...BYSTANDER_DECK[mode].keys()].filter((card) => !inGame.includes(card)),
  };
}

/** Hidden tokens get their true colours at random (MZ-MIS-09). */
function layObjectives({ objectives, undersides }: Board, dice: Dice): State['objectives'] {
  const colours = [...undersides];
  dice.shuffle('objectives', colours);
  return objectives.map(({ zone, colour, hidden }) => ({
    ...{ zone, shown: colour, colour: secret(hidden ? colours.pop()! : colour), known: !hidden, taken: false },
  }));
}
