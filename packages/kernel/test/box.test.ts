import { expect, test } from 'vitest';
import { type Box, type BoxEntry, entryFaults, missionWith, type OwnBox, readBox } from '../src/index.ts';

const own: OwnBox = {
  parts: [
    {
      id: 'missions',
      title: { id: 'missions' },
      form: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'doors'],
        properties: { id: { enum: ['a', 'b'] }, doors: { type: 'integer', minimum: 0, maximum: 9 } },
      },
      shipped: [
        { id: 'a', doors: 1 },
        { id: 'b', doors: 2 },
      ],
      called: ({ id }) => ({ id }),
      label: (name) => name,
      faults: ({ doors }) => (doors === 7 ? ['Seven doors bring bad luck'] : []),
      mission: (entry) => JSON.stringify(entry),
    },
  ],
  put: (options, { name }) => ({ ...(options as object), box: name }),
  named: (options) => (options as { box?: string }).box ?? null,
  missionIn: (laid) => (laid.startsWith('{') ? (JSON.parse(laid) as BoxEntry).id : null),
};
const boxOf = (...missions: BoxEntry[]): Box => ({ game: 'toy', name: 'Mine', parts: { missions } });
const reading = (box: unknown) => () => readBox('toy', own, box);

test('[B1] a box is read by the form of its parts, and every fault is told', () => {
  const box = boxOf({ id: 'a', doors: 3 });
  expect(readBox('toy', own, box)).toEqual(box);
  expect(reading(boxOf({ id: 'a', doors: 12 }))).toThrow('missions a.doors should be a whole number from 0 to 9');
  expect(reading(boxOf({ id: 'c', doors: 1 }))).toThrow('missions c.id should be one of: "a", "b"');
  expect(reading(boxOf({ id: 'a', doors: 7 }, { id: 'a', doors: 1 }))).toThrow(
    'missions has a twice; Seven doors bring bad luck',
  );
  expect(reading({ ...box, game: 'other' })).toThrow('The box.game should be one of: "toy"');
  expect(reading({ ...box, name: ' ' })).toThrow('The box.name');
  expect(reading({ ...box, parts: { cards: [] } })).toThrow('has "cards", which means nothing here');
  expect(reading(null)).toThrow('The box should be a map of names');
});

test('[B2] the form of an entry is looked at before the game is asked', () => {
  const [part] = own.parts;
  expect(entryFaults(part!, { id: 'a', doors: 'seven' })).toHaveLength(1);
  expect(entryFaults(part!, { id: 'a', doors: 7 })).toEqual([{ sentence: 'Seven doors bring bad luck', says: null }]);
  expect(entryFaults(part!, { id: 'a', doors: 6 })).toEqual([]);
});

test('[B3] a mission that the box has is laid from its text, any other by its id', () => {
  const box = boxOf({ id: 'a', doors: 3 });
  expect(missionWith(own, box, 'a')).toBe('{"id":"a","doors":3}');
  expect(missionWith(own, box, 'b')).toBe('b');
});
