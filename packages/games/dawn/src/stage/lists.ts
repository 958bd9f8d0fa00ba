import { CHARACTERS } from '../../content/characters.ts';
import { SPREAD } from '../../content/counters.ts';
import { ENTRANCES } from '../../content/plan.ts';
import { ATTACK, COLUMNS, ENTRY } from '../../content/tables.ts';
import { groundOf } from '../board/ground.ts';
import { doorName, spaceName } from './names.ts';

export const streams: Readonly<Record<string, string>> = {
  counters: 'Which counter is drawn: 0 for the first of those there are.',
  symbols: 'Over which zombie symbols automatic zombies are spread.',
  panic: 'The dice of a panic check, for one shooter after the other.',
  fire: 'The dice of a shot.',
  berserk: 'A die for each berserk zombie, by space, then one for the zombie that may become so.',
  free: 'The die of free movement.',
  glass: 'Two dice for each try at a glass door.',
  attack: 'Two dice for each target of an attack.',
  entry: 'Two dice for arrivals.',
  infection: 'Two dice for each infected character.',
  hidden: 'Two dice for a hidden zombie of the solo game: column, then row.',
  spread: 'How many are attacked in the solo game.',
  mix: 'The mixing of the eliminated counters, which nobody sees.',
  lot: 'Between equals in the solo game: 0 for the first, 1 for the second.',
};

const mall = { plan: 'mall' };
const { floor, areas, areaOf, numbers, zombieSymbols, humanSymbols, entrances } = groundOf('mall');
const listed = (spaces: readonly number[]): string => spaces.map((space) => spaceName(mall, space)).join(', ');
const doors = (glass: boolean): string =>
  floor.doors.flatMap((door, id) => (door.glass === glass ? [doorName(mall, id)] : [])).join(', ');
const inArea = (area: number): string => listed(numbers.flatMap((_, space) => (areaOf[space] === area ? [space] : [])));

/** What a scenario can name besides, and what it should know of it. */
export const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'A drawn plan, as text': {
    spaces:
      'Every second letter of every second line: a1 is the first letter of the first line, b1 the third, a2 the first of the third line. North is up. For hidden zombies of the solo game a plan is numbered line by line, 1, 2, 3.',
    '.': 'The hall.',
    'a to z': 'A store; all spaces of a letter are one store.',
    R: "Where the rifles lie, in Edwin's Sport.",
    'N E S W':
      'The space of a main door, in the hall. A drawn plan has only those that are drawn; without any all count as closed.',
    'Z H': 'A zombie symbol, a human symbol; in the hall.',
    '#': 'No space; a blank neither.',
    sides:
      'Between two spaces: a blank, | or - a wall, + where walls meet, G a glass door, D a solid one. Doors are called a1-b1.',
  },
  'The mall': {
    glass: doors(true),
    solid: doors(false),
    entrances: ENTRANCES.map((side, at) => `${side} ${spaceName(mall, entrances[at]!)}`).join(', '),
    rifles: '177',
    'zombie symbols': listed(zombieSymbols),
    'human symbols': listed(humanSymbols),
    ...Object.fromEntries(areas.map(({ id, hall }, area) => [hall ? 'hall' : `store ${id}`, inArea(area)])),
  },
  Characters: Object.fromEntries(
    CHARACTERS.map(({ id, dice, carry, weight, normal, infected }) => [
      id,
      `Fire ${normal.fire}, panic ${normal.panic}, movement ${normal.movement}; infected ${infected.fire}, ${infected.panic}, ${infected.movement}. Dice ${dice}, carries for ${carry}, counts ${weight}.`,
    ]),
  ),
  'Of a character, in "characters"': {
    at: 'The space.',
    status: 'well (if not said), stunned, infected, super or dead.',
    rifle: 'true: holds one.',
    'activated, infected': 'The round in which that happened, 0 for never.',
    'shots, panicked, spent': 'In the activation: shots left, panic, and whether a main door took the whole turn.',
    carries: 'Whom, e.g. fran.',
    moved: 'A super-zombie that has moved in this turn.',
  },
  'Of a zombie, in "zombies"': {
    value: `From 1 to 11. There are so many: ${Object.entries(SPREAD)
      .map(([value, count]) => `${count} of ${value}`)
      .join(', ')}.`,
    'berserk, calmed': 'true: it is berserk, or has just lost that.',
    moved: 'true: it has moved in this turn.',
    looked: 'true: the zombie player has looked at it; all: everybody has seen its value.',
  },
  'The attack table, by sum of the dice; columns to': {
    ...{ columns: COLUMNS.join(', ') },
    ...Object.fromEntries(ATTACK.map((row, at) => [String(at + 2), [...row].join(' ')])),
  },
  'The entry table, by sum of the dice': Object.fromEntries(
    ENTRY.map((sides, at) => [String(at + 2), sides.join(' and ') || 'nobody']),
  ),
  'Reading the state': {
    'spaces.024':
      'zombie: none, down or up; value; kind: normal, berserk or calmed; moved, seen; known: to nobody, zombies or all; people: all characters there.',
    'zombies, berserk, seen': 'Lists of spaces.',
    'doors.043-062, main.north': 'open, closed or destroyed.',
    'pool, spare, hidden, struck':
      'The values of eliminated and of hidden counters, the secret list, and what was struck off it.',
    'characters.peter.status': 'well, stunned, infected, super, dead, or away: not in this scene.',
  },
  'Options of "react" and "free"': {
    '024 to 043': 'A zombie moves; a berserk one up to two spaces.',
    '043 breaks 043-062': 'It tries the glass.',
    'peter to 043, peter and zombie to 043':
      'A step of a super-zombie, alone, with the zombie of its space, or with another super-zombie.',
    'reveal 023': 'A hidden zombie comes out.',
    'stay, rest, stop': 'Whoever is under way goes no further; all the others move as usual; nobody else moves.',
  },
};
