import { type Box, type BoxEntry, createEngine, keyFromSeed, missionWith, readBox } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { boardOf, SHIPPED } from '../src/board/board.ts';
import { pack } from '../src/index.ts';

const own = pack.box!;
const [missions] = own.parts;
const shipped = (id: string): BoxEntry => missions!.shipped.find((entry) => entry.id === id)!;
const boxWith = (entry: BoxEntry): Box => ({ game: 'zombicide', name: 'Printed', parts: { missions: [entry] } });

test('what is shipped of every mission fits the form of its box, and lays the same board', () => {
  for (const { id } of SHIPPED) {
    const box = readBox('zombicide', own, boxWith(shipped(id)));
    const [laid, before] = [boardOf(missionWith(own, box, id)), boardOf(id)];
    expect({ ...laid, id }).toEqual(before);
  }
});

test('a table is laid with what the owner has typed in, and names the box', () => {
  const box = readBox('zombicide', own, boxWith({ ...shipped('01'), start: 'a1-E' }));
  const options = own.put(pack.options(missionWith(own, box, '01'), 1, []), box);
  expect(own.named(options)).toBe('Printed');
  const { table } = createEngine(pack.game).open(options, keyFromSeed(1));
  const board = boardOf(table.state.mission);
  expect(board.zones[board.start]!.names).toContain('a1-E');
  expect(board.provenance).toBe('ours');
  expect(own.named(pack.options('01', 1, []))).toBeNull();
});

test('a door where none can stand, and a zone that is none, are told', () => {
  const entry = shipped('01');
  const doors = [{ between: ['a1-bedroom', 'c3-kitchen'] }];
  expect(() => readBox('zombicide', own, boxWith({ ...entry, doors }))).toThrow('a1-bedroom');
  expect(() => readBox('zombicide', own, boxWith({ ...entry, start: 'z9-N' }))).toThrow('z9-N');
});
