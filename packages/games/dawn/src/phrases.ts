import { type Event, type Pending, type Phrase, word } from '@shamble/kernel';
import { ENTRANCES } from '../content/plan.ts';
import { PLANS } from '../content/plans/index.ts';
import { ground } from './rules/ground.ts';
import { sheetOf } from './rules/questions.ts';
import { doorName, spaceName } from './stage/names.ts';
import type { CharacterId, DoorId, EntranceId, Space, View } from './types.ts';

type More = Record<string, Phrase | number | string>;
type Seen = Pick<View, 'plan'>;

export const person = (id: CharacterId): Phrase => word(`character.${sheetOf(id).id}`);
export const entrance = (id: EntranceId): Phrase => word(`entrance.${ENTRANCES[id]}`);

/** "Peter, Roger and Fran". */
export function crowd(ids: readonly CharacterId[]): Phrase {
  const [first, ...more] = ids.map(person);
  if (first === undefined) return word('nobody');
  const last = more.pop();
  const all = more.reduce((list, one) => word('list', { all: list, one }), first);
  return last === undefined ? all : word('and', { all, one: last });
}

/** A space by its number and its store. */
export function place(view: Seen, space: Space): Phrase {
  const { areas, areaOf } = ground(view);
  const name = spaceName(view, space);
  if (!PLANS.some(({ id }) => id === ground(view).plan.id)) return word('place.drawn', { name: name.toUpperCase() });
  return word('place', { name, area: word(`area.${areas[areaOf[space]!]!.id}`) });
}

export const door = (view: Seen, id: DoorId): Phrase =>
  word(ground(view).floor.doors[id]!.glass ? 'door.glass' : 'door.solid', { name: doorName(view, id).toUpperCase() });

const SPACES: readonly string[] = ['space', 'from', 'to', 'at'];
const PEOPLE: readonly string[] = ['character', 'with', 'prey'];

/** Facts by what they are; a message takes those it needs. */
export function factsOf(view: Seen, facts: object): More {
  const more: More = {};
  for (const [key, value] of Object.entries(facts) as [string, unknown][]) {
    if (typeof value === 'string') more[key] = value;
    else if (typeof value === 'boolean') more[key] = value ? 1 : 0;
    else if (key === 'faces') more[key] = (value as number[]).join(' + ');
    else if (key === 'characters') {
      more.who = crowd(value as number[]);
      more.count = (value as number[]).length;
    } else if (key === 'spaces' && !('count' in facts)) more.count = (value as number[]).length;
    else if (typeof value !== 'number') continue;
    else if (SPACES.includes(key)) {
      if (value >= 0) more[key] = place(view, value);
    } else if (PEOPLE.includes(key)) {
      if (value >= 0 && value < 4) more[key] = person(value);
    } else if (key === 'door') more[key] = door(view, value);
    else if (key === 'entrance') more[key] = entrance(value);
    else more[key] = value;
  }
  return more;
}

export function prompt(view: View, { choice, about }: Pending): Phrase {
  const more = factsOf(view, about as object);
  const { plan, zombieSymbols } = ground(view);
  if (choice === 'deploy') more.count = Math.min(plan.counters, zombieSymbols.length);
  if (choice === 'hide') more.count = plan.hidden;
  if (choice === 'activate') more.round = view.round;
  if (choice === 'act') more.points = view.points;
  const isUnder = (choice === 'react' || choice === 'free') && (about as { at: number }).at >= 0;
  return word(`ask.${choice}${isUnder ? '.under' : ''}`, more);
}

/** Events that say something else of a hit than of a miss. */
const SPLIT: Readonly<Record<string, (facts: Record<string, unknown>) => string>> = {
  panicChecked: ({ held }) => (held === true ? '.held' : '.lost'),
  fired: ({ hit }) => (hit === true ? '.hit' : '.miss'),
  hiddenRolled: ({ digit }) => ((digit as number) < 0 ? '.none' : ''),
  berserkRolled: ({ stays }) => (stays === true ? '.stays' : '.calms'),
  berserkTried: ({ berserk }) => (berserk === true ? '.yes' : '.no'),
  shambled: ({ moment }) => `.${moment as string}`,
  superMoved: (facts) => ((facts.with as number) < 0 ? '' : '.tow'),
  glassTried: ({ broken }) => (broken === true ? '.broken' : '.holds'),
  bitten: ({ result, strength }) => (strength === 0 ? '.weak' : `.${result as string}`),
  infectionRolled: ({ turns }) => (turns === true ? '.turns' : '.holds'),
};

export function event(view: View, { id, data }: Event): Phrase {
  const facts = data as Record<string, unknown>;
  const more = factsOf(view, facts);
  if (id === 'resigned') more.seat = (facts.seat as number) + 1;
  return word(`event.${id}${SPLIT[id]?.(facts) ?? ''}`, more);
}
