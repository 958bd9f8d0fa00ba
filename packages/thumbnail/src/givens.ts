import { peek, seatName, secret } from '@shamble/kernel';
import { bad, type GivenWords, list, none, number, record } from '@shamble/kernel/scene';
import { opened } from '@shamble/parts';
import { boardOf, zoneName } from './board.ts';
import { CARD_KINDS, CARDS, HEROES, SKILLS } from './content.ts';
import { BRUTE, type CardId, type CardKind, type Hero, type Skill, type State, WALKER } from './types.ts';

/** The words of a scene. */
export const givens: GivenWords<State> = {
  mission: { help: 'The mission: alley (the default) or block.' },
  board: {
    help: 'A board drawn as text instead of a mission, two lines or more: zones . r S E T Z, ways - and |, doors +.',
  },
  seats: {
    help: 'How many seats, 1 to 6 (1 if not said). The six heroes ann, ben, cleo, dov, eve, fay are dealt round.',
  },
  fog: { help: 'true: the fog variant.' },
  traitor: {
    help: 'The traitor variant (three seats or more): the seat of the traitor, e.g. p2, or true to have it drawn.',
    apply(state, value) {
      if (value !== true) state.traitor = secret(seat(state, value));
    },
  },
  phase: { help: 'Where the round begins: heroes (the default), dusk, dead or night.' },
  turn: { help: 'The hero who acts first, e.g. cleo.' },
  round: {
    help: 'The number of the round, 1 if not said.',
    apply(state, value) {
      state.round = number(value, 1);
    },
  },
  leader: {
    help: 'The seat that leads, e.g. p2; p1 if not said.',
    apply(state, value) {
      state.leader = seat(state, value);
    },
  },
  heroes: {
    help: 'By name: { ann: { zone: b1, wounds: 1, kills: 2, skills: [tough], hands: [gun], pack: [vest, medkit], alive: false } }. braced: true, if Tough has saved the hero this round.',
    apply(state, value) {
      for (const [name, changes] of Object.entries(record(value))) {
        const id = HEROES.findIndex((hero) => hero === name);
        if (id < 0) throw bad(`"${name}" is no hero; there are: ${HEROES.join(', ')}`);
        changeHero(state, state.heroes[id]!, record(changes));
      }
    },
  },
  others: {
    help: 'Where the heroes not named in `heroes` are: a zone, or dead. At the start of the board if not said.',
    apply(state, value, given) {
      state.heroes.forEach((hero, id) => {
        if (HEROES[id]! in record(given.heroes ?? {})) return;
        if (value === 'dead') hero.alive = false;
        else hero.zone = zone(state, value);
      });
    },
  },
  dead: {
    help: 'Figures by zone: { b2: { walkers: 3, brutes: 1 } }.',
    apply(state, value) {
      for (const [name, group] of Object.entries(record(value))) {
        const at = zone(state, name);
        const { walkers = 0, brutes = 0, ...rest } = record(group);
        none(rest, 'kind of dead; there are: walkers, brutes');
        state.figures[2 * at + WALKER] = number(walkers, 0);
        state.figures[2 * at + BRUTE] = number(brutes, 0);
      }
    },
  },
  noise: {
    help: 'Noise by zone: { c1: 2 }.',
    apply(state, value) {
      for (const [name, noise] of Object.entries(record(value))) state.noise[zone(state, name)] = number(noise, 0);
    },
  },
  open: {
    help: 'Doors that are open, by their two zones: [a2-b2].',
    apply(state, value) {
      for (const name of list(value)) state.doors = opened(state.doors, door(state, name));
    },
  },
  finds: {
    help: 'The top of the finds, the first to be drawn first: [vest, gun]. The rest stays shuffled.',
    apply(state, value) {
      const cards = list(value).map((kind) => takeCard(state, kind));
      state.finds.pile.push(...cards.reverse().map(secret));
    },
  },
  'finds left': {
    help: 'How many cards the finds still hold; the others go to the discard pile.',
    apply(state, value) {
      const away = state.finds.pile.splice(0, Math.max(0, state.finds.pile.length - number(value, 0)));
      state.finds.discard.push(...away.map(peek));
    },
  },
  tokens: {
    help: 'The zones that still hold supplies: [b2], or [] for none.',
    apply(state, value) {
      state.tokens = list(value).map((name) => zone(state, name));
    },
  },
};

function changeHero(state: State, hero: Hero, changes: Record<string, unknown>): void {
  const { zone: at, wounds, kills, skills, hands, pack, alive, braced, ...rest } = changes;
  none(rest, 'word for a hero; there are: zone, wounds, kills, skills, hands, pack, alive, braced');
  if (at !== undefined) hero.zone = zone(state, at);
  if (wounds !== undefined) hero.wounds = number(wounds, 0);
  if (kills !== undefined) hero.kills = number(kills, 0);
  if (skills !== undefined) hero.skills = list(skills).map(skill);
  if (alive !== undefined) hero.alive = alive === true;
  if (braced !== undefined) hero.braced = braced === true;
  if (hands !== undefined) fill(state, hero, 0, list(hands));
  if (pack !== undefined) fill(state, hero, 2, list(pack));
}

function fill(state: State, hero: Hero, from: number, kinds: readonly unknown[]): void {
  if (kinds.length > 2) throw bad('a hero has two hands and two places in the pack');
  kinds.forEach((kind, i) => {
    hero.slots[from + i] = kind === 'empty' ? -1 : takeCard(state, kind);
  });
}

/** The first card of that kind out of the finds, whatever their order: scenes name cards by number. */
function takeCard(state: State, kind: unknown): CardId {
  if (!CARD_KINDS.includes(kind as CardKind))
    throw bad(`"${String(kind)}" is no card; there are: ${CARD_KINDS.join(', ')}`);
  const left = state.finds.pile.map(peek);
  const first = CARDS.findIndex((one, card) => one === kind && left.includes(card));
  if (first < 0) throw bad(`there are not so many cards "${String(kind)}"`);
  state.finds.pile.splice(left.indexOf(first), 1);
  return first;
}

export function zone(state: State, name: unknown): number {
  const { columns } = boardOf(state.board);
  const at = state.noise.findIndex((_, id) => zoneName(columns, id) === name);
  if (at < 0)
    throw bad(
      `"${String(name)}" is no zone; they are named like a1, from a1 to ${zoneName(columns, state.noise.length - 1)}`,
    );
  return at;
}

function door(state: State, name: unknown): number {
  const { columns, doors } = boardOf(state.board);
  const names = doors.map(({ a, b }) => `${zoneName(columns, a)}-${zoneName(columns, b)}`);
  const at = names.indexOf(String(name));
  if (at < 0) throw bad(`"${String(name)}" is no door; there are: ${names.join(', ')}`);
  return at;
}

function seat(state: State, name: unknown): number {
  const at = state.known.findIndex((_, id) => seatName(id) === name);
  if (at < 0) throw bad(`"${String(name)}" is no seat; there are: p1 to p${state.known.length}`);
  return at;
}

function skill(name: unknown): Skill {
  if (!SKILLS.includes(name as Skill)) throw bad(`"${String(name)}" is no skill; there are: ${SKILLS.join(', ')}`);
  return name as Skill;
}
