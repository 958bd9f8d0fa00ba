import type { Event } from '@shamble/kernel';
import type { SurvivorId, View, Zombicide, Zone } from '@shamble/zombicide/types';
import type { Telling } from '../../session/telling.ts';
import { beatsBy } from '../../telling/beats.ts';
import type { Beat, Picture } from '../../telling/types.ts';
import { apply, viewOf } from './picture.ts';

type Events = Zombicide['events'];
type Id = keyof Events;

/** How the piece of a Survivor is called on the board. */
export const heroPiece = (id: SurvivorId): string => `survivor ${id}`;

/** How long an event is looked at, in ms at normal speed; those not named are only written down. */
const TIMES: Readonly<Partial<Record<Id, number>>> = {
  moved: 300,
  drove: 300,
  noiseMade: 200,
  equipmentDrawn: 900,
  doorOpened: 350,
  doorClosed: 350,
  buildingRevealed: 350,
  zombieCardDrawn: 900,
  appeared: 450,
  extraActivation: 900,
  rolled: 1300,
  carHit: 1300,
  survivorHit: 500,
  attackResolved: 350,
  levelReached: 700,
  zombiesAttacked: 650,
  wounded: 450,
  spared: 500,
  cardLost: 450,
  died: 1000,
  healed: 400,
  objectiveTaken: 500,
  spawnActivated: 500,
  shambled: 560,
  blocked: 560,
  invasionBegan: 700,
  survivorLeft: 400,
  survivorJoined: 700,
  carDroveOff: 600,
  spawnNeutralised: 400,
  zombiesLeft: 400,
};

/** What the dead do: nobody waits for it by touching something. */
const ENEMY: readonly Id[] = [
  'shambled',
  'blocked',
  'zombiesAttacked',
  'wounded',
  'cardLost',
  'spared',
  'died',
  'zombieCardDrawn',
  'appeared',
  'extraActivation',
  'invasionBegan',
  'buildingRevealed',
];

/** The board shows it by itself: the next question need not wait. */
const QUICK: readonly Id[] = ['moved', 'drove', 'noiseMade', 'doorOpened', 'doorClosed', 'carEntered', 'carLeft'];

/** Events that come with one: a crowd that goes several ways, what a card brings. */
const TOGETHER: Readonly<Partial<Record<Id, readonly Id[]>>> = {
  shambled: ['shambled', 'blocked'],
  blocked: ['shambled', 'blocked'],
  zombieCardDrawn: ['appeared', 'figuresRanOut'],
  appeared: ['appeared', 'figuresRanOut'],
  attackResolved: ['xpGained'],
  doorOpened: ['noiseMade'],
  wounded: ['died'],
};

const fromOf = ({ id, data }: Event): Zone | undefined => {
  if (id === 'shambled') return (data as Events['shambled']).from;
  return id === 'blocked' ? (data as Events['blocked']).zone : undefined;
};

const joins = (first: Event, next: Event): boolean =>
  TOGETHER[first.id as Id]?.includes(next.id as Id) === true && fromOf(first) === fromOf(next);

const cut = beatsBy<Id>({
  times: TIMES,
  rolls: ['rolled', 'carHit'],
  quick: QUICK,
  joins,
  isEnemy: (picture, { id }) => ENEMY.includes(id as Id) || viewOf(picture).phase === 'zombies',
  struck: (picture, event) => struck(viewOf(picture), event).map(heroPiece),
  spaces: (picture, event) => zonesOf(viewOf(picture), event),
  via: (picture, [first]) => viaOf(picture, first!.event),
});

export function beatOf(picture: Picture, queue: readonly Telling[]): Beat {
  const beat = cut(picture, queue);
  return beat.tellings.some(({ event }) => event.id === 'died') ? { ...beat, time: TIMES.died! } : beat;
}

/** Whom it hits. */
function struck({ survivors }: View, { id, data }: Event): SurvivorId[] {
  if (id === 'wounded' || id === 'survivorHit' || id === 'spared') return [(data as Events['wounded']).survivor];
  if (id !== 'zombiesAttacked') return [];
  const { zone } = data as Events['zombiesAttacked'];
  return [...survivors.keys()].filter((at) => survivors[at]!.status === 'in' && survivors[at]!.zone === zone);
}

function zonesOf({ survivors }: View, { data }: Event): Zone[] {
  const { zone, from, to, path, survivor } = data as Partial<{
    zone: Zone;
    from: Zone | string;
    to: Zone;
    path: Zone[];
    survivor: SurvivorId;
  }>;
  const named = [zone, from, to, path?.at(-1)].filter((one) => typeof one === 'number');
  return named.length === 0 && survivor !== undefined && survivor >= 0 ? [survivors[survivor]!.zone] : named;
}

/** Somebody who goes several zones is seen in each; a card is turned over before what it brings is there. */
function viaOf(picture: Picture, { id, data }: Event): Beat['via'] {
  if (id === 'zombieCardDrawn') return [{ picture, time: 550 }];
  if (id !== 'moved') return [];
  const { path } = data as Events['moved'];
  return path.slice(0, -1).map((zone) => ({
    picture: apply(picture, { id, data: { ...data, path: [zone] }, rules: [] }),
    time: TIMES.moved!,
  }));
}
