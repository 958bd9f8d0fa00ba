import { Fault } from '@shamble/kernel';
import { cut } from '../../content/json.ts';
import tutorial from '../../content/missions/00.json' with { type: 'json' };
import cityBlocks from '../../content/missions/01.json' with { type: 'json' };
import yZone from '../../content/missions/02.json' with { type: 'json' };
import race from '../../content/missions/03.json' with { type: 'json' };
import driveBy from '../../content/missions/04.json' with { type: 'json' };
import theEscape from '../../content/missions/06.json' with { type: 'json' };
import grindhouse from '../../content/missions/07.json' with { type: 'json' };
import zombiePolice from '../../content/missions/08.json' with { type: 'json' };
import mightMakesRight from '../../content/missions/09.json' with { type: 'json' };
import smallTown from '../../content/missions/10.json' with { type: 'json' };
import dougsDream from '../../content/missions/A4.json' with { type: 'json' };
import type { Mission } from './mission.ts';
import { checkMission } from './missionCheck.ts';

/** The missions that come with the game. */
export const SHIPPED: readonly Mission[] = [
  ...[tutorial, cityBlocks, yZone, race, driveBy, theEscape, grindhouse],
  ...[zombiePolice, mightMakesRight, smallTown, dougsDream],
] as unknown as Mission[];

/** A shipped mission by its id, or one from its JSON text. */
export function missionOf(text: string): Mission {
  const shipped = SHIPPED.find(({ id }) => id === text);
  if (shipped !== undefined) return shipped;
  if (!text.trimStart().startsWith('{'))
    throw badMission(
      `"${cut(text)}" is no mission; there are: ${SHIPPED.map(({ id }) => id).join(', ')}, or the text of a file`,
    );
  const mission = readMission(text);
  const faults = checkMission(mission);
  if (faults.length > 0) throw badMission(faults.join('; '));
  return mission as Mission;
}

/** What a file says; whether that is a mission is for `checkMission`. */
export function readMission(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new Fault('bad-content', `The mission cannot be used: it is not JSON (${what}).`, { cause });
  }
}

export const badMission = (what: string): Fault => new Fault('bad-content', `The mission cannot be used: ${what}.`);
