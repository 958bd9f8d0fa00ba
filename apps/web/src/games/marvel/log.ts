import type { Event, Phrase } from '@shamble/kernel';
import { AGENTS, type HeroId, type KindId, type Marvel } from '@shamble/marvel/types';
import type { Face } from '../../parts/Die.tsx';
import type { LogBadge } from '../../parts/Log.tsx';
import type { IconName } from '../../press/Icon.tsx';
import type { LogEntry, Seen } from '../../table/skin.ts';
import type { GameWords, NameIn } from '../../text/words.ts';
import { agentFigure } from './art/agents.tsx';
import { heroLook } from './looks.ts';
import {
  agentsOf,
  attackName,
  bystanderIn,
  bystanderName,
  capital,
  foeIn,
  heroName,
  nameOf,
  type SkinWord,
  say,
  viewOf,
} from './names.ts';
import { lookOf } from './scene.ts';

type Events = Marvel['events'];
type Id = keyof Events;

/** What goes without saying: another line, the sheet or the board tells it. */
const SILENT: readonly string[] = [
  ...(['attackDeclared', 'hitsAssigned', 'eliminated', 'traitsChanged', 'bystanderDiscarded', 'levelReached'] as const),
  ...(['buildingOpened', 'endPhaseBegan', 'roundEnded', 'heroPlaced', 'rollShown', 'missionBegan'] as const),
];

const ICONS: Readonly<Partial<Record<Id, IconName>>> = {
  roundBegan: 'hourglass',
  turnBegan: 'hourglass',
  turnEnded: 'hourglass',
  enemyPhaseBegan: 'own:shield',
  spawnBegan: 'own:shield',
  spawnCardDrawn: 'card-draw',
  spawnActivated: 'own:shield',
  spawnRemoved: 'own:shield',
  exitPlaced: 'exit-door',
  woundsDealt: 'own:aim',
  shotsFired: 'own:aim',
  shieldsRaised: 'own:shield',
  attackResolved: 'death-skull',
};

function badgeOf(seen: Seen, { id, data }: Event, words: GameWords): LogBadge {
  const icon = ICONS[id as Id];
  if (icon !== undefined) return { icon };
  const view = viewOf(seen);
  const facts = data as { hero?: HeroId; kind?: KindId; foe?: number; bystander?: number };
  const { hero, kind, foe, bystander } = facts;
  if (hero !== undefined && view.heroes[hero] !== undefined) return { hero: lookOf(view, hero, words) };
  if (kind !== undefined && kind < AGENTS) {
    const group = agentsOf(view.mode)[kind]!;
    return { group, look: agentFigure(group) };
  }
  if (foe !== undefined && foe >= 0) {
    const who = foeIn(view.mode, foe);
    return { hero: heroLook(who, heroName(who, words)) };
  }
  if (bystander !== undefined && bystander >= 0)
    return { hero: heroLook(bystanderIn(bystander), words.say(bystanderName(bystander))) };
  return { icon: 'hourglass' };
}

export function log(seen: Seen, event: Event, phrase: Phrase, words: GameWords): LogEntry | null {
  if (SILENT.includes(event.id)) return null;
  if (event.id === 'turnEnded' && (event.data as Events['turnEnded']).unused === 0) return null;
  const badge = badgeOf(seen, event, words);
  if (event.id !== 'rolled') return { badge, text: capital(words.say(phrase)) };
  const view = viewOf(seen);
  const { faces, hits, hero, attack, accuracy } = event.data as Events['rolled'];
  const text = words.say(
    say('m.log.rolled', { hero: nameOf(view, hero, words), attack: attackName(view, hero, attack) }),
  );
  const after = words.say(say('m.log.hits', { hits }));
  return { badge, text, dice: { faces: faces as Face[], hits: faces.map((face) => face >= accuracy), after } };
}

type Deed = NameIn<SkinWord, 'm.deed'>;

const DEEDS: Readonly<Partial<Record<Id, Deed>>> = {
  ...{ rolled: 'attack', attackResolved: 'attack', devoured: 'devour', signThrown: 'sign', signCarried: 'sign' },
  ...{ moved: 'moved', heroLeft: 'leaving', doorOpened: 'door', bystanderSaved: 'rescue' },
  ...{ objectiveTaken: 'objective', secretTaken: 'objective', traitDrawn: 'trait', traitsChanged: 'trait' },
  ...{ traitUsed: 'trait', abilityUsed: 'power', wounded: 'wounds', spared: 'wounds', turnBegan: 'activation' },
  ...{ turnEnded: 'turn', marched: 'enemies', foeMoved: 'enemies', spawnCardDrawn: 'enemies' },
};

/** What was done, by the first that was told of it: the rest came of it. */
export function deed(events: readonly Event[]): Phrase | null {
  const found = events.map(deedOf).find((one) => one !== undefined);
  const isMeal = found === 'attack' && events.some(({ id }) => id === 'devoured');
  return found === undefined ? null : say(`m.deed.${isMeal ? 'devour' : found}`);
}

function deedOf({ id, data }: Event): Deed | undefined {
  if (id === 'powerChanged') return (data as Events['powerChanged']).by === 'power' ? 'charge' : undefined;
  // For a room, once its door is open: players have said in which order.
  if (id === 'spawnCardDrawn' && (data as Events['spawnCardDrawn']).spawn < 0) return 'rooms';
  return DEEDS[id as Id];
}
