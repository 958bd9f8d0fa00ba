import { secret } from '@shamble/kernel';
import { bad, flag, type GivenWords, known, list, none, number, record } from '@shamble/kernel/scene';
import { opened } from '@shamble/parts';
import { BYSTANDER_IDS } from '../../content/bystanders.ts';
import { AGENTS as AGENT_CARDS } from '../../content/enemies.ts';
import { COLOURS } from '../../content/mission.ts';
import { boardOf, zoneNamed } from '../board/board.ts';
import { AGENT_NAMES, AGENTS, at, FOE, NONE, type State } from '../types.ts';
import { deckWords, takeBystanderCard } from './decks.ts';
import { changeHero } from './hero.ts';
import { doorName, foesOf, kindWord } from './names.ts';

/** The words of a scene, applied in this order. */
export const givens: GivenWords<State> = {
  mission: { help: 'The Mission, e.g. MZ4 or MH2. Without it and without a board: MZ1.' },
  board: {
    help: 'A board drawn as text, or a map with the drawing under `board` and its tokens: { board: |…, start: A, spawns: [a], exit: b, objectives: [B], doors: [{ between: [A, b], colour: blue }], symbols: [A], bystanders: [B], sign: c, foes: [{ who: thor, zone: b }], locks: […], rules: {…}, goals: […], mode: zombie }. Small letters are street Zones, capital letters rooms; - and | are ways and openings, + a closed door, / an open one, a blank a wall; every second letter of every second line is a square. `symbols` are rooms with the Spawn symbol, `bystanders` rooms with the Bystander symbol. Spawns also { zone: a, colour: blue, wakes: { taken: blue }, many: true }, the first is the Initial one; objectives also { zone: B, colour: blue, hidden: true }, with `undersides: [blue, red]` for the hidden ones; locks { colours: [blue], until: { taken: [blue] }, rule: MZ-M00-05 }. What rules and goals there are stands below. Without goals nothing wins.',
  },
  players: { help: 'How many players, 1 to 6. One if not said, who plays all heroes.' },
  heroes: {
    help: 'By name, in the order they are dealt to the seats: { hulk: { zone: a, health: 5, hunger: 1, power: 0, xp: 7, traits: [dead-aim], bystander: okoye, status: in|out|left, activated: true, used: [trait], boosts: [], fed: 0, taken: 0, devoured: 0 } }, and whoever `turn` names also { actions: 2 }: what is left of a Turn under way. Only those named are in the game; the first four of the box if not said, or one for each player. They start in the Starting Zone with Health 5, Hunger 0 and nothing held.',
    apply(state, value, given) {
      for (const [name, changes] of Object.entries(record(value)))
        changeHero(state, name, record(changes ?? {}), given.turn);
    },
  },
  chosen: { help: 'Who plays whom, seat by seat: { p1: [hulk, wasp], p2: [deadpool, iron-man] }.' },
  turn: { help: 'The hero whose Turn it is when the scene opens, e.g. hulk. Hunger has grown already.' },
  phase: {
    help: 'players (the default: a Round begins, and Hunger or Power grows), set-up (before it: who starts where, what spawns at once), enemies (their Phase begins), spawn (after the activations) or end (of the Round).',
  },
  round: {
    help: 'The number of the Round, 1 if not said.',
    apply(state, value) {
      state.round = number(value, 1);
    },
  },
  enemies: {
    help: 'Figures by Zone: { b: { troopers: 3, guards: 1, specialists: 1 } }; in Hero Mode walkers, brutes, runners.',
    apply(state, value) {
      const words = AGENT_NAMES[state.mode].map((_, kind) => kindWord(state, kind));
      for (const [name, group] of Object.entries(record(value)))
        for (const [word, count] of Object.entries(record(group))) {
          const kind = words.indexOf(known(word, words));
          state.figures[at(zone(state, name), kind)] = number(count, 0);
        }
    },
  },
  supply: {
    help: 'Figures left in the box, where it matters: { troopers: 0 }. Otherwise: all that do not stand on the board.',
  },
  'super heroes': foeWord(
    'Super Heroes: { thor: a }, or { thor: { zone: a, asleep: true, held: true, muted: true, status: in|lying } }.',
  ),
  'zombie heroes': foeWord('The same for the Zombie Heroes of Hero Mode: { hulk: a }.'),
  bystanders: {
    help: 'Bystanders on the board: { okoye: a }, or { okoye: { zone: a, escorted: true, objective: true } }.',
    apply(state, value) {
      for (const [name, said] of Object.entries(record(value))) {
        const {
          zone: where,
          escorted = false,
          objective = false,
          ...rest
        } = record(typeof said === 'string' ? { zone: said } : said);
        none(rest, 'word for a Bystander; there are: zone, escorted, objective');
        const id = BYSTANDER_IDS.indexOf(known(name, BYSTANDER_IDS));
        takeBystanderCard(state, name);
        const card = flag(escorted) ? takeEscort(state) : NONE;
        state.bystanders[id] = { zone: zone(state, where), escort: card, objective: flag(objective) };
      }
    },
  },
  cards: {
    help: 'Bystander cards that lie face down, by Zone: { A: okoye, B: saved, C: none }; also { A: { card: secret-1, open: true, under: 1 } }. Zones that are not named keep theirs.',
    apply(state, value) {
      for (const [name, said] of Object.entries(record(value))) {
        const { card, open = false, under, ...rest } = record(typeof said === 'string' ? { card: said } : said);
        none(rest, 'word for a card; there are: card, open, under');
        const where = zone(state, name);
        const here = state.laid.findIndex((one) => one.zone === where);
        if (here >= 0) state.bystanderDeck.pile.unshift(state.laid.splice(here, 1)[0]!.card);
        if (card === 'none') continue;
        const laid = secret(takeBystanderCard(state, card));
        const objective = under === undefined ? NONE : number(under, 1, state.objectives.length) - 1;
        state.laid.push({ zone: where, card: laid, open: flag(open), under: objective });
      }
    },
  },
  open: {
    help: 'Doors that are open, by their two Zones: [A/b].',
    apply(state, value) {
      for (const name of list(value)) state.doors = opened(state.doors, door(state, name));
    },
  },
  opened: {
    help: 'Buildings that have been opened already, by any of their rooms: [A]; all: every one.',
    apply(state, value) {
      if (value === 'all') state.opened.fill(1);
      else
        for (const name of list(value)) {
          const { street, building } = boardOf(state.mission).zones[zone(state, name)]!;
          if (street) throw bad(`"${String(name)}" is street, not a room of a building`);
          state.opened[building] = 1;
        }
    },
  },
  objectives: {
    help: 'Changes of the Objectives, in the order of the Mission: [{ taken: true }, { colour: blue, known: true }].',
    apply(state, value) {
      list(value).forEach((changes, id) => {
        const { taken, colour, known: seen, ...rest } = record(changes ?? {});
        none(rest, 'word for an Objective; there are: taken, colour, known');
        const objective = state.objectives[id];
        if (objective === undefined) throw bad('there are not so many Objectives');
        if (taken !== undefined) objective.taken = flag(taken);
        if (seen !== undefined) objective.known = flag(seen);
        if (colour !== undefined) objective.colour = secret(known(colour, COLOURS));
      });
    },
  },
  spawns: {
    help: 'How the Spawn Points are, in order: [active, asleep, gone].',
    apply(state, value) {
      list(value).forEach((is, id) => {
        if (state.active[id] === undefined) throw bad('there are not so many Spawn Points');
        state.active[id] = { active: 1, asleep: 0, gone: NONE }[known(is, ['active', 'asleep', 'gone'])];
      });
    },
  },
  exit: {
    help: 'The Zone of the Exit.',
    apply(state, value) {
      state.exit = zone(state, value);
    },
  },
  sign: {
    help: 'Where the Avengers Sign lies and how often it can still be thrown: a, or { zone: a, throws: 1 }.',
    apply(state, value) {
      const { zone: where, throws = 2, ...rest } = record(typeof value === 'string' ? { zone: value } : value);
      none(rest, 'word for the Sign; there are: zone, throws');
      state.sign = zone(state, where);
      state.throws = number(throws, 0, 2);
    },
  },
  ...deckWords,
  marks: {
    help: 'Numbers that Missions and cards keep, by the names the state shows under marks: { shields: 1 }.',
    apply(state, value) {
      for (const [name, count] of Object.entries(record(value))) state.marks[name] = number(count, 0);
    },
  },
};

function foeWord(help: string): GivenWords<State>[string] {
  return {
    help,
    apply(state, value) {
      for (const [name, said] of Object.entries(record(value))) {
        const { zone: where, ...rest } = record(typeof said === 'string' ? { zone: said } : said);
        const { asleep = false, held = false, muted = false, status = 'in', ...others } = rest;
        none(others, 'word for a Super Hero; there are: zone, asleep, held, muted, status');
        const foe = foesOf(state).indexOf(known(name, foesOf(state)));
        const before = state.foes[foe]!;
        if (before.status === 'in') state.figures[at(before.zone, FOE)]! -= 1;
        const pile = state.foeDeck.pile.findIndex((card) => JSON.stringify(card) === JSON.stringify(secret(foe)));
        if (pile >= 0) state.foeDeck.pile.splice(pile, 1);
        const to = zone(state, where);
        const is = known(status, ['in', 'lying']);
        state.foes[foe] = { status: is, zone: to, asleep: flag(asleep), held: flag(held), muted: flag(muted) };
        if (is === 'in') state.figures[at(to, FOE)]! += 1;
      }
    },
  };
}

/** The Spawn card that lies under an escorted one. */
function takeEscort(state: State): number {
  const card = 27 + state.bystanders.filter(({ escort }) => escort !== NONE).length;
  state.spawnDeck.pile = state.spawnDeck.pile.filter((one) => JSON.stringify(one) !== JSON.stringify(secret(card)));
  return card;
}

/** Figures that stand on the board came out of the box; `supply` says what is left where that matters. */
export function takeFromSupply(state: State, left: unknown): void {
  const words = AGENT_NAMES[state.mode].map((_, kind) => kindWord(state, kind));
  const wanted = left === undefined ? {} : record(left);
  for (const word of Object.keys(wanted)) known(word, words);
  for (let kind = 0; kind < AGENTS; kind++) {
    const standing = boardOf(state.mission).zones.reduce((sum, _, id) => sum + state.figures[at(id, kind)]!, 0);
    const agent = AGENT_NAMES[state.mode][kind]!;
    state.supply[kind] = AGENT_CARDS[agent].figures - standing;
    if (state.supply[kind]! < 0) throw bad(`the box does not hold so many ${words[kind]}`);
    const said = wanted[words[kind]!];
    if (said !== undefined) state.supply[kind] = number(said, 0);
  }
}

export function zone(state: State, name: unknown): number {
  const board = boardOf(state.mission);
  const id = zoneNamed(board, String(name));
  if (id < 0) throw bad(`"${String(name)}" is no Zone; there are: ${board.zones.map((one) => one.name).join(', ')}`);
  return id;
}

function door(state: State, name: unknown): number {
  const sorted = (one: string): string => one.split('/').sort().join('/');
  const names = boardOf(state.mission).doors.map((_, id) => doorName(state, id));
  const id = names.findIndex((one) => sorted(one) === sorted(String(name)));
  if (id < 0) throw bad(`"${String(name)}" is no door; there are: ${names.join(', ')}`);
  return id;
}
