import { type Phrase, word } from '@shamble/kernel';
import { card, opening, person, place, search, vehicle, way, zombie } from './phrases.ts';
import { openingBefore, searchBefore } from './rules/questions.ts';
import type { Act, View, ZombieAct } from './types.ts';

/** An option in words. */
export function option(view: View, choice: string, given: unknown): Phrase {
  switch (choice) {
    case 'act':
      return act(view, given as Act);
    case 'facing':
      return way(given as number);
    case 'spot':
    case 'room':
    case 'cot':
      return place(view, given as number);
    case 'keep':
      return word('option.keep', { card: card(given as number) });
    case 'lose':
    case 'drop':
      return word('option.drop', { card: card(given as number) });
    case 'trade':
      return traded(String(given));
    case 'agree':
      return word(`option.${given as string}`);
    case 'zombie':
      return given === -1 ? word('option.finish') : word('option.zombie', { zombie: zombie(view, given as number) });
    case 'zombieAct': {
      const { do: what, ...more } = given as ZombieAct;
      return word('to' in more ? `zact.turn.${more.to}` : `zact.${what}`);
    }
    case 'arrivals':
      return word('option.arrivals', { count: given as number });
    case 'opening':
      return opening(view, given as number);
    case '$reaction': {
      const { use } = given as { use: string };
      return word(use === 'none' ? 'option.none' : `use.${use}`);
    }
    default:
      return word('option.none');
  }
}

function traded(item: string): Phrase {
  if (item === 'baby') return word('baby');
  const [id, slot] = item.split('.');
  return slot === undefined ? card(Number(id)) : word(`slot.${slot}`, { human: person(Number(id)) });
}

function act(view: View, given: Act): Phrase {
  const human = view.humans[view.turn];
  switch (given.do) {
    case 'turn':
      return word(`act.turn.${given.to}`);
    case 'attack':
      return given.facing === undefined
        ? word('act.attack')
        : word('act.attack.out', { way: way(given.facing), place: place(view, given.from!), vehicle: vehicle(view) });
    case 'barricade':
    case 'break':
    case 'unlock': {
      const before = human === undefined ? -1 : openingBefore(view, human);
      return before < 0 ? word(`act.${given.do}.none`) : word(`act.${given.do}`, { opening: opening(view, before) });
    }
    case 'search': {
      const space = human === undefined ? -1 : searchBefore(view, human);
      return space < 0 ? word('act.search.none') : word('act.search', { search: search(view, space) });
    }
    case 'trade':
    case 'carry':
      return word(`act.${given.do}`, { with: person(given.with) });
    case 'treat':
      return given.with === view.turn ? word('act.treat.self') : word('act.treat', { with: person(given.with) });
    case 'put':
    case 'leave':
      return word(`act.${given.do}`, { square: place(view, given.square) });
    case 'start':
      return word('act.start', { vehicle: vehicle(view) });
    case 'use':
      return word('act.use', { card: card(given.card) });
    case 'throw':
      return word('act.throw', { card: card(given.card), square: place(view, given.square) });
    case 'steal':
      return word('act.steal', { card: card(given.card), from: person(given.from) });
    case 'mend':
      return word('act.mend', { card: card(given.card), with: person(given.with) });
    default:
      return word(`act.${given.do}`);
  }
}
