import type { Event, Phrase } from '@shamble/kernel';
import type { EquipmentId } from '@shamble/zombicide/content/equipment';
import type { KindId, SurvivorId, Zombicide } from '@shamble/zombicide/types';
import { KINDS } from '@shamble/zombicide/types';
import type { Face } from '../../parts/Die.tsx';
import type { LogBadge } from '../../parts/Log.tsx';
import type { IconName } from '../../press/Icon.tsx';
import type { LogEntry, Seen } from '../../table/skin.ts';
import type { GameWords, NameIn } from '../../text/words.ts';
import { deadFigure } from './Dead.tsx';
import { nameOf, type SkinWord, say, viewOf, zonePhrase } from './names.ts';
import { heroLookOf } from './scene.ts';

type Events = Zombicide['events'];

/** What goes without saying: the sheet and the board show it. */
const SILENT: readonly string[] = ['inventoryChanged', 'found', 'levelReached'];

const ICONS: Readonly<Partial<Record<keyof Events, IconName>>> = {
  turnBegan: 'hourglass',
  turnEnded: 'hourglass',
  invasionBegan: 'raise-zombie',
  zombieCardDrawn: 'card-draw',
  noiseMade: 'megaphone',
  buildingRevealed: 'door',
  spawnActivated: 'raise-zombie',
  doorUnlocked: 'key',
  firstSpawnChosen: 'raise-zombie',
  zombiesAttacked: 'shambling-zombie',
  figuresRanOut: 'shambling-zombie',
  attackResolved: 'death-skull',
};

function badgeOf(seen: Seen, { id, data }: Event, words: GameWords): LogBadge {
  const icon = ICONS[id as keyof Events];
  if (icon !== undefined) return { icon };
  const { survivor, kind } = data as { survivor?: SurvivorId; kind?: KindId };
  if (kind !== undefined) return { group: KINDS[kind]!, look: deadFigure(KINDS[kind]!) };
  if (survivor !== undefined && survivor >= 0) return { hero: heroLookOf(viewOf(seen), survivor, words) };
  return { icon: 'hourglass' };
}

export function log(seen: Seen, event: Event, phrase: Phrase, words: GameWords): LogEntry | null {
  if (SILENT.includes(event.id)) return null;
  if (event.id === 'activationEnded' && (event.data as Events['activationEnded']).unused === 0) return null;
  const badge = badgeOf(seen, event, words);
  if (event.id !== 'rolled' && event.id !== 'carHit') return { badge, text: words.say(phrase) };
  const view = viewOf(seen);
  const { faces, successes } = event.data as Events['rolled'];
  const after = words.say(say('z.log.successes', { successes }));
  if (event.id === 'carHit') {
    const { zone } = event.data as Events['carHit'];
    const hits = [...faces.keys()].map((at) => [...faces].sort((a, b) => a - b)[successes - 1]! >= faces[at]!);
    const text = words.say(say('z.log.hit', { zone: zonePhrase(view, zone) }));
    return { badge, text, dice: { faces: faces as Face[], hits, after } };
  }
  const { survivor, weapon, needed } = event.data as Events['rolled'];
  const text = words.say(
    say('z.log.rolled', { survivor: nameOf(view, survivor, words), weapon: say(`card.${weapon as EquipmentId}`) }),
  );
  return { badge, text, dice: { faces: faces as Face[], hits: faces.map((face) => face >= needed), after } };
}

/** The first of these that was told says what was done. */
const DEEDS: readonly (readonly [deed: NameIn<SkinWord, 'z.deed'>, ids: readonly (keyof Events)[]])[] = [
  ['moved', ['moved']],
  ['attack', ['rolled', 'attackResolved']],
  ['objective', ['objectiveTaken']],
  ['door', ['doorOpened', 'doorClosed']],
  ['search', ['equipmentDrawn']],
  ['car', ['drove', 'carEntered', 'carLeft', 'seatChanged']],
  ['cards', ['traded', 'tradeDeclined', 'inventoryChanged', 'discarded', 'combined', 'reloaded']],
  ['skill', ['learned']],
  ['activation', ['activationBegan']],
  ['turn', ['activationEnded']],
  ['noise', ['noiseMade', 'madeLoudest']],
  ['wounds', ['wounded', 'spared', 'cardLost', 'died']],
  ['dead', ['shambled', 'zombiesAttacked', 'zombieCardDrawn']],
];

export function deed(events: readonly Event[]): Phrase | null {
  const found = DEEDS.find(([, ids]) => events.some(({ id }) => ids.includes(id as keyof Events)));
  return found === undefined ? null : say(`z.deed.${found[0]}`);
}
