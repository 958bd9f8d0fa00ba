import { type BoxEntry, type Form, type OwnBox, word } from '@shamble/kernel';
import { BOX } from '../content/box.ts';
import { MOST_LETTERS } from '../content/json.ts';
import { SHIPPED } from './board/board.ts';
import { checkMap } from './board/check.ts';
import { layOut, readTile } from './board/layout.ts';
import { CAR_KINDS, COLOURS, type Group, type Mission } from './board/mission.ts';
import { FACES } from './board/tiles.ts';
import type { Options } from './types.ts';

/** What lies where: most of it is known from pictures that are lost. Goals and special rules are printed and stay. */
const PLACES = ['tiles', 'start', 'spawns', 'exit', 'objectives', 'doors', 'cars'] as const satisfies Group[];
type Places = Pick<Mission, 'id' | (typeof PLACES)[number]>;

const zone: Form = { type: 'string', minLength: 1, maxLength: MOST_LETTERS };
const colour: Form = { enum: COLOURS };
const entries = (most: number, properties: Record<string, Form>, required: readonly string[]): Form => ({
  type: 'array',
  maxItems: most,
  items: { type: 'object', additionalProperties: false, required, properties },
});

const form: Form = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'tiles', 'start', 'spawns'],
  properties: {
    id: { enum: SHIPPED.map(({ id }) => id) },
    tiles: {
      type: 'array',
      minItems: 1,
      maxItems: BOX.tiles,
      items: {
        type: 'array',
        minItems: 1,
        maxItems: BOX.tiles,
        items: { enum: FACES.flatMap((face) => [face, `${face}@1`, `${face}@2`, `${face}@3`]) },
      },
    },
    start: zone,
    spawns: entries(BOX.spawns, { zone, colour, active: { type: 'boolean', default: true } }, ['zone']),
    exit: zone,
    objectives: entries(BOX.objectives, { zone, colour, hidden: { type: 'boolean' } }, ['zone']),
    doors: entries(
      BOX.doors,
      { between: { type: 'array', minItems: 2, maxItems: 2, items: zone }, colour, open: { type: 'boolean' } },
      ['between'],
    ),
    cars: entries(BOX.cars, { kind: { enum: CAR_KINDS }, zone }, ['kind', 'zone']),
  },
};

const placesOf = (mission: Mission): Places =>
  Object.fromEntries(
    (['id', ...PLACES] as const).flatMap((key) => (mission[key] === undefined ? [] : [[key, mission[key]]])),
  ) as unknown as Places;

/** The mission with everything where the entry says it is. */
function laid(entry: BoxEntry): Mission {
  const { id } = entry;
  const shipped = SHIPPED.find((mission) => mission.id === id)!;
  const places = entry as unknown as Places;
  const moved = PLACES.filter((key) => JSON.stringify(places[key]) !== JSON.stringify(shipped[key]));
  const provenance = { ...shipped.provenance, ...Object.fromEntries(moved.map((key) => [key, { is: 'ours' }])) };
  const rest = Object.fromEntries(
    Object.entries(shipped).filter(([key]) => !(PLACES as readonly string[]).includes(key)),
  );
  return { ...(rest as unknown as Mission), ...places, provenance };
}

/** Every name of a zone on those tiles. */
function zonesOn({ tiles }: Partial<Places>): readonly string[] {
  const isWhole = tiles?.length && tiles.every((row) => row.length === tiles[0]!.length && row.every(isTile));
  return isWhole ? layOut(tiles).zones.map(({ name }) => name) : [];
}

const isTile = (text: string): boolean => FACES.includes(readTile(text)?.name ?? '');

export const box: OwnBox = {
  parts: [
    {
      id: 'missions',
      title: word('box.missions'),
      form,
      shipped: SHIPPED.map((mission) => placesOf(mission) as unknown as BoxEntry),
      called: ({ id }) => word(`mission.${id}`),
      label: (name) => (isTile(name) ? name : word(`box.${name}`)),
      faults: (entry) => checkMap(laid(entry)),
      among: (entry, form) => (form === zone ? zonesOn(entry as Partial<Places>) : []),
      mission: (entry) => JSON.stringify(laid(entry)),
    },
  ],
  put: (options, { name }) => ({ ...(options as Options), box: name }),
  named: (options) => (options as Options).box ?? null,
  missionIn: (laid) => (laid.startsWith('{') ? (JSON.parse(laid) as Mission).id : null),
};
