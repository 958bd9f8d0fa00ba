import { Fault } from '@shamble/kernel';
import { bothTongues, cut, list, notes, oneOf, record, type Say, show, text } from './json.ts';
import { isSkill, type SkillId } from './skills.ts';
import { type Sheet, SURVIVORS, type SurvivorPack } from './survivors.ts';

/** What an id of a Survivor looks like. */
export const ID = '^[a-z][a-z0-9-]*$';
export const MOST_OF_AN_ID = 32;
const KEYS = ['id', 'name', 'colour', 'blue', 'yellow', 'orange', 'red', 'provenance'];

/**
 * What is wrong with a file of home-made Survivors, a sentence each (ZC-COMP-12). The file:
 *
 *     { "survivors": [ { "id": "zoe", "name": { "en": "Zoe", "fr": "Zoé" }, "colour": "green", "blue": "ninja",
 *         "orange": ["hoard", "sniper"], "red": ["loud", "medic", "starts-with:katana"] } ] }
 *
 * Any skill of the list, also one that no Survivor of the box has. Yellow is +1 Action on every sheet.
 */
export function survivorPackFaults(value: unknown): string[] {
  const { faults, say } = notes();
  const pack = record(say, 'The pack', value, ['survivors']);
  if (pack === undefined) return faults;
  const ids = new Set(SURVIVORS.map(({ id }) => id));
  list(say, 'survivors', pack.survivors).forEach((entry, i) => {
    const sheet = record(say, `Survivor ${i + 1}`, entry, KEYS);
    if (sheet === undefined) return;
    const { id } = sheet;
    const who = typeof id === 'string' && id !== '' ? cut(id) : `Survivor ${i + 1}`;
    if (typeof id !== 'string' || id.length > MOST_OF_AN_ID || !new RegExp(ID).test(id))
      say(`${who}: the id should be small letters, digits and hyphens, like "zoe", not ${show(id)}`);
    else if (ids.has(id)) say(`${id}: there is already a Survivor with this id`);
    else ids.add(id);
    bothTongues(say, `${who}: name`, sheet.name);
    text(say, `${who}: colour`, sheet.colour);
    skills(say, `${who}: blue`, sheet.blue, 1);
    if (sheet.yellow !== undefined) {
      const [yellow] = skills(say, `${who}: yellow`, sheet.yellow, 1);
      if (yellow !== 'plus-action') say(`${who}: yellow is plus-action on every sheet`);
    }
    skills(say, `${who}: orange`, sheet.orange, 2);
    skills(say, `${who}: red`, sheet.red, 3);
    if (sheet.provenance !== undefined) oneOf(say, `${who}: provenance`, sheet.provenance, ['ours']);
  });
  return faults;
}

function skills(say: Say, where: string, value: unknown, count: number): readonly unknown[] {
  const given = list(say, where, several(value), count, count);
  for (const skill of given) if (!isSkill(skill)) say(`${where} has ${show(skill)}, which is no skill of the list`);
  if (new Set(given).size !== given.length) say(`${where} names the same skill twice`);
  return given;
}

/** One skill need not be written as a list. */
const several = (value: unknown): unknown => (typeof value === 'string' ? [value] : value);

/** The sheets of a file of home-made Survivors; throws a Fault with all that is wrong. */
export function checkSurvivorPack(value: unknown): SurvivorPack {
  const faults = survivorPackFaults(value);
  if (faults.length > 0)
    throw new Fault('bad-content', `The Survivors cannot be used: ${faults.join('; ')}.`, { rules: ['ZC-COMP-12'] });
  const { survivors } = value as { survivors: (Omit<Sheet, 'blue'> & { blue: SkillId | readonly SkillId[] })[] };
  return {
    survivors: survivors.map(({ id, name, colour, blue, orange, red }) => ({
      id,
      name,
      colour,
      blue: several(blue) as SkillId[],
      yellow: ['plus-action'],
      orange,
      red,
      provenance: 'ours',
    })),
  };
}
