import { type BoxEntry, type BoxPart, Fault, type MissionEntry, type OwnBox, type Phrase, word } from '@shamble/kernel';
import { AGENT_KINDS, FOES } from '../content/enemies.ts';
import { MISSIONS } from '../content/missions.ts';
import type { OwnCards } from '../content/own.ts';
import { SKILLS } from '../content/skills.ts';
import { boardOf } from './board/board.ts';
import { laidFaults } from './board/boxed.ts';
import { buildBoard } from './board/build.ts';
import { layOut, readTile } from './board/layout.ts';
import { boxedMission, missionOf } from './board/missions.ts';
import { type Boxed, CARD_IDS, CARD_PARTS, cardFaults, missionForm, type Places, placesOf, ZONE } from './boxForms.ts';
import type { Options } from './types.ts';

/** The mission of an entry, everything where it says it is. */
const boxedOf = ({ id, ...places }: BoxEntry): Boxed => ({ mission: id, places: places as unknown as Places });

/** Every name of a Zone on those tiles. */
function zonesOn({ tiles }: Partial<Places>): readonly string[] {
  const isWhole = tiles?.length && tiles.every((row) => row.length === tiles[0]!.length && row.every(isTile));
  return isWhole ? layOut(tiles).zones.map(({ name }) => name) : [];
}

const isTile = (text: string): boolean => readTile(text) !== undefined;

function missionFaults(entry: BoxEntry): readonly string[] {
  const mission = boxedMission(boxedOf(entry));
  const faults = laidFaults(mission);
  if (faults.length > 0) return faults;
  try {
    buildBoard(mission);
    return [];
  } catch (cause) {
    if (cause instanceof Fault) return [cause.message.replace(/^[^:]*: |\.$/g, '')];
    throw cause;
  }
}

const cardPart = (part: keyof OwnCards): BoxPart => ({
  id: part,
  title: word(part === 'spawns' ? 'box.cards' : `box.${part}`),
  ...CARD_PARTS[part],
  called: ({ id }) => calledAs(part, id),
  label: labelOf,
  faults: (entry) => cardFaults(part, entry),
});

function calledAs(part: keyof OwnCards, id: string) {
  if (part === 'sign') return word('sign');
  if (part === 'traits') return word(`trait.${id}`);
  if (part === 'bystanders') return word(`bystander.${id}`);
  if (part !== 'spawns') return word(`hero.${id}`);
  const [mode, number] = id.split(' ');
  return word(`box.card.${mode}`, { number: Number(number) });
}

const KINDS: readonly string[] = AGENT_KINDS;
const SKILLED: readonly string[] = SKILLS;

/** A field, or a word that one can be chosen from: skills, kinds and heroes by their own names, tiles as they are. */
function labelOf(name: string): Phrase | string {
  if (isTile(name)) return name;
  if (SKILLED.includes(name)) return word(`skill.${name}`);
  if (KINDS.includes(name)) return word(`kind.${name}`);
  return word(name in FOES ? `hero.${name}` : `box.${name}`);
}

export const box: OwnBox = {
  parts: [
    {
      id: 'missions',
      title: word('box.missions'),
      form: missionForm,
      shipped: MISSIONS.map((mission) => ({ id: mission.id, ...placesOf(mission) }) as unknown as BoxEntry),
      called: ({ id }) => word(`mission.${id}`),
      label: labelOf,
      faults: missionFaults,
      among: (entry, form) => (form === ZONE ? zonesOn(entry as Partial<Places>) : []),
      mission: (entry) => JSON.stringify(boxedOf(entry)),
    },
    ...CARD_IDS.map(cardPart),
  ],
  put(options, { name, parts }) {
    const { mission, ...rest } = options as Options;
    const cards = Object.fromEntries(CARD_IDS.flatMap((part) => (parts[part]?.length ? [[part, parts[part]]] : [])));
    const boxed: Boxed = mission.startsWith('{') ? (JSON.parse(mission) as Boxed) : { mission };
    const whole = { ...boxed, ...(Object.keys(cards).length > 0 && { cards }) };
    return { ...rest, mission: Object.keys(whole).length > 1 ? JSON.stringify(whole) : mission, box: name };
  },
  named: (options) => (options as Options).box ?? null,
  missionIn: (laid) => (laid.startsWith('{') ? (JSON.parse(laid) as Boxed).mission : null),
};

/** A mission of an owner's copy, or a drawn board, from its text. */
export function ownMission(file: string): MissionEntry {
  const { id, provenance } = boardOf(file);
  return {
    id: file,
    title: word(id === 'drawn' ? 'mission.own' : `mission.${missionOf(file).id}`),
    provenance,
    seats: { min: 1, max: 6 },
  };
}
