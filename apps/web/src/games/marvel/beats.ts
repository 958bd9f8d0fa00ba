import type { Event } from '@shamble/kernel';
import { type HeroId, type Marvel, NONE, type View, type Zone } from '@shamble/marvel/types';
import { beatsBy } from '../../telling/beats.ts';
import type { Beat, Picture } from '../../telling/types.ts';
import { bystanderPiece, foePiece, heroPiece } from './names.ts';
import { apply, stateIn } from './picture.ts';

type Events = Marvel['events'];
type Id = keyof Events;

/** How long events are looked at, in ms at normal speed -> which; those not named are only written down. */
const LOOKED_AT: Readonly<Record<number, readonly Id[]>> = {
  300: ['heroPlaced', 'moved'],
  350: ['doorOpened'],
  400: ['buildingOpened', 'healed', 'signCarried'],
  420: ['bystanderMoved', 'bystanderLured'],
  450: ['eliminated', 'hungerChanged', 'powerChanged', 'appeared'],
  500: [
    'bystanderAppeared',
    'spawnActivated',
    'spawnRemoved',
    'heroLeft',
    'enemyPhaseBegan',
    'wounded',
    'spared',
    'enemiesPushed',
    'enemiesHeld',
    'foeHeld',
    'foeLaidDown',
    'spawnBegan',
  ],
  560: ['marched', 'foeMoved'],
  600: ['objectiveTaken'],
  700: ['traitUsed', 'abilityUsed', 'objectiveSeen', 'exitPlaced', 'signThrown', 'woundsDealt', 'spawnCardSeen'],
  800: ['levelReached', 'foeWoke', 'shotsFired', 'shieldsRaised', 'foeAbility'],
  900: [
    'foeEliminated',
    'devoured',
    'secretTaken',
    'bystanderEscaped',
    'spawnCardDrawn',
    'extraActivation',
    'bystanderSaved',
  ],
  1000: ['bystanderDrawn', 'traitDrawn', 'rerolled', 'foeAppeared', 'parried', 'luckTried', 'bystanderEaten'],
  1200: ['heroEliminated'],
  1300: ['rolled'],
};
const TIMES = Object.fromEntries(
  Object.entries(LOOKED_AT).flatMap(([time, ids]) => ids.map((id) => [id, Number(time)])),
) as Readonly<Partial<Record<Id, number>>>;

/** What a player does; all else is the enemy's. */
const QUICK: readonly Id[] = ['moved', 'doorOpened', 'turnBegan', 'turnEnded'];

/** Events that come with one: all who move at once, what a card brings. */
const TOGETHER: Readonly<Partial<Record<Id, readonly Id[]>>> = {
  marched: ['marched', 'foeMoved'],
  foeMoved: ['marched', 'foeMoved'],
  spawnCardDrawn: ['appeared', 'figuresRanOut'],
  appeared: ['appeared', 'figuresRanOut'],
  eliminated: ['eliminated'],
  wounded: ['heroEliminated'],
  hungerChanged: ['hungerChanged'],
  bystanderEscaped: ['bystanderDiscarded'],
};

const isAtOnce = ({ id }: Event): boolean => id === 'marched' || id === 'foeMoved';

/** Crowds of one Zone are seen to part; the others have their own turn. */
const joins = (first: Event, next: Event): boolean =>
  TOGETHER[first.id as Id]?.includes(next.id as Id) === true &&
  (!isAtOnce(first) || (first.data as Events['marched']).from === (next.data as Events['marched']).from);

/** Done by somebody here, or to the table itself; in the Enemy Phase nothing is. */
const OWN: readonly Id[] = [
  ...(['heroPlaced', 'moved', 'doorOpened', 'rolled', 'rerolled', 'eliminated', 'foeEliminated', 'devoured'] as const),
  ...(['traitDrawn', 'traitUsed', 'traitsChanged', 'traitDiscarded', 'abilityUsed', 'objectiveTaken'] as const),
  ...(['attackDeclared', 'hitsAssigned', 'attackResolved', 'xpGained', 'levelReached', 'bystanderKept'] as const),
  ...(['turnBegan', 'turnEnded', 'hungerChanged', 'powerChanged', 'healed', 'signThrown', 'heroLeft'] as const),
  ...(['secretTaken', 'objectiveSeen', 'exitPlaced', 'bystanderDiscarded', 'roundBegan', 'enemiesPushed'] as const),
  ...(['enemiesHeld', 'foeHeld', 'spared', 'bystanderSaved', 'bystanderLured', 'signCarried'] as const),
  ...(['xpShared', 'spawnCardSeen', 'spawnCardSunk'] as const),
];

const cut = beatsBy<Id>({
  times: TIMES,
  rolls: ['rolled', 'rerolled', 'parried', 'luckTried'],
  quick: QUICK,
  joins,
  isEnemy: (picture, { id }) => !OWN.includes(id as Id) || stateIn(picture).phase === 'enemies',
  struck: (picture, event) => struck(stateIn(picture), event),
  spaces: (picture, event) => zonesOf(stateIn(picture), event),
  via: (picture, [first]) => viaOf(picture, first!.event),
});

export function beatOf(picture: Picture, queue: Parameters<typeof cut>[1]): Beat {
  const beat = cut(picture, queue);
  return beat.tellings.some(({ event }) => event.id === 'heroEliminated')
    ? { ...beat, time: TIMES.heroEliminated! }
    : beat;
}

/** Whom it hits. */
function struck({ heroes }: View, { id, data }: Event): string[] {
  switch (id as Id) {
    case 'wounded':
    case 'spared':
      return [heroPiece((data as Events['wounded']).hero)];
    case 'devoured':
      return [bystanderPiece((data as Events['devoured']).bystander)];
    case 'foeEliminated':
      return [foePiece((data as Events['foeEliminated']).foe)];
    case 'woundsDealt': {
      const { zone } = data as Events['woundsDealt'];
      return heroes.flatMap((hero, at) => (hero.status === 'in' && hero.zone === zone ? [heroPiece(at)] : []));
    }
    default:
      return [];
  }
}

function zonesOf({ heroes, bystanders, foes }: View, { data }: Event): Zone[] {
  const facts = data as Partial<Record<'zone' | 'from' | 'to' | 'at' | 'bystander' | 'foe', number>> & {
    path?: Zone[];
    hero?: HeroId;
  };
  const named = [facts.zone, facts.from, facts.to, facts.at, facts.path?.at(-1)].filter(
    (zone): zone is Zone => typeof zone === 'number' && zone !== NONE,
  );
  if (named.length > 0) return named;
  const { hero = NONE, bystander = NONE, foe = NONE } = facts;
  const zone = heroes[hero]?.zone ?? bystanders[bystander]?.zone ?? foes[foe]?.zone ?? NONE;
  return zone === NONE ? [] : [zone];
}

/** Somebody who goes several Zones is seen in each; a card is turned over before what it brings is there. */
function viaOf(picture: Picture, { id, data }: Event): Beat['via'] {
  if (id === 'spawnCardDrawn') return [{ picture, time: 550 }];
  if (id !== 'moved') return [];
  const { path } = data as Events['moved'];
  return path.slice(0, -1).map((zone) => ({
    picture: apply(picture, { id, data: { ...data, path: [zone] }, rules: [] }),
    time: TIMES.moved!,
  }));
}
