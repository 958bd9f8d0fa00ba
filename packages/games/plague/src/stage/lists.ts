import { CELLAR } from '../../content/boards/index.ts';
import { CARDS } from '../../content/cards.ts';
import { VARIANTS, type VariantSheet } from '../../content/variants.ts';
import { contentEn } from '../../text/content.en.ts';
import { groundOf } from '../board/ground.ts';
import { EDGE_NUMBERS } from '../board/plan.ts';
import { NONE } from '../types.ts';

const said = (id: string): string => (contentEn as Readonly<Record<string, unknown>>)[`${id}.text`] as string;

const together = ({ with: needed, without }: VariantSheet): string =>
  needed !== undefined ? ` Only with ${needed}.` : without !== undefined ? ` Not with ${without}.` : '';

const main = groundOf({ board: 'main', cellar: NONE });
const placed = (rows: readonly (readonly [name: string | number, ...squares: number[]])[]): string =>
  `${rows.map(([name, ...squares]) => `${name} ${squares.map((one) => main.names[one]).join('-')}`).join(', ')}.`;
const above = main.openings.filter(({ a }) => a >= 0 && a < main.cellar.first);

const TYPES = { weapon: 'Weapon', item: 'Item', event: 'Event' } as const;

export const streams: Readonly<Record<string, string>> = {
  arrival: 'Two dice for each figure that arrives.',
  attack: 'The attack die; two for bare hands.',
  bite: 'The bite die, of a charge too.',
  infection: 'The infection die.',
  car: 'The die that starts the car.',
  late: 'The die before each turn of 28 days later.',
  cards: 'The shuffling of the pile.',
  slips: 'Who draws the slip of the traitor.',
  lot: 'Between equals: 0 for the first, 1 for the second.',
};

/** What a scenario can name besides, and what it should know of it. */
export const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'A drawn board, as text': {
    squares:
      'Every second letter of every second line: a1 is the first letter of the first line, b1 the third, a2 the first of the third line. North is up.',
    '.': 'Outdoors.',
    'b s w h l k':
      'A room of the house: bedroom, study, bathroom, hall, living room, kitchen; any other small letter is one more. All squares of a letter are one room.',
    g: 'The garage, which is no part of the house.',
    '#': 'An obstacle.',
    '~': 'Water.',
    X: 'A search space, named after its square: search-c1. It is inside if no wall is between it and a room. A board without any counts as searched, so that the last barricade wins at once.',
    C: 'The car; all its squares are one.',
    '> <': 'The square from which the car is entered to the right or to the left.',
    sides:
      'Between two squares, beside each other or right below one another: a blank, | or - a wall, + where walls meet, D a door, W a window. Doors and windows are named c1-d1.',
    edge: 'The 21 numbers are spread evenly over the squares of the edge, clockwise from a1.',
  },
  'The main board': {
    doors: placed(above.filter(({ window }) => !window).map(({ id, a, b }) => [id, a, b])),
    windows: placed(above.filter(({ window }) => window).map(({ id, a, b }) => [id, a, b])),
    searches: placed(main.searches.map(({ id, square }) => [id, square])),
    arrivals: placed(EDGE_NUMBERS.map((number) => [number, main.edge[number]!])),
    car: `Entered from ${main.carDoors.map(({ from }) => main.names[from]).join(' and ')}.`,
    cellar: `Its squares are called cellar-a1 and so on; the stairs come out on ${main.names[main.cellar.top]}.`,
  },
  'The cellar, drawn as above, row by row': Object.fromEntries(
    CELLAR.plan.map((line, at) => [at % 2 === 0 ? `cellar-a${at / 2 + 1}` : ' '.repeat(at), line.trimEnd()]),
  ),
  'Of a human, in "humans"': {
    at: 'The square, or car.',
    facing: 'north (if not said), east, south or west.',
    cards: 'See "Cards"; none if not said.',
    ap: 'AP left; his turn then goes on instead of beginning.',
    'crouched, aimed': 'true or false.',
    infected: 'true: a First Aid Kit keeps him alive.',
    health: 'With the variant wounds; 6 if not said.',
    status: 'in, dead, zombie, or out: he arrives when his turn begins (variant group).',
    misses: 'So many turns to sit out.',
    'treats, treated, still': 'Whom he treats, for how many turns; for how many turns he has rested (variant heal).',
    fresh: 'false: he has already done something this turn.',
  },
  'Of a zombie, in "zombies"': {
    'at, facing, dog': 'As in "c3 north dog".',
    'was, cards': 'The human it was, and his cards.',
    seen: 'The square where an automatic zombie last saw a human.',
    hunting: 'true: it is after a human.',
    siege: 'The barricade it besieges.',
    doors: 'The doors and windows it has been through.',
    cradle: 'Where it has come to the crying baby.',
  },
  Variants: Object.fromEntries(VARIANTS.map((one) => [one.id, said(`variant.${one.id}`) + together(one)])),
  Cards: Object.fromEntries(CARDS.map(({ id, type }) => [id, `${TYPES[type]}. ${said(`card.${id}`)}`])),
  'Options of "act"': {
    'forward, back, left, right, stealth': 'Steps; forward also into the car.',
    'turn left, turn right, crouch, stand, aim, end': '',
    'barricade, break, unlock, search': 'What he looks at.',
    attack: 'With his weapon or his bare hands; out of the car "attack north from b2".',
    'leave to d1, start': 'In the car.',
    'trade with ben': 'Then `trade`, whose slots are "ann weapon", "ann items" and so on; then `agree`: yes or no.',
    'use ammo, throw flare to c3': 'Cards.',
    'lift, lay': 'The baby.',
    'carry ben, put down at c3': 'Another human.',
    'treat ben, mend ben with first-aid-kit': 'Healing; himself too.',
    charge: 'Through those straight ahead.',
    'reveal, steal pistol from ben': 'The traitor.',
  },
  'Other choices': {
    facing: 'Which way a figure looks that has arrived; of a zombie that a Weapon turns.',
    spot: 'On which of several squares it arrives.',
    keep: 'Which Weapon he keeps who has two.',
    lose: 'Which card he loses by an Event.',
    'trade, agree': 'What changes hands, and whether the other agrees, also to be carried.',
    'zombie, arrivals': 'The Zombie player: which zombie acts (z1, or finish), and how many come: 0, 1, 2.',
    'opening, room': 'Where an Event barricades, breaks or locks, and where its zombie stands up.',
    cot: 'Where the baby lies.',
  },
  'Why an automatic zombie does what it does': {
    priority: '1 to 8, the place on its list.',
    rule: 'The clause of that place, or of its own: ZP-AUTO-11, ZP-SEE-05, ZP-BABY-11, ZP-BABY-14.',
    'target, path, ap': 'The square it makes for, the squares on the way, the AP that takes.',
    sees: 'The human it sees.',
    'hears, distance': 'The noise, faint, loud or very-loud, and how many squares off.',
    tied: 'How many were equally good.',
  },
  Results: {
    'result of rolled': 'oops, miss, body, head; turn where a Weapon turns zombies.',
    'how of moved': 'forward, back, left, right, stealth, charge.',
  },
  'Reading the state': {
    zombies: 'One that is killed stays listed, with `at: nowhere`; the next newcomer takes its number.',
    'openings.c1-d1': 'open, barricaded or locked.',
    'searched.search-c1': 'no, or those who did: [ann].',
    'humans.ann.status': 'in, carried, out, dead or zombie.',
    baby: 'away, its square, whoever carries it, or dead.',
    heard: 'As "faint c3"; without automatic zombies nobody listens.',
  },
};
