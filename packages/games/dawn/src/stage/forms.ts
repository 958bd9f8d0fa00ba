import type { Stage } from '@shamble/kernel';
import type { Dawn } from '../types.ts';

const people = ['nobody', '<character>[ and <character>]'];
const orders = [
  'rest',
  'stop',
  'stay',
  '<space> to <space>',
  '<space> breaks <door>',
  '<character>[ and <zombie>] to <space>',
];

/** What options are called. */
export const forms: Stage<Dawn>['forms'] = {
  deploy: { kind: 'some', names: ['<space>'] },
  hide: { kind: 'some', names: ['<space>'] },
  place: { kind: 'arrange', names: ['<character>'], slots: ['<space>'] },
  activate: { kind: 'one', names: people },
  act: {
    kind: 'one',
    names: [
      ...[
        'walk to <space>',
        'open <door>',
        'close <door>',
        'close <entrance> by <character>',
        'take rifle by <character>',
      ],
      ...['carry <character> by <character>', 'set down by <character>'],
      ...['fire at <space> by <character>[ and <character>]', 'end'],
    ],
  },
  berserk: { kind: 'one', names: ['<space>'] },
  react: { kind: 'one', names: [...orders, 'reveal <space>'] },
  free: { kind: 'one', names: [...orders, 'reveal <space>'] },
  assault: { kind: 'one', names: ['<space>'] },
  defend: { kind: 'one', names: people },
  spread: { kind: 'one', names: ['<1>'] },
  victims: { kind: 'some', names: ['<character>'] },
  sequence: { kind: 'order', names: ['<character>'] },
  entrance: { kind: 'one', names: ['<entrance>'] },
  lair: { kind: 'one', names: ['<space>'] },
};

export const endings: Stage<Dawn>['endings'] = {
  secured: 'Every entrance is closed, nobody dead is left, and Steve and Fran have their rifles.',
  overrun: 'Humans worth 3 are dead or super-zombies.',
  besieged: 'Nothing has happened for 25 rounds (variant siege).',
  resigned: 'A side has given up.',
};
