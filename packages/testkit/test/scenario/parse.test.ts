import { describe, expect, it } from 'vitest';
import { parseScenarios } from '../../src/index.ts';

const END = '\n  then: { SH-A-01: [outcome: none] }';

/** What is said about a text that cannot be read. */
function said(text: string): string {
  try {
    parseScenarios(text, 'some/file.yaml');
  } catch (cause) {
    return (cause as Error).message;
  }
  throw new Error('This text was read, but it must not be.');
}

describe('a file', () => {
  it('is a list, or several documents, perhaps with a header', () => {
    const list = parseScenarios(`- scenario: A${END}\n- scenario: B${END}`, 'a.yaml');
    expect(list.map(({ title, game, line }) => [title, game, line])).toEqual([
      ['A', null, 1],
      ['B', null, 3],
    ]);
    const body = END.replaceAll('\n  ', '\n');
    const documents = parseScenarios(
      `game: shed\n---\nscenario: A${body}\n---\nscenario: B\ngame: barn${body}`,
      'a.yaml',
    );
    expect(documents.map(({ title, game }) => [title, game])).toEqual([
      ['A', 'shed'],
      ['B', 'barn'],
    ]);
  });

  it('may have its assertions alone, or as one that is no list', () => {
    const [one] = parseScenarios('- scenario: A\n  then:\n    SH-A-01: { outcome: none }', 'a.yaml');
    expect(one!.steps).toHaveLength(1);
  });
});

describe('wrong shapes are told with file and line', () => {
  const when = (step: string): string => `- scenario: A\n  when:\n    - ${step}${END}`;
  const then = (claim: string): string => `- scenario: A\n  then:\n    SH-A-01:\n      - ${claim}`;
  const cases: [string, string, number, string][] = [
    ['bad YAML', '- scenario: A\n  given: { dead: 1', 2, 'this is not good YAML'],
    ['a name with a colon', when('p1: move: to: shed'), 3, 'needs quotes'],
    ['a key twice', '- scenario: A\n  given: {}\n  given: {}', 3, 'this is not good YAML: Map keys must be unique'],
    ['nothing', '# only a comment', 1, 'there is no scenario in this file'],
    ['a word', 'hello', 1, 'a scenario is a map with "scenario", "given", "when" and "then", not "hello"'],
    ['no title', '- given: {}', 1, 'a scenario starts with "scenario:" and a sentence'],
    ['an unknown part', '- scenario: A\n  givn: {}', 2, 'a scenario has no part "givn". Did you mean "given"?'],
    ['a late header', `- scenario: A${END}\n---\ngame: shed`, 4, 'stands before the first scenario'],
    ['a title twice', `- scenario: A${END}\n- scenario: a${END}`, 3, 'the title "a" is taken: line 1 has it already'],
    [
      'a part of itself',
      '- &a\n  scenario: A\n  given: *a',
      3,
      '"*a" stands for something that it is itself a part of',
    ],
    ['given as a list', '- scenario: A\n  given: [1]', 2, '"given" is a map "word: what", not a list'],
    ['when as a map', '- scenario: A\n  when:\n    p1: wait', 3, '"when" is a list of steps, each "- seat: answer"'],
    ['dice as a list', '- scenario: A\n  given: { dice: [6] }', 2, '"dice" is a map "stream: [values]", not a list'],
    ['a die that is no number', '- scenario: A\n  given: { dice: { dice: [six] } }', 2, 'whole numbers'],
    ['a key that is none', '- scenario: A\n  given: { key: abc }', 2, 'the key is a small whole number, or 64'],
    ['a step that is a word', when('wait'), 3, 'A step is "- seat: answer", with one seat. This is "wait".'],
    ['two seats in a step', when('{ p1: wait, p2: wait }'), 3, 'Put "p2" into a step of its own'],
    ['a step without an answer', when('p1:'), 3, 'this does not say what p1 answers'],
    ['an aside without an answer', when('p1: { aside: drop }'), 3, 'an aside needs its "answer"'],
    ['a try without a refusal', when('p1: { try: wait }'), 3, 'a "try" says by which clauses it is refused'],
    ['a refusal without a try', when('p1: { answer: wait, refused: [] }'), 3, '"refused" goes with "try"'],
    ['a try and an answer', when('p1: { answer: wait, try: wait }'), 3, 'either "answer" or "try"'],
    ['an unknown deed', when('p1: { try: wait, refusd: [] }'), 3, 'Did you mean "refused"?'],
    ['an undo of no steps', when('p1: { undo: 0 }'), 3, '"undo" is the number of steps to take back, from 1'],
    ['then as a list', '- scenario: A\n  then:\n    - outcome: none', 3, '"then" is a map "clause: [assertions]"'],
    [
      'then without a clause',
      '- scenario: A\n  then:\n    outcome: none',
      3,
      '"outcome" is an assertion. It stands in a list',
    ],
    ['a clause that is none', '- scenario: A\n  then:\n    Moving: []', 3, '"Moving" is not a clause id'],
    ['an unknown assertion', then('evnt: moved'), 4, '"evnt" is not an assertion. Did you mean "event"?'],
    ['two assertions in one', then('event: moved\n        outcome: none'), 5, 'one assertion a dash: put "outcome"'],
    ['an assertion that is a word', then('moved'), 4, 'an assertion is "- kind: what", not "moved"'],
    ['an event without an id', then('event: { zone: yard }'), 4, 'this needs "id"'],
    ['an event no times', then('event: { id: moved, times: 0 }'), 4, 'there is "no event"'],
    ['an unknown word for asked', then('asked: { saet: p1 }'), 4, '"saet" is not known here. Did you mean "seat"?'],
    ['a view of nobody', then('view: { hand: [] }'), 4, 'this needs "seat"'],
    ['a view of nothing', then('view: { seat: p1 }'), 4, 'not what is in it'],
    ['an empty state', then('state: {}'), 4, 'an empty map asserts nothing'],
    ['an empty list of options', then('offered: []'), 4, 'an empty list asserts nothing'],
    ['a state that is a word', then('state: dead'), 4, 'this is a map "name: what", not "dead"'],
    ['an undo that is neither', then('undo: maybe'), 4, 'this is stops or free, not "maybe"'],
    ['events that are no list', then('events: moved'), 4, 'this is a list, not "moved"'],
    ['a refusal by a part of nothing', then('refused: { wait: { has: [] } }'), 4, 'an empty list asserts nothing'],
    ['a refusal by an unknown part', then('refused: { wait: { hsa: SH-1 } }'), 4, 'Did you mean "has"?'],
    ['refused without clauses', then('refused: [wait]'), 4, 'this is a map "name: what", not a list'],
  ];
  it.each(cases)('%s', (_what, text, line, message) => {
    expect(said(text)).toContain(`some/file.yaml:${line}: `);
    expect(said(text)).toContain(message);
  });
});
