import type { Event } from '@shamble/kernel';
import type { PieceId, SpaceId } from '../board/plan.ts';
import type { Telling } from '../session/telling.ts';
import type { Beat, Picture } from './types.ts';

/** Dice tumble so long, in ms. */
const TUMBLE = 500;

/** What a game says of its events, from which its beats are made. */
export interface Rhythm<Id extends string> {
  /** How long an event is looked at, in ms at normal speed; those not named are only written down. */
  readonly times: Readonly<Partial<Record<Id, number>>>;
  /** Dice that tumble before their sentence is said. */
  readonly rolls: readonly Id[];
  /** The board shows it by itself: the next question need not wait. */
  readonly quick: readonly Id[];
  /** Whether an event is seen together with the first of its beat. */
  joins(first: Event, next: Event): boolean;
  /** Nobody here did it. */
  isEnemy(picture: Picture, event: Event): boolean;
  /** Whom it hits. */
  struck(picture: Picture, event: Event): readonly PieceId[];
  /** Where to look. */
  spaces(picture: Picture, event: Event): readonly SpaceId[];
  via(picture: Picture, tellings: readonly Telling[]): Beat['via'];
  /** The one that names the beat; the first if not said. */
  about?(tellings: readonly Telling[]): Event;
}

/** Cuts what is to be told into beats: events of one answer that belong together. */
export const beatsBy =
  <Id extends string>(rhythm: Rhythm<Id>) =>
  (picture: Picture, queue: readonly Telling[]): Beat => {
    const { times, rolls, quick, joins, isEnemy, struck, spaces, via, about } = rhythm;
    const { event, update } = queue[0]!;
    const end = queue.findIndex((next, at) => at > 0 && (next.update !== update || !joins(event, next.event)));
    const tellings = end < 0 ? [...queue] : queue.slice(0, end);
    const all = <T>(of: (picture: Picture, event: Event) => readonly T[]): readonly T[] => [
      ...new Set(tellings.flatMap((one) => of(picture, one.event))),
    ];
    return {
      id: tellings.at(-1)!.id,
      tellings,
      view: update.view,
      time: times[event.id as Id] ?? 0,
      about: about?.(tellings) ?? event,
      enemy: isEnemy(picture, event),
      quick: quick.includes(event.id as Id),
      shaken: all(struck),
      spaces: all(spaces),
      hold: rolls.includes(event.id as Id) ? TUMBLE : 0,
      via: via(picture, tellings),
    };
  };
