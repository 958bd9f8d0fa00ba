import { boardOf, zoneName } from './board.ts';
import { CARDS, HEROES } from './content.ts';
import { kindOf } from './rules/questions.ts';
import type { Act, Drop, State } from './types.ts';

/** The readable name of an option, as scenarios write it. */
export function nameOption(state: State, choice: string, option: unknown): string {
  const zone = (id: number): string => zoneName(boardOf(state.board).columns, id);
  const card = (hero: number, slot: number): string =>
    `${HEROES[hero]}'s ${kindOf(state.heroes[hero]!.slots[slot]!)} ${slotName(slot)}`;
  switch (choice) {
    case 'act':
      return nameAct(state, option as Act, zone);
    case 'drop':
    case 'flare':
      if (typeof option === 'number') return zone(option);
      return card((option as Drop).hero, (option as Drop).slot);
    case 'discard':
      return option === 'new' ? 'the new card' : slotName(Number(option));
    case 'bites':
      return HEROES[Number(option)]!;
    case 'scouting':
      return cardName(Number(option));
    case 'trade': {
      if (!String(option).includes('.')) return cardName(Number(option));
      const [hero, slot] = String(option).split('.');
      return `${HEROES[Number(hero)]} ${slotName(Number(slot))}`;
    }
    case '$reaction': {
      const { use, locals } = option as { use: string; locals?: { hero: number } };
      return locals === undefined ? use : `${HEROES[locals.hero]}'s ${use}`;
    }
    default:
      return String(option);
  }
}

/** By kind and number: the first gun, the second gun. */
const cardName = (card: number): string => `${kindOf(card)} ${card - CARDS.indexOf(kindOf(card)) + 1}`;

const SLOTS = ['left hand', 'right hand', 'pack 1', 'pack 2'];
const slotName = (slot: number): string => SLOTS[slot]!;

function nameAct(state: State, act: Act, zone: (id: number) => string): string {
  switch (act.do) {
    case 'move':
      return `move to ${zone(act.to)}`;
    case 'open': {
      const { a, b } = boardOf(state.board).doors[act.door]!;
      return `open ${zone(a)}-${zone(b)}`;
    }
    case 'strike':
      return `strike ${zone(act.zone)} with ${act.slot < 0 ? 'bare hands' : slotName(act.slot)}`;
    case 'trade':
      return `trade with ${HEROES[act.with]}`;
    default:
      return act.do;
  }
}
