import { expect, it } from 'vitest';
import { calledSo, nearest, plainName } from '../../src/scenario/spelling.ts';
import { failure, play, scenario } from './play.ts';

it('takes no notice of case and spaces, but a single letter is itself', () => {
  expect(plainName('  Move to  B1-NE ')).toBe('move to b1-ne');
  expect(plainName('open A/a')).not.toBe(plainName('open a/A'));
});

it('finds a name by some of its words, side by side', () => {
  const all = ['move to c via b', 'move to b', "ann's gun in left hand"].map((name) => ({ name }));
  expect(calledSo(all, 'move to c')).toEqual([all[0]]);
  expect(calledSo(all, 'Left Hand')).toEqual([all[2]]);
  expect(calledSo(all, 'move')).toHaveLength(2);
  expect(calledSo(all, 'to b')).toEqual([all[1]]);
  expect(calledSo(all, 'c b')).toEqual([]);
});

it('takes a whole name before a part of one', () => {
  const all = ['search', 'search the car'].map((name) => ({ name }));
  expect(calledSo(all, 'search')).toEqual([all[0]]);
});

it('knows what was meant by its letters, or else by its words', () => {
  expect(nearest('mvoe to a', ['wait', 'move to a'])).toBe('move to a');
  expect(nearest('leave the board', ['wait', 'leave', 'move to the yard'])).toBe('leave');
  expect(nearest('get into car 1 as driver', ['car', 'enter car 1 as driver', 'wait'])).toBe('enter car 1 as driver');
  expect(nearest('xyz', ['wait', 'leave'])).toBeNull();
});

it('answers a step by part of a name where that is clear', () => {
  expect(play(scenario({ when: ['p1: to shed'], claims: ['state: { zones.p1: shed }'] })).failure).toBeNull();
  expect(play(scenario({ claims: ['offered: to shed', 'refused: { to road: SH-MOVE-02 }'] })).failure).toBeNull();
  expect(failure(scenario({ when: ['p1: move'] }))).toContain(
    '"move" could be 2 options of "act": move to shed, move to road. Say more of the name.',
  );
  expect(failure(scenario({ claims: ['not offered: to shed'] }))).toContain('"to shed" not to be offered');
  expect(play(scenario({ claims: ['not offered: to road'] })).failure).toBeNull();
});

it('tells of an open question and of what was told too early', () => {
  const fight = { given: '{ dead: 1, dice: { dice: [1] } }', when: ['p1: fight'] };
  expect(failure(scenario({ ...fight, claims: ['state: { wounds.p1: 1 }'] }))).toContain(
    'asked:    p1 has not answered "wounds" yet',
  );
  const moved = { when: ['p1: move to shed', 'then: { SH-MOVE-01: { outcome: none } }', 'p2: wait'] };
  expect(failure(scenario({ ...moved, claims: ['event: moved'] }))).toContain(
    'It was told before the last "then"; assert it there.',
  );
});
