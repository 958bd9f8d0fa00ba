import {
  ABOMINATION,
  at,
  FATTY,
  type Fight,
  KINDS,
  type KindId,
  RUNNER,
  type State,
  type Survivor,
  type SurvivorId,
  WALKER,
} from '../types.ts';
import { kills } from './combat.ts';
import { wounds } from './questions.ts';

/** Everyone may see whom an attack can hit: a view has these too. */
type Crowd = Pick<State, 'figures' | 'survivors'>;

/** Somebody or some kind that successes can be given to, and how many. */
export interface Place {
  readonly id: string;
  readonly max: number;
}

/** The Wound that kills (ZC-ZATK-04). */
const FATAL = 2;
/** Zombies in the order of ranged combat, after the Survivors (ZC-RANGED-08). */
const RANKS: readonly (readonly KindId[])[] = [[WALKER], [FATTY, ABOMINATION], [RUNNER]];

export const survivorKey = (id: SurvivorId): string => `s${id}`;

/** ZC-MELEE-03, ZC-RANGED-08, ZC-CAR-18: others in the zone; not in melee, nor the occupants of the car that hits. */
export function isExposed({ survivors }: Crowd, { survivor: by, attack, zone }: Fight, id: SurvivorId): boolean {
  if (attack === 'melee' || id === by) return false;
  const one = survivors[id]!;
  if (one.status !== 'in' || one.zone !== zone) return false;
  return attack !== 'car' || one.car < 0 || one.car !== survivors[by]!.car;
}

export function countExposed(scene: Crowd, fight: Fight): number {
  let count = 0;
  for (let id = 0; id < scene.survivors.length; id++) if (isExposed(scene, fight, id)) count++;
  return count;
}

/** Successes that kill a Survivor if nothing prevents a Wound (ZC-RANGED-12). */
const hitsToKill = (survivor: Survivor, damage: number): number => Math.ceil((FATAL - wounds(survivor)) / damage);

/** Whether a success can have any effect: what cannot be killed takes the rest of them in vain (ZC-RANGED-09). */
export function canHurt(scene: Crowd, fight: Fight): boolean {
  if (countExposed(scene, fight) > 0) return true;
  for (const rank of RANKS) {
    let present = false;
    for (const kind of rank) {
      if (scene.figures[at(fight.zone, kind)]! === 0) continue;
      if (kills(fight.damage, kind)) return true;
      present = true;
    }
    if (present && !fight.free) return false;
  }
  return false;
}

/** Whom successes can be given to now: those of the first rank that is not empty, or everyone where targets are free. */
export function placesFor(scene: Crowd, fight: Fight, successes: number): Place[] {
  const places: Place[] = [];
  const exposed = countExposed(scene, fight);
  if (!fight.free && exposed > 0) return addExposed(scene, fight, places);
  for (const rank of RANKS) {
    for (const kind of rank) {
      const count = scene.figures[at(fight.zone, kind)]!;
      if (count === 0) continue;
      // What cannot be killed takes any number in vain; so does a crowd, rather than that a Survivor must be hit.
      const max = kills(fight.damage, kind) && exposed === 0 ? count : successes;
      places.push({ id: KINDS[kind]!, max });
    }
    if (places.length > 0 && !fight.free) return places;
  }
  return addExposed(scene, fight, places);
}

function addExposed(scene: Crowd, fight: Fight, places: Place[]): Place[] {
  for (let id = 0; id < scene.survivors.length; id++)
    if (isExposed(scene, fight, id))
      places.push({ id: survivorKey(id), max: hitsToKill(scene.survivors[id]!, fight.damage) });
  return places;
}

/** In whom a player is most glad to see a success. */
const WISHES: readonly KindId[] = [RUNNER, ABOMINATION, FATTY, WALKER];

/** Kills first, Runners before all; what is over goes where it does no harm, onto Survivors only if it must. */
export function usualShares(scene: Crowd, fight: Fight, successes: number): Record<string, number> {
  const shares: Record<string, number> = {};
  const places = placesFor(scene, fight, successes);
  let left = successes;
  const give = (id: string, most: number): void => {
    const place = places.find((one) => one.id === id);
    if (place === undefined) return;
    const share = Math.min(left, most, place.max - (shares[id] ?? 0));
    if (share <= 0) return;
    shares[id] = (shares[id] ?? 0) + share;
    left -= share;
  };
  for (const kind of WISHES) if (kills(fight.damage, kind)) give(KINDS[kind]!, scene.figures[at(fight.zone, kind)]!);
  for (const kind of KINDS) give(kind, left);
  while (left > 0) {
    const before = left;
    const [toughest] = places
      .filter(({ id, max }) => (shares[id] ?? 0) < max)
      .sort((a, b) => b.max - (shares[b.id] ?? 0) - (a.max - (shares[a.id] ?? 0)));
    if (toughest !== undefined) give(toughest.id, 1);
    if (left === before) break;
  }
  return shares;
}
