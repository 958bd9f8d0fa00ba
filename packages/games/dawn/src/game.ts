import { grammar, hash } from '@shamble/kernel';
import { CHARACTERS } from '../content/characters.ts';
import { SPREAD } from '../content/counters.ts';
import { PLANS } from '../content/plans/index.ts';
import { ATTACK, COLUMNS, ENTRY, HIDDEN } from '../content/tables.ts';
import { act } from './actions/act.ts';
import { check } from './check.ts';
import { activate, activation } from './flow/activation.ts';
import { assault, attack, attacks, defend, sequence, spread, victims } from './flow/attack.ts';
import { berserkChoice, dead, lair } from './flow/dead.ts';
import { free, freeChoice } from './flow/free.ts';
import { game as begin, deploy, hide, place, round } from './flow/game.ts';
import { entrance, generation } from './flow/generation.ts';
import { react, reactChoice } from './flow/react.ts';
import { resign, settle } from './flow/settle.ts';
import { stillRolled } from './migrations.ts';
import { readOptions, seatsOf, setup } from './setup.ts';
import type { Dawn } from './types.ts';
import { sample, view } from './view.ts';

export const game = grammar<Dawn>().game({
  id: 'dawn',
  version: 2,
  content: hash([PLANS, CHARACTERS, SPREAD, ATTACK, COLUMNS, ENTRY, HIDDEN]),
  options: readOptions,
  seats: seatsOf,
  setup,
  start: 'game',
  procs: { game: begin, round, activation, dead, react, free, attacks, attack, generation },
  choices: {
    ...{ deploy, hide, place, activate, act, berserk: berserkChoice, react: reactChoice, free: freeChoice },
    ...{ assault, defend, spread, victims, sequence, entrance, lair },
  },
  asides: {},
  queries: {},
  modifiers: [],
  reactions: [],
  inPlay: () => true,
  settle,
  resign,
  view,
  sample,
  check,
  migrations: { 1: stillRolled },
});
