import { BYSTANDERS, type BystanderId } from './bystanders.ts';
import { AGENTS, type AgentKind, FOES, type Foe, type FoeId, SUPER_HEROES, ZOMBIE_HEROES } from './enemies.ts';
import { HEROES, type HeroSheet } from './heroes.ts';
import type { Mode } from './modes.ts';
import { SIGN } from './sign.ts';
import type { SkillId } from './skills.ts';
import { type Lines, SPAWN_CARDS, SPECIALS, type SpawnCard, type Special } from './spawn.ts';
import { TRAITS, type TraitId } from './traits.ts';

/** What the copy of an owner says of cards, over what is shipped: the entries that differ, by their ids. */
export interface OwnCards {
  readonly heroes?: readonly OwnHero[];
  readonly foes?: readonly { readonly id: FoeId; readonly toughness: number }[];
  readonly traits?: readonly { readonly id: TraitId; readonly copies: number }[];
  readonly bystanders?: readonly { readonly id: BystanderId; readonly combat: boolean }[];
  readonly spawns?: readonly OwnSpawn[];
  readonly sign?: readonly {
    readonly id: 'sign';
    readonly min: number;
    readonly max: number;
    readonly accuracy: number;
  }[];
}

export interface OwnHero {
  readonly id: FoeId;
  readonly type: 'melee' | 'ranged';
  readonly min: number;
  readonly max: number;
  readonly dice: number;
  readonly accuracy: number;
  readonly blue: SkillId;
  readonly orange: SkillId;
  readonly red: SkillId;
}

/** What a Spawn card is: a kind of its own for each text. */
export const SPAWN_TYPES = ['normal', 'rush', 'extra', 'bystander', 'foe', ...SPECIALS] as const;

export interface OwnSpawn {
  /** `zombie 1`: the deck and the number. */
  readonly id: string;
  readonly type: (typeof SPAWN_TYPES)[number];
  readonly kind?: AgentKind;
  readonly lines?: readonly number[];
}

/** All cards of a table. */
export interface Cards {
  readonly sheets: ReadonlyMap<string, HeroSheet>;
  readonly foes: readonly Foe[];
  /** A card an entry. */
  readonly traits: readonly TraitId[];
  readonly fighters: readonly boolean[];
  readonly spawns: readonly SpawnCard[];
  readonly sign: { readonly type: 'ranged'; readonly min: number; readonly max: number; readonly accuracy: number };
}

const SIDES: Readonly<Record<Mode, readonly FoeId[]>> = { zombie: SUPER_HEROES, hero: ZOMBIE_HEROES };

/** What an owner typed in comes from nobody else. */
const TYPED = { provenance: 'ours', source: 'own' } as const;

export function cardsOf(mode: Mode, own: OwnCards = {}): Cards {
  const typed = <T extends { readonly id: string }>(among: readonly T[] | undefined, id: string): T | undefined =>
    among?.find((one) => one.id === id);
  return {
    sheets: new Map(HEROES.map((sheet) => [sheet.id, sheetWith(sheet, typed(own.heroes, sheet.id))])),
    foes: SIDES[mode].map((id) => ({ ...FOES[id], ...typed(own.foes, id) })),
    traits: TRAITS.filter((trait) => trait.mode === mode).flatMap(({ id, copies }) =>
      Array<TraitId>(typed(own.traits, id)?.copies ?? copies).fill(id),
    ),
    fighters: Object.values(BYSTANDERS).map(({ id, combat }) => typed(own.bystanders, id)?.combat ?? combat),
    spawns: SPAWN_CARDS[mode].map((card) => spawnWith(card, typed(own.spawns, spawnId(mode, card)))),
    sign: { ...SIGN, ...own.sign?.[0] },
  };
}

export const spawnId = (mode: Mode, { number }: Pick<SpawnCard, 'number'>): string => `${mode} ${number}`;

function sheetWith(sheet: HeroSheet, own: OwnHero | undefined): HeroSheet {
  if (own === undefined) return sheet;
  const { type, min, max, dice, accuracy, blue, orange, red } = own;
  return {
    ...sheet,
    attack: { type, min, max, dice, accuracy, ...TYPED },
    skills: { ...sheet.skills, blue, orange, red },
    ...TYPED,
  };
}

function spawnWith(card: SpawnCard, own: OwnSpawn | undefined): SpawnCard {
  if (own === undefined) return card;
  const { number } = card;
  const { type, kind, lines } = own as OwnSpawn & { kind: AgentKind; lines: Lines };
  if (type === 'foe') return { number, type, ...TYPED };
  if (type === 'extra') return { number, type, kind, ...TYPED };
  if (type === 'normal' || type === 'rush' || type === 'bystander') return { number, type, kind, lines, ...TYPED };
  return { number, type: 'special', special: type as Special, kind, lines, ...TYPED };
}

/** An entry as an owner would type it. */
export function heroEntry({ id, attack, skills }: HeroSheet): OwnHero {
  const { type, min, max, dice, accuracy } = attack;
  return { id, type, min, max, dice, accuracy, blue: skills.blue, orange: skills.orange, red: skills.red };
}

export function spawnEntry(mode: Mode, card: SpawnCard): OwnSpawn {
  const id = spawnId(mode, card);
  if (card.type === 'foe') return { id, type: 'foe' };
  if (card.type === 'extra') return { id, type: 'extra', kind: card.kind };
  return { id, type: card.type === 'special' ? card.special : card.type, kind: card.kind, lines: [...card.lines] };
}

/** Kinds that come in a mode. */
export const kindsIn = (mode: Mode): AgentKind[] =>
  (Object.keys(AGENTS) as AgentKind[]).filter((kind) => AGENTS[kind].mode === mode);
