import { describe, expect, test } from 'vitest';
import { type Catalogue, type Phrase, speak, Unsayable } from '../src/index.ts';

const en: Catalogue = {
  'hero.amy': 'Amy',
  'card.axe': { one: 'fire axe', other: 'fire axes', the: 'the fire axe' },
  'card.pile': { one: 'pile of {n, plural, one {# card} other {# cards}}', the: 'the pile of {n}' },
  'zone.hall': { one: 'hall', the: 'the hall', of: 'of the hall' },
  moved: '{hero} goes to {zone.the}.',
  broken: '{card.The} is broken.',
  killed: '{n, plural, =0 {No zombie falls} one {# zombie falls} other {# zombies fall}}.',
  carries: '{hero} carries {n} {n, plural, one {{card}} other {{card.other}}}.',
  apostrophe: "It's {hero}'s turn, isn't it? ''{hero}''",
  dotted: '{n, plural, one {a.m.} other {p.m}}',
  angle: 'a <b> {hero}',
};
const fr: Catalogue = {
  'hero.amy': { one: 'Amy', of: 'd’Amy', gender: 'f' },
  'hero.doug': { one: 'Doug', of: 'de Doug', gender: 'm' },
  'card.axe': { one: 'hache', other: 'haches', the: 'la hache', gender: 'f' },
  'zone.hall': { one: 'couloir', the: 'le couloir', of: 'du couloir', gender: 'm' },
  wounded: '{hero} est {hero.gender, select, f {blessée} other {blessé}}.',
  turn: "C'est le tour {hero.of}, l'{n, plural, one {unique} other {ultime}}.",
  killed: '{n, plural, one {# zombie tombe} other {# zombies tombent}}.',
  broken: '{card.The} est {card.gender, select, f {brisée} other {brisé}}.',
};

const english = speak(en, 'en', { strict: true });
const french = speak(fr, 'fr', { strict: true });
const amy: Phrase = { id: 'hero.amy' };
const axe: Phrase = { id: 'card.axe' };

describe('plurals', () => {
  test.each([
    [0, 'No zombie falls.', '0 zombie tombe.'],
    [1, '1 zombie falls.', '1 zombie tombe.'],
    [2, '2 zombies fall.', '2 zombies tombent.'],
  ])('%i in each language', (n, inEnglish, inFrench) => {
    expect(english({ id: 'killed', with: { n } })).toBe(inEnglish);
    expect(french({ id: 'killed', with: { n } })).toBe(inFrench);
  });

  test('a message picks the plural of a noun', () => {
    const carries = (n: number) => english({ id: 'carries', with: { hero: amy, n, card: axe } });
    expect([carries(1), carries(2)]).toEqual(['Amy carries 1 fire axe.', 'Amy carries 2 fire axes.']);
  });
});

describe('nouns', () => {
  test('a message picks the form it needs', () => {
    expect(english({ id: 'moved', with: { hero: amy, zone: { id: 'zone.hall' } } })).toBe('Amy goes to the hall.');
  });

  test('gender agrees', () => {
    const wounded = (id: string) => french({ id: 'wounded', with: { hero: { id } } });
    expect([wounded('hero.amy'), wounded('hero.doug')]).toEqual(['Amy est blessée.', 'Doug est blessé.']);
  });

  test('a capital asks for a capital', () => {
    expect(english({ id: 'broken', with: { card: axe } })).toBe('The fire axe is broken.');
    expect(french({ id: 'broken', with: { card: axe } })).toBe('La hache est brisée.');
  });

  test('a noun may hold arguments of its own', () => {
    expect(english({ id: 'card.pile', with: { n: 1 } })).toBe('pile of 1 card');
    expect(english({ id: 'broken', with: { card: { id: 'card.pile', with: { n: 3 } } } })).toBe(
      'The pile of 3 is broken.',
    );
  });

  test('a plain name is the same in every form', () => {
    expect(french({ id: 'wounded', with: { hero: 'Zoé' } })).toBe('Zoé est blessé.');
    expect(french({ id: 'broken', with: { card: 'pelle' } })).toBe('Pelle est brisé.');
  });
});

describe('the text as written', () => {
  test('an apostrophe never quotes', () => {
    expect(english({ id: 'apostrophe', with: { hero: amy } })).toBe("It's Amy's turn, isn't it? 'Amy'");
    expect(french({ id: 'turn', with: { hero: amy, n: 1 } })).toBe("C'est le tour d’Amy, l'unique.");
  });

  test('a dot in a branch stays a dot, and tags are text', () => {
    expect(english({ id: 'dotted', with: { n: 1 } })).toBe('a.m.');
    expect(english({ id: 'dotted', with: { n: 2 } })).toBe('p.m');
    expect(english({ id: 'angle', with: { hero: amy } })).toBe('a <b> Amy');
  });
});

describe('what cannot be said', () => {
  const cases: [string, Phrase, string][] = [
    ['an unknown message', { id: 'nobody' }, '[nobody]'],
    ['a name every object has', { id: 'constructor' }, '[constructor]'],
    [
      'an unknown noun inside',
      { id: 'moved', with: { hero: { id: 'x' }, zone: { id: 'zone.hall' } } },
      '[x] goes to the hall.',
    ],
    ['a missing argument', { id: 'moved', with: { zone: { id: 'zone.hall' } } }, '[hero] goes to the hall.'],
    ['a form the noun lacks', { id: 'moved', with: { hero: amy, zone: { id: 'hero.amy' } } }, 'Amy goes to Amy.'],
  ];

  test.each(cases)('%s is shown in brackets, or throws when strict', (_, phrase, shown) => {
    expect(() => english(phrase)).toThrow(Unsayable);
    expect(speak(en, 'en')(phrase)).toBe(shown);
  });
});
