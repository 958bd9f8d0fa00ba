import type { Dawn } from '@shamble/dawn/types';
import type { Event, Phrase } from '@shamble/kernel';
import type { Face } from '../../parts/Die.tsx';
import type { LogBadge } from '../../parts/Log.tsx';
import type { IconName } from '../../press/Icon.tsx';
import type { LogEntry, Seen } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { deadLook } from './counters.tsx';
import { heroLook } from './looks.ts';
import { capital, say } from './names.ts';

type Events = Dawn['events'];
type Id = keyof Events;

/** What goes without saying: the sheet and the board show it. */
const isSilent = ({ id, data }: Event): boolean =>
  id === 'turnedDown' || (id === 'activationEnded' && (data as Events['activationEnded']).unused === 0);

const ICONS: Readonly<Partial<Record<Id, IconName>>> = {
  roundBegan: 'hourglass',
  zombieTurnBegan: 'raise-zombie',
  entryRolled: 'exit-door',
  entryCancelled: 'padlock',
  glassShot: 'own:smash',
  glassTried: 'own:smash',
  hiddenRolled: 'eye-target',
  freeRolled: 'own:dice',
};

const DEAD = deadLook({ value: null, isUp: false, berserk: false, was: null, active: false });

function badgeOf({ id, data }: Event): LogBadge {
  const icon = ICONS[id as Id];
  if (icon !== undefined) return { icon };
  const { character, characters } = data as { character?: number; characters?: readonly number[] };
  const who = character ?? characters?.[0];
  return who === undefined ? { group: 'dead', look: DEAD } : { hero: heroLook(who) };
}

export function log(_seen: Seen, event: Event, phrase: Phrase, words: GameWords): LogEntry | null {
  if (isSilent(event)) return null;
  const badge = badgeOf(event);
  const text = capital(words.say(phrase));
  if (event.id !== 'fired' && event.id !== 'panicChecked') return { badge, text };
  const { faces } = event.data as Events['fired'];
  const isGood =
    event.id === 'fired' ? (event.data as Events['fired']).hit : (event.data as Events['panicChecked']).held;
  return { badge, text, dice: { faces: faces as Face[], hits: faces.map(() => isGood), after: '' } };
}

/** The first of these that was told says what was done. */
const DEEDS: readonly (readonly [deed: string, ids: readonly Id[]])[] = [
  ['fire', ['fired', 'panicChecked']],
  ['door', ['doorOpened', 'doorClosed', 'mainClosed']],
  ['rifle', ['rifleTaken']],
  ['carry', ['carried', 'setDown']],
  ['step', ['walked']],
  ['activate', ['activated', 'nobodyActivated']],
  ['place', ['deployed', 'hid', 'placed']],
  ['dead', ['shambled', 'superMoved', 'glassTried', 'hiddenRevealed']],
  ['end', ['activationEnded']],
];

export function deed(events: readonly Event[]): Phrase | null {
  const found = DEEDS.find(([, ids]) => events.some(({ id }) => ids.includes(id as Id)));
  return found === undefined ? null : say(`d.deed.${found[0]}`);
}
