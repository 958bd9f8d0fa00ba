import { grammar, hash, seatNames } from '@shamble/kernel';
import { BYSTANDER_DECK, BYSTANDERS } from '../content/bystanders.ts';
import { AGENTS as AGENT_CARDS, FOE_ACTIONS, FOES } from '../content/enemies.ts';
import { ACTIONS, HEROES } from '../content/heroes.ts';
import { MISSIONS } from '../content/missions.ts';
import { SIGN } from '../content/sign.ts';
import { SPAWN_CARDS } from '../content/spawn.ts';
import { TILE_SIDES } from '../content/tiles.ts';
import { TRAIT_DECK } from '../content/traits.ts';
import { takeObjective } from './actions/objective.ts';
import { check } from './check.ts';
import { CHOICES, MODIFIERS, PROCS, REACTIONS } from './effects/index.ts';
import { attack, spendPower, target } from './flow/attack.ts';
import { openBuilding, openDoor, roomOrder } from './flow/building.ts';
import { callBystander, dropTrait, gainTraits, keepBystander, keepBystanderChoice, turnCards } from './flow/cards.ts';
import { activate, bystanderWay, foeWay, oddFigures } from './flow/enemies/activate.ts';
import { flight } from './flow/enemies/flight.ts';
import { eaten, follow } from './flow/enemies/living.ts';
import { openFire, zone } from './flow/enemies/openFire.ts';
import { enemyPhase } from './flow/enemies/phase.ts';
import { reinforce, spawnCard, spawnFoe, spawnStep } from './flow/enemies/spawn.ts';
import { hero, rerolls } from './flow/picks.ts';
import { activate as activateChoice, game as begin, endPhase, round, start } from './flow/round.ts';
import { act, freeAction, leave, turn } from './flow/turn.ts';
import { assault, wound, wounds } from './flow/wounds.ts';
import { gainXp } from './flow/xp.ts';
import { combatQueries } from './rules/combat.ts';
import { settle } from './rules/goals.ts';
import { locksOf } from './rules/locks.ts';
import { enemiesAt, isFighter, isRavenous, unlocked } from './rules/questions.ts';
import { readOptions, setup } from './setup.ts';
import { AGENT_NAMES, FOE, type Marvel } from './types.ts';
import { sample, view } from './view.ts';

export const game = grammar<Marvel>().game({
  id: 'marvel',
  version: 1,
  content: hash([
    ...[TILE_SIDES, MISSIONS, HEROES, FOES, AGENT_CARDS, BYSTANDERS, BYSTANDER_DECK, TRAIT_DECK, SPAWN_CARDS, SIGN],
  ]),
  options: readOptions,
  seats: ({ players }) => seatNames(players),
  setup,
  start: 'game',
  procs: {
    ...{ game: begin, round, turn, freeAction, endPhase, attack, gainXp, assault, wound },
    ...{ openDoor, openBuilding, takeObjective, gainTraits, keepBystander, turnCards, callBystander },
    ...{ enemyPhase, activate, flight, follow, eaten, spawnStep, spawnCard, spawnFoe, reinforce, openFire },
    ...PROCS,
  },
  choices: {
    ...{
      start,
      activate: activateChoice,
      act,
      leave,
      target,
      spendPower,
      dropTrait,
      keepBystander: keepBystanderChoice,
    },
    ...{ wounds, roomOrder, oddFigures, foeWay, bystanderWay, zone, hero, rerolls },
    ...CHOICES,
  },
  asides: {},
  queries: {
    // One more from Yellow on (MZ-PHASE-04, MZ-XP-07).
    actions: ({ hero: id }, { heroes }) => ACTIONS + (unlocked(heroes[id]!) > 0 ? 1 : 0),
    mayAct: ({ hero: id, doing }, { heroes }) => doing === 'move' || doing === 'devour' || !isRavenous(heroes[id]!),
    moveZones: () => 1, // MZ-MOVE-01
    moveExtra: ({ zone: from }, state) => enemiesAt(state, from), // MZ-MOVE-02
    moveStops: () => true, // MZ-MOVE-04
    mayEnter: () => true,
    mayEnd: () => true,
    enemyActions: ({ kind }, { mode }) => (kind === FOE ? FOE_ACTIONS : AGENT_CARDS[AGENT_NAMES[mode][kind]!].actions),
    woundsAll: () => false,
    foeWounds: () => 1, // MZ-EATT-01
    foeReach: () => 0,
    rallies: () => false,
    leeches: () => 0,
    isTiny: () => false,
    abilityOn: ({ foe }, { foes }) => foes[foe]!.status === 'in' && !foes[foe]!.asleep && !foes[foe]!.muted,
    fights: ({ bystander }, state) => state.mode === 'zombie' && isFighter(state, bystander), // MZ-BYS-07
    powerGain: () => 1, // MZ-HM-03
    maySave: ({ zone: where }, state) => enemiesAt(state, where) === 0, // MZ-HM-11
    flightZones: () => 1, // MZ-BYS-08
    traitsDrawn: () => 1, // MZ-TRAIT-01
    spawnZone: ({ zone: point }) => point,
    locked: ({ door }, state) => locksOf(state, door),
    turnsCards: () => true, // MZ-BLDG-05
    foeFate: () => 'deck', // MZ-ENEMY-08
    ...combatQueries,
  },
  modifiers: MODIFIERS,
  reactions: REACTIONS,
  inPlay: (state, subject) => state.heroes[Number(subject)]!.status === 'in',
  settle,
  resign(play, seat) {
    play.tell({ id: 'conceded', data: { seat: play.seats.indexOf(seat) }, rules: ['MZ-WIN-04'] });
    play.end({ winners: [], because: 'conceded', rules: ['MZ-WIN-04'] });
  },
  view,
  sample,
  check,
  migrations: {},
});
