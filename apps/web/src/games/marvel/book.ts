import { BYSTANDER_IDS } from '@shamble/marvel/content/bystanders';
import { SUPER_HEROES, ZOMBIE_HEROES } from '@shamble/marvel/content/enemies';
import { HEROES } from '@shamble/marvel/content/heroes';
import { SKILLS } from '@shamble/marvel/content/skills';
import { TRAITS } from '@shamble/marvel/content/traits';
import type { GameBook } from '../entry.ts';
import { clauses } from './clauses.ts';

const FOE_IDS = [...SUPER_HEROES, ...ZOMBIE_HEROES];

export const book: GameBook = {
  clauses,
  more: {
    en: () => import('rules:marvel/en/more'),
    fr: () => import('rules:marvel/fr/more'),
  },
  called: {
    'MZ-HM-11': { en: 'save somebody', fr: 'sauver quelqu’un' },
    'MZ-HM-06': { en: 'Walker, Brute, Runner', fr: 'Walker, Brute, Runner' },
    'MZ-HM-03': { en: 'gain Power', fr: 'gagner du Pouvoir' },
    'MZ-TRAIT-02': { en: 'gain a Trait', fr: 'gagner un trait' },
    'MZ-SIGN-01': { en: 'throw the Sign', fr: 'lancer le Signe' },
    'MZ-SPAWN-05': { en: 'sleeping Spawn Point', fr: 'Point de Génération endormi' },
  },
  named: {
    'MZ-ID-03': HEROES.map(({ id }) => ({ id: `hero.${id}.attack` })),
    'MZ-ID-04': SKILLS.map((id) => ({ id: `skill.${id}` })),
    'MZ-TRAIT-01': TRAITS.map(({ id }) => ({ id: `trait.${id}` })),
    'MZ-BYS-03': BYSTANDER_IDS.map((id) => ({ id: `bystander.${id}` })),
    'MZ-ENEMY-06': FOE_IDS.map((id) => ({ id: `hero.${id}` })),
  },
  missions: Object.fromEntries([
    ...Array.from({ length: 11 }, (_, n) => [`M${String(n).padStart(2, '0')}`, `MZ${n}`]),
    ...Array.from({ length: 5 }, (_, n) => [`H0${n + 1}`, `MH${n + 1}`]),
  ]),
  remade: {
    names: TRAITS.filter(({ mode }) => mode === 'zombie').map(({ id }) => ({ id: `trait.${id}` })),
    also: {
      en: 'Tiles, maps and most cards were printed in pictures and are lost: tiles, places of tokens, Traits, Spawn cards, what Bystanders and Super Heroes can do and the Skills of four heroes are ours, within all that the rules say of them.',
      fr: 'Dalles, plans et la plupart des cartes n’existaient qu’en images et sont perdus : dalles, places des jetons, traits, cartes Génération, pouvoirs des citoyens et des super-héros et compétences de quatre héros sont de nous, dans tout ce que la règle en dit.',
    },
  },
};
