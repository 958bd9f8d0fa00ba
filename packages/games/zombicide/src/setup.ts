import { type Dice, Fault, fit, type Objections, secret } from '@shamble/kernel';
import { newDeck } from '@shamble/parts';
import { CARDS, EQUIPMENT, EQUIPMENT_IDS, type EquipmentId } from '../content/equipment.ts';
import { startingKind } from '../content/skills.ts';
import { type Sheet, SURVIVORS } from '../content/survivors.ts';
import { ZOMBIE_CARDS, ZOMBIES } from '../content/zombies.ts';
import { type Board, boardOf } from './board/board.ts';
import { form } from './form.ts';
import { layLures } from './missions/lures.ts';
import { cardOf } from './rules/questions.ts';
import { readSheets } from './sheets.ts';
import { at, type CardId, EMPTY, KINDS, type Options, type State, type Survivor, WALKER } from './types.ts';

type Given = Pick<Options, 'mission' | 'players'> & Partial<Omit<Options, 'mission' | 'players'>>;

/** Survivors a player plays, by the number of players (ZC-SETUP-07). */
const EACH = [4, 3, 2, 1, 1, 1];

const refuse = (sentence: string, ...rules: string[]): Fault => new Fault('bad-options', sentence, { rules });
const notFirst = (): Fault => refuse('The First Player must be one of the players.', 'ZC-SETUP-13');

const objections: Objections = {
  mission(held) {
    if (typeof held !== 'string') return refuse('Name a mission.');
    boardOf(held);
    return null;
  },
  players: () => refuse('One to six can play.', 'ZC-SETUP-07'),
  survivors: () => refuse('Each player plays one to four Survivors.', 'ZC-SETUP-07', 'ZC-GAME-02'),
  sheets(held) {
    readSheets(held);
    return null;
  },
  first: notFirst,
};

export function readOptions(given: unknown): Options {
  const { mission, players, survivors, sheets, first = 0, box } = fit(form, given, objections) as Given;
  const board = boardOf(mission);
  if (first >= players) throw notFirst();
  const each = survivorsEach(board, players);
  const made = readSheets(sheets);
  const all = [...SURVIVORS, ...made];
  const chosen = readSurvivors(survivors, players, each, all);
  refuseMissingCards(chosen.flat().map((id) => all.find((sheet) => sheet.id === id)!));
  return { mission, players, survivors: chosen, sheets: made, first, ...(box === undefined ? {} : { box }) };
}

const eachOf = ({ rules }: Board, players: number): number =>
  rules.survivorsEach > 0 ? rules.survivorsEach : EACH[players - 1]!;

const isWithin = ({ players: { min, max } }: Board, players: number): boolean => players >= min && players <= max;

/** Whether that many players have enough Survivors for the mission. */
export const canPlay = (board: Board, players: number): boolean =>
  isWithin(board, players) && eachOf(board, players) * players >= board.survivors;

/** How many each player plays, if that many can play the mission. */
export function survivorsEach(board: Board, players: number): number {
  const {
    survivors: least,
    players: { min, max },
    headcount,
  } = board;
  if (!isWithin(board, players)) {
    const many = min === max ? `${min}` : `${min} to ${max}`;
    throw new Fault('bad-options', `The number of players for this mission is ${many}.`, { rules: [headcount] });
  }
  const each = eachOf(board, players);
  if (canPlay(board, players)) return each;
  const sentence = `This mission needs ${least} Survivors; ${players} players have ${each * players}.`;
  throw new Fault('bad-options', sentence, { rules: [headcount] });
}

/** Who plays whom; without a wish, the box in its order (ZC-SETUP-08). */
function readSurvivors(given: Given['survivors'], players: number, each: number, sheets: readonly Sheet[]): string[][] {
  if (each * players > sheets.length)
    throw new Fault('bad-options', `There are only ${sheets.length} Survivors.`, { rules: ['ZC-SETUP-08'] });
  if (given === undefined)
    return Array.from({ length: players }, (_, seat) =>
      sheets.slice(seat * each, (seat + 1) * each).map(({ id }) => id),
    );
  if (given.length !== players || !given.every((one) => one.length === each))
    throw new Fault('bad-options', `With ${players} players each plays ${each} Survivors.`, {
      rules:
        Array.isArray(given) && given.length === players && given.every(isAFew)
          ? ['ZC-SETUP-07']
          : ['ZC-SETUP-07', 'ZC-GAME-02'],
    });
  const all = given.flat();
  for (const id of all)
    if (!sheets.some((sheet) => sheet.id === id)) {
      const there = sheets.map((sheet) => sheet.id).join(', ');
      throw new Fault('bad-options', `There is no Survivor "${id}". There are: ${there}.`, {
        rules: ['ZC-SETUP-08'],
      });
    }
  if (new Set(all).size !== all.length)
    throw new Fault('bad-options', 'No two players can take the same Survivor.', { rules: ['ZC-SETUP-08'] });
  return given.map((ids) => [...ids]);
}

/** One to four Survivors (ZC-GAME-02). */
const isAFew = (one: unknown): boolean => Array.isArray(one) && one.length >= 1 && one.length <= 4;

/** What sheets name to start with must be in the deck, once the first cards are out of it (ZC-SETUP-05, ZC-SETUP-12). */
function refuseMissingCards(sheets: readonly Sheet[]): void {
  const wanted = new Map<EquipmentId, number>();
  for (const { id, blue } of sheets)
    for (const skill of blue) {
      const kind = startingKind(skill);
      if (kind === null) continue;
      const count = (wanted.get(kind) ?? 0) + 1;
      wanted.set(kind, count);
      const { copies, starting } = EQUIPMENT[kind];
      if (count <= copies - starting) continue;
      const sentence = `${id} cannot start with ${kind}: the deck holds no more of it.`;
      throw new Fault('bad-options', sentence, { rules: ['ZC-SETUP-12', 'ZC-SKILL-33'] });
    }
}

export function setup(options: Options, dice: Dice): State {
  const board = boardOf(options.mission);
  const sheets = [...SURVIVORS, ...options.sheets];
  const survivors = options.survivors.flatMap((ids, seat) =>
    ids.map((id) => newSurvivor(sheets.find((sheet) => sheet.id === id)!, seat, board.start)),
  );
  const cards = layCards(board, survivors, dice);
  const state: State = {
    mission: options.mission,
    doors: board.doorsAtStart,
    revealed: board.buildings.map((zones) => (zones.includes(board.start) ? 1 : 0)), // ZC-DOOR-03
    figures: Array<number>(board.zones.length * KINDS.length).fill(0),
    supply: KINDS.map((kind) => ZOMBIES[kind].figures),
    noise: Array<number>(board.zones.length).fill(0),
    loudest: -1,
    loudestBy: -1,
    survivors,
    sheets: board.rules.taking.some(({ does }) => does === 'recruit')
      ? sheets
      : sheets.filter(({ id }) => survivors.some((survivor) => survivor.sheet === id)),
    ...cards,
    horde: newDeck(dice, 'horde', hordeOf(board)), // ZC-SETUP-06
    fired: CARDS.map(() => 0),
    scope: CARDS.map(() => -1),
    found: [],
    cars: board.cars.map(({ kind, zone }) => ({ kind, zone, seats: [-1, -1, -1, -1], searched: false, load: [] })),
    objectives: layObjectives(board, dice),
    active: board.spawns.map(({ active }) => (active ? 1 : 0)),
    firstSpawn: -1,
    marks: { activating: -1, firstFinds: firstFindsOf(board).length, goals: 0 },
    round: 0,
    phase: 'players',
    first: options.first,
    heard: [],
  };
  layLures(state);
  if (board.rules.walkersInside) fillRooms(state, board);
  return state;
}

function fillRooms({ figures, supply }: State, { zones }: Board): void {
  zones.forEach(({ street }, zone) => {
    if (street || supply[WALKER] === 0) return;
    figures[at(zone, WALKER)] = 1;
    supply[WALKER]! -= 1;
  });
}

/** ZC-SETUP-09, ZC-SETUP-10 */
export const newSurvivor = (sheet: Sheet, seat: number, zone: number): Survivor => ({
  sheet: sheet.id,
  seat,
  status: 'in',
  zone,
  car: -1,
  place: -1,
  xp: 0,
  skills: [...sheet.blue],
  slots: Array<number>(sheet.blue.includes('hoard') ? 6 : 5).fill(EMPTY),
  actions: 0,
  freeMoves: 0,
  freeCombats: 0,
  freeSearches: 0,
  given: 0,
  done: false,
  used: [],
  killedIn: -1,
});

/** ZC-SETUP-05: the first copies of their kinds. */
const STARTING: readonly CardId[] = EQUIPMENT_IDS.flatMap((kind) =>
  Array.from({ length: EQUIPMENT[kind].starting }, (_, copy) => CARDS.indexOf(kind) + copy),
);

/** Those of them that are not dealt but lie on top of the deck. */
export const firstFindsOf = ({ rules }: Board): CardId[] =>
  STARTING.filter((card) => rules.firstFinds.includes(CARDS[card]!));

/** ZC-SETUP-04, 05, 11, 12: what is set aside, what is dealt, what skills bring, and the deck of the rest. */
function layCards(
  board: Board,
  survivors: Survivor[],
  dice: Dice,
): Pick<State, 'equipment' | 'molotovs' | 'removed' | 'trunk'> {
  const left = [...CARDS.keys()];
  const take = (fits: (card: CardId) => boolean): CardId => left.splice(left.findIndex(fits), 1)[0]!;
  const takeAll = (fits: (card: CardId) => boolean): CardId[] => {
    const taken = left.filter(fits);
    for (const card of taken) left.splice(left.indexOf(card), 1);
    return taken;
  };
  const trunk = takeAll((card) => cardOf(card).setAside === 'pimp');
  const molotovs = takeAll((card) => cardOf(card).setAside === 'molotov');
  const pans = takeAll((card) => cardOf(card).setAside === 'pan');
  const first = firstFindsOf(board);
  const dealt = takeAll((card) => STARTING.includes(card)).filter((card) => !first.includes(card));
  while (dealt.length < survivors.length && pans.length > 0) dealt.push(pans.shift()!);
  deal(survivors, dealt, dice);
  for (const survivor of survivors)
    for (const skill of survivor.skills) {
      const kind = startingKind(skill);
      if (kind !== null) survivor.slots[survivor.slots.indexOf(EMPTY)] = take((card) => CARDS[card] === kind);
    }
  dice.shuffle('trunk', trunk);
  dice.shuffle('equipment', first);
  const equipment = newDeck(dice, 'equipment', left);
  equipment.pile.push(...first.map(secret));
  return { equipment, molotovs, removed: pans, trunk: trunk.map(secret) };
}

/** At random, each as many as the others as far as it goes (ZC-SETUP-11, ZC-M09-05). */
function deal(survivors: readonly Survivor[], cards: CardId[], dice: Dice): void {
  dice.shuffle('deal', cards);
  const order = [...survivors.keys()];
  dice.shuffle('deal', order);
  cards.forEach((card, i) => {
    const { slots } = survivors[order[i % order.length]!]!;
    slots[slots.indexOf(EMPTY)] = card;
  });
}

/** Hidden tokens get their true colours at random. */
function layObjectives({ objectives, undersides }: Board, dice: Dice): State['objectives'] {
  const hidden = [...undersides];
  dice.shuffle('objectives', hidden);
  return objectives.map(({ zone, colour, hidden: isHidden }) => ({
    zone,
    shown: colour,
    colour: secret(isHidden ? hidden.pop()! : colour),
    taken: false,
  }));
}

/** Cards are numbered from 1 in missions. */
export const hordeOf = ({ rules }: Board): number[] =>
  [...ZOMBIE_CARDS.keys()].filter((card) => rules.zombieCards === null || rules.zombieCards.includes(card + 1));
