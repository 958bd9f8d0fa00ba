import { Fault } from '@shamble/kernel';
import type { Mission } from '../../content/mission.ts';
import { MISSIONS } from '../../content/missions.ts';
import { type Boxed, boxedFaults, PLACES, placesOf } from '../boxForms.ts';
import { laidFaults } from './boxed.ts';

/** A shipped mission by its id, or with what an owner's copy says of it, as JSON text. */
export function missionOf(text: string): Mission {
  const shipped = shippedAs(text);
  if (shipped !== undefined) return shipped;
  if (!/^\s*\{/.test(text)) throw unknown(text);
  const given = parse(text);
  const faults = boxedFaults(given);
  if (faults.length > 0) throw badMission(faults.join('; '));
  const mission = boxedMission(given as Boxed);
  const laid = laidFaults(mission);
  if (laid.length > 0) throw badMission(laid.join('; '));
  return mission;
}

export function boxedMission({ mission: id, places, cards }: Boxed): Mission {
  const shipped = shippedAs(id)!;
  if (places === undefined) return cards === undefined ? shipped : { ...shipped, own: cards };
  const rest = Object.fromEntries(Object.entries(shipped).filter(([key]) => !(PLACES as string[]).includes(key)));
  const before = placesOf(shipped);
  const moved = PLACES.filter((key) => JSON.stringify(places[key]) !== JSON.stringify(before[key]));
  const provenance = { ...shipped.provenance, ...Object.fromEntries(moved.map((key) => [key, { is: 'ours' }])) };
  const spawns = wakingAs(shipped, places.spawns);
  return { ...(rest as unknown as Mission), ...places, spawns, ...(cards && { own: cards }), provenance };
}

type Spawns = Mission['spawns'];

/** What wakes a Spawn Point is printed: it goes with its colour, in their order. */
function wakingAs({ spawns: shipped }: Mission, spawns: Spawns): Spawns {
  return spawns.map((spawn, at) => {
    const nth = spawns.slice(0, at).filter(({ colour }) => colour === spawn.colour).length;
    const like = shipped.filter(({ colour }) => colour === spawn.colour)[nth];
    return { ...like, ...spawn };
  });
}

const shippedAs = (text: string): Mission | undefined => MISSIONS.find(({ id }) => id === text);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badMission('its text is no JSON');
  }
}

const unknown = (text: string): Fault =>
  badMission(`"${text.slice(0, 40)}" is no mission; there are: ${MISSIONS.map(({ id }) => id).join(', ')}`);

export const badMission = (what: string): Fault => new Fault('bad-content', `The mission cannot be used: ${what}.`);
