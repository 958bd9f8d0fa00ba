import { describe, expect, test } from 'vitest';
import { checkSurvivorPack, survivorPackFaults } from '../../content/pack.ts';
import { SURVIVORS } from '../../content/survivors.ts';

const zoe = {
  id: 'zoe',
  name: { en: 'Zoe', fr: 'Zoé' },
  colour: 'green',
  blue: 'ninja',
  orange: ['hoard', 'sniper'],
  red: ['loud', 'medic', 'starts-with:katana'],
};
const faults = (changes: object): string => survivorPackFaults({ survivors: [{ ...zoe, ...changes }] }).join('; ');

describe('[ZC-COMP-12] home-made Survivors', () => {
  test('any skill of the list, laid out like the others', () => {
    const { survivors } = checkSurvivorPack({ survivors: [zoe] });
    expect(survivors).toEqual([{ ...zoe, blue: ['ninja'], yellow: ['plus-action'], provenance: 'ours' }]);
    expect(Object.keys(survivors[0]!).sort()).toEqual(Object.keys(SURVIVORS[0]!).sort());
  });

  test('what comes out can go in again', () => {
    const { survivors } = checkSurvivorPack({ survivors: [zoe] });
    expect(checkSurvivorPack({ survivors })).toEqual({ survivors });
  });

  test('faults are sentences', () => {
    expect(faults({ blue: ['ninja', 'loud'] })).toBe('zoe: blue should have 1 entry, not 2');
    expect(faults({ blue: undefined })).toBe('zoe: blue should be a list, not nothing');
    expect(faults({ orange: ['hoard'] })).toBe('zoe: orange should have 2 entries, not 1');
    expect(faults({ red: ['loud', 'loud', 'medic'] })).toBe('zoe: red names the same skill twice');
    expect(faults({ red: ['loud', 'flying', 'medic'] })).toContain('red has "flying", which is no skill of the list');
    expect(faults({ yellow: 'ninja' })).toBe('zoe: yellow is plus-action on every sheet');
    expect(faults({ id: 'ned' })).toBe('ned: there is already a Survivor with this id');
    expect(faults({ id: 'Zoé' })).toContain('small letters');
    expect(faults({ name: { en: 'Zoe' } })).toBe('zoe: name, fr, should be a text, not nothing');
    expect(faults({ hp: 3 })).toContain('"hp", which means nothing here');
    expect(faults({ provenance: 'printed' })).toContain('one of: ours');
    expect(survivorPackFaults([zoe])[0]).toContain('The pack should be a map of names');
    expect(survivorPackFaults({ survivors: [zoe, zoe, 7] })).toHaveLength(2);
    expect(() => checkSurvivorPack({})).toThrow('The Survivors cannot be used: survivors should be a list');
  });
});
