import { describe, expect, it } from 'vitest';
import { parseScenarios, runScenario, runScenarios } from '../../src/index.ts';
import { failure, play, scenario } from './play.ts';
import { shed } from './shed.ts';

describe('what fails says where, what was expected and what came', () => {
  it('as a block with file, line, title, step', () => {
    expect(failure(scenario({ when: ['p1: shout'], claims: ['event: { id: noiseMade, zone: shed }'] }))).toBe(
      [
        'test.yaml:7  It happens',
        '  then SH-MOVE-01: event: { id: noiseMade, zone: shed }',
        '    expected: the event { id: noiseMade, zone: shed } to be told',
        '    came:     noiseMade { zone: yard, total: 1 }, where zone is not shed: yard',
      ].join('\n'),
    );
    expect(failure(scenario({ when: ['p1: wait', 'p2: mvoe to shed'] }))).toContain(
      'test.yaml:5  It happens\n  when 2: p2: mvoe to shed\n    There is no option "mvoe to shed" in "act". Did you mean "move to shed"? There are: move to shed, search',
    );
  });
});

describe('dice', () => {
  const fight = { when: ['p1: fight'] };

  it('fails on forced values that are left', () => {
    const said = failure(scenario({ given: '{ dead: 2, dice: { dice: [5, 4] } }', ...fight }));
    expect(said).toContain('expected: every forced value of "dice" to be drawn ([5, 4])');
    expect(said).toContain('came:     [4] is left.');
    expect(said).toContain('at the end');
  });

  it('names the streams there are, where one is misspelt or was never drawn from', () => {
    const said = failure(scenario({ given: '{ dead: 2, dice: { dcie: [5] } }', ...fight }));
    expect(said).toContain('There is no stream of chance "dcie". Did you mean "dice"? There are: dice, deck.');
    const idle = failure(scenario({ given: '{ dice: { dice: [5] } }', when: ['p1: wait'] }));
    expect(idle).toContain('[5] is left. Streams that were drawn from: deck.');
  });

  it('fails on a draw after the forced values', () => {
    const when = ['p1: fight', 'p2: fight'];
    const said = failure(scenario({ given: '{ dead: 2, dice: { dice: [5] } }', when }));
    expect(said).toContain('when 2: p2: fight');
    expect(said).toContain('expected: no draw of "dice" beyond the 1 forced ([5])');
    expect(said).toContain('came:     at least one more');
    expect(failure(scenario({ given: '{ dead: 2, dice: { dice: [] } }', ...fight }))).toContain('beyond the 0 forced');
  });

  it('fails on a value that the rules cannot read', () => {
    const said = failure(scenario({ given: '{ dead: 2, dice: { dice: [7] } }', ...fight }));
    expect(said).toContain('The forced value 7 of stream "dice" is not from 1 to 6.');
  });
});

describe('unknown names', () => {
  const cases: [string, Parameters<typeof scenario>[0], string][] = [
    [
      'word',
      { given: '{ daed: 1 }' },
      'There is no word "daed" for "given". Did you mean "dead"? There are: seats, dead, zones, hands, deck, dice, key.',
    ],
    ['zone', { given: '{ zones: { p1: barn } }' }, '"barn" is no zone; there are: yard, shed, road.'],
    ['seat of a step', { when: ['p3: wait'] }, 'There is no seat "p3". Did you mean "p1"? There are: p1, p2.'],
    ['option', { when: ['p1: dance'] }, 'There is no option "dance" in "act".'],
    ['slot', { when: ['p1: tidy', 'p1: { left: hok }'] }, 'There is no slot "hok" in "tidying". Did you mean "hook"?'],
    [
      'aside',
      { when: ['p1: { aside: drp, answer: plank }'] },
      'There is no aside "drp". Did you mean "drop"? There is only: drop.',
    ],
    ['option of an aside', { when: ['p1: { aside: drop, answer: lamp }'] }, 'There is no option "lamp" in "drop"'],
    ['option tried', { when: ['p1: { try: dance, refused: [] }'] }, 'There is no option "dance"'],
    ['seat asked', { claims: ['asked: { seat: p9 }'] }, 'There is no seat "p9"'],
    ['choice', { claims: ['asked: { choice: actt }'] }, 'There is no choice "actt". Did you mean "act"?'],
    [
      'fact of a question',
      { claims: ['asked: { about: { saet: p1 } }'] },
      'there is no "saet"; it has: seat. Did you mean "seat"?',
    ],
    ['offered', { claims: ['offered: [serch]'] }, 'Did you mean "search"?'],
    [
      'not offered',
      { claims: ['not offered: [serch]'] },
      '"serch" was never offered nor refused in this scenario, so that it is missing now proves nothing. Did you mean "search"?',
    ],
    ['refused', { claims: ['refused: { move to raod: [SH-MOVE-02] }'] }, 'Did you mean "move to road"?'],
    [
      'event',
      { when: ['p1: shout'], claims: ['event: noiseMad'] },
      'no noiseMad; told since then: noiseMade. Did you mean "noiseMade"?',
    ],
    ['no event', { claims: ['no event: woundd'] }, 'There is no event "woundd". Did you mean "wounded"?'],
    [
      'fact of no event',
      { claims: ['no event: { id: noiseMade, zoen: yard }'] },
      'There is no fact "zoen" in the event "noiseMade". Did you mean "zone"? noiseMade: There was a noise in a zone (zone)',
    ],
    [
      'fact of an event',
      { when: ['p1: shout'], claims: ['event: { id: noiseMade, zoen: yard }'] },
      'there is no "zoen"; it has: zone, total. Did you mean "zone"?',
    ],
    [
      'path of the state',
      { claims: ['state: { zoens.p1: yard }'] },
      'there is no "zoens"; it has: zones, hands, wounds, dead, noise, deck, box. Did you mean "zones"?',
    ],
    ['deeper path', { claims: ['state: { zones.p3: yard }'] }, 'there is no "p3" in zones; it has: p1, p2.'],
    ['path of a view', { claims: ['view: { seat: p2, hnad: [] }'] }, 'Did you mean "hand"?'],
    ['seat of a view', { claims: ['view: { seat: p5, hand: [] }'] }, 'There is no seat "p5"'],
    ['seat that hears', { claims: ['heard: { seat: p5, event: moved }'] }, 'There is no seat "p5"'],
    ['aside asserted', { claims: ['no aside: { seat: p1, name: dorp }'] }, 'Did you mean "drop"?'],
    ['winner', { claims: ['outcome: { winners: [p7] }'] }, 'There is no seat "p7"'],
  ];
  it.each(cases)('%s', (_what, parts, message) => {
    expect(failure(scenario(parts))).toContain(message);
  });
});

describe('what does not hold', () => {
  const search = { given: '{ deck: [lamp] }', when: ['p1: search'] };
  const cases: [string, Parameters<typeof scenario>[0], string, string][] = [
    [
      'asked',
      { claims: ['asked: { seat: p2, choice: act }'] },
      '{ seat: p2, choice: act }',
      '{ seat: p1, choice: act }',
    ],
    ['asked nobody', { claims: ['asked: nobody'] }, 'nobody is asked', '{ seat: p1, choice: act }'],
    ['asked about', { claims: ['asked: { about: { seat: p2 } }'] }, 'about.seat: p2', 'p1'],
    [
      'asked together',
      { claims: ['asked: { together: [p1, p2] }'] },
      'together: [p1, p2]',
      '{ seat: p1, choice: act }',
    ],
    [
      'offered',
      { claims: ['offered: [fight]'] },
      '"fight" to be offered',
      'this one is refused by [SH-FIGHT-02, SH-FIGHT-03]',
    ],
    [
      'only offered',
      { claims: ['only offered: [wait]'] },
      'nothing else to be offered than [wait]',
      'also [move to shed',
    ],
    ['not offered', { claims: ['not offered: [wait]'] }, '"wait" not to be offered', '"act" offers move to shed'],
    [
      'refused',
      { claims: ['refused: { fight: [SH-FIGHT-02] }'] },
      '"fight" to be refused by [SH-FIGHT-02]',
      'it is refused by [SH-FIGHT-02, SH-FIGHT-03]',
    ],
    [
      'refused by one of several',
      { claims: ['refused: { fight: { has: SH-MOVE-02 } }'] },
      '"fight" to be refused by { has: [SH-MOVE-02] }',
      'it is refused by [SH-FIGHT-02, SH-FIGHT-03]',
    ],
    ['refused, but offered', { claims: ['refused: { wait: [SH-MOVE-01] }'] }, '"wait" to be refused', 'it is offered'],
    ['offer', { claims: ['offer: { kind: some }'] }, 'kind: some', 'one'],
    ['no aside', { claims: ['no aside: { seat: p1, name: drop }'] }, 'p1 cannot do "drop" now', 'plank'],
    [
      'events',
      { when: ['p1: shout', 'p2: move to shed'], claims: ['events: [moved, noiseMade]'] },
      'in this order [moved, noiseMade]',
      'no noiseMade after moved; told, in order: noiseMade, moved',
    ],
    ['event times', { when: ['p1: shout'], claims: ['event: { id: noiseMade, times: 2 }'] }, '2 times', '1 times'],
    [
      'event why',
      { when: ['p1: shout'], claims: ['event: { id: noiseMade, why: { by: fall } }'] },
      'why: { by: fall }',
      'where why.by is not fall: shout',
    ],
    [
      'event clauses',
      { when: ['p1: shout'], claims: ['event: { id: noiseMade, rules: [SH-NOISE-01] }'] },
      'rules: [SH-NOISE-01]',
      'where rules is not [SH-NOISE-01]: [SH-NOISE-01, SH-NOISE-02]',
    ],
    [
      'no event',
      { when: ['p1: shout'], claims: ['no event: noiseMade'] },
      'no event noiseMade',
      'noiseMade { zone: yard, total: 1 }',
    ],
    [
      'heard',
      { ...search, claims: ['heard: { seat: p2, event: { id: searched, card: lamp } }'] },
      'to be heard by p2',
      'where card is not lamp: null',
    ],
    [
      'not heard',
      { ...search, claims: ['not heard: { seat: p1, event: searched }'] },
      'p1 not to hear searched',
      'searched { seat: p1, card: lamp }',
    ],
    [
      'not heard, never told',
      { claims: ['not heard: { seat: p1, event: moved }'] },
      'told to somebody',
      'no moved; told since then: nothing',
    ],
    ['state', { claims: ['state: { zones.p1: shed }'] }, 'zones.p1: shed', 'yard'],
    [
      'state, a number for a text',
      { claims: ['state: { wounds.p1: "0" }'] },
      'wounds.p1: 0',
      '0 (a number, not a string)',
    ],
    ['state, a list', { ...search, claims: ['state: { deck: [lamp] }'] }, 'deck: [lamp]', '[]'],
    [
      'state is',
      { claims: ['state: { zones: { is: { p1: yard } } }'] },
      'zones: exactly { p1: yard }',
      '{ p1: yard, p2: yard }',
    ],
    ['state has', { claims: ['state: { hands.p1: { has: [rope] } }'] }, 'hands.p1: a list with rope', '[plank]'],
    ['state count', { claims: ['state: { hands.p1: { count: 2 } }'] }, 'hands.p1: 2 of them', '1: [plank]'],
    ['state at least', { claims: ['state: { noise: { at least: 1 } }'] }, 'noise: at least 1', '0'],
    ['view', { ...search, claims: ['view: { seat: p2, hand: [lamp] }'] }, 'hand: [lamp]', '[]'],
    ['outcome', { claims: ['outcome: { winners: [p1] }'] }, 'an outcome { winners: [p1] }', 'the game goes on'],
    [
      'outcome none',
      { given: '{ zones: { p1: shed } }', when: ['p1: move to road'] },
      'the game goes on',
      'because: escaped',
    ],
    ['no table', { claims: ['no table: SH-SEAT-01'] }, 'no table, by [SH-SEAT-01]', 'a table'],
    [
      'no table, by another clause',
      { given: '{ seats: 3 }', claims: ['no table: SH-SEAT-02'] },
      'no table, by [SH-SEAT-02]',
      'none, by [SH-SEAT-01]: The shed has one or two seats.',
    ],
    ['undo stops', { when: ['p1: wait'], claims: ['undo: stops'] }, 'undo: stops', 'undo is free'],
    ['undo free', { ...search, claims: ['undo: free'] }, 'undo: free', 'undo stops here'],
    ['undo of nothing', { claims: ['undo: free'] }, 'undo free', 'there is no answer to take back'],
    [
      'forced',
      { when: ['p1: sneak'], claims: ['forced: [{ choice: act }]'] },
      'the forced answers',
      '[{ seat: p1, choice: path, answer: yard }]',
    ],
    ['forced none', { when: ['p1: sneak'], claims: ['forced: none'] }, 'no answer to be forced', 'choice: path'],
    [
      'try, allowed',
      { when: ['p1: { try: wait, refused: [SH-MOVE-02] }'] },
      'refused by [SH-MOVE-02]',
      'it is allowed',
    ],
    [
      'try, by another clause',
      { when: ['p1: { try: move to road, refused: SH-FIGHT-02 }'] },
      'refused by [SH-FIGHT-02]',
      'refused by [SH-MOVE-02]',
    ],
  ];
  it.each(cases)('%s', (_what, parts, expected, came) => {
    const said = failure(scenario(parts));
    expect(said).toMatch(/ {4}expected: .*\n {4}came: /);
    expect(said.slice(said.indexOf('expected:'), said.indexOf('\n    came:'))).toContain(expected);
    expect(said.slice(said.indexOf('came:'))).toContain(came);
  });
});

describe('steps that cannot be done', () => {
  const cases: [string, Parameters<typeof scenario>[0], string][] = [
    [
      'a refused answer',
      { when: ['p1: move to road'] },
      '"move to road" is refused by [SH-MOVE-02]. Offered: move to shed, search',
    ],
    ['a seat that is not asked', { when: ['p2: wait'] }, 'p2 is not asked: the question "act" is for p1.'],
    ['a list for one', { when: ['p1: [wait]'] }, 'The question "act" takes one name, not [wait].'],
    [
      'one for a share',
      { given: '{ dead: 1, dice: { dice: [1] } }', when: ['p1: fight', 'p1: p1'] },
      'The question "wounds" takes a map "name: number", not p1.',
    ],
    [
      'too much',
      { given: '{ dead: 1, dice: { dice: [1] } }', when: ['p1: fight', 'p1: { p1: 1 }'] },
      'is not allowed as an answer to "wounds"',
    ],
    [
      'an answer after the end',
      { given: '{ zones: { p1: shed } }', when: ['p1: move to road', 'p2: wait'] },
      'the game is over',
    ],
    ['an aside that is not open', { when: ['p2: { aside: drop, answer: plank }'] }, 'p2 cannot do "drop" now.'],
    ['an undo of nothing', { when: ['p1: undo'] }, 'There is no earlier answer to take back.'],
    [
      'an undo across a barrier',
      { when: ['p1: search', 'p1: undo'] },
      'Undo stops here: somebody has learned something',
    ],
    [
      "an undo of another's answer",
      { when: ['p1: wait', 'p2: undo'] },
      'Undo stops here: p1 has answered since, not p2.',
    ],
    [
      'an impossible table',
      { given: '{ dead: 1, dice: { dice: [6] } }', when: ['p1: fight'] },
      'The table is no longer possible: Less than no dead.',
    ],
    ['a table that cannot be', { given: '{ seats: 3 }' }, 'The shed has one or two seats.'],
    [
      'a step without a table',
      { given: '{ seats: 3 }', when: ['p1: wait'], claims: ['no table: SH-SEAT-01'] },
      '"no table" stands alone',
    ],
  ];
  it.each(cases)('%s', (_what, parts, message) => {
    expect(failure(scenario(parts))).toContain(message);
  });

  it('tells what the stage does not list', () => {
    const [one] = parseScenarios(scenario({ when: ['p1: move to shed'] }), 'test.yaml');
    const { moved: _moved, ...events } = shed.stage.events;
    const without = { ...shed, stage: { ...shed.stage, events: events as typeof shed.stage.events } };
    expect(runScenario(without, one!).failure).toContain('The stage of the game does not list the event "moved".');
    const renamed = { ...shed, stage: { ...shed.stage, facts: () => ({ seat: 'p1', where: 'shed' }) } };
    expect(runScenario(renamed, one!).failure).toContain(
      'sentence about the event "moved" does not name its fact "where"',
    );
    const lacking = (part: Partial<typeof shed.stage>): string | null =>
      runScenario({ ...shed, stage: { ...shed.stage, ...part } }, one!).failure;
    const { act, ...forms } = shed.stage.forms;
    expect(lacking({ forms: forms as typeof shed.stage.forms })).toContain('does not list the question "act".');
    expect(lacking({ forms: { ...forms, act: { ...act, kind: 'some' } } })).toContain(
      'does not list "act" as a question of the kind "one".',
    );
    expect(lacking({ forms: { ...forms, act: { ...act, names: ['search'] } } })).toContain(
      'does not list a form of the name "move to shed", an option of "act".',
    );
    const deck = { deck: 'The shuffle.' };
    expect(lacking({ streams: {} })).toContain('does not list the stream "deck".');
    expect(lacking({ streams: deck })).toBeNull();
    const [end] = parseScenarios(scenario({ when: ['p1: resign'], claims: ['asked: nobody'] }), 'test.yaml');
    expect(runScenario({ ...shed, stage: { ...shed.stage, endings: {} } }, end!).failure).toContain(
      'does not list the ending "resigned".',
    );
  });

  it('tells what a stage throws', () => {
    expect(failure(scenario({ given: '{ zones: null }' }))).toContain('The game threw TypeError');
  });
});

describe('clauses', () => {
  it('fails on more than three', () => {
    const said = failure(`
- scenario: Too much at once
  when:
    - then: { SH-A-01: [outcome: none], SH-A-02: [outcome: none] }
  then: { SH-A-02: [outcome: none], SH-A-03: [outcome: none], SH-A-04: [outcome: none] }
`);
    expect(said).toContain('It cites 4 clauses (SH-A-01, SH-A-02, SH-A-03, SH-A-04); a scenario proves at most 3.');
  });

  it('fails on a clause without an assertion', () => {
    expect(failure('- scenario: A\n  then: { SH-A-01: [outcome: none], SH-A-02: [] }')).toContain(
      'It cites SH-A-02 and asserts nothing under it.',
    );
    expect(failure('- scenario: A\n  then:\n    SH-A-02:')).toContain('asserts nothing under it');
  });

  it('fails on a scenario that asserts nothing', () => {
    expect(failure('- scenario: A\n  when:\n    - p1: wait')).toContain('It asserts nothing');
  });

  it('fails on a clause that the list does not have', () => {
    const clauses = new Set(['SH-MOVE-01', 'SH-MOVE-02']);
    expect(failure(scenario({ clause: 'SH-MOEV-01' }), { clauses })).toContain(
      'There is no clause "SH-MOEV-01" in the clause list. Did you mean "SH-MOVE-01"?',
    );
    expect(play(scenario({}), { clauses }).passed).toBe(true);
  });
});

describe('several files', () => {
  it('runs all, and says which clause is proved by what', () => {
    const report = runScenarios(
      [shed],
      [
        { file: 'a.yaml', text: scenario({}) },
        { file: 'b.yaml', text: '- scenario: B\n  then: { SH-MOVE-01: [asked: nobody] }', game: 'shed' },
        { file: 'c.yaml', text: '- scenario: [' },
        { file: 'd.yaml', text: scenario({ clause: 'SH-WIN-01' }).replace('It happens', 'it  HAPPENS') },
        { file: 'e.yaml', text: 'game: barn\n---\n- scenario: E\n  then: { SH-A-01: [outcome: none] }' },
        { file: 'f.yaml', text: scenario({ clause: 'SH-WIN-01' }).replace('It happens', 'Another') },
      ],
    );
    expect(report.passed).toBe(false);
    expect(report.results.map(({ passed }) => passed)).toEqual([true, false, false, false, true]);
    expect(report.unreadable[0]).toMatch(/^c\.yaml:1: this is not good YAML/);
    expect(report.results[2]!.failure).toContain('Its title is taken: a.yaml:1 has it already.');
    expect(report.results[3]!.failure).toContain('There is no game "barn". There is only: shed.');
    expect(report.proved).toEqual({ shed: { 'SH-MOVE-01': ['It happens'], 'SH-WIN-01': ['Another'] } });
  });

  it('asks for the game where there are several', () => {
    const report = runScenarios([shed, shed], [{ file: 'a.yaml', text: scenario({}) }]);
    expect(report.results[0]!.failure).toContain('It does not say which game it is of');
  });
});
