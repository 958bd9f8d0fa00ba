import { type Dawn, NONE } from '@shamble/dawn/types';
import type { Event } from '@shamble/kernel';
import type { Telling } from '../../session/telling.ts';
import { beatsBy } from '../../telling/beats.ts';
import type { Beat, Picture } from '../../telling/types.ts';
import { groundOf, personPiece } from './names.ts';
import { apply, stateIn } from './picture.ts';

type Events = Dawn['events'];
type Id = keyof Events;

/** How long an event is looked at, in ms at normal speed; those not named are only written down. */
const TIMES: Readonly<Partial<Record<Id, number>>> = {
  deployed: 800,
  placed: 300,
  activated: 300,
  walked: 260,
  doorOpened: 350,
  doorClosed: 350,
  mainClosed: 900,
  rifleTaken: 700,
  carried: 350,
  recovered: 600,
  panicChecked: 1100,
  fired: 1300,
  glassShot: 700,
  turnedUp: 600,
  eliminated: 600,
  superEliminated: 900,
  hiddenFound: 1000,
  hiddenRevealed: 700,
  hiddenRolled: 900,
  hiddenCame: 700,
  zombieTurnBegan: 500,
  berserkRolled: 700,
  berserkTried: 900,
  shambled: 320,
  superMoved: 450,
  glassTried: 1100,
  freeRolled: 800,
  attacked: 600,
  bitten: 1300,
  stunned: 600,
  infected: 900,
  died: 1200,
  entryRolled: 1000,
  entryCancelled: 400,
  entered: 600,
  infectionRolled: 1200,
  turnedSuper: 1200,
};

/** Dice that tumble before their sentence is said. */
const ROLLS: readonly Id[] = [
  ...(['panicChecked', 'fired', 'bitten', 'entryRolled', 'infectionRolled', 'glassTried'] as const),
  ...(['freeRolled', 'hiddenRolled', 'berserkTried'] as const),
];
/** The board shows it by itself: the next question need not wait. */
const QUICK: readonly Id[] = ['placed', 'activated', 'walked', 'doorOpened', 'doorClosed', 'carried', 'setDown'];
/** Steps that are seen together, wherever they are: the dead walk as one. */
const CROWD: readonly Id[] = ['shambled'];

const joins = (first: Event, next: Event): boolean => CROWD.includes(first.id as Id) && next.id === first.id;

const HURT: readonly Id[] = ['stunned', 'infected', 'died', 'turnedSuper'];
const struck = ({ id, data }: Event): string[] =>
  HURT.includes(id as Id) ? [personPiece((data as { character: number }).character)] : [];

/** Where to look. */
function spacesOf(picture: Picture, { data }: Event): number[] {
  const { space, at, to, door, character, characters } = data as Partial<Record<string, number>> & {
    characters?: readonly number[];
  };
  const named = [space, at, to].filter((one): one is number => typeof one === 'number' && one >= 0);
  if (named.length > 0) return named;
  const state = stateIn(picture);
  const between = door === undefined ? undefined : groundOf(state.plan).floor.doors[door];
  if (between !== undefined) return [between.a, between.b];
  const stands = state.characters[character ?? characters?.[0] ?? NONE]?.space ?? NONE;
  return stands === NONE ? [] : [stands];
}

/** A few of the dead are seen one by one, a crowd in strides of several. */
function viaOf(picture: Picture, tellings: readonly Telling[]): Beat['via'] {
  if (tellings.length < 2) return [];
  const stride = Math.ceil(tellings.length / 6);
  const via: { picture: Picture; time: number }[] = [];
  let now = picture;
  tellings.slice(0, -1).forEach(({ event }, i) => {
    now = apply(now, event);
    if ((i + 1) % stride === 0) via.push({ picture: now, time: 300 });
  });
  return via;
}

export const beatOf = beatsBy<Id>({
  times: TIMES,
  rolls: ROLLS,
  quick: QUICK,
  joins,
  isEnemy: (picture, { id }) => id === 'zombieTurnBegan' || picture.view.stack.some(({ proc }) => proc === 'dead'),
  struck: (_picture, event) => struck(event),
  spaces: spacesOf,
  via: viaOf,
});
