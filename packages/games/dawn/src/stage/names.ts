import { isOpen } from '@shamble/parts';
import { CHARACTERS } from '../../content/characters.ts';
import { ENTRANCES } from '../../content/plan.ts';
import { ground } from '../rules/ground.ts';
import {
  type Act,
  type CharacterId,
  type DoorId,
  type EntranceId,
  NONE,
  type Order,
  type Space,
  type State,
  ZOMBIE,
} from '../types.ts';

type Seen = Pick<State, 'plan'>;

/** Numbers have three digits; spaces of a drawn plan are called a1, b1 and so on. */
const shown = (name: string): string => (/^\d/.test(name) ? name.padStart(3, '0') : name);

export const spaceNames = (state: Seen): string[] => ground(state).names.map(shown);
export const spaceName = (state: Seen, space: Space): string =>
  space < 0 ? 'nowhere' : shown(ground(state).names[space]!);

/** A door by the two spaces it lies between. */
export function doorName(state: Seen, door: DoorId): string {
  const { a, b } = ground(state).floor.doors[door]!;
  return `${spaceName(state, a)}-${spaceName(state, b)}`;
}

export const entranceName = (entrance: EntranceId): string => ENTRANCES[entrance] ?? 'none';

/** A character, the zombie that a super-zombie takes along, or nobody. */
export const characterName = (id: CharacterId): string => (id === ZOMBIE ? 'zombie' : (CHARACTERS[id]?.id ?? 'nobody'));
export const peopleName = (ids: readonly CharacterId[]): string =>
  ids.length === 0 ? 'nobody' : ids.map(characterName).join(' and ');

/** The readable name of an option, as scenarios write it. */
export function nameOption(state: State, choice: string, option: unknown): string {
  switch (choice) {
    case 'deploy':
    case 'hide':
    case 'berserk':
    case 'assault':
    case 'lair':
      return spaceName(state, option as Space);
    case 'activate':
    case 'defend':
      return peopleName(option as readonly CharacterId[]);
    case 'act':
      return nameAct(state, option as Act);
    case 'react':
    case 'free':
      return nameOrder(state, option as Order);
    case 'victims':
      return characterName(option as CharacterId);
    case 'entrance':
      return entranceName(option as EntranceId);
    case 'sequence':
      return characterName(Number(option));
    case 'place':
      return namePlaced(state, String(option));
    default:
      return String(option);
  }
}

/** Items are characters, slots are spaces. */
const namePlaced = (state: State, item: string): string =>
  item.startsWith('c') ? characterName(Number(item.slice(1))) : spaceName(state, Number(item.slice(1)));

function nameAct(state: State, act: Act): string {
  switch (act.do) {
    case 'walk':
      return `walk to ${spaceName(state, act.to)}`;
    case 'door':
      return `${isOpen(state.doors, act.door) ? 'close' : 'open'} ${doorName(state, act.door)}`;
    case 'close':
      return `close ${entranceName(act.entrance)} by ${characterName(act.who)}`;
    case 'rifle':
      return `take rifle by ${characterName(act.who)}`;
    case 'carry':
      return `carry ${characterName(act.with)} by ${characterName(act.who)}`;
    case 'drop':
      return `set down by ${characterName(act.who)}`;
    case 'fire':
      return `fire at ${spaceName(state, act.at)} by ${peopleName(act.who)}`;
    default:
      return act.do;
  }
}

function nameOrder(state: State, order: Order): string {
  switch (order.do) {
    case 'step':
      return `${spaceName(state, order.from)} to ${spaceName(state, order.to)}`;
    case 'break':
      return `${spaceName(state, order.from)} breaks ${doorName(state, order.door)}`;
    case 'lead':
      return `${peopleName(order.with === NONE ? [order.who] : [order.who, order.with])} to ${spaceName(state, order.to)}`;
    case 'reveal':
      return `reveal ${spaceName(state, order.at)}`;
    default:
      return order.do;
  }
}
