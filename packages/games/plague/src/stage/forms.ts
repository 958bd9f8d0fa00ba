import type { Stage } from '@shamble/kernel';
import type { Plague } from '../types.ts';

type Script = Stage<Plague>;

/** What options are called. The second card of a kind is `pistol 2`. */
export const forms: Script['forms'] = {
  act: {
    kind: 'one',
    names: [
      ...['forward', 'back', 'left', 'right', 'stealth', 'turn left', 'turn right', 'crouch', 'stand', 'charge'],
      ...['attack[ <north> from <square>]', 'aim', 'search', 'barricade', 'break', 'unlock', 'start', 'end'],
      ...['use <card>', 'throw <card> to <square>', 'trade with <human>', 'steal <card> from <human>'],
      ...['carry <human>', 'put down at <square>', 'treat <human>', 'mend <human> with <card>'],
      ...['leave to <square>', 'lift', 'lay', 'reveal'],
    ],
  },
  facing: { kind: 'one', names: ['north', 'east', 'south', 'west'] },
  spot: { kind: 'one', names: ['<square>'] },
  keep: { kind: 'one', names: ['<card>'] },
  lose: { kind: 'one', names: ['<card>'] },
  trade: { kind: 'arrange', names: ['<card>', 'baby'], slots: ['<human> <slot>'] },
  agree: { kind: 'one', names: ['yes', 'no'] },
  zombie: { kind: 'one', names: ['<z1>', 'finish'] },
  zombieAct: { kind: 'one', names: ['forward', 'turn left', 'turn right', 'bite', 'leap', 'devour', 'end'] },
  arrivals: { kind: 'one', names: ['<0>'] },
  opening: { kind: 'one', names: ['<opening>'] },
  room: { kind: 'one', names: ['<square>'] },
  cot: { kind: 'one', names: ['<square>'] },
  drop: { kind: 'one', names: ['<card>'] },
};

export const endings: Script['endings'] = {
  house: 'Every way into the house is barricaded.',
  cellar: 'Everybody is in the cellar, behind its barricaded door.',
  room: 'Everybody is in one barricaded room (variant short).',
  car: 'Everybody gets away in the car.',
  'house.partial': 'As house, after the death of the baby.',
  'cellar.partial': 'As cellar, after the death of the baby.',
  'room.partial': 'As room, after the death of the baby.',
  'car.partial': 'As car, after the death of the baby.',
  devoured: 'No human is left.',
  lives: 'The group has lost its last life.',
  traitor: 'The traitor is alone and safe.',
  last: '28 days later one human is left.',
  nobody: '28 days later nobody is left.',
  resigned: 'Everybody has given up.',
};
