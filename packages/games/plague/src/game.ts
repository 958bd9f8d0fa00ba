import { grammar, hash } from '@shamble/kernel';
import { BOARDS, CELLAR } from '../content/boards/index.ts';
import { CARDS } from '../content/cards.ts';
import { act } from './actions/act.ts';
import { carry } from './actions/carry.ts';
import { drop } from './actions/drop.ts';
import { agree, trade, tradeChoice } from './actions/trade.ts';
import { ammo, useAmmo } from './cards/ammo.ts';
import { charm, useCharm } from './cards/charm.ts';
import { check } from './check.ts';
import { arrive, facing, spot } from './flow/arrive.ts';
import { attack } from './flow/attack.ts';
import { charge } from './flow/charge.ts';
import { cot, effect, lose, opening, room } from './flow/effect.ts';
import { game as begin, round } from './flow/game.ts';
import { rise } from './flow/late.ts';
import { overrun } from './flow/overrun.ts';
import { keep, overload, search } from './flow/search.ts';
import { settle } from './flow/settle.ts';
import { baseAp, turn } from './flow/turn.ts';
import { bite, biteModifiers, emergencyCase, firstAidKit, infect, useCase, useKit, wound } from './flow/wound.ts';
import { activate, arrivals, baseZombieAp, zombieAct, zombieChoice, zombies } from './flow/zombies.ts';
import { doorless, manyDoors, paidCharge } from './migrations.ts';
import { zombieSeat } from './rules/changes.ts';
import { baseCost, costModifiers } from './rules/cost.ts';
import { readOptions, seatsOf, setup } from './setup.ts';
import type { Plague } from './types.ts';
import { sample, view } from './view.ts';

export const game = grammar<Plague>().game({
  id: 'plague',
  version: 4,
  content: hash([CARDS, BOARDS, CELLAR]),
  options: readOptions,
  seats: seatsOf,
  setup,
  start: 'game',
  procs: {
    ...{ game: begin, round, turn, arrive, attack, search, effect, overload, trade, carry, charge },
    ...{ zombies, activate, bite, wound, infect, rise, overrun },
    ...{ useCase, useKit, useAmmo, useCharm },
  },
  choices: {
    ...{ act, facing, spot, keep, lose, trade: tradeChoice, agree, zombie: zombieChoice, zombieAct, arrivals },
    ...{ opening, room, cot },
  },
  asides: { drop },
  queries: {
    cost: baseCost,
    ap: baseAp,
    biteHits: () => 5, // ZP-BITE-03
    zombieAp: baseZombieAp,
  },
  modifiers: [...costModifiers, ...biteModifiers],
  reactions: [emergencyCase, firstAidKit, ammo, charm],
  inPlay: (state, human) => state.humans[Number(human)]!.status === 'in',
  settle,
  /** The humans win or lose together: when one gives up, the zombies have won, and the other way round. */
  resign(play, seat) {
    const zombie = zombieSeat(play);
    play.tell({ id: 'resigned', data: { seat: play.seats.indexOf(seat) }, rules: ['ZP-GAME-01'] });
    const winners = zombie === null ? [] : seat === zombie ? play.seats.filter((one) => one !== zombie) : [zombie];
    play.end({ winners, because: 'resigned', rules: ['ZP-GAME-01'] });
  },
  view,
  sample,
  check,
  migrations: { 1: doorless, 2: paidCharge, 3: manyDoors },
});
