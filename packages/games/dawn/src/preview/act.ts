import { closed, isOpen, opened, rangeOf, sightDoor } from '@shamble/parts';
import { DOOR_COST } from '../actions/doors.ts';
import { MOST_DICE } from '../actions/fire.ts';
import { stepCost } from '../actions/walk.ts';
import { killChance, nerve, valuesOf } from '../bot/odds.ts';
import { ground } from '../rules/ground.ts';
import { activeSpace, diceOf } from '../rules/questions.ts';
import { glassBetween } from '../rules/sight.ts';
import { type Act, type CharacterId, type DoorId, EMPTY, type Space, type State, type View } from '../types.ts';
import { type Noticed, wouldNotice } from './reaction.ts';

/** What a shot would be up against. */
export interface Shot {
  readonly from: Space;
  readonly at: Space;
  readonly dice: number;
  /** Taken off for the distance, and for the doorway it goes through. */
  readonly range: number;
  readonly doorway: number;
  /** Both fire: each suffers all of it (DD-COMB-03). */
  readonly shooters: number;
  /** The chance of each to keep his nerve, and of it all to put the target down. */
  readonly nerves: readonly { readonly character: CharacterId; readonly chance: number }[];
  readonly chance: number;
  /** The value of the target is not known: the chance is over all it may be. */
  readonly isUnknown: boolean;
  /** The glass between would break (DD-MOD-07). */
  readonly shatters: boolean;
}

/** What an act costs and leads to, by what a seat may know. */
export interface Preview {
  /** Movement points; null: all of the turn. */
  readonly cost: number | null;
  /** From where to where. */
  readonly way: readonly Space[];
  /** A zombie lies where they would go. */
  readonly meets: boolean;
  readonly shot: Shot | null;
  /** Who would react to it. */
  readonly noticed: Noticed | null;
}

const NOTHING: Preview = { cost: 0, way: [], meets: false, shot: null, noticed: null };

export function previewOf(view: View, act: Act): Preview {
  // Values are numbers here and there: those this seat does not know are of no space anybody leaves or stands in.
  const state = view as unknown as State;
  const from = activeSpace(view);
  switch (act.do) {
    case 'walk':
      return {
        ...NOTHING,
        cost: stepCost(state),
        way: [from, act.to],
        meets: view.zombies[act.to] !== EMPTY,
        noticed: wouldNotice(view, view.active, [act.to]),
      };
    case 'door':
      return { ...NOTHING, cost: DOOR_COST, noticed: wouldNotice(afterDoor(view, act.door), view.active, []) };
    case 'close':
      return { ...NOTHING, cost: null, noticed: wouldNotice(view, view.active, []) };
    case 'fire':
      return { ...NOTHING, shot: shotAt(view, act.who, from, act.at), noticed: wouldNotice(view, view.active, []) };
    default:
      return NOTHING;
  }
}

/** Sight is judged anew once the door has moved: an open one lets more of them see (DD-REACT-01). */
const afterDoor = (view: View, door: DoorId): View => ({
  ...view,
  doors: isOpen(view.doors, door) ? closed(view.doors, door) : opened(view.doors, door),
});

export function shotAt(view: View, who: readonly CharacterId[], from: Space, at: Space): Shot {
  const state = view as unknown as State;
  const { floor, sights } = ground(view);
  const door = from === at ? -1 : sightDoor(sights, from, at);
  const dice = who.reduce((sum, id) => sum + diceOf(view.characters[id]!, id), 0);
  return {
    from,
    at,
    dice: Math.min(MOST_DICE, dice),
    range: from === at ? 0 : rangeOf(floor, from, at),
    doorway: door < 0 ? 0 : isOpen(view.doors, door) ? 2 : 3,
    shooters: who.length,
    nerves: who.map((character) => ({ character, chance: nerve(view, character, at) })),
    chance: killChance(view, who, at),
    isUnknown: valuesOf(view, at).length > 1,
    shatters: glassBetween(state, from, at) >= 0,
  };
}
