import { mall } from '@shamble/dawn/content/plans/mall';
import type { GameBook } from '../entry.ts';
import { clauses } from './clauses.ts';

export const book: GameBook = {
  clauses,
  more: {
    en: () => import('rules:dawn/en/more'),
    fr: () => import('rules:dawn/fr/more'),
  },
  called: {
    'DD-COMP-03': { en: 'one of the dead', fr: 'un mort' },
    'DD-SEQ-02': { en: 'the dead', fr: 'les morts' },
    'DD-CARRY-06': { en: 'Peter, Roger, Steve, Fran sets down', fr: 'Peter, Roger, Steve, Fran pose' },
    'DD-FIRE-06': {
      en: 'Peter, Roger, Steve, Fran fires, fire together',
      fr: 'Peter, Roger, Steve, Fran tire, tirent ensemble',
    },
    'DD-MOVE-03': { en: 'walk', fr: 'marcher' },
    'DD-ACT-06': { en: 'end the turn', fr: 'finir le tour' },
  },
  topics: {
    GAME: { en: 'The game', fr: 'Le jeu' },
    COMP: { en: 'What is in the box', fr: 'Le matériel' },
    SETUP: { en: 'Setting up', fr: 'Mise en place' },
    WIN: { en: 'Winning', fr: 'Gagner' },
    SEQ: { en: 'A round', fr: 'Le round' },
    ACT: { en: 'Who acts', fr: 'Qui agit' },
    MOVE: { en: 'How humans move', fr: 'Comment se déplacent les humains' },
    ZSPACE: { en: 'Spaces with zombies', fr: 'Les cases avec des zombies' },
    CARRY: { en: 'Carrying somebody', fr: 'Porter quelqu’un' },
    DOOR: { en: 'Doors', fr: 'Les portes' },
    FIRE: { en: 'Firing', fr: 'Tirer' },
    MOD: { en: 'What is taken off a shot', fr: 'Les malus du tir' },
    LOS: { en: 'Line of sight', fr: 'La ligne de vue' },
    PANIC: { en: 'Panic', fr: 'La panique' },
    COMB: { en: 'Firing together', fr: 'Tirer ensemble' },
    RFIRE: { en: 'Firing in self-defence', fr: 'Le tir de réaction' },
    RIFLE: { en: 'Rifles', fr: 'Les fusils' },
    STUN: { en: 'Stunned', fr: 'Groggy' },
    INF: { en: 'Infected', fr: 'L’infection' },
    REVEAL: { en: 'Turned up and down', fr: 'Face visible, face cachée' },
    ZMOVE: { en: 'How zombies move', fr: 'Comment avancent les zombies' },
    REACT: { en: 'Reaction movement', fr: 'Le mouvement de réaction' },
    FREE: { en: 'Free movement', fr: 'Le mouvement libre' },
    BERS: { en: 'Berserk zombies', fr: 'Les zombies enragés' },
    GLASS: { en: 'Breaking glass', fr: 'Briser les vitres' },
    HIDE: { en: 'Hidden zombies', fr: 'Les zombies cachés' },
    SUPER: { en: 'Super-zombies', fr: 'Les super-zombies' },
    ATT: { en: 'Attacks', fr: 'Les attaques' },
    ENTRY: { en: 'Zombies come in', fr: 'L’entrée des zombies' },
    GENR: { en: 'The generation phase', fr: 'La phase de génération' },
    SOLO: { en: 'Alone', fr: 'Seul' },
    SPRI: { en: 'What automatic zombies want', fr: 'Les priorités des zombies automatiques' },
    COOP: { en: 'Three and four together', fr: 'À trois et à quatre' },
    TAB: { en: 'Tables', fr: 'Les tables' },
  },
  remade: {
    // One shop has kept its name.
    names: Object.values(mall.areas)
      .filter(({ id, hall }) => !hall && id !== mall.crowded)
      .map(({ id }) => ({ id: `area.${id}` })),
    also: {
      en: 'The plan of the mall, the three numbers of each character and the values of the 50 zombies were printed and are lost: ours keep to all that the rules say of them.',
      fr: 'Le plan du centre, les trois nombres de chaque personnage et les valeurs des 50 zombies étaient imprimés et sont perdus : les nôtres respectent tout ce que la règle en dit.',
    },
  },
};
