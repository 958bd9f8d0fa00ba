import { readFileSync } from 'node:fs';
import { Fault, type Form, misfit } from '@shamble/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { shipped, valid, wanted } from './wanted.ts';

/** What a schema cannot say; the guide names the same. */
const BEYOND: Readonly<Record<string, RegExp>> = {
  zombicide:
    /^(The number of players for this mission is|This mission needs \d|There are only \d+ Survivors|With \d players each plays|There is no Survivor|No two players can take|The First Player must be|The (mission|drawn board) cannot be|The Survivors cannot be used: .*(already a Survivor|same skill twice)|\S+ cannot start with)/,
  plague:
    /^(There are 6 human figures|A Zombie player needs|A traitor needs somebody|The variants? "|These cards cannot be played with|The board has|A grid needs|"."? (is|stands))/,
  thumbnail: /^(A traitor needs at least three seats|The drawn board cannot be used)/,
};

/** Texts that fit a pattern. */
const LIKE: Readonly<Record<string, readonly string[]>> = {
  '^\\s*\\{': ['{}', ' {"board":"a-b"}', '{"board":"a-b","spawns":["b"]}', '{"id":"x"}'],
  '[\\n |]': ['. .', '.\n', '. a\n\n. X', 'a|', ' '],
  '[\\n |{]': ['. .', '.\n', 'a|', ' ', '{}', '{"plan":"mall"}'],
  '\\n': ['S-E\n', '.\n', 'S-E\n|\nr+Z'],
  '\\S': ['x', 'Zoé', ' a '],
  '^[a-z][a-z0-9-]*$': ['zoe', 'amy', 'a-1'],
};

/** Whatever fits the form. */
function fitting(form: Form): fc.Arbitrary<unknown> {
  if (form.anyOf !== undefined) return fc.oneof(...form.anyOf.map(fitting));
  if (form.enum !== undefined) return fc.constantFrom(...form.enum);
  const { minItems = 0, maxItems = 3, minimum = -9, maximum = 9, minLength = 0, maxLength = 9 } = form;
  switch (form.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'string':
      return form.pattern === undefined
        ? fc.oneof(fc.string({ minLength, maxLength }), fc.constantFrom('amy', 'ned', 'phil'))
        : fc.constantFrom(...LIKE[form.pattern]!);
    case 'array':
      return fc.array(fitting(form.items ?? {}), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(3, maxItems)),
      });
    case 'object': {
      const { properties = {}, required = [] } = form;
      const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fitting(one)]));
      return fc.record(fields, { requiredKeys: [...required] });
    }
    default:
      return fc.jsonValue();
  }
}

/** All there are, where these are few. */
function values({ enum: among, anyOf, type, minimum = 0, maximum = 0 }: Form): readonly unknown[] {
  if (among !== undefined) return among;
  if (anyOf !== undefined) return anyOf.flatMap(values);
  if (type === 'integer') return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
  return type === 'boolean' ? [false, true] : type === 'null' ? [null] : [];
}

describe.each(games.map((game) => [game.id, game.pack] as const))('the form of %s', (id, pack) => {
  const { game, form, missions, variants, options: optionsFrom } = pack;
  const refusal = (options: unknown): Fault | null => {
    try {
      game.options(options);
      return null;
    } catch (cause) {
      if (!(cause instanceof Fault)) throw cause;
      return cause;
    }
  };
  const fits = (options: unknown): boolean => misfit(form, options, 'options') === null;

  it('fits whatever the game takes, and what it made of it', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(valid(id), wanted(id)), (options) => {
        if (refusal(options) !== null) return;
        taken += 1;
        expect(fits(options ?? {})).toBe(true);
        expect(fits(game.options(options))).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  it('fits all missions and variants, and nothing it tells of is never taken', () => {
    for (const mission of missions)
      for (const variant of variants) {
        const options = optionsFrom(mission.id, mission.seats.min, [variant.id]);
        expect(misfit(form, options, 'options')).toBeNull();
      }
    const all = fc.sample(shipped(id), 500);
    const never = Object.entries(form.properties!).flatMap(([field, one]) =>
      values(one)
        .filter((value) => !all.some((options) => refusal({ ...options, [field]: value }) === null))
        .map((value) => `${field}: ${JSON.stringify(value)}`),
    );
    expect(never).toEqual([]);
  });

  it('says all that a schema can: what fits is taken, or refused for what is told in the guide', () => {
    let taken = 0;
    fc.assert(
      fc.property(fitting(form), (options) => {
        expect(misfit(form, options, 'options')).toBeNull();
        const fault = refusal(options);
        if (fault === null) taken += 1;
        else expect(fault.message).toMatch(BEYOND[id]!);
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(0);
  });

  it('is shown by an example in the guide that can be played', () => {
    const guide = readFileSync(new URL('../../../docs/guides/write-a-client.md', import.meta.url), 'utf8');
    const [, example] = new RegExp(`^\\| \`${id}\` \\| \`(\\{.*?\\})\` \\|`, 'm').exec(guide)!;
    const options: unknown = JSON.parse(example!);
    expect(Object.keys(options as object)).toEqual(Object.keys(form.properties!));
    expect(refusal(options)).toBeNull();
  });

  it('is plain JSON, and every part of it has an end', () => {
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
    const endless = (one: Form, at: string): string[] => [
      ...(one.type === 'string' && one.maxLength === undefined ? [at] : []),
      ...(one.type === 'array' && (one.maxItems === undefined || one.items === undefined) ? [at] : []),
      ...(one.type === 'integer' && (one.minimum === undefined || one.maximum === undefined) ? [at] : []),
      ...(one.type === 'object' && one.additionalProperties !== false ? [at] : []),
      ...(one.type === undefined && one.enum === undefined && one.anyOf === undefined ? [at] : []),
      ...(one.anyOf ?? []).flatMap((other, i) => endless(other, `${at}|${i}`)),
      ...Object.entries(one.properties ?? {}).flatMap(([name, other]) => endless(other, `${at}.${name}`)),
      ...(one.items === undefined ? [] : endless(one.items, `${at}[]`)),
    ];
    expect(endless(form, id)).toEqual([]);
  });
});
