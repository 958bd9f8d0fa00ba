import { type BoxEntry, type BoxPart, entryFaults, type Form, type Json } from '@shamble/kernel';
import { joinTexts, kernelText, LOCALES, speak } from '@shamble/text';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGame } from '../src/games/index.ts';

const games = await Promise.all(GAMES.map(async (id) => (await loadGame(id))!));
const owned = games.flatMap(({ id, pack, text }) => (pack.box === undefined ? [] : [{ id, box: pack.box, text }]));

/** The value with one thing in it spoilt, for each thing that its form knows. */
function spoilt(form: Form, value: Json | undefined): readonly (Json | undefined)[] {
  const inside: (Json | undefined)[] = [null, undefined];
  if (Array.isArray(value) && form.items !== undefined) {
    inside.push([], Array<Json>(400).fill(value[0] ?? null));
    for (const one of spoilt(form.items, value[0])) if (one !== undefined) inside.push([one, ...value.slice(1)]);
  }
  if (typeof value === 'string') inside.push('x'.repeat(500));
  if (typeof value === 'number') inside.push(-1, 0.5);
  for (const [field, wants] of Object.entries(form.properties ?? {}))
    if (field !== 'id') {
      const fields = value as Record<string, Json>;
      inside.push({ ...fields, wings: 2 });
      for (const one of spoilt(wants, fields[field])) inside.push({ ...fields, [field]: one } as Json);
    }
  return inside;
}

const entriesOf = ({ form, shipped }: BoxPart): readonly BoxEntry[] =>
  (spoilt(form, shipped[0] as unknown as Json) as readonly (BoxEntry | null | undefined)[]).filter(
    (one) => one != null,
  );

describe.each(owned)('the box of $id', ({ box, text }) => {
  test.each(box.parts)('says in both languages what does not fit in $id', (part) => {
    const [en, fr] = LOCALES.map((locale) => speak(joinTexts(text, kernelText)[locale], locale, { strict: true }));
    const faults = entriesOf(part).flatMap((entry) => entryFaults(part, entry));
    const said = faults.flatMap(({ says }) => (says === null ? [] : [says]));
    expect(said.length).toBeGreaterThan(0);
    for (const phrase of said) expect(fr!(phrase)).not.toBe(en!(phrase));
  });
});
