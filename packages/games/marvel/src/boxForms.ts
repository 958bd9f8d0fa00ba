import { type BoxEntry, type Form, misfit } from '@shamble/kernel';
import { BOX } from '../content/box.ts';
import { BYSTANDER_IDS, BYSTANDERS } from '../content/bystanders.ts';
import { AGENT_KINDS, FOES } from '../content/enemies.ts';
import { HEROES } from '../content/heroes.ts';
import { COLOURS, type Mission } from '../content/mission.ts';
import { MISSIONS } from '../content/missions.ts';
import { heroEntry, kindsIn, type OwnCards, type OwnSpawn, SPAWN_TYPES, spawnEntry } from '../content/own.ts';
import { SIGN } from '../content/sign.ts';
import { SKILLS } from '../content/skills.ts';
import { SPAWN_CARDS } from '../content/spawn.ts';
import { TILE_SIDES } from '../content/tiles.ts';
import { TRAITS } from '../content/traits.ts';

/** What lies where: known from pictures that are lost. Goals and special rules are printed and stay. */
export const PLACES = [
  ...(['tiles', 'start', 'spawns', 'exit', 'objectives', 'doors', 'sign', 'foes', 'agents'] as const),
  ...(['withoutBystander', 'withoutSpawn'] as const),
] satisfies (keyof Mission)[];
export type Places = Pick<Mission, (typeof PLACES)[number]>;

const MOST_OF_A_NAME = 40;
export const whole = (minimum: number, maximum: number): Form => ({ type: 'integer', minimum, maximum });
export const record = (properties: Record<string, Form>, required: readonly string[]): Form => ({
  ...{ type: 'object', additionalProperties: false, required, properties },
});
export const some = (items: Form, maxItems: number, minItems = 0): Form => ({
  type: 'array',
  minItems,
  maxItems,
  items,
});

export const ZONE: Form = { type: 'string', minLength: 1, maxLength: MOST_OF_A_NAME };
const colour: Form = { enum: COLOURS };
const SIDES = Object.keys(TILE_SIDES);
/** Figures of one kind in a Zone at the start. */
const MOST_THERE = 20;

const placeForms: Readonly<Record<(typeof PLACES)[number], Form>> = {
  tiles: some(
    some({ enum: SIDES.flatMap((side) => [side, `${side}@1`, `${side}@2`, `${side}@3`]) }, BOX.tiles, 1),
    BOX.tiles,
    1,
  ),
  start: some(ZONE, 2, 1),
  spawns: some(
    record(
      {
        zone: ZONE,
        colour: { enum: ['first', ...COLOURS] },
        many: { type: 'boolean' },
      },
      ['zone', 'colour'],
    ),
    8,
    1,
  ),
  exit: ZONE,
  objectives: some(record({ zone: ZONE, colour, hidden: { type: 'boolean' } }, ['zone']), 9),
  doors: some(record({ between: some(ZONE, 2, 2), colour, open: { type: 'boolean' } }, ['between']), 16),
  sign: ZONE,
  foes: some(record({ who: { enum: Object.keys(FOES) }, zone: ZONE }, ['who', 'zone']), 6),
  agents: some(
    record({ zone: ZONE, ...Object.fromEntries(AGENT_KINDS.map((kind) => [kind, whole(0, MOST_THERE)])) }, ['zone']),
    40,
  ),
  withoutBystander: some(ZONE, 20),
  withoutSpawn: some(ZONE, 40),
};

const REQUIRED = ['tiles', 'start', 'spawns'];
export const placesForm = record(placeForms, REQUIRED);
export const missionForm = record({ id: { enum: MISSIONS.map(({ id }) => id) }, ...placeForms }, ['id', ...REQUIRED]);

export const placesOf = ({ spawns, ...mission }: Mission): Places => {
  const places: Partial<Mission> = {
    ...mission,
    spawns: spawns.map(({ wakes: _wakes, until: _until, ...lies }) => lies),
  };
  return Object.fromEntries(PLACES.flatMap((key) => (places[key] === undefined ? [] : [[key, places[key]]]))) as never;
};

/** Cards of a box: what an entry looks like, and those that are shipped. */
interface CardPart {
  readonly form: Form;
  readonly shipped: readonly BoxEntry[];
}

const skill: Form = { enum: SKILLS };
const entriesOf = (list: readonly object[]): readonly BoxEntry[] => list as readonly BoxEntry[];
const idsOf = (list: readonly { readonly id: string }[]): Form => ({ enum: list.map(({ id }) => id) });
const SPAWNS = (['zombie', 'hero'] as const).flatMap((mode) => SPAWN_CARDS[mode].map((card) => spawnEntry(mode, card)));
/** Figures a line of a Spawn card brings. */
const MOST_OF_A_LINE = 12;

export const CARD_PARTS = {
  heroes: {
    form: record(
      {
        ...{ id: idsOf(HEROES), type: { enum: ['melee', 'ranged'] }, min: whole(0, 3), max: whole(0, 4) },
        ...{ dice: whole(1, 6), accuracy: whole(2, 6), blue: skill, orange: skill, red: skill },
      },
      ['id', 'type', 'min', 'max', 'dice', 'accuracy', 'blue', 'orange', 'red'],
    ),
    shipped: entriesOf(HEROES.map(heroEntry)),
  },
  foes: {
    form: record({ id: { enum: Object.keys(FOES) }, toughness: whole(1, 9) }, ['id', 'toughness']),
    shipped: entriesOf(Object.values(FOES).map(({ id, toughness }) => ({ id, toughness }))),
  },
  traits: {
    form: record({ id: idsOf(TRAITS), copies: whole(0, 9) }, ['id', 'copies']),
    shipped: entriesOf(TRAITS.map(({ id, copies }) => ({ id, copies }))),
  },
  bystanders: {
    form: record({ id: { enum: BYSTANDER_IDS }, combat: { type: 'boolean' } }, ['id', 'combat']),
    shipped: entriesOf(Object.values(BYSTANDERS).map(({ id, combat }) => ({ id, combat }))),
  },
  spawns: {
    form: record(
      {
        ...{ id: idsOf(SPAWNS), type: { enum: SPAWN_TYPES }, kind: { enum: AGENT_KINDS } },
        lines: some(whole(0, MOST_OF_A_LINE), 4, 4),
      },
      ['id', 'type'],
    ),
    shipped: entriesOf(SPAWNS),
  },
  sign: {
    form: record({ id: { enum: ['sign'] }, min: whole(0, 3), max: whole(0, 4), accuracy: whole(2, 6) }, [
      ...['id', 'min', 'max', 'accuracy'],
    ]),
    shipped: entriesOf([{ id: 'sign', min: SIGN.min, max: SIGN.max, accuracy: SIGN.accuracy }]),
  },
} as const satisfies Record<keyof OwnCards, CardPart>;

export const CARD_IDS = Object.keys(CARD_PARTS) as (keyof OwnCards)[];

/** What is wrong with a card of that form. */
export function cardFaults(part: keyof OwnCards, entry: BoxEntry): string[] {
  if (part === 'spawns') return spawnFaults(entry as unknown as OwnSpawn);
  const { min = 0, max = 0, type } = entry as { min?: number; max?: number; type?: string };
  if (min > max) return [`the Range of ${entry.id} ends before it begins`];
  return type === 'melee' && max > 0 ? [`${entry.id} has a melee attack that reaches other Zones`] : [];
}

function spawnFaults({ id, type, kind, lines }: OwnSpawn): string[] {
  const mode = id.startsWith('hero') ? 'hero' : 'zombie';
  if (type === 'foe') return [];
  if (kind === undefined) return [`card ${id} does not say whom it brings`];
  if (!kindsIn(mode).includes(kind)) return [`card ${id} brings ${kind}, who are not of its side`];
  return type !== 'extra' && lines === undefined ? [`card ${id} does not say how many come`] : [];
}

const cardsForm: Form = record(
  Object.fromEntries(
    CARD_IDS.map((part) => [part, some(CARD_PARTS[part].form, CARD_PARTS[part].shipped.length)] as const),
  ),
  [],
);

/** A shipped mission with what an owner's copy says, as the text that travels with a table. */
export interface Boxed {
  readonly mission: string;
  readonly places?: Places;
  readonly cards?: OwnCards;
}

const boxedForm: Form = record(
  { mission: { enum: MISSIONS.map(({ id }) => id) }, places: placesForm, cards: cardsForm },
  ['mission'],
);

/** All that is wrong with it but for where things lie. */
export function boxedFaults(given: unknown): string[] {
  const wrong = misfit(boxedForm, given, 'the mission');
  if (wrong !== null) return [wrong.sentence];
  const { cards = {} } = given as Boxed;
  return CARD_IDS.flatMap((part) =>
    ((cards[part] ?? []) as unknown as readonly BoxEntry[]).flatMap((entry) => cardFaults(part, entry)),
  );
}
