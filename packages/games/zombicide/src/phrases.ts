import { type Event, type Pending, type Phrase, word } from '@shamble/kernel';
import { startingKind } from '../content/skills.ts';
import type { SkillId } from '../content/survivors.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { board, kindOf } from './rules/questions.ts';
import { FOUND, HANDS, KINDS, type SurvivorId, type View, WOUND, type Zombicide, type Zone } from './types.ts';

type Seen = Pick<View, 'mission' | 'survivors' | 'sheets'>;

/** Names of people are mostly the same in both languages. */
export const person = ({ survivors, sheets }: Pick<Seen, 'survivors' | 'sheets'>, id: SurvivorId): Phrase | string => {
  const { sheet } = survivors[id]!;
  const { en, fr } = [...sheets, ...SURVIVORS].find((one) => one.id === sheet)!.name;
  return en === fr ? en : word('person', { en, fr });
};

/** No two zones of a board have the same name. */
export function place(view: Pick<Seen, 'mission'>, zone: Zone): Phrase {
  const { name, room } = board(view).zones[zone]!;
  const [tile, part] = name.split('-');
  if (part === undefined) return word('zone.drawn', { name });
  const on = tile!.toUpperCase();
  return room === null
    ? word('zone.street', { tile: on, side: part })
    : word('zone.room', { tile: on, room: roomName(view, zone) });
}

/** What is written on the floor: the kind of room, numbered where the board has several. */
export function roomName(view: Pick<Seen, 'mission'>, zone: Zone): Phrase {
  const { zones } = board(view);
  const { room } = zones[zone]!;
  const alike = zones.flatMap((one, id) => (one.room === room ? [id] : []));
  const named = word(`room.${room}`);
  return alike.length === 1 ? named : word('room.one', { room: named, number: alike.indexOf(zone) + 1 });
}

export const card = (id: number): Phrase => (id === WOUND ? word('wound.card') : word(`card.${kindOf(id)}`));
export const kind = (id: number): Phrase => word(`kind.${KINDS[id]}`);
export const counted = (id: number, count: number): Phrase => word('count', { count, kind: kind(id) });
export const slotWord = (slot: number): Phrase =>
  slot < HANDS
    ? word(`slot.${slot}`)
    : slot < FOUND
      ? word('slot.stored', { at: slot - HANDS + 1 })
      : word('slot.found', { at: slot - FOUND + 1 });
export const slotsWord = (slots: readonly number[]): Phrase =>
  slots.length > 1 ? word('slot.both') : slotWord(slots[0]!);
export const skill = (id: SkillId): Phrase => {
  const gives = startingKind(id);
  return gives === null ? word(`skill.${id}`) : word('skill.starts-with', { card: word(`card.${gives}`) });
};

/** One after the other, or that there is nothing. */
export const listOf = (phrases: readonly Phrase[]): Phrase => {
  const [first = word('people.nothing'), ...more] = phrases;
  return more.reduce((all, one) => word('people.list', { all, one }), first);
};

export function prompt(view: View, { choice, about }: Pending): Phrase {
  const facts = about as Record<string, unknown>;
  if (choice === '$reaction') return word('ask.reaction', { what: event(view, facts.event as Event) });
  const more = factsOf(view, facts);
  if (choice === 'act') {
    const { actions, freeMoves, freeCombats, freeSearches } = view.survivors[facts.survivor as number]!;
    return word('ask.act', { ...more, actions, free: freeMoves + freeCombats + freeSearches });
  }
  if (choice === 'agree') {
    const { given, got, lost } = about as Zombicide['choices']['agree']['about'];
    const deal = { ...more, given: listOf(given.map(card)), got: listOf(got.map(card)), lost: listOf(lost.map(card)) };
    return word(lost.length > 0 ? 'ask.agree.lost' : 'ask.agree', deal);
  }
  return word(choice === 'inventory' && (facts.with as number) >= 0 ? 'ask.inventory.trade' : `ask.${choice}`, more);
}

export function event(view: View, { id, data }: Event): Phrase {
  const facts = data as Record<string, unknown>;
  const more: Record<string, Phrase | number | string> = factsOf(view, facts);
  if (facts.kind !== undefined)
    more.what = counted(facts.kind as number, (facts.count ?? facts.missing ?? 0) as number);
  if (id === 'moved') more.to = place(view, (facts.path as number[]).at(-1)!);
  if (id === 'zombieCardDrawn') more.card = (facts.card as number) + 1;
  if (id === 'redrawn' && facts.from === 'horde')
    return word('event.redrawn.horde', { card: (facts.card as number) + 1 });
  if (id === 'actionGiven') more.to = person(view, facts.to as number);
  if (id === 'survivorHit') more.by = person(view, facts.by as number);
  if (id === 'attackResolved') more.slain = (facts.slain as number[]).reduce((sum, count) => sum + count, 0);
  if (id === 'found') more.cards = word(`card.${kindOf((facts.cards as number[])[0]!)}`);
  if (id === 'conceded') more.seat = (facts.seat as number) + 1;
  return word(`event.${id}`, more);
}

/** Facts by what they are; a message takes those it needs. */
export function factsOf(view: View, facts: Record<string, unknown>): Record<string, Phrase | number | string> {
  const more: Record<string, Phrase | number | string> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (key === 'zone' || key === 'from' || key === 'to') {
      if (typeof value === 'number') more[key] = place(view, value);
    } else if (key === 'survivor' || key === 'with') {
      if ((value as number) >= 0) more[key] = person(view, value as number);
    } else if (key === 'card') more[key] = card(value as number);
    else if (key === 'weapon' || key === 'make') more[key] = word(`card.${value as string}`);
    else if (key === 'kind') more[key] = kind(value as number);
    else if (key === 'level') more[key] = word(`level.${value as string}`);
    else if (key === 'colour') more[key] = word(`colour.${value as string}`);
    else if (key === 'skill') more[key] = skill(value as SkillId);
    else if (key === 'faces') more[key] = (value as number[]).join(' ');
    else if (typeof value === 'number') more[key] = value;
  }
  return more;
}
