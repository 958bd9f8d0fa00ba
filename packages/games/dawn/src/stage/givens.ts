import { peek, secret } from '@shamble/kernel';
import { bad, flag, type Given, type GivenWords, known, list, number, record } from '@shamble/kernel/scene';
import { closed, destroyed, opened } from '@shamble/parts';
import { CHARACTERS } from '../../content/characters.ts';
import { ENTRANCES } from '../../content/plan.ts';
import { layZombie, watch } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { hasHuman, hasSuper } from '../rules/questions.ts';
import {
  BERSERK,
  CALMED,
  type CharacterId,
  EMPTY,
  FACE_UP,
  PRIVATE,
  PUBLIC,
  type Space,
  type State,
  UNSEEN,
} from '../types.ts';
import { doorName, spaceNames } from './names.ts';

/** The words of a scene, applied in this order. */
export const givens: GivenWords<State> = {
  plan: { help: 'mall (the default), wing, or a drawing, see "A drawn plan".' },
  players: { help: '1 to 4; 2 if not said: p1 plays the humans, p2 the zombies. Otherwise the zombies are automatic.' },
  variants: { help: 'Optional rules: [siege].' },
  round: {
    help: 'The number of the round, 1 if not said.',
    apply(state, value) {
      state.round = number(value, 1);
    },
  },
  characters: {
    help: 'By name: { peter: { at: 019, status: infected, rifle: true } }, see "Of a character". Only those named are in the game.',
    apply(state, value) {
      for (const [name, changes] of Object.entries(record(value)))
        changeCharacter(state, characterOf(name), record(changes ?? {}));
    },
  },
  zombies: {
    help: 'By space, with the value or with more: { 024: 3, 062: { value: 5, berserk: true } }, see "Of a zombie". No others are on the plan.',
    apply(state, value) {
      for (const [name, one] of Object.entries(record(value))) addZombie(state, spaceOf(state, name), one);
    },
  },
  doors: {
    help: 'Doors that are not open: { 043-062: closed, 040-059: destroyed, north: closed }. Entrances are north, east, south and west.',
    apply(state, value) {
      for (const [name, how] of Object.entries(record(value))) setDoor(state, name, how);
    },
  },
  rifles: {
    help: 'How many rifles still lie on their space; 2 less those that are held if not said.',
    apply(state, value) {
      state.rifles = number(value, 0);
    },
  },
  pool: {
    help: 'The values of the eliminated counters: [1, 3]; nobody if not said.',
    apply(state, value) {
      state.pool = list(value).map((one) => secret(takeCounter(state, one)));
    },
  },
  hidden: {
    help: 'The secret list: [023, 166]; nobody hides if not said.',
    apply(state, value) {
      const spaces = list(value).map((name) => spaceOf(state, name));
      for (const space of spaces) state.clear[space] = 0;
      state.hidden = secret(spaces);
    },
  },
  spare: {
    help: 'The values of the counters of the hidden, one for each: [4, 1]; the lowest there are if not said.',
    apply(state, value) {
      state.spare = list(value).map((one) => secret(takeCounter(state, one)));
    },
  },
  active: {
    help: 'Who was activated in this round: [peter, roger]. Whoever sees them where they are now has seen them.',
    apply(state, value) {
      state.active = list(value).map(characterOf);
      for (const id of state.active) state.characters[id]!.activated = state.round;
      watch(state);
    },
  },
  seen: {
    help: 'The spaces from which the active were seen on their way, besides: [024].',
    apply(state, value) {
      for (const name of list(value)) state.seen[spaceOf(state, name)] = 1;
    },
  },
  idle: {
    help: 'Rounds in a row in which nothing happened (variant siege).',
    apply(state, value) {
      state.idle = number(value, 0);
    },
  },
  turn: { help: 'Who has just been activated: peter, or [peter, roger]; their activation begins.' },
  points: { help: 'Movement points that they have left; then the activation goes on, with some of them spent.' },
  phase: {
    help: 'humans (they choose whom to activate), zombies (their turn begins), react, free, attack, generation, or setup. Without turn and phase a round begins.',
  },
};

function changeCharacter(state: State, id: CharacterId, changes: Given): void {
  const one = state.characters[id]!;
  one.status = 'well';
  for (const [key, value] of Object.entries(changes)) {
    if (key === 'at') one.space = spaceOf(state, value);
    else if (key === 'status') one.status = known(value, ['well', 'stunned', 'infected', 'super', 'dead'] as const);
    else if (key === 'carries') one.carries = characterOf(value);
    else if (key === 'rifle' || key === 'panicked' || key === 'spent' || key === 'moved') one[key] = flag(value);
    else if (key === 'activated' || key === 'infected' || key === 'shots') one[key] = number(value, 0);
    else throw bad(`"${key}" is nothing that can be said of a character`);
  }
  if (one.rifle) state.rifles -= 1;
  if (one.status !== 'dead' && one.space < 0) throw bad(`${CHARACTERS[id]!.id} is nowhere: say \`at\``);
  if (one.status === 'dead') one.space = -1;
}

function addZombie(state: State, space: Space, given: unknown): void {
  const about = typeof given === 'number' ? { value: given } : record(given);
  layZombie(state, space, takeCounter(state, about.value));
  for (const [key, value] of Object.entries(about)) {
    if (key === 'berserk') state.berserk[space] = flag(value) ? BERSERK : 0;
    else if (key === 'calmed') state.berserk[space] = flag(value) ? CALMED : 0;
    else if (key === 'moved') state.moved[space] = flag(value) ? 1 : 0;
    else if (key === 'looked') state.looked[space] = value === 'all' ? PUBLIC : flag(value) ? PRIVATE : UNSEEN;
    else if (key !== 'value') throw bad(`"${key}" is nothing that can be said of a zombie`);
  }
}

function setDoor(state: State, name: string, how: unknown): void {
  const entrance = ENTRANCES.findIndex((side) => side === name);
  if (entrance >= 0) {
    if (ground(state).entrances[entrance]! < 0) throw bad(`there is no entrance ${name} on this plan`);
    state.main[entrance] = known(how, ['open', 'closed'] as const) === 'closed' ? 1 : 0;
    return;
  }
  const change = { open: opened, closed, destroyed }[known(how, ['open', 'closed', 'destroyed'] as const)];
  state.doors = change(state.doors, doorOf(state, name));
}

/** All counters go back into the box, for the scene to take those it names. */
export function clearAway(state: State): void {
  const { exposed } = ground(state);
  state.box.push(...state.spare.splice(0), ...state.pool.splice(0));
  for (const [space, lies] of state.zombies.entries()) {
    if (lies !== EMPTY) state.box.push(state.values[space]!);
    layZombie(state, space, 0);
    state.zombies[space] = EMPTY;
    state.clear[space] = exposed[space] === '' && !state.automatic ? 0 : 1;
  }
  for (const one of state.characters) one.status = 'away';
}

/** Hidden zombies have a counter each, and a zombie with a character or a super-zombie lies face up. */
export function settleScene(state: State): void {
  const hiding = peek(state.hidden).length;
  while (state.spare.length < hiding) state.spare.push(secret(takeCounter(state, Math.min(...state.box.map(peek)))));
  for (const [space, lies] of state.zombies.entries()) {
    if (hasHuman(state, space)) state.clear[space] = 1;
    if (lies !== EMPTY && (hasHuman(state, space) || hasSuper(state, space))) state.zombies[space] = FACE_UP;
  }
}

function takeCounter(state: State, value: unknown): number {
  const at = state.box.findIndex((one) => peek(one) === number(value, 1));
  if (at < 0) throw bad(`there is no counter of value ${String(value)} left`);
  return peek(state.box.splice(at, 1)[0]!);
}

export function spaceOf(state: State, name: unknown): Space {
  const names = spaceNames(state);
  const space = names.indexOf(typeof name === 'number' ? String(name).padStart(3, '0') : String(name));
  if (space < 0) throw bad(`"${String(name)}" is no space of this plan; they go from ${names[0]} to ${names.at(-1)}`);
  return space;
}

function doorOf(state: State, name: string): number {
  const names = ground(state).floor.doors.map((_, door) => doorName(state, door));
  const turned = name.split('-').reverse().join('-');
  const door = names.findIndex((one) => one === name || one === turned);
  if (door < 0) throw bad(`"${name}" is no door; there are: ${names.join(', ')}, and the entrances`);
  return door;
}

export function characterOf(name: unknown): CharacterId {
  const id = CHARACTERS.findIndex((one) => one.id === name);
  if (id < 0) throw bad(`"${String(name)}" is nobody; there are: ${CHARACTERS.map((one) => one.id).join(', ')}`);
  return id;
}
