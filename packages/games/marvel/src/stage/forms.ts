import type { Stage } from '@shamble/kernel';
import type { Marvel } from '../types.ts';

type Forms = Stage<Marvel>['forms'];

/** What options are called. Objectives and dice have numbers from 1. */
export const forms: Forms = {
  start: { kind: 'arrange', names: ['<hero>'], slots: ['<zone>'] },
  activate: { kind: 'one', names: ['<hero>'] },
  act: {
    kind: 'one',
    names: [
      ...['move to <zone>[ via <zone, zone>]', 'open <zone/zone>', 'gain trait', 'attack <zone>', 'devour'],
      ...['save <bystander>', 'power up', 'carry the sign to <zone>'],
      ...['throw the sign at <zone>', 'take objective <1>', 'take secret mission <1>', 'use <card>', 'end turn'],
    ],
  },
  target: { kind: 'one', names: ['<trooper, guard or specialist>', '<super hero>', '<bystander>'] },
  dropTrait: { kind: 'one', names: ['<trait>[ <2>]'] },
  keepBystander: { kind: 'one', names: ['<bystander>'] },
  roomOrder: { kind: 'order', names: ['<zone>'] },
  rerolls: { kind: 'some', names: ['die <1>'] },
  wounds: { kind: 'share', names: ['<hero>', '<hero> from bystanders', '<bystander>'] },
  spendPower: { kind: 'one', names: ['<2> power'] },
  oddFigures: { kind: 'share', names: ['<zone>'] },
  foeWay: { kind: 'one', names: ['<zone>'] },
  bystanderWay: { kind: 'one', names: ['<zone>'] },
  hero: { kind: 'one', names: ['<hero>'] },
  zone: { kind: 'one', names: ['<zone>'] },
  xpGiven: { kind: 'one', names: ['<2> xp'] },
  topCard: { kind: 'one', names: ['leave it', 'put it under'] },
  look: { kind: 'one', names: ['objective <1>', 'none'] },
  gift: { kind: 'one', names: ['draw', 'none'] },
  howMuch: { kind: 'one', names: ['<1>'] },
  figure: { kind: 'one', names: ['<trooper> in <zone>', '<super hero>', '<bystander>'] },
  figures: { kind: 'share', names: ['<troopers, guards or specialists>', 'stay'] },
  lend: { kind: 'share', names: ['<hero>', 'keep'] },
  giveTrait: { kind: 'one', names: ['<trait>[ <2>]'] },
  leave: { kind: 'one', names: ['leave', 'stay'] },
  $reaction: { kind: 'one', names: ['<hero> <use>'] },
};

export const streams: Stage<Marvel>['streams'] = {
  dice: 'Dice of attacks and of effects, all of a roll one after the other: faces 1 to 6.',
  traits: 'Shuffles of the Trait deck. Its order is easier said by the word "trait deck".',
  spawn: 'Shuffles of the Spawn deck. Its order is easier said by the word "spawn deck".',
  foes: 'Shuffles of the Super Hero deck. Its order is easier said by the word "super hero deck".',
  bystanders: 'Shuffles of the Bystander deck. Its order is easier said by the word "bystander deck".',
  objectives: 'Where the hidden Objectives lie: a shuffle of the set-up.',
};

export const endings: Stage<Marvel>['endings'] = {
  won: 'the last goal of the Mission is fulfilled (everyone wins)',
  heroLost: 'a hero was eliminated in the Round that ends (everyone loses)',
  lost: 'what the Mission calls a loss has happened (everyone loses)',
  conceded: 'a seat has given up (everyone loses)',
};
