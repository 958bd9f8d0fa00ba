import { grammar, hash, seatNumber } from '@shamble/kernel';
import { BOARDS, CELLAR } from '../content/boards/index.ts';
import { CARDS } from '../content/cards.ts';
import { act } from './actions/act.ts';
import { drop } from './actions/drop.ts';
import { ammo, useAmmo } from './cards/ammo.ts';
import { charm, useCharm } from './cards/charm.ts';
import { check } from './check.ts';
import { room } from './effects/arrivals.ts';
import { cot } from './effects/baby.ts';
import { effect } from './effects/effect.ts';
import { lose } from './effects/luck.ts';
import { opening } from './effects/openings.ts';
import { arrive, facing, spot } from './flow/arrive.ts';
import { attack } from './flow/attack.ts';
import { carry } from './flow/carry.ts';
import { charge } from './flow/charge.ts';
import { game as begin, round } from './flow/game.ts';
import { rise } from './flow/late.ts';
import { overrun } from './flow/overrun.ts';
import { resign } from './flow/resign.ts';
import { keep, overload, search } from './flow/search.ts';
import { settle } from './flow/settle.ts';
import { agree, trade, tradeChoice } from './flow/trade.ts';
import { baseAp, turn } from './flow/turn.ts';
import { bite, biteModifiers, emergencyCase, firstAidKit, infect, useCase, useKit, wound } from './flow/wound.ts';
import { activate, arrivals, baseNewcomers, baseZombieAp, zombieAct, zombieChoice, zombies } from './flow/zombies.ts';
import { cradles, doorless, manyDoors, paidCharge, unheard } from './migrations.ts';
import { baseCost, costModifiers, heavyInWater } from './rules/cost.ts';
import { readOptions, seatsOf, setup } from './setup.ts';
import { HEALTH, type Plague } from './types.ts';
import { burdened } from './variants/baby.ts';
import { bored } from './variants/boredom.ts';
import { lighter, weakened } from './variants/wounds.ts';
import { sample, view } from './view.ts';

export const game = grammar<Plague>().game({
  id: 'plague',
  version: 6,
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
    newcomers: baseNewcomers,
    weight: () => HEALTH, // ZP-PORT-01
  },
  modifiers: [...costModifiers, ...biteModifiers, heavyInWater, weakened, lighter, burdened, bored],
  reactions: [emergencyCase, firstAidKit, ammo, charm],
  /** Humans by their numbers, or a player by his seat. */
  inPlay: (state, subject) => {
    if (typeof subject === 'number') return state.humans[subject]!.status === 'in';
    return state.resigned.length === 0 || !state.resigned.includes(seatNumber(subject));
  },
  settle,
  resign,
  view,
  sample,
  check,
  migrations: { 1: doorless, 2: paidCharge, 3: manyDoors, 4: cradles, 5: unheard },
});
