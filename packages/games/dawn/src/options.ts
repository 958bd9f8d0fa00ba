import { type Phrase, word } from '@shamble/kernel';
import { isOpen } from '@shamble/parts';
import { crowd, door, entrance, person, place } from './phrases.ts';
import { type Act, NONE, type Order, type View, ZOMBIE } from './types.ts';

/** An option in words. */
export function option(view: View, choice: string, given: unknown): Phrase {
  switch (choice) {
    case 'deploy':
    case 'hide':
    case 'berserk':
    case 'assault':
    case 'lair':
      return place(view, given as number);
    case 'activate':
      return (given as number[]).length === 0 ? word('option.nobody') : crowd(given as number[]);
    case 'defend':
      return (given as number[]).length === 0 ? word('option.hold') : crowd(given as number[]);
    case 'act':
      return act(view, given as Act);
    case 'react':
    case 'free':
      return order(view, given as Order);
    case 'spread':
      return word('option.count', { count: given as number });
    case 'victims':
      return person(given as number);
    case 'entrance':
      return entrance(given as number);
    case 'sequence':
      return person(Number(given));
    case 'place':
      return placed(view, String(given));
    default:
      return word('option.nobody');
  }
}

/** A character or a space. */
const placed = (view: View, item: string): Phrase =>
  item.startsWith('s') ? place(view, Number(item.slice(1))) : person(Number(item.slice(1)));

function act(view: View, given: Act): Phrase {
  switch (given.do) {
    case 'walk':
      return word('act.walk', { to: place(view, given.to) });
    case 'door':
      return word(isOpen(view.doors, given.door) ? 'act.close' : 'act.open', { door: door(view, given.door) });
    case 'close':
      return word('act.main', { who: person(given.who), entrance: entrance(given.entrance) });
    case 'rifle':
      return word('act.rifle', { who: person(given.who) });
    case 'carry':
      return word('act.carry', { who: person(given.who), with: person(given.with) });
    case 'drop':
      return word('act.drop', { who: person(given.who), with: person(view.characters[given.who]!.carries) });
    case 'fire':
      return word(given.who.length > 1 ? 'act.fire.both' : 'act.fire', {
        who: crowd(given.who),
        at: place(view, given.at),
      });
    default:
      return word(`act.${given.do}`);
  }
}

function order(view: View, given: Order): Phrase {
  switch (given.do) {
    case 'step':
      return word('order.step', { from: place(view, given.from), to: place(view, given.to) });
    case 'break':
      return word('order.break', { from: place(view, given.from), door: door(view, given.door) });
    case 'lead': {
      const more = { who: person(given.who), to: place(view, given.to) };
      if (given.with === NONE) return word('order.lead', more);
      return given.with === ZOMBIE
        ? word('order.lead.tow', more)
        : word('order.lead.both', { ...more, with: person(given.with) });
    }
    case 'reveal':
      return word('order.reveal', { at: place(view, given.at) });
    default:
      return word(`order.${given.do}`);
  }
}
