import type { Menu, Next, RuleId } from '@shamble/kernel';
import { closed, isDestroyed, isOpen, opened } from '@shamble/parts';
import type { Playing } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { activeSpace, isHeld, isShut, numbersOf } from '../rules/questions.ts';
import type { Act, CharacterId, DoorId, EntranceId, State } from '../types.ts';
import { goto } from '../words.ts';
import { isPanicked, TOO_DEAR } from './walk.ts';

/** DD-DOOR-03, DD-DOOR-04 */
export const DOOR_COST = 2;
const FREE: readonly RuleId[] = [];

/** Who of the active has his hands free: neither carries anybody nor has panicked (DD-CARRY-05, DD-PANIC-05). */
export const isFree = ({ characters }: State, id: CharacterId): boolean =>
  characters[id]!.carries < 0 && !characters[id]!.panicked;

export function offerDoors(menu: Menu<Act>, state: State): void {
  const { floor, entranceAt } = ground(state);
  const from = activeSpace(state);
  for (let side = 4 * from; side < 4 * from + 4; side++) {
    const door = floor.doorOn[side]!;
    if (door >= 0) menu.weigh({ do: 'door', door }, doorForbidden(state, door));
  }
  const entrance = entranceAt[from]!;
  if (entrance < 0) return;
  for (const who of state.active) menu.weigh({ do: 'close', who, entrance }, closingForbidden(state, who, entrance));
}

function doorForbidden(state: State, door: DoorId): readonly RuleId[] {
  if (isDestroyed(state.doors, door)) return ['DD-DOOR-04'];
  if (isHeld(state, activeSpace(state))) return ['DD-DOOR-05'];
  if (!state.active.some((id) => isFree(state, id))) return isPanicked(state) ? ['DD-PANIC-05'] : ['DD-CARRY-05'];
  return state.points < DOOR_COST ? TOO_DEAR : FREE;
}

/** DD-DOOR-06 to DD-DOOR-10 */
function closingForbidden(state: State, who: CharacterId, entrance: EntranceId): readonly RuleId[] {
  const one = state.characters[who]!;
  if (isShut(state, entrance)) return ['DD-DOOR-08'];
  if (isHeld(state, activeSpace(state))) return ['DD-DOOR-10'];
  if (one.carries >= 0) return ['DD-CARRY-05'];
  if (state.walked) return ['DD-DOOR-07'];
  if (!state.whole) return ['DD-DOOR-06'];
  return one.shots < numbersOf(state, who).fire ? ['DD-DOOR-09'] : FREE;
}

export function moveDoor(play: Playing, door: DoorId): Next {
  const { state } = play;
  const isOpening = !isOpen(state.doors, door);
  state.doors = isOpening ? opened(state.doors, door) : closed(state.doors, door);
  state.points -= DOOR_COST;
  state.whole = false;
  play.tell({
    id: isOpening ? 'doorOpened' : 'doorClosed',
    data: { characters: [...state.active], door, points: state.points },
    rules: [isOpening ? 'DD-DOOR-03' : 'DD-DOOR-04'],
  });
  return goto('choose');
}

export function closeMain(play: Playing, who: CharacterId, entrance: EntranceId): Next {
  const { state } = play;
  state.main[entrance] = 1;
  state.points = 0;
  state.whole = false;
  state.idle = 0;
  state.characters[who]!.spent = true;
  play.tell({
    id: 'mainClosed',
    data: { character: who, entrance },
    rules: ['DD-DOOR-06', 'DD-DOOR-09'],
  });
  return goto('choose');
}
