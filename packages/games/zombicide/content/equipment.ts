import type { Sourced } from './sources.ts';

/** What a card does besides being a weapon; the rules name these markers, never a card. */
export type Effect =
  | 'trap' // a Walker appears (ZC-SRCH-09)
  | 'supply' // asked for by missions
  | 'light' // one more card per Search (ZC-INV-04)
  | 'fuel' // with a bottle a Molotov (ZC-IMPR-07)
  | 'bottle'
  | 'mask' // discarded to prevent a Wound (ZC-INV-09)
  | 'ammo' // re-rolls ranged actions of the kinds in `rerolls` (ZC-INV-04)
  | 'scope' // with a Rifle a Sniper Rifle (ZC-IMPR-05)
  | 'burns'; // no dice: everyone in the zone (ZC-IMPR-08)

/** One way to fight with a weapon. A maximum range of 0 is melee (ZC-COMB-13). */
export interface Mode {
  readonly attack: 'melee' | 'ranged';
  readonly min: number;
  readonly max: number;
  readonly dice: number;
  /** The least face that is a success. */
  readonly accuracy: number;
  readonly damage: number;
  readonly noisy: boolean;
  /** Once fired it must be reloaded (ZC-RELD-01). */
  readonly reload: boolean;
}

export interface EquipmentKind extends Sourced {
  readonly id: EquipmentId;
  readonly copies: number;
  /** None: it is no weapon. */
  readonly modes: readonly Mode[];
  readonly dual: boolean;
  readonly opensDoors: boolean;
  readonly noisyDoor: boolean;
  /** Kept out of the deck at set-up and never shuffled into it (ZC-SETUP-04, ZC-SRCH-08). */
  readonly setAside: 'pan' | 'molotov' | 'pimp' | null;
  /** Copies dealt as starting Equipment (ZC-SETUP-05); Pans come on top. */
  readonly starting: number;
  /** Kinds of weapon whose ranged actions it re-rolls. */
  readonly rerolls: readonly EquipmentId[];
  readonly effect: Effect | null;
}

export type EquipmentId = (typeof ROWS)[number]['id'];

type Row = { readonly id: string; readonly copies: number } & Partial<
  Omit<EquipmentKind, 'id' | 'copies' | 'rerolls' | keyof Sourced>
> & { readonly rerolls?: readonly string[] };

const rows = <const R extends readonly Row[]>(table: R): R => table;

type More = Partial<Pick<Mode, 'noisy' | 'reload'>>;
const melee = (dice: number, accuracy: number, damage: number, more: More = {}): Mode => ({
  attack: 'melee',
  min: 0,
  max: 0,
  dice,
  accuracy,
  damage,
  noisy: false,
  reload: false,
  ...more,
});
const ranged = (min: number, max: number, dice: number, accuracy: number, damage: number, more: More = {}): Mode => ({
  attack: 'ranged',
  min,
  max,
  dice,
  accuracy,
  damage,
  noisy: true,
  reload: false,
  ...more,
});

const ROWS = rows([
  { id: 'baseball-bat', copies: 2, modes: [melee(1, 3, 1)] },
  { id: 'chainsaw', copies: 2, modes: [melee(5, 5, 2, { noisy: true })], opensDoors: true, noisyDoor: true },
  { id: 'crowbar', copies: 2, modes: [melee(1, 4, 1)], opensDoors: true, starting: 1 },
  { id: 'fire-axe', copies: 2, modes: [melee(1, 4, 2)], opensDoors: true, noisyDoor: true, starting: 1 },
  { id: 'katana', copies: 2, modes: [melee(2, 4, 1)] },
  { id: 'machete', copies: 4, modes: [melee(1, 4, 2)], dual: true },
  { id: 'pan', copies: 3, modes: [melee(1, 6, 1)], setAside: 'pan' },
  { id: 'pistol', copies: 3, modes: [ranged(0, 1, 1, 4, 1)], dual: true, starting: 1 },
  { id: 'rifle', copies: 2, modes: [ranged(1, 3, 1, 3, 1)] },
  { id: 'sawed-off', copies: 4, modes: [ranged(0, 1, 2, 3, 1, { reload: true })], dual: true },
  { id: 'shotgun', copies: 2, modes: [ranged(0, 1, 2, 4, 2)] },
  { id: 'sub-mg', copies: 2, modes: [ranged(0, 1, 3, 5, 1)], dual: true },
  { id: 'evil-twins', copies: 1, modes: [ranged(0, 1, 2, 4, 1)], setAside: 'pimp' },
  {
    id: 'mas-shotgun',
    copies: 1,
    modes: [melee(1, 3, 2), ranged(0, 1, 2, 3, 2, { reload: true })],
    setAside: 'pimp',
  },
  { id: 'molotov', copies: 2, modes: [ranged(0, 1, 0, 0, 0)], setAside: 'molotov', effect: 'burns' },
  { id: 'aaahh', copies: 4, effect: 'trap' },
  { id: 'bag-of-rice', copies: 3, effect: 'supply' },
  { id: 'canned-food', copies: 3, effect: 'supply' },
  { id: 'water', copies: 3, effect: 'supply' },
  { id: 'flashlight', copies: 2, effect: 'light' },
  { id: 'gasoline', copies: 2, effect: 'fuel' },
  { id: 'glass-bottle', copies: 2, effect: 'bottle' },
  { id: 'goalie-mask', copies: 1, effect: 'mask' },
  { id: 'ammo-bullets', copies: 3, effect: 'ammo', rerolls: ['pistol', 'evil-twins', 'rifle'] },
  { id: 'ammo-shells', copies: 3, effect: 'ammo', rerolls: ['sawed-off', 'shotgun', 'mas-shotgun'] },
  { id: 'scope', copies: 2, effect: 'scope' },
]);

const PLAIN = {
  modes: [],
  dual: false,
  opensDoors: false,
  noisyDoor: false,
  setAside: null,
  starting: 0,
  rerolls: [],
  effect: null,
  provenance: 'published',
  source: 'cards',
} as const;

const KINDS: readonly EquipmentKind[] = ROWS.map((row) => ({ ...PLAIN, ...(row as Row) }) as EquipmentKind);

/** The 26 kinds of Equipment card, in table order. */
export const EQUIPMENT = Object.fromEntries(KINDS.map((kind) => [kind.id, kind])) as Readonly<
  Record<EquipmentId, EquipmentKind>
>;
export const EQUIPMENT_IDS: readonly EquipmentId[] = KINDS.map(({ id }) => id);

/** Card 0 to 61 -> its kind, in table order. */
export const CARDS: readonly EquipmentId[] = KINDS.flatMap(({ id, copies }) => Array<EquipmentId>(copies).fill(id));

export const isEquipment = (name: unknown): name is EquipmentId => EQUIPMENT_IDS.includes(name as EquipmentId);
