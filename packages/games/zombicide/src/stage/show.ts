import { peek, seatName } from '@shamble/kernel';
import { EQUIPMENT_IDS } from '../../content/equipment.ts';
import { board, danger, kindOf, wounds } from '../rules/questions.ts';
import { at, EMPTY, NEUTRALISED, type State, WOUND } from '../types.ts';
import { doorName, kindNames, who, zoneName } from './names.ts';

/** The state in names: what a scenario can look at. */
export function show(state: State): object {
  const card = (held: number): string => (held === EMPTY ? 'empty' : held === WOUND ? 'wound' : nameCard(state, held));
  return {
    round: state.round,
    phase: state.phase,
    first: seatName(state.first),
    danger: danger(state),
    tiles: board(state).tiles.flatMap(({ face, turn }) =>
      face === null ? [] : [turn === 0 ? face : `${face}@${turn}`],
    ),
    exit: board(state).exit < 0 ? 'none' : zoneName(state, board(state).exit),
    zones: Object.fromEntries(
      state.noise.map((noise, zone) => [
        zoneName(state, zone),
        { ...kindNames(state.figures.slice(at(zone, 0), at(zone + 1, 0))), noise },
      ]),
    ),
    supply: kindNames(state.supply),
    loudest: state.loudest < 0 ? 'none' : zoneName(state, state.loudest),
    survivors: Object.fromEntries(
      state.survivors.map((survivor, id) => [
        who(state, id),
        {
          seat: seatName(survivor.seat),
          status: survivor.status,
          zone: zoneName(state, survivor.zone),
          car: survivor.car < 0 ? 'none' : `car ${survivor.car + 1}`,
          place: survivor.car < 0 ? 'none' : survivor.place === 0 ? 'driver' : `passenger ${survivor.place}`,
          xp: survivor.xp,
          skills: survivor.skills,
          wounds: wounds(survivor),
          hands: survivor.slots.slice(0, 2).map(card),
          stored: survivor.slots.slice(2).map(card),
          cards: survivor.slots
            .filter((held) => held >= 0)
            .map(kindOf)
            .sort(),
          actions: survivor.actions,
          'free moves': survivor.freeMoves,
          'free combats': survivor.freeCombats,
          'free searches': survivor.freeSearches,
          given: survivor.given,
          activated: survivor.done,
        },
      ]),
    ),
    doors: Object.fromEntries(
      board(state).doors.map((_, door) => [doorName(state, door), state.doors[door] === '1' ? 'open' : 'closed']),
    ),
    buildings: state.revealed.map((revealed) => (revealed === 1 ? 'revealed' : 'hidden')),
    equipment: {
      left: state.equipment.pile.length,
      top: state.equipment.pile
        .slice(-5)
        .reverse()
        .map((held) => kindOf(peek(held))),
      deck: kindsOf(state.equipment.pile.map(peek)),
      discard: state.equipment.discard.map(kindOf),
      removed: state.removed.map(kindOf),
      molotovs: state.molotovs.length,
      found: state.found.map(kindOf),
    },
    trunk: state.trunk.map((held) => kindOf(peek(held))).reverse(),
    horde: {
      left: state.horde.pile.length,
      deck: numbersOf(state.horde.pile.map(peek)),
      discard: state.horde.discard.map((one) => one + 1),
    },
    cars: state.cars.map((car) => ({
      kind: car.kind,
      zone: car.zone < 0 ? 'gone' : zoneName(state, car.zone),
      seats: car.seats.map((id) => (id < 0 ? 'empty' : who(state, id))),
      searched: car.searched,
      load: car.load.map(kindOf),
    })),
    objectives: state.objectives.map(({ zone, shown, taken, colour }) => ({
      zone: zoneName(state, zone),
      shown,
      colour: peek(colour),
      taken,
    })),
    spawns: board(state).spawns.map(({ zone, colour }, at) => ({
      zone: zoneName(state, zone),
      colour,
      active: state.active[at] === 1,
      neutralised: state.active[at] === NEUTRALISED,
    })),
    'first spawn': state.firstSpawn < 0 ? 'none' : `spawn ${state.firstSpawn + 1}`,
  };
}

/** How many of each kind, in whatever order they lie. */
function kindsOf(cards: readonly number[]): Record<string, number> {
  const kinds: Record<string, number> = Object.fromEntries(EQUIPMENT_IDS.map((kind) => [kind, 0]));
  for (const one of cards) kinds[kindOf(one)]! += 1;
  return kinds;
}

/** Zombie cards by their printed numbers, the lowest first. */
const numbersOf = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b).map((one) => one + 1);

const nameCard = (state: State, held: number): string =>
  `${kindOf(held)}${state.scope[held]! >= 0 ? ' with scope' : ''}${state.fired[held] === 1 ? ' (fired)' : ''}`;
