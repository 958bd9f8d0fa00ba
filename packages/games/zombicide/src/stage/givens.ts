import { peek, secret } from '@shamble/kernel';
import { bad, flag, type GivenWords, known, list, none, number, record } from '@shamble/kernel/scene';
import { opened } from '@shamble/parts';
import { EQUIPMENT_IDS, isEquipment } from '../../content/equipment.ts';
import { isSkill, SKILLS, type SkillId } from '../../content/skills.ts';
import { zoneNamed } from '../board/board.ts';
import { COLOURS } from '../board/mission.ts';
import { board, isIn, kindOf } from '../rules/questions.ts';
import { at, type CardId, EMPTY, type State, type Survivor, WOUND } from '../types.ts';
import { LEFT_WORDS, leave } from './left.ts';
import { doorName } from './names.ts';

/** The words of a scene, applied in this order. */
export const givens: GivenWords<State> = {
  mission: { help: 'The mission by its number, e.g. 00. Without it and without a board: A4.' },
  board: {
    help: 'A board drawn as text, or a map with the drawing under `board` and its tokens: { board: |…, start: A, spawns: [a], exit: b, objectives: [B], cars: [{ kind: police, zone: a }], tiles: [ab, cA], manholes: [a, { zone: b, tile: 2 }], doors: [{ between: [A, b], colour: blue }], rules: {…}, goals: […], inOrder: true }. Small letters are street zones, capital letters rooms; - and | are ways and openings, + a closed door, / an open one, a blank a wall; every second letter of every second line is a square. Spawns and objectives also { zone: a, colour: blue, active: false }. One tile if not said. What rules and goals there are stands below.',
  },
  players: { help: 'How many players, 1 to 6. One per survivor named if not said.' },
  survivors: {
    help: 'By name, in the order they are dealt to the seats: { amy: { zone: a1-living, hands: [pistol, empty], stored: [flashlight], wounds: 1, xp: 7, skills: [lucky], seat: p1, status: in|dead|left, car: 1, place: driver|passenger 1, used: [search], given: 1 } }, and whoever `turn` names also { actions: 2, free moves: 0, free combats: 1, free searches: 0 }: what is left of an activation under way. Only those named are in the game. They start in the starting zone with empty hands and the skills of Blue and, from 7 xp on, of Yellow; with `skills` they have these alone. Cards also: rifle with scope, sawed-off (fired), empty.',
    apply(state, value, { turn }) {
      for (const [name, changes] of Object.entries(record(value)))
        changeSurvivor(state, named(state, name), record(changes ?? {}), turn);
    },
  },
  sheets: {
    help: 'Home-made survivors: a list of sheets { id, name: { en, fr }, colour, blue: [skill], yellow: [plus-action], orange: [2], red: [3] }.',
  },
  chosen: {
    help: 'Who plays whom when the table is made, seat by seat: { p1: [amy, ned, phil], p2: [doug, josh, wanda] }. They get their first cards; `survivors` can then change what is said of them. Without it the box in its order.',
  },
  first: { help: 'The seat with the First Player token, p1 if not said.' },
  turn: { help: 'The survivor who is being activated when the scene opens, e.g. amy.' },
  phase: {
    help: 'players (the default), zombies (their phase begins), invasion (after their activation) or end (of the turn).',
  },
  round: {
    help: 'The number of the turn, 1 if not said.',
    apply(state, value) {
      state.round = number(value, 1);
    },
  },
  zombies: {
    help: 'Figures by zone: { b1-NE: { walkers: 3, runners: 1, fatties: 1, abomination: 1 } }.',
    apply(state, value) {
      for (const [name, group] of Object.entries(record(value))) {
        const { walkers = 0, runners = 0, fatties = 0, abomination = 0, ...rest } = record(group);
        none(rest, 'kind of Zombie; there are: walkers, runners, fatties, abomination');
        const counts = [walkers, runners, fatties, abomination];
        counts.forEach((count, kind) => {
          state.figures[at(zone(state, name), kind)] = number(count, 0);
        });
      }
    },
  },
  supply: {
    help: 'Figures left in the box, where it matters: { walkers: 0, fatties: 1 }. Otherwise: all that do not stand on the board.',
  },
  noise: {
    help: 'Noise tokens by zone: { b1-NE: 2 }.',
    apply(state, value) {
      for (const [name, tokens] of Object.entries(record(value))) state.noise[zone(state, name)] = number(tokens, 0);
    },
  },
  loudest: {
    help: 'The zone that counts as the noisiest, and who made it so: { zone: a, by: amy }.',
    apply(state, value) {
      const { zone: at, by, ...rest } = record(value);
      none(rest, 'word for it; it is like { zone: a, by: amy }');
      if (by === undefined) throw bad('it does not say who made it so, as in { zone: a, by: amy }');
      state.loudest = zone(state, at);
      state.loudestBy = state.survivors.indexOf(named(state, by));
    },
  },
  open: {
    help: 'Doors that are open, by their two zones: [a1-living/a1-N].',
    apply(state, value) {
      for (const name of list(value)) state.doors = opened(state.doors, door(state, name));
    },
  },
  revealed: {
    help: 'Buildings that have been revealed already, by any of their zones: [b1-bath]; all: every one.',
    apply(state, value) {
      if (value === 'all') state.revealed.fill(1);
      else
        for (const name of list(value)) {
          const { street, building } = board(state).zones[zone(state, name)]!;
          if (street) throw bad(`"${String(name)}" is street, not a room of a building`);
          state.revealed[building] = 1;
        }
    },
  },
  equipment: {
    help: 'The top of the Equipment deck, the first to be drawn first: [machete, aaahh].',
    apply(state, value) {
      putOnTop(
        state.equipment.pile,
        list(value).map((kind) => secret(takeCard(state, kind))),
      );
    },
  },
  'equipment only': {
    help: 'All that the Equipment deck holds, the first to be drawn first: [water, aaahh]; every other card is out of the game, but for those of `equipment discard`.',
    apply(state, value) {
      state.removed.push(...state.equipment.pile.splice(0).map(peek), ...state.equipment.discard.splice(0));
      putOnTop(
        state.equipment.pile,
        list(value).map((kind) => secret(takeCard(state, kind))),
      );
    },
  },
  'equipment left': {
    help: 'How many cards the Equipment deck still holds; the others lie in the discards.',
    apply(state, value) {
      const { length } = state.equipment.pile;
      const away = state.equipment.pile.splice(0, length - number(value, 0, length));
      state.equipment.discard.push(...away.map(peek));
    },
  },
  'equipment discard': {
    help: 'Cards in the Equipment discards: [pistol].',
    apply(state, value, given) {
      const deck = given['equipment only'] === undefined ? [] : state.equipment.pile.splice(0);
      for (const kind of list(value)) state.equipment.discard.push(takeCard(state, kind));
      state.equipment.pile.push(...deck);
    },
  },
  horde: {
    help: 'The top of the Zombie deck by card number, the first to be drawn first: [1, 41]. There is one card of each number.',
    apply(state, value) {
      const wanted = list(value).map((one) => {
        const at = state.horde.pile.findIndex((card) => peek(card) === number(one, 1) - 1);
        if (at < 0) throw bad(`the Zombie deck does not hold card ${String(one)}, or not so often`);
        return state.horde.pile.splice(at, 1)[0]!;
      });
      putOnTop(state.horde.pile, wanted);
    },
  },
  'horde left': {
    help: 'How many cards the Zombie deck still holds; the others lie in its discards.',
    apply(state, value) {
      const { length } = state.horde.pile;
      const away = state.horde.pile.splice(0, length - number(value, 0, length));
      state.horde.discard.push(...away.map(peek));
    },
  },
  trunk: {
    help: 'What pimp-mobiles hold, the first searched first: [mas-shotgun, evil-twins], or [] for nothing.',
    apply(state, value) {
      const wanted = list(value).map(String);
      if (new Set(wanted).size < wanted.length) throw bad('there is one of each');
      for (const card of state.trunk.map(peek)) if (!wanted.includes(kindOf(card))) state.removed.push(card);
      state.trunk = wanted
        .map((kind) => state.trunk.find((card) => kindOf(peek(card)) === kind) ?? missing(kind))
        .reverse();
    },
  },
  molotovs: {
    help: 'How many Molotovs can still be made; the others are out of the game.',
    apply(state, value) {
      state.removed.push(...state.molotovs.splice(number(value, 0, state.molotovs.length)));
    },
  },
  cars: {
    help: 'Changes of the cars, in the order of the mission: [{ zone: b, searched: true, load: [water] }].',
    apply(state, value) {
      list(value).forEach((changes, at) => {
        const { zone: where, searched, load, ...rest } = record(changes ?? {});
        none(rest, 'word for a car; there are: zone, searched, load');
        if (state.cars[at] === undefined) throw bad('there are not so many cars');
        if (where !== undefined) park(state, at, zone(state, where));
        if (searched !== undefined) state.cars[at]!.searched = flag(searched);
        if (load !== undefined) state.cars[at]!.load = list(load).map((kind) => takeCard(state, kind));
      });
    },
  },
  objectives: {
    help: 'Changes of the objectives, in the order of the mission: [{ taken: true }, { colour: blue }].',
    apply(state, value) {
      list(value).forEach((changes, at) => {
        const { taken, colour, ...rest } = record(changes ?? {});
        none(rest, 'word for an objective; there are: taken, colour');
        if (state.objectives[at] === undefined) throw bad('there are not so many objectives');
        if (taken !== undefined) state.objectives[at]!.taken = flag(taken);
        if (colour !== undefined) state.objectives[at]!.colour = secret(known(colour, COLOURS));
      });
    },
  },
  keys: {
    help: 'Colours whose doors can be opened: [blue].',
    apply(state, value) {
      for (const colour of list(value)) state.marks[`key ${known(colour, COLOURS)}`] = 1;
    },
  },
  spawns: {
    help: 'Which Invasion Zones are active, in order: [true, false].',
    apply(state, value) {
      list(value).forEach((active, at) => {
        if (state.active[at] === undefined) throw bad('there are not so many Invasion Zones');
        state.active[at] = flag(active) ? 1 : 0;
      });
    },
  },
  'first spawn': {
    help: 'The Invasion Zone chosen as the first, counted from 1: 2, or spawn 2.',
    apply(state, value) {
      state.firstSpawn = counted(value, 'spawn');
      if (state.firstSpawn >= state.active.length) throw bad('there are not so many Invasion Zones');
    },
  },
};

/** The first of them is the next to be drawn. */
function putOnTop<T>(pile: T[], cards: readonly T[]): void {
  pile.push(...[...cards].reverse());
}

/** `2` or `spawn 2`, as the state shows it. */
const counted = (value: unknown, what: string): number => {
  const text = String(value).replace(`${what} `, '');
  return number(/^\d+$/.test(text) ? Number(text) : value, 1) - 1;
};

const missing = (kind: string): never => {
  throw bad(`"${kind}" is not in the trunk`);
};

export const zone = (state: State, name: unknown): number => {
  const at = zoneNamed(board(state), String(name));
  if (at < 0)
    throw bad(
      `"${String(name)}" is no zone; there are: ${board(state)
        .zones.map((one) => one.name)
        .join(', ')}`,
    );
  return at;
};

const door = (state: State, name: unknown): number => {
  const wanted = String(name).split('/').sort().join('/');
  const names = board(state).doors.map((_, at) => doorName(state, at));
  const at = names.findIndex((one) => one.split('/').sort().join('/') === wanted);
  if (at < 0) throw bad(`"${String(name)}" is no door; there are: ${names.join(', ')}`);
  return at;
};

export const named = (state: State, name: unknown): Survivor => {
  const survivor = state.survivors.find(({ sheet }) => sheet === name);
  if (survivor === undefined)
    throw bad(`"${String(name)}" does not play; there are: ${state.survivors.map(({ sheet }) => sheet).join(', ')}`);
  return survivor;
};

function changeSurvivor(state: State, survivor: Survivor, changes: Record<string, unknown>, turn: unknown): void {
  const {
    zone: at,
    hands,
    stored,
    wounds = 0,
    xp,
    skills,
    status,
    car,
    place = 'driver',
    used,
    given,
    seat: _seat,
    ...others
  } = changes;
  const rest = Object.fromEntries(Object.entries(others).filter(([word]) => !isLeft(word)));
  none(
    rest,
    `word for a survivor; there are: zone, hands, stored, wounds, xp, skills, status, car, place, used, given, seat, ${LEFT_WORDS.join(', ')}`,
  );
  if (at !== undefined) survivor.zone = zone(state, at);
  if (xp !== undefined) survivor.xp = number(xp, 0, DANGER_BAR);
  if (skills !== undefined) survivor.skills = list(skills).map(skill);
  if (survivor.skills.includes('hoard') && survivor.slots.length < 6) survivor.slots.push(EMPTY);
  if (status !== undefined) survivor.status = known(status, ['in', 'dead', 'left']);
  if (used !== undefined) survivor.used = list(used).map((one) => known(one, ONCE));
  if (given !== undefined) survivor.given = number(given, 0);
  leave(state, survivor, changes, turn);
  fill(state, survivor, 0, 2, hands === undefined ? [] : list(hands));
  fill(state, survivor, 2, survivor.slots.length, stored === undefined ? [] : list(stored));
  for (let i = 0; i < number(wounds, 0, 2); i++) {
    const free = survivor.slots.lastIndexOf(EMPTY);
    if (free < 0) throw bad(`${survivor.sheet} has no free slot for a Wound; leave out a card`);
    survivor.slots[free] = WOUND;
  }
  if (isIn(survivor) && survivor.slots.filter((held) => held === WOUND).length > 1)
    throw bad(`${survivor.sheet} would be dead of two Wounds`);
  if (car !== undefined) sit(state, survivor, counted(car, 'car'), String(place));
}

const isLeft = (word: string): boolean => (LEFT_WORDS as readonly string[]).includes(word);

/** The end of the Danger Bar (ZC-XP-13). */
const DANGER_BAR = 43;

/** What a survivor does once a turn. */
const ONCE = ['search', 'one-reroll', 'medic', 'loud', 'born-leader', 'destiny', 'tough'] as const;

/** With whoever sits in it. */
function park(state: State, at: number, where: number): void {
  const car = state.cars[at]!;
  car.zone = where;
  for (const id of car.seats) if (id >= 0) state.survivors[id]!.zone = where;
}

function sit(state: State, survivor: Survivor, car: number, place: string): void {
  const at = ['driver', 'passenger 1', 'passenger 2', 'passenger 3'].indexOf(place);
  if (state.cars[car] === undefined) throw bad(`there is no car ${car + 1} on this board`);
  if (at < 0)
    throw bad(`there is no place "${place}" in a car ${car + 1}; the places are driver, passenger 1, 2 and 3`);
  survivor.car = car;
  survivor.place = at;
  survivor.zone = state.cars[car]!.zone;
  state.cars[car]!.seats[at] = state.survivors.indexOf(survivor);
}

function fill(state: State, survivor: Survivor, from: number, to: number, kinds: readonly unknown[]): void {
  if (kinds.length > to - from) throw bad(`${survivor.sheet} has only ${to - from} such slots`);
  kinds.forEach((kind, i) => {
    survivor.slots[from + i] = kind === 'empty' ? EMPTY : kind === 'wound' ? WOUND : holdCard(state, String(kind));
  });
}

/** `rifle with scope`, `sawed-off (fired)`. */
function holdCard(state: State, text: string): CardId {
  const kind = text.replace(' with scope', '').replace(' (fired)', '');
  const card = takeCard(state, kind);
  if (text.includes(' with scope')) state.scope[card] = takeCard(state, 'scope');
  if (text.includes(' (fired)')) state.fired[card] = 1;
  return card;
}

/** A card of that kind from wherever it lies unused. */
export function takeCard(state: State, kind: unknown): CardId {
  if (!isEquipment(kind)) throw bad(`"${String(kind)}" is no card; there are: ${EQUIPMENT_IDS.join(', ')}`);
  const at = state.equipment.pile.findIndex((card) => kindOf(peek(card)) === kind);
  if (at >= 0) return peek(state.equipment.pile.splice(at, 1)[0]!);
  for (const pile of [state.molotovs, state.removed, state.equipment.discard]) {
    const found = pile.findIndex((card) => kindOf(card) === kind);
    if (found >= 0) return pile.splice(found, 1)[0]!;
  }
  const inTrunk = state.trunk.findIndex((card) => kindOf(peek(card)) === kind);
  if (inTrunk >= 0) return peek(state.trunk.splice(inTrunk, 1)[0]!);
  throw bad(`the box does not hold so many cards "${kind}"`);
}

function skill(name: unknown): SkillId {
  if (!isSkill(name)) throw bad(`"${String(name)}" is no skill; there are: ${SKILLS.join(', ')}`);
  return name;
}
