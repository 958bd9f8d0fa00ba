import { grammar, hash, seatNames } from '@shamble/kernel';
import { CARDS, EQUIPMENT } from '../content/equipment.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { ZOMBIE_CARDS, ZOMBIES } from '../content/zombies.ts';
import { callOff, combine, discard, stow } from './actions/asides.ts';
import { takeObjective } from './actions/objective.ts';
import { openDoor } from './actions/open.ts';
import { SHIPPED } from './board/board.ts';
import { check } from './check.ts';
import { act, activation } from './flow/activation.ts';
import { attack, drive, molotov, reroll, targets, volley } from './flow/attack.ts';
import { inventory } from './flow/inventory.ts';
import { levels, levelUp, skill } from './flow/levels.ts';
import { agree, organise } from './flow/organise.ts';
import { search } from './flow/search.ts';
import { activate as activateChoice, game as begin, turn } from './flow/turn.ts';
import {
  abominationPath,
  activate,
  bite,
  bites,
  firstSpawn,
  invasion,
  manholeOrder,
  ninja,
  reveal,
  revealOrder,
  shortGroup,
  zombieCard,
  zombiesPhase,
} from './flow/zombies/index.ts';
import { proposedTrade } from './migrations.ts';
import { armoury } from './missions/armoury.ts';
import { settle } from './missions/goals.ts';
import { recruit, recruiter } from './missions/recruit.ts';
import { combatQueries } from './rules/combat.ts';
import { zombiesAt } from './rules/questions.ts';
import { loseCard, wound } from './rules/wounds.ts';
import { readOptions, setup } from './setup.ts';
import { MODIFIERS, REACTIONS, SKILL_PROCS } from './skills/index.ts';
import type { Zombicide } from './types.ts';
import { sample, view } from './view.ts';

export const game = grammar<Zombicide>().game({
  id: 'zombicide',
  version: 2,
  content: hash([CARDS, EQUIPMENT, SURVIVORS, ZOMBIES, ZOMBIE_CARDS, SHIPPED]),
  options: readOptions,
  seats: ({ players }) => seatNames(players),
  setup,
  start: 'game',
  procs: {
    ...{ game: begin, turn, activation, search, organise, openDoor, takeObjective, levelUp, wound },
    ...{ armoury, recruit },
    ...{ attack, volley, molotov, drive },
    ...{ zombiesPhase, activate, bite, invasion, zombieCard, reveal },
    ...SKILL_PROCS,
  },
  choices: {
    ...{ activate: activateChoice, act, inventory, agree, loseCard, targets, reroll, skill },
    ...{ bites, revealOrder, firstSpawn, abominationPath, shortGroup, manholeOrder, ninja },
    recruiter,
  },
  asides: { discard, combine, stow, callOff },
  queries: {
    actions: () => 3, // ZC-ACT-01
    freeMoves: () => 0,
    freeCombats: () => 0,
    freeSearches: () => 0,
    moveZones: () => 1, // ZC-MOVE-07
    moveExtra: ({ zone }, state) => zombiesAt(state, zone), // ZC-MOVE-09
    slots: () => 5, // ZC-INV-01
    presence: () => 1, // ZC-NOISE-05
    ...combatQueries,
  },
  modifiers: MODIFIERS,
  reactions: [levels, ...REACTIONS],
  inPlay: (state, subject) => state.survivors[Number(subject)]!.status === 'in',
  settle,
  resign(play, seat) {
    play.tell({ id: 'conceded', data: { seat: play.seats.indexOf(seat) }, rules: ['ZC-WIN-01'] });
    play.end({ winners: [], because: 'conceded', rules: ['ZC-WIN-01'] });
  },
  view,
  sample,
  check,
  migrations: { 1: proposedTrade },
});
