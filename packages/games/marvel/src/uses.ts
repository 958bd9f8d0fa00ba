import type { Uses } from '@shamble/kernel';
import { BYSTANDER_IDS, type BystanderId } from '../content/bystanders.ts';
import { SUPER_HEROES, ZOMBIE_HEROES } from '../content/enemies.ts';
import { HEROES, type HeroSheet } from '../content/heroes.ts';
import { MISSIONS } from '../content/missions.ts';
import { MODES, type Mode } from '../content/modes.ts';
import { SPAWN_CARDS } from '../content/spawn.ts';
import { TRAIT_DECK } from '../content/traits.ts';
import { sheetOf } from './rules/questions.ts';
import type { Marvel } from './types.ts';

/** These only change numbers, and no event tells of them. */
const SILENT: readonly string[] = [
  ...['plus-action', 'swift-wings', 'gamma-fists', 'beyond-hunger', 'blessed-by-storms', 'swing'],
];
const told = (skills: HeroSheet['skills']): string[] => Object.values(skills).filter((one) => !SILENT.includes(one));

/** Cards of Bystanders whose use an event tells, for those who have devoured and for those who have saved them. */
const HELPFUL: Readonly<Record<Mode, readonly BystanderId[]>> = {
  zombie: ['mary-jane', 'coulson', 'blind-al', 'sharon-carter', 'okoye', 'wong'],
  hero: ['mary-jane', 'coulson', 'blind-al', 'aunt-may', 'bob', 'sharon-carter', 'wong'],
};

const FOES: Readonly<Record<Mode, readonly string[]>> = { zombie: SUPER_HEROES, hero: ZOMBIE_HEROES };
const foeName = (mode: Mode, foe: number): string => `enemy ${FOES[mode][foe]}`;
const spawnName = (mode: Mode, number: number): string => `spawn card ${number} of ${mode} mode`;
const bystanderName = (mode: Mode, id: string): string => `bystander ${id} in ${mode} mode`;
const cardName = (mode: Mode, id: string): string => `card of ${id} in ${mode} mode`;

/** A mode by the names that `uses` gives it. */
export const everythingIn = (mode: Mode): string[] => [
  ...MISSIONS.filter((mission) => mission.mode === mode).map(({ id }) => `mission ${id}`),
  ...BYSTANDER_IDS.map((id) => bystanderName(mode, id)),
  ...HELPFUL[mode].map((id) => cardName(mode, id)),
  ...FOES[mode].map((_, foe) => foeName(mode, foe)),
  ...SPAWN_CARDS[mode].map(({ number }) => spawnName(mode, number)),
  ...new Set(TRAIT_DECK[mode].map((id) => `trait ${id}`)),
  ...HEROES.filter((hero) => hero.mode === mode).flatMap(({ id, skills }) => [
    ...[`hero ${id}`, ...told(skills).map((skill) => `skill ${skill}`)],
  ]),
];

export const EVERYTHING: readonly string[] = MODES.flatMap(everythingIn);

const isBystander = (ability: string): boolean => (BYSTANDER_IDS as readonly string[]).includes(ability);

/** Which of everything there is an event shows in use. */
export const uses: Uses<Marvel> = {
  missionBegan: ({ mission }) => [`mission ${mission}`],
  turnBegan: ({ hero }, _, { heroes }) => [`hero ${sheetOf(heroes[hero]!).id}`],
  bystanderAppeared: ({ bystander }, _, { mode }) => [bystanderName(mode, BYSTANDER_IDS[bystander]!)],
  foeAppeared: ({ foe }, _, { mode }) => [foeName(mode, foe)],
  foeMoved: ({ foe }, _, { mode }) => [foeName(mode, foe)],
  foeWoke: ({ foe }, _, { mode }) => [foeName(mode, foe)],
  traitUsed: ({ card }, _, { mode }) => [`trait ${TRAIT_DECK[mode][card]}`],
  abilityUsed: ({ ability }, _, { mode }) => [isBystander(ability) ? cardName(mode, ability) : `skill ${ability}`],
  spawnCardDrawn: ({ card }, _, { mode }) => [spawnName(mode, card + 1)],
};
