import { Fault, type FaultCode, type FormWord } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { faultPhrase, faultsOf, kernelText, speak } from '../src/index.ts';

test('two languages that agree have no fault', () => {
  const en = { cut: '{who} cuts {n, plural, one {# rope} other {# ropes}}.', rope: { one: 'rope' } };
  const fr = {
    cut: '{n, plural, one {# corde} other {# cordes}} pour {who.the}.',
    rope: { one: 'corde', gender: 'f' },
  } as const;
  expect(faultsOf({ en, fr })).toEqual([]);
});

test.each([
  ['missing', { a: 'A', b: 'B' }, { a: 'A' }, '"b" is missing in fr.'],
  ['too much', { a: 'A' }, { a: 'A', b: 'B' }, '"b" is missing in en.'],
  ['other arguments', { a: '{x} {y}' }, { a: '{x}' }, '"a" has the arguments x, y in en and x in fr.'],
  [
    'a noun and a sentence',
    { a: 'axe' },
    { a: { one: 'hache' } },
    '"a" is a noun in one language and a sentence in another.',
  ],
  ['unreadable', { a: '{x' }, { a: '{x}' }, /^"a" cannot be read: /],
])('%s', (_, en, fr, sentence) => {
  expect(faultsOf({ en, fr })).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
});

describe('the kernel’s own messages', () => {
  test('agree in both languages', () => {
    expect(faultsOf(kernelText)).toEqual([]);
  });

  // Does not compile when a code is missing here; fails when its message is missing.
  const codes: Record<FaultCode, true> = {
    'not-asked': true,
    'not-offered': true,
    stale: true,
    over: true,
    'bad-options': true,
    'bad-content': true,
    corrupt: true,
    newer: true,
    diverged: true,
    'no-undo': true,
    'dead-end': true,
    runaway: true,
    'broken-rule': true,
  };

  test.each(Object.keys(codes) as FaultCode[])('a fault "%s" can be said', (code) => {
    const phrase = faultPhrase(new Fault(code, 'What happened.'));
    expect(speak(kernelText.en, 'en', { strict: true })(phrase)).toContain('What happened.');
    expect(speak(kernelText.fr, 'fr', { strict: true })(phrase)).toMatch(/^.+ \(What happened\.\)$/);
  });

  // So with what does not fit a form: no word without its message compiles.
  const forms = {
    ...{ 'kernel.form.object': {}, 'kernel.form.array': {}, 'kernel.form.string': {}, 'kernel.form.integer': {} },
    ...{ 'kernel.form.boolean': {}, 'kernel.form.null': {}, 'kernel.form.among': {}, 'kernel.form.else': {} },
    'kernel.form.range': { least: 1, most: 6 },
    'kernel.form.letters': { least: 1, most: 6, count: 7 },
    'kernel.form.pattern': { pattern: '[a-z]' },
    'kernel.form.entries': { least: 1, most: 6, count: 7 },
    'kernel.form.missing': {},
    'kernel.form.strange': { field: 'wings' },
  } satisfies Record<FormWord, object>;

  test.each(Object.entries(forms))('what does not fit, "%s", can be said', (id, more) => {
    const said = (['en', 'fr'] as const).map((locale) =>
      speak(kernelText[locale], locale, { strict: true })({ id, with: more }),
    );
    expect(new Set(said).size).toBe(2);
  });
});
