import type { Uses } from '@shamble/kernel';
import { BYSTANDER_IDS } from '../content/bystanders.ts';
import { SUPER_HEROES } from '../content/enemies.ts';
import { HEROES, type HeroSheet } from '../content/heroes.ts';
import { MISSIONS } from '../content/missions.ts';
import type { Mode } from '../content/modes.ts';
import { SPAWN_CARDS } from '../content/spawn.ts';
import { TRAIT_DECK } from '../content/traits.ts';
import type { Marvel } from './types.ts';

/** These only change numbers, and no event tells of them. */
const SILENT: readonly string[] = [
  ...['plus-action', 'swift-wings', 'gamma-fists', 'beyond-hunger', 'blessed-by-storms', 'swing'],
];
const told = (skills: HeroSheet['skills']): string[] => Object.values(skills).filter((one) => !SILENT.includes(one));
const OWNERS: ReadonlyMap<string, string> = new Map(
  HEROES.flatMap(({ id, skills }) => told(skills).map((skill) => [skill, id] as const)),
);

/** What players hold and can do, by the side they play. */
const ownOf = (played: Mode): string[] => [
  ...new Set(TRAIT_DECK[played].map((id) => `trait ${id}`)),
  ...HEROES.filter(({ mode }) => mode === played).flatMap(({ id, skills }) => [
    ...[`hero ${id}`, ...told(skills).map((skill) => `skill ${skill}`)],
  ]),
];

/** Hero Mode by the names that `uses` gives it. */
export const LIVING: readonly string[] = [
  ...MISSIONS.filter(({ mode }) => mode === 'hero').map(({ id }) => `mission ${id}`),
  ...BYSTANDER_IDS.map((id) => `bystander ${id}`),
  ...SPAWN_CARDS.hero.map(({ number }) => `spawn card ${number}`),
  ...ownOf('hero'),
];

/** Zombie Mode by the names that `uses` gives it. */
export const EVERYTHING: readonly string[] = [
  ...MISSIONS.filter(({ mode }) => mode === 'zombie').map(({ id }) => `mission ${id}`),
  ...BYSTANDER_IDS.map((id) => `bystander ${id}`),
  ...SUPER_HEROES.map((id) => `super hero ${id}`),
  ...SPAWN_CARDS.zombie.map(({ number }) => `spawn card ${number}`),
  ...ownOf('zombie'),
];

const superHero = (foe: number): string => `super hero ${SUPER_HEROES[foe]}`;

/** Which of everything there is an event shows in use. Of cards that both modes have, those of Zombie Mode are counted. */
export const uses: Uses<Marvel> = {
  missionBegan: ({ mission }) => [`mission ${mission}`],
  bystanderAppeared: ({ bystander }) => [`bystander ${BYSTANDER_IDS[bystander]}`],
  foeAppeared: ({ foe }) => [superHero(foe)],
  foeMoved: ({ foe }) => [superHero(foe)],
  foeWoke: ({ foe }) => [superHero(foe)],
  traitUsed: ({ card }, rules) => [`trait ${TRAIT_DECK[rules.includes('MZ-HM-05') ? 'hero' : 'zombie'][card]}`],
  abilityUsed: ({ ability }) => [`skill ${ability}`, `hero ${OWNERS.get(ability)}`],
  spawnCardDrawn: ({ card }) => [`spawn card ${card + 1}`],
};
