import type { Event, Phrase } from '@shamble/kernel';
import type { Plague } from '@shamble/plague/types';
import type { Face } from '../../parts/Die.tsx';
import type { LogBadge } from '../../parts/Log.tsx';
import type { IconName } from '../../press/Icon.tsx';
import type { LogEntry, Seen } from '../../table/skin.ts';
import type { GameWords, NameIn } from '../../text/words.ts';
import { figureLook } from './grid/Figures.tsx';
import { heroLook } from './looks.ts';
import { capital, nameOf, type SkinWord, say } from './names.ts';

type Events = Plague['events'];

/** What goes without saying: the sheet and the board show it. */
const SILENT: readonly string[] = ['zombieTurned', 'zombieWaits', 'apChanged', 'discarded'];

const ICONS: Readonly<Partial<Record<keyof Events, IconName>>> = {
  roundBegan: 'hourglass',
  zombieTurnBegan: 'raise-zombie',
  noiseMade: 'megaphone',
  cellarOpened: 'own:cellar',
  carStarted: 'steering-wheel',
  barricadeSmashed: 'own:smash',
  barricadeLost: 'own:smash',
  doorLocked: 'padlock',
  babyDied: 'own:baby',
  babyCame: 'own:baby',
  unmasked: 'own:reveal',
  bored: 'raise-zombie',
};

const ZOMBIE = figureLook({ kind: 'zombie', facing: null, marks: [] });

function badgeOf({ id, data }: Event): LogBadge {
  const icon = ICONS[id as keyof Events];
  if (icon !== undefined) return { icon };
  const { human = -1, zombie = -1 } = data as { human?: number; zombie?: number };
  if (id === 'bit' || (human < 0 && zombie >= 0)) return { group: 'zombie', look: ZOMBIE };
  return human >= 0 ? { hero: heroLook(human) } : { icon: 'hourglass' };
}

/** A step makes a noise: said only where it is more than that. */
const isQuiet = ({ id, data }: Event): boolean =>
  (id === 'noiseMade' && (data as Events['noiseMade']).noise === 'faint') ||
  (id === 'turnEnded' && (data as Events['turnEnded']).unused === 0);

export function log(_seen: Seen, event: Event, phrase: Phrase, words: GameWords): LogEntry | null {
  if (SILENT.includes(event.id) || isQuiet(event)) return null;
  const badge = badgeOf(event);
  if (event.id !== 'rolled') return { badge, text: capital(words.say(phrase)) };
  const { human, weapon, faces, result } = event.data as Events['rolled'];
  const held = weapon === 'hands' ? say('hands') : say(`card.${weapon}`);
  const isHit = result !== 'oops' && result !== 'miss';
  return {
    badge,
    text: words.say(say('p.log.rolled', { name: nameOf(human), weapon: held })),
    dice: { faces: faces as Face[], hits: faces.map(() => isHit), after: words.say(say(`p.shot.${result}.`)) },
  };
}

/** The first of these that was told says what was done. */
const DEEDS: readonly (readonly [deed: NameIn<SkinWord, 'p.deed'>, ids: readonly (keyof Events)[]])[] = [
  ['attack', ['rolled']],
  ['search', ['searched']],
  ['barricade', ['barricaded', 'barricadeBroken']],
  ['step', ['moved', 'boarded', 'alighted']],
  ['turn', ['turned', 'crouched', 'stood', 'aimed']],
  ['cards', ['traded', 'used', 'discarded', 'stolen']],
  ['car', ['carTried']],
  ['arrival', ['arrived', 'zombieArrived']],
  ['end', ['turnEnded']],
  ['dead', ['zombieMoved', 'bit']],
];

export function deed(events: readonly Event[]): Phrase | null {
  const found = DEEDS.find(([, ids]) => events.some(({ id }) => ids.includes(id as keyof Events)));
  return found === undefined ? null : say(`p.deed.${found[0]}`);
}
