import { peek } from '@shamble/kernel';
import { board, danger, kindOf, seatName, wounds } from '../rules/questions.ts';
import { EMPTY, type State, WOUND } from '../types.ts';
import { doorName, kindNames, who, zoneName } from './names.ts';

/** The state in names: what a scenario can look at. */
export function show(state: State): object {
  const card = (held: number): string => (held === EMPTY ? 'empty' : held === WOUND ? 'wound' : nameCard(state, held));
  return {
    round: state.round,
    phase: state.phase,
    first: seatName(state.first),
    danger: danger(state),
    zones: Object.fromEntries(
      state.noise.map((noise, zone) => [zoneName(state, zone), { ...kindNames(state.figures.slice(4 * zone, 4 * zone + 4)), noise }]),
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
          actions: survivor.actions,
          'free moves': survivor.freeMoves,
          'free combats': survivor.freeCombats,
          'free searches': survivor.freeSearches,
          given: survivor.given,
          activated: survivor.done,
        },
      ]),
    ),
    doors: Object.fromEntries(board(state).doors.map((_, door) => [doorName(state, door), state.doors[door] === '1' ? 'open' : 'closed'])),
    buildings: state.revealed.map((revealed) => (revealed === 1 ? 'revealed' : 'hidden')),
    equipment: {
      left: state.equipment.pile.length,
      top: state.equipment.pile.slice(-5).reverse().map((held) => kindOf(peek(held))),
      discard: state.equipment.discard.map(kindOf),
      removed: state.removed.map(kindOf),
      molotovs: state.molotovs.length,
      found: state.found.map(kindOf),
    },
    horde: { left: state.horde.pile.length, discard: state.horde.discard.map((one) => one + 1) },
    cars: state.cars.map((car) => ({
      kind: car.kind,
      zone: zoneName(state, car.zone),
      seats: car.seats.map((id) => (id < 0 ? 'empty' : who(state, id))),
      searched: car.searched,
      load: car.load.map(kindOf),
    })),
    objectives: state.objectives.map(({ zone, shown, taken, colour }) => ({ zone: zoneName(state, zone), shown, colour: peek(colour), taken })),
    spawns: board(state).spawns.map(({ zone, colour }, at) => ({ zone: zoneName(state, zone), colour, active: state.active[at] === 1 })),
    'first spawn': state.firstSpawn < 0 ? 'none' : `spawn ${state.firstSpawn + 1}`,
  };
}

const nameCard = (state: State, held: number): string =>
  `${kindOf(held)}${state.scope[held]! >= 0 ? ' with scope' : ''}${state.fired[held] === 1 ? ' (fired)' : ''}`;
