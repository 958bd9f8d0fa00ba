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
  topics: {
    MODE: { en: 'Two modes', fr: 'Deux modes' },
    COMP: { en: 'What is in the box', fr: 'Le matériel' },
    SETUP: { en: 'Setting up', fr: 'Mise en place' },
    WIN: { en: 'Winning and losing', fr: 'Gagner et perdre' },
    ROUND: { en: 'A Round', fr: 'Le Round' },
    DEF: { en: 'Who and what', fr: 'Qui est qui' },
    LOS: { en: 'Line of sight', fr: 'Ligne de vue' },
    ADJ: { en: 'Zones side by side', fr: 'Les zones voisines' },
    ID: { en: 'The ID card', fr: 'La carte d’identité' },
    XP: { en: 'Experience and danger', fr: 'Expérience et danger' },
    ENEMY: { en: 'Kinds of Enemies', fr: 'Les sortes d’Ennemis' },
    PHASE: { en: 'The Player Phase', fr: 'La phase des joueurs' },
    MOVE: { en: 'Moving', fr: 'Se déplacer' },
    DOOR: { en: 'Doors', fr: 'Les portes' },
    TRAIT: { en: 'Zombie Traits', fr: 'Les traits zombies' },
    OBJ: { en: 'Objectives', fr: 'Les objectifs' },
    TURN: { en: 'The end of a Turn', fr: 'La fin du Tour' },
    RAV: { en: 'Ravenous', fr: 'Vorace' },
    EPH: { en: 'The Enemy Phase', fr: 'La phase des Ennemis' },
    EATT: { en: 'How Enemies attack', fr: 'Comment attaquent les Ennemis' },
    EMOV: { en: 'How Enemies move', fr: 'Comment avancent les Ennemis' },
    TWO: { en: 'Two Actions', fr: 'Deux actions' },
    SPAWN: { en: 'Reinforcements', fr: 'Les renforts' },
    SHORT: { en: 'Running out of figures', fr: 'Quand les figurines manquent' },
    BLDG: { en: 'Buildings', fr: 'Les bâtiments' },
    COMBAT: { en: 'Attacks', fr: 'Les attaques' },
    PRIO: { en: 'In which order Hits fall', fr: 'L’ordre des touches' },
    DEV: { en: 'Devouring', fr: 'Dévorer' },
    HUNG: { en: 'Hunger', fr: 'La faim' },
    BYS: { en: 'Bystanders', fr: 'Les Citoyens' },
    CBY: { en: 'Bystanders who fight', fr: 'Les Citoyens qui combattent' },
    NCB: { en: 'Bystanders who run', fr: 'Les Citoyens qui fuient' },
    ESC: { en: 'Bystanders under escort', fr: 'Les Citoyens escortés' },
    SIGN: { en: 'The Sign', fr: 'Le Signe' },
    FAQ: { en: 'Questions', fr: 'Questions' },
    MIS: { en: 'Missions', fr: 'Les missions' },
    CARD: { en: 'Cards that are known', fr: 'Les cartes connues' },
    SUM: { en: 'In short', fr: 'En résumé' },
    HM: { en: 'Hero Mode', fr: 'Le mode Héros' },
    H00: { en: 'Missions of Hero Mode', fr: 'Les missions du mode Héros' },
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
