import { type Event, type Pending, type Phrase, word } from '@shamble/kernel';
import { BYSTANDER_IDS, isBystander } from '../content/bystanders.ts';
import { FOES } from '../content/enemies.ts';
import { MOST_HUNGER } from '../content/heroes.ts';
import { MISSIONS } from '../content/missions.ts';
import { SKILLS } from '../content/skills.ts';
import { SPECIALS } from '../content/spawn.ts';
import { TRAITS } from '../content/traits.ts';
import { boardOf } from './board/board.ts';
import { spawnCard as cardOf, USUAL } from './rules/questions.ts';
import { bystanderName, cardName, foeName, traitName } from './stage/names.ts';
import { AGENT_NAMES, FOE, type HeroId, type KindId, NONE, type View } from './types.ts';

type More = Record<string, Phrase | number | string>;
type Moded = Pick<View, 'mode'>;

export const person = ({ heroes }: Pick<View, 'heroes'>, id: HeroId): Phrase => word(`hero.${heroes[id]!.sheet}`);
export const foe = (view: Moded, id: number): Phrase => word(`hero.${foeName(view, id)}`);
export const bystander = (id: number): Phrase => word(`bystander.${bystanderName(id)}`);
export const trait = (view: Pick<View, 'mission'>, card: number): Phrase => word(`trait.${traitName(view, card)}`);
export const kind = ({ mode }: Moded, id: KindId): Phrase =>
  word(id === FOE ? `kind.foe.${mode}` : `kind.${AGENT_NAMES[mode][id]}`);

/** A card of the Bystander deck, also one that shows nobody. */
export function bystanderCard(view: Moded, card: number): Phrase {
  const name = cardName(view, card);
  return word(isBystander(name) ? `bystander.${name}` : `card.${name}`);
}

/** A room by its name, a street cell by its tile and side. */
export function place(view: Pick<View, 'mission'>, zone: number): Phrase {
  const { name, street, room } = boardOf(view.mission).zones[zone]!;
  const [tile, side] = name.split('-');
  if (side === undefined) return word('zone.drawn', { name });
  return street || room === null
    ? word('zone.street', { tile: word(`tile.${tile}`), side: word(`side.${side}`) })
    : word(`room.${name}`);
}

/** What an effect comes from: a Trait, a Skill, a Bystander who was devoured or saved, or one of the causes that rules know. */
export function effect({ mode }: Moded, name: string): Phrase {
  const id = name.replace(/^saved-/, '');
  if (TRAITS.some((one) => one.id === id)) return word(`trait.${id}`);
  if ((SKILLS as readonly string[]).includes(id)) return word(`skill.${id}`);
  if ((BYSTANDER_IDS as readonly string[]).includes(id))
    return word(`bystander.${id}.${mode === 'zombie' ? 'devoured' : 'saved'}`);
  if ((SPECIALS as readonly string[]).includes(id)) return word(`special.${id}`);
  if (id in FOES) return word(`foe.${id}.ability`);
  return word(`source.${id}`);
}

/** What a Spawn card is. */
function spawnCard({ mode, mission }: Pick<View, 'mode' | 'mission'>, id: number): Phrase {
  const card = cardOf({ mission }, id);
  if (card.type === 'foe') return word(`spawn.foe.${mode}`);
  if (card.type === 'special') return word(`special.${card.special}`);
  const type = word(card.type === 'bystander' ? `spawn.bystander.${mode}` : `spawn.${card.type}`);
  return word('spawn.card', { type, kind: word(`kind.${card.kind}`) });
}

const missionName = (id: string): Phrase =>
  word(MISSIONS.some((mission) => mission.id === id) ? `mission.${id}` : 'mission.own');

export const attackName = (view: Pick<View, 'heroes'>, hero: HeroId, attack: string): Phrase =>
  attack === 'devour'
    ? word('attack.devour')
    : attack === 'sign'
      ? word('sign')
      : word(`hero.${view.heroes[hero]!.sheet}.attack`);

export function listOf([first = word('nothing'), ...more]: readonly Phrase[]): Phrase {
  return more.reduce((all, one) => word('list', { all, one }), first);
}

/** a, b and c. */
export function listed([first = word('nothing'), ...rest]: readonly Phrase[]): Phrase {
  if (rest.length === 0) return first;
  return word(rest.length === 1 ? 'list.and' : 'list.comma', { first, rest: listed(rest) });
}

const PLACES: readonly string[] = ['zone', 'from', 'to', 'at'];

/** Facts by what they are; a message takes those it needs. */
export function factsOf(view: View, facts: Record<string, unknown>): More {
  const more: More = {};
  for (const [key, value] of Object.entries(facts)) {
    if (key === 'faces') more[key] = (value as number[]).join(' ');
    else if (key === 'traits') more[key] = listOf((value as number[]).map((card) => trait(view, card)));
    else if (key === 'by' || key === 'ability') more[key] = effect(view, value as string);
    else if (key === 'level' || key === 'colour') more[key] = word(`${key}.${value as string}`);
    else if (key === 'mission') more[key] = missionName(value as string);
    else if (key === 'attack') more[key] = attackName(view, facts.hero as number, value as string);
    else if (typeof value !== 'number') continue;
    else if (PLACES.includes(key)) {
      if (value >= 0) more[key] = place(view, value);
    } else if (key === 'hero' || key === 'other') {
      if (value >= 0) more[key] = person(view, value);
    } else if (key === 'foe') {
      if (value >= 0) more[key] = foe(view, value);
    } else if (key === 'bystander') more[key] = bystander(value);
    else if (key === 'kind') more[key] = kind(view, value);
    else if (key === 'card') more[key] = value;
    else if (key === 'spawn' || key === 'secret' || key === 'seat') more[key] = value + 1;
    else more[key] = value;
  }
  if (typeof facts.kind === 'number') {
    const count = (facts.count ?? facts.missing ?? 0) as number;
    more.what = word('count', { count, kind: kind(view, facts.kind) });
  }
  if (facts.wounds === undefined && facts.enemies !== undefined) {
    const { enemies, bystanders, each = 0 } = facts as { enemies: number; bystanders: number; each?: number };
    more.wounds = enemies + bystanders + each;
  }
  return more;
}

export function prompt(view: View, { choice, about }: Pending): Phrase {
  const facts = about as Record<string, unknown>;
  if (choice === '$reaction') return word('ask.reaction', { what: event(view, facts.event as Event) });
  const more = factsOf(view, facts);
  if (choice === 'topCard') tellSpawn(view, facts.card as number, more);
  if (choice !== 'act') return word(`ask.${choice}`, more);
  return word(facts.free === 1 ? 'ask.act.free' : 'ask.act', {
    ...more,
    actions: view.heroes[facts.hero as number]!.actions,
  });
}

function tellSpawn(view: View, card: number, more: More): void {
  more.card = card + 1;
  more.what = spawnCard(view, card);
}

export function event(view: View, { id, data }: Event): Phrase {
  const facts = data as Record<string, unknown>;
  const more = factsOf(view, facts);
  if (id === 'moved') more.to = place(view, (facts.path as number[]).at(-1)!);
  if (id === 'bystanderDrawn') more.card = bystanderCard(view, facts.card as number);
  else if (id.startsWith('spawnCard')) tellSpawn(view, facts.card as number, more);
  else if (typeof facts.card === 'number') more.card = trait(view, facts.card);
  if (id === 'attackResolved') {
    const { slain, foes } = facts as { slain: number[]; foes: number[] };
    more.fallen = slain.slice(0, FOE).reduce((sum, count) => sum + count, 0) + foes.length;
  }
  if (id === 'extraActivation' && facts.because === 'scent') return word('event.extraActivation.scent', more);
  if (id === 'foeAbility') {
    more.ability = word(`foe.${foeName(view, facts.foe as number)}.ability`);
    return word(facts.hero === NONE ? 'event.foeAbility' : 'event.foeAbility.hero', more);
  }
  if (id === 'missionBegan' && (facts.heroes as number) < USUAL) return word('event.missionBegan.few', more);
  if (id === 'hungerChanged') return hungerSaid(facts as { hunger: number; by: string }, more);
  if (id === 'bystanderAppeared' && facts.escorted === true) return word('event.bystanderAppeared.escorted', more);
  return word(id === 'wounded' && facts.source === 'hunger' ? 'event.wounded.hunger' : `event.${id}`, more);
}

/** A meal and the end of the track are moments. */
function hungerSaid({ hunger, by }: { readonly hunger: number; readonly by: string }, more: More): Phrase {
  if (hunger === MOST_HUNGER) return word('event.hungerChanged.ravenous', more);
  return word(by === 'devour' ? 'event.hungerChanged.fed' : 'event.hungerChanged', more);
}
