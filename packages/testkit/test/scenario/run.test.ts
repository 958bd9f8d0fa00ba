import { describe, expect, it } from 'vitest';
import { play, scenario } from './play.ts';

/** Passes, or shows why not. */
function passes(text: string): void {
  expect(play(text).failure).toBeNull();
}

describe('answers', () => {
  it('picks one by name, whatever its case and spaces', () => {
    passes(scenario({ when: ['p1: Move  TO shed'], claims: ['state: { zones.p1: shed }'] }));
  });

  it('picks some, or none', () => {
    const given = '{ hands: { p1: [lamp, rope] } }';
    passes(scenario({ given, when: ['p1: empty hands', 'p1: [lamp, rope]'], claims: ['state: { hands.p1: [] }'] }));
    passes(scenario({ given, when: ['p1: empty hands', 'p1: lamp'], claims: ['state: { hands.p1: [rope] }'] }));
    passes(scenario({ given, when: ['p1: empty hands', 'p1: none'], claims: ['state: { hands.p1: [lamp, rope] }'] }));
  });

  it('shares out', () => {
    const given = '{ dead: 1, hands: { p1: [] }, dice: { dice: [3] } }';
    passes(scenario({ given, when: ['p1: fight', 'p1: { p1: 2 }'], claims: ['state: { wounds: { p1: 2 } }'] }));
  });

  it('puts in order', () => {
    const given = '{ deck: [lamp, nail, rope] }';
    const claims = ['state: { deck: [nail, lamp, rope] }'];
    passes(scenario({ given, when: ['p1: sort', 'p1: [nail, lamp]'], claims }));
  });

  it('arranges; what is not named stays where it is', () => {
    passes(
      scenario({ when: ['p1: tidy', 'p1: { right: hook }'], claims: ['state: { box: { left: saw, right: hook } }'] }),
    );
  });

  it('steps aside, resigns, undoes', () => {
    passes(scenario({ when: ['p1: { aside: drop, answer: plank }'], claims: ['event: { id: dropped, card: plank }'] }));
    passes(
      scenario({ when: ['p2: resign'], claims: ['outcome: { because: resigned, winners: [] }', 'asked: nobody'] }),
    );
    passes(scenario({ when: ['p1: move to shed', 'p1: undo'], claims: ['state: { zones.p1: yard }'] }));
    const when = ['p1: move to shed', 'p2: wait', 'p1: wait', 'p1: { undo: 1 }'];
    passes(scenario({ when, claims: ['asked: { seat: p1, choice: act }'] }));
  });

  it('proposes where another seat decides', () => {
    const given = '{ dead: 1, hands: { p1: [] }, dice: { dice: [3] } }';
    const when = ['p1: fight', 'p2: { p2: 2 }'];
    const asked =
      'asked: { seat: p1, together: [p2, p1], choice: wounds, about: { count: 2 }, proposals: { p2: { p2: 2 } } }';
    passes(scenario({ given, when, claims: [asked, 'state: { wounds.p2: 0 }'] }));
  });

  it('uses a reaction by its name, or by that of the game where there are several ways', () => {
    const one = '{ dead: 1, dice: { dice: [1] } }';
    const start = ['p1: fight', 'p1: { p1: 2 }'];
    passes(scenario({ given: one, when: [...start, 'p1: shield'], claims: ['state: { wounds.p1: 0, hands.p1: [] }'] }));
    passes(scenario({ given: one, when: [...start, 'p1: none'], claims: ['state: { wounds.p1: 2 }'] }));
    const about =
      'asked: { choice: $reaction, about: { window: before, event: { id: wounded, seat: p1, wounds: 2 } } }';
    passes(scenario({ given: one, when: start, claims: [about] }));
    const two = '{ dead: 1, dice: { dice: [1] }, hands: { p1: [plank, rope] } }';
    const claims = ['state: { hands.p1: [plank] }', 'no event: wounded'];
    passes(scenario({ given: two, when: [...start, 'p1: shield with rope'], claims }));
  });
});

describe('refusals', () => {
  it('tries what must be refused', () => {
    passes(scenario({ when: ['p1: { try: move to road, refused: [SH-MOVE-02] }'] }));
    passes(scenario({ when: ['p1: { try: fight, refused: [SH-FIGHT-03, SH-FIGHT-02] }'] }));
    passes(scenario({ when: ['p1: { try: fight, refused: { has: SH-FIGHT-03 } }'] }));
    passes(scenario({ claims: ['refused: { fight: { has: [SH-FIGHT-02] } }'] }));
  });

  it('tries too many, too much, a slot that does not fit', () => {
    const given = '{ hands: { p1: [lamp, nail, rope] } }';
    passes(scenario({ given, when: ['p1: empty hands', 'p1: { try: [lamp, nail], refused: SH-DROP-02 }'] }));
    passes(scenario({ when: ['p1: tidy', 'p1: { try: { left: hook }, refused: [] }'] }));
    const fight = ['p1: fight', 'p1: { try: { p1: 3 }, refused: [] }'];
    passes(scenario({ given: '{ dead: 1, dice: { dice: [2] } }', when: fight }));
  });

  it('tries an aside', () => {
    const given = '{ hands: { p1: [nail] } }';
    passes(scenario({ given, when: ['p1: { aside: drop, try: nail, refused: SH-DROP-02 }'] }));
  });
});

describe('assertions', () => {
  it('sees questions and offers', () => {
    const claims = [
      'asked: { seat: p1 }',
      'asked: { choice: act, about: { seat: p1 } }',
      'offered: [search, Move to shed]',
      'not offered: [move to road]',
      'refused: { move to road: SH-MOVE-02, fight: [SH-FIGHT-02, SH-FIGHT-03] }',
      'offer: { kind: one, usual: wait, options: { has: search } }',
    ];
    passes(scenario({ claims }));
    const only = 'only offered: [move to yard, move to road, search, shout, wait, tidy, sort, empty hands, sneak]';
    passes(scenario({ given: '{ zones: { p1: shed } }', claims: [only] }));
    passes(scenario({ when: ['p1: tidy'], claims: ['offer: { kind: arrange, slots: { hook: 1 }, now.left: saw }'] }));
  });

  it('sees asides', () => {
    const given = '{ hands: { p1: [plank, nail] } }';
    const claims = [
      'aside: { seat: p1, name: drop, only offered: plank, refused: { nail: SH-DROP-02 }, offer: { kind: one } }',
      'aside: { seat: p1, name: drop, not offered: nail }',
      'no aside: { seat: p2, name: drop }',
    ];
    passes(scenario({ given, claims }));
  });

  it('sees events, their reasons and their clauses', () => {
    const claims = [
      'event: noiseMade',
      'event: { id: noiseMade, zone: yard, why: { by: shout }, rules: [SH-NOISE-02, SH-NOISE-01] }',
      'event: { id: noiseMade, data: { total: 2 }, why: { heard.far: true }, times: 1 }',
      'event: { id: noiseMade, times: 2 }',
      'no event: { id: noiseMade, zone: road }',
      'no event: wounded',
      'events: [noiseMade, { id: noiseMade, total: 2 }]',
    ];
    passes(scenario({ when: ['p1: shout', 'p2: shout'], claims }));
  });

  it('sees who heard what', () => {
    const claims = [
      'heard: { seat: p1, event: { id: searched, card: lamp } }',
      'heard: { seat: p2, event: { id: searched, card: null } }',
      'not heard: { seat: p2, event: { id: searched, card: lamp } }',
      'not heard: { seat: watcher, event: { id: searched, card: lamp } }',
      'view: { seat: p1, hand: { has: [lamp] } }',
      'view: { seat: p2, hand: [], hands.p1: 2 }',
      'view: { seat: watcher, deck: 1 }',
      'undo: stops',
    ];
    passes(scenario({ given: '{ deck: [lamp, nail] }', when: ['p1: search'], claims }));
  });

  it('sees state, in parts and exactly', () => {
    const claims = [
      'state: { zones: { p1: yard }, wounds.p1: { at most: 0 }, noise: { at least: 0 } }',
      'state: { zones: { is: { p1: yard, p2: yard } }, deck: { count: 2 }, deck.0: lamp }',
      'state: { zones: { count: 2 } }',
      'undo: free',
    ];
    passes(scenario({ given: '{ deck: [lamp, nail] }', when: ['p1: wait'], claims }));
  });

  it('sees the outcome and forced answers', () => {
    const given = '{ zones: { p1: shed } }';
    const outcome = 'outcome: { winners: [p1], because: escaped, rules: [SH-WIN-01] }';
    passes(scenario({ given, when: ['p1: move to road'], claims: [outcome, 'forced: none'] }));
    const forced = 'forced: [{ seat: p1, choice: path, answer: yard }]';
    passes(scenario({ given, when: ['p1: sneak'], claims: [forced, 'outcome: none'] }));
  });
});

describe('a set-up that a clause forbids', () => {
  it('makes no table', () => {
    passes(scenario({ given: '{ seats: 3 }', claims: ['no table: SH-SEAT-01'] }));
  });
});

describe('a whole scenario', () => {
  it('asserts in the middle; events are counted from there', () => {
    const result = play(`
- scenario: Twice as loud
  when:
    - p1: shout
    - then: { SH-NOISE-01: [ event: { id: noiseMade, total: 1 } ] }
    - p2: shout
  then:
    SH-NOISE-02:
      - event: { id: noiseMade, times: 1 }
      - no event: { id: noiseMade, total: 1 }
`);
    expect(result.failure).toBeNull();
    expect(result.proved).toEqual(['SH-NOISE-01', 'SH-NOISE-02']);
    expect(result.trace.join('\n')).toContain('* noiseMade { zone: yard, total: 2 } [SH-NOISE-01 SH-NOISE-02]');
  });

  it('forbids any draw of a stream by an empty list', () => {
    passes(scenario({ given: '{ dice: { dice: [] } }', when: ['p1: wait'] }));
  });

  it('takes a key, small or whole', () => {
    const claims = ['state: { deck: { count: 4 } }'];
    passes(scenario({ given: '{ key: 7 }', claims }));
    passes(scenario({ given: `{ key: "${'0f'.repeat(32)}" }`, claims }));
  });
});
