import { speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { checkSurvivorPack } from '../content/pack.ts';
import example from '../content/packs/example.json' with { type: 'json' };
import { SKILLS, startingKind } from '../content/skills.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { pack, text } from '../src/index.ts';
import { person } from '../src/phrases.ts';
import type { View } from '../src/types.ts';

const { survivors } = checkSurvivorPack(example);

test('[ZC-COMP-12] six sheets of our own carry every skill that no Survivor of the box has', () => {
  expect(survivors).toHaveLength(6);
  const skillsOf = (sheets: typeof survivors): string[] =>
    sheets.flatMap(({ blue, orange, red }) => [...blue, ...orange, ...red]);
  const boxed = skillsOf(SURVIVORS);
  const missing = SKILLS.filter((skill) => startingKind(skill) === null && !boxed.includes(skill));
  expect(missing.filter((skill) => !skillsOf(survivors).includes(skill))).toEqual([]);
  expect(missing.length).toBeGreaterThan(10);
  for (const { provenance, id } of survivors) {
    expect(provenance).toBe('ours');
    expect(SURVIVORS.map((sheet) => sheet.id)).not.toContain(id);
  }
});

test('[ZC-COMP-12] with the variant they play in the place of the box', () => {
  for (const mission of pack.missions)
    for (let seats = mission.seats.min; seats <= mission.seats.max; seats++) {
      if (mission.seats.except?.includes(seats)) continue;
      const options = pack.game.options(pack.options(mission.id, seats, ['home-made']));
      const plain = pack.game.options(pack.options(mission.id, seats, []));
      expect(options.survivors.map((ids) => ids.length)).toEqual(plain.survivors.map((ids) => ids.length));
      for (const id of options.survivors.flat()) expect(survivors.map((sheet) => sheet.id)).toContain(id);
      for (const id of plain.survivors.flat()) expect(SURVIVORS.map((sheet) => sheet.id)).toContain(id);
    }
});

test('[ZC-COMP-12] a name can be another one in French', () => {
  const view = { survivors: [{ sheet: 'gus' }, { sheet: 'ivo' }], sheets: survivors } as unknown as View;
  const said = (language: 'en' | 'fr', id: number): string =>
    speak(text[language], language, { strict: true })({ id: 'option.name', with: { name: person(view, id) } });
  expect([said('en', 0), said('fr', 0)]).toEqual(['Old Gus', 'Le vieux Gus']);
  expect([said('en', 1), said('fr', 1)]).toEqual(['Ivo', 'Ivo']);
});
