import { parseScenarios, runScenario } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';

/** The usual answer to the first question of a scene is no rule, so it stands in no scenario. */
function usual(given: string, when: string, answer: string): string | null {
  const text = `
- scenario: It is usual
  given: ${given}
  when: [${when}]
  then:
    TH-TURN-01:
      - offer: { usual: ${answer} }
`;
  return runScenario(pack, parseScenarios(text, 'usual.yaml')[0]!).failure;
}

const act: [what: string, given: string, answer: string][] = [
  [
    'strikes',
    '{ heroes: { ann: { zone: b2, wounds: 1, hands: [medkit] } }, dead: { b2: { walkers: 1 } }, turn: ann }',
    'strike b2 with bare hands',
  ],
  ['takes', '{ heroes: { ann: { zone: b2, wounds: 1, hands: [medkit] } }, turn: ann }', 'take'],
  ['heals', '{ heroes: { ann: { zone: c2, wounds: 1, hands: [medkit] } }, turn: ann }', 'heal'],
  ['searches', '{ heroes: { ann: { zone: c2, hands: [medkit] } }, turn: ann }', 'search'],
  ['opens', '{ heroes: { ann: { zone: c1 } }, turn: ann }', 'open c1-c2'],
  ['waits', '{ turn: ann }', 'wait'],
];
test.each(act)('a hero usually %s', (_what, given, answer) => {
  expect(usual(given, '', answer)).toBeNull();
});

const hits: [what: string, dead: string, faces: string, answer: string][] = [
  ['a brute before walkers', '{ walkers: 2, brutes: 1 }', '4, 4, 4', '{ walker: 1, brute: 2 }'],
  ['walkers where there is no pair', '{ walkers: 2, brutes: 2 }', '4, 1, 1', '{ walker: 1, brute: 0 }'],
  ['what is left over', '{ walkers: 1, brutes: 2 }', '4, 4, 1', '{ walker: 0, brute: 2 }'],
];
test.each(hits)('hits usually go to %s', (_what, dead, faces, answer) => {
  const heroes = '{ ann: { zone: b1, skills: [sharp], hands: [knife] } }';
  const given = `{ heroes: ${heroes}, dead: { b1: ${dead} }, turn: ann, dice: { dice: [${faces}] } }`;
  expect(usual(given, 'p1: strike b1 with left hand', answer)).toBeNull();
});

const bites: [what: string, heroes: string, walkers: number, answer: string][] = [
  ['to whoever bears them best', '{ ann: { zone: c1, wounds: 1 }, ben: { zone: c1 } }', 1, '{ ben: 1 }'],
  ['round', '{ ann: { zone: c1, wounds: 1 }, ben: { zone: c1 } }', 3, '{ ann: 1, ben: 2 }'],
  ['no further than three', '{ ann: { zone: c1 }, ben: { zone: c1 } }', 5, '{ ann: 2, ben: 1 }'],
];
test.each(bites)('wounds usually go %s', (_what, heroes, walkers, answer) => {
  const given = `{ phase: dead, heroes: ${heroes}, others: dead, dead: { c1: { walkers: ${walkers} } } }`;
  expect(usual(given, '', answer)).toBeNull();
});

test('in a trade everything usually stays where it is', () => {
  const given = '{ heroes: { ann: { zone: b1, hands: [knife] }, ben: { zone: b1, pack: [gun] } }, turn: ann }';
  expect(usual(given, 'p1: trade with ben', '{ is: { knife 1: ann left hand, gun 1: ben pack 1 } }')).toBeNull();
});
