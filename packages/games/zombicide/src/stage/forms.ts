import type { Stage } from '@shamble/kernel';
import type { Zombicide } from '../types.ts';

type Forms = Stage<Zombicide>['forms'];

const COMBINE = 'combine <sniper-rifle or molotov> from <slot> and <slot> into <slot>';
const HANDS = '<left hand, right hand or both hands>';

/** What options are called. Slots are `left hand`, `right hand` and `stored 1` on, `found 1` on for what has none yet; cars and objectives have numbers. */
export const forms: Forms = {
  activate: { kind: 'one', names: ['<survivor>'] },
  act: {
    kind: 'one',
    names: [
      ...['move to <zone>[ via <zone, zone>]', 'search', 'search by nose', 'search car <1>'],
      ...['open <zone/zone> with <slot>[ aloud]', 'close <zone/zone>', 'reorganise', 'trade with <survivor>'],
      ...[`melee with ${HANDS}[ aloud]`, `shoot <zone>[ and <zone>] with ${HANDS}[ aloud]`],
      ...['throw <slot> at <zone>[ aloud]', `reload ${HANDS}`, COMBINE],
      ...['enter car <1> as <driver or passenger 1>', 'get out', 'change seat to <place>'],
      ...['drive to <zone>[ via <zone>]', 'load <slot> into car <1>', 'unload <card> from car <1>'],
      ...['take objective <1>', 'neutralise spawn <1>', 'leave', 'make noise', 'loud', 'heal <survivor>'],
      ...['give an action to <survivor>', 'do nothing'],
    ],
  },
  inventory: {
    kind: 'arrange',
    names: ["<survivor>'s <card> in <slot>", "<survivor>'s wound in <slot>", 'found <card>[ <2>]'],
    slots: ['<survivor> <slot>', 'away'],
  },
  agree: { kind: 'one', names: ['agree', 'agree and arrange', 'decline'] },
  loseCard: { kind: 'one', names: ['<slot>'] },
  targets: { kind: 'share', names: ['<survivor>', 'walker', 'fatty', 'abomination', 'runner'] },
  reroll: { kind: 'one', names: ['keep', 'lucky', 'one-reroll', 'ammo-bullets', 'ammo-shells'] },
  bites: { kind: 'share', names: ['<survivor>'] },
  revealOrder: { kind: 'order', names: ['<zone>'] },
  firstSpawn: { kind: 'one', names: ['spawn <1>'] },
  abominationPath: { kind: 'one', names: ['<zone>'] },
  shortGroup: { kind: 'share', names: ['<zone> to <zone>', '<zone> waits'] },
  manholeOrder: { kind: 'order', names: ['manhole in <zone>[ on tile <1>]'] },
  skill: { kind: 'one', names: ['<skill>'] },
  ninja: { kind: 'one', names: ['unheard', 'heard'] },
  recruiter: { kind: 'one', names: ['<seat>'] },
  discard: { kind: 'one', names: ['<survivor> <slot>'] },
  combine: { kind: 'one', names: [`<survivor> ${COMBINE}`] },
  stow: { kind: 'one', names: ['<survivor>'] },
  callOff: { kind: 'one', names: ['call off'] },
  $reaction: { kind: 'one', names: ['discard <slot>', 'matchingSet <card>'] },
};

export const streams: Stage<Zombicide>['streams'] = {
  dice: 'Dice of attacks and of cars, all of a roll one after the other: faces 1 to 6.',
  deal: 'Who gets which starting Equipment: shuffles of the set-up.',
  equipment: 'Shuffles of the Equipment deck. Its order is easier said by the word "equipment".',
  horde: 'Shuffles of the Zombie deck. Its order is easier said by the word "horde".',
  trunk: 'Which pimp-mobile holds what: a shuffle of the set-up.',
  objectives: 'Where the hidden Objectives lie: a shuffle of the set-up.',
  recruits: 'Which unused survivor joins, counted from 0 (mission 09).',
};

export const endings: Stage<Zombicide>['endings'] = {
  won: 'The goals of the mission are met.',
  nobodyLeft: 'No survivor is left on the board.',
  escaped: 'Too many Zombies got to a lure (mission 07).',
  conceded: 'A player has given up.',
};
