import { type Phrase, word } from '@shamble/kernel';
import { card, person, place, skill, slotsWord, slotWord } from './phrases.ts';
import { manholesOf } from './rules/manholes.ts';
import { board, kindOf } from './rules/questions.ts';
import type { Act, CombineOf, SurvivorId, View } from './types.ts';

/** An option in words. */
export function option(view: View, choice: string, given: unknown): Phrase {
  switch (choice) {
    case 'act':
      return act(view, given as Act);
    case 'activate':
      return word('option.name', { name: person(view, given as SurvivorId) });
    case 'inventory':
      return item(view, String(given));
    case 'agree':
      return word(`option.agree.${given as string}`);
    case 'callOff':
      return word((given as { with: SurvivorId }).with < 0 ? 'option.callOff' : 'option.callOff.trade');
    case 'loseCard':
      return slotWord(given as number);
    case 'targets': {
      const id = String(given);
      return /^s\d/.test(id) ? word('option.name', { name: person(view, Number(id.slice(1))) }) : word(`kind.${id}`);
    }
    case 'bites':
      return word('option.name', { name: person(view, Number(given)) });
    case 'revealOrder':
    case 'abominationPath':
      return place(view, Number(given));
    case 'manholeOrder':
      return place(view, manholesOf(view)[Number(given)]!.zone);
    case 'shortGroup': {
      const [from, to] = String(given).split('>').map(Number);
      return word(from === to ? 'option.wait' : 'option.group', { from: place(view, from!), to: place(view, to!) });
    }
    case 'recruiter':
      return word('seat', { n: Number(given) + 1 });
    case 'firstSpawn':
      return word('option.spawn', {
        at: Number(given) + 1,
        zone: place(view, board(view).spawns[Number(given)]!.zone),
      });
    case 'skill':
      return skill(given as never);
    case 'reroll':
      return given === 'keep' ? word('option.keep') : word(`option.reroll.${given as string}`);
    case 'ninja':
      return word(`option.${given as string}`);
    case 'discard': {
      const { survivor, slot } = given as { survivor: SurvivorId; slot: number };
      return word('option.discard', {
        survivor: person(view, survivor),
        card: card(view.survivors[survivor]!.slots[slot]!),
      });
    }
    case 'combine': {
      const { survivor, make, to } = given as CombineOf;
      return word('option.combine', {
        survivor: person(view, survivor),
        card: word(`card.${make}`),
        slot: slotWord(to),
      });
    }
    case 'stow':
      return word('option.stow', { survivor: person(view, (given as { survivor: SurvivorId }).survivor) });
    default:
      return reaction(view, given as Reaction);
  }
}

type Reaction = { use: string; locals?: { survivor: SurvivorId; slot?: number; kind?: string } };

function reaction(view: View, { use, locals }: Reaction): Phrase {
  if (locals === undefined) return word('option.none');
  const { survivor, slot, kind } = locals;
  return word(`use.${use}`, {
    survivor: person(view, survivor),
    ...(slot === undefined ? {} : { slot: slotWord(slot) }),
    ...(kind === undefined ? {} : { card: word(`card.${kind}`) }),
  });
}

function item(view: View, id: string): Phrase {
  if (id === 'away') return word('option.away');
  const [owner, slot] = id.replace(/^w/, '').split('.').map(Number);
  if (id.startsWith('w'))
    return word('option.held', { survivor: person(view, owner!), card: word('wound.card'), slot: slotWord(slot!) });
  if (slot !== undefined) return word('option.slot', { survivor: person(view, owner!), slot: slotWord(slot) });
  const held = Number(id.slice(1));
  if (view.found.includes(held)) return word('option.found', { card: card(held) });
  const survivor = view.survivors.findIndex(({ slots }) => slots.includes(held));
  return word('option.held', {
    survivor: person(view, survivor),
    card: card(held),
    slot: slotWord(view.survivors[survivor]!.slots.indexOf(held)),
  });
}

function act(view: View, given: Act): Phrase {
  const plain = plainAct(view, given);
  return 'aloud' in given && given.aloud === true ? word('act.aloud', { what: plain }) : plain;
}

function plainAct(view: View, given: Act): Phrase {
  const acting = view.marks.activating;
  const { zone: here = -1, slots: held = [] } = acting < 0 ? {} : view.survivors[acting]!;
  const across = (door: number): Phrase => {
    const { a, b } = board(view).doors[door]!;
    return place(view, a === here ? b : a);
  };
  const weapon = (slots: readonly number[]): Phrase => word(`card.${kindOf(held[slots[0]!]!)}`);
  switch (given.do) {
    case 'move':
    case 'drive': {
      const [zone, via] = [...given.path].reverse().map((one) => place(view, one));
      return via === undefined
        ? word(`act.${given.do}`, { zone: zone! })
        : word(`act.${given.do}.via`, { zone: zone!, via });
    }
    case 'searchCar':
      return word('act.searchCar', { car: word(`car.${view.cars[given.car]!.kind}`) });
    case 'open':
      return word('act.open', { zone: across(given.door), slot: slotWord(given.slot) });
    case 'close':
      return word('act.close', { zone: across(given.door) });
    case 'organise':
      return given.with < 0 ? word('act.reorganise') : word('act.trade', { with: person(view, given.with) });
    case 'melee':
      return word('act.melee', { weapon: weapon(given.slots), slot: slotsWord(given.slots) });
    case 'shoot':
      return word(given.zones.length > 1 ? 'act.shoot.apart' : 'act.shoot', {
        zone: place(view, given.zones[0]!),
        other: place(view, given.zones.at(-1)!),
        weapon: weapon(given.slots),
        slot: slotsWord(given.slots),
      });
    case 'throw':
      return word('act.throw', { zone: place(view, given.zone) });
    case 'reload':
      return word('act.reload', { slot: slotsWord(given.slots) });
    case 'enter':
      return word('act.enter', { car: word(`car.${view.cars[given.car]!.kind}`), place: word(`place.${given.place}`) });
    case 'changeSeat':
      return word('act.changeSeat', { place: word(`place.${given.place}`) });
    case 'combine':
      return word('act.combine', { card: word(`card.${given.make}`), slot: slotWord(given.to) });
    case 'load':
      return word('act.load', { card: card(held[given.slot]!), car: word(`car.${view.cars[given.car]!.kind}`) });
    case 'unload':
      return word('act.unload', { card: card(given.card), car: word(`car.${view.cars[given.car]!.kind}`) });
    case 'heal':
    case 'lead':
      return word(`act.${given.do}`, { who: person(view, given.who) });
    default:
      return word(`act.${given.do}`);
  }
}
