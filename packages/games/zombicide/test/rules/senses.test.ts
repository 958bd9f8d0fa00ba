import { describe, expect, it } from 'vitest';
import { aimFrom, louderOutOfReach } from '../../src/rules/senses.ts';
import { type Drawing, lay } from './ground.ts';

/** `c: sight b d > b d`: how Zombies there go, for what, by which ways. */
function aim(scene: Drawing, from: string): string {
  const { senses, at, name } = lay(scene);
  const found = aimFrom(senses, at(from));
  if (found === null) return 'stay';
  const names = (zones: readonly number[]): string => zones.map(name).sort().join(' ');
  return `${found.by} ${names(found.targets)} > ${names(found.ways)}`;
}

const STREET = 'a-b-c-d-e';

describe('a Zombie that sees survivors', () => {
  it('goes for the noisiest of the zones it sees, however far (ZC-ZMOV-03)', () => {
    expect(aim({ board: STREET, survivors: ['a', 'd', 'd'] }, 'c')).toBe('sight d > d');
    expect(aim({ board: STREET, survivors: ['b', 'e', 'e'] }, 'c')).toBe('sight e > d');
    expect(aim({ board: STREET, survivors: ['b', 'e'], noise: { e: 1 } }, 'c')).toBe('sight e > d');
  });

  it('cares for no louder noise elsewhere, its own zone included (ZC-ZMOV-02)', () => {
    expect(aim({ board: STREET, survivors: ['b'], noise: { c: 5, e: 3 } }, 'c')).toBe('sight b > b');
  });

  it('splits between equals (ZC-SPLIT-02)', () => {
    expect(aim({ board: STREET, survivors: ['a', 'd'] }, 'c')).toBe('sight a d > b d');
  });

  it('goes for one that makes no sound (ZC-SKILL-32)', () => {
    expect(aim({ board: STREET, survivors: ['a'], silent: [0], noise: { e: 1 } }, 'c')).toBe('sight a > b');
  });

  it('takes the loudest by a skill for the noisiest (ZC-SKILL-20)', () => {
    expect(aim({ board: STREET, survivors: ['a', 'e', 'e', 'e'], loudest: 'a' }, 'c')).toBe('sight a > b');
  });
});

const CORNERS = `
a-b-c
|   |
d   e
|   |
f-z-g
`;

describe('a Zombie that sees none', () => {
  it('goes for the noisiest zone, tokens and survivors together (ZC-ZMOV-04)', () => {
    expect(aim({ board: CORNERS, survivors: ['a', 'c'], noise: { c: 1 } }, 'z')).toBe('noise c > g');
    expect(aim({ board: CORNERS, survivors: ['a'], noise: { e: 2 } }, 'z')).toBe('noise e > g');
  });

  it('splits between equally noisy zones, whatever their distance (ZC-SPLIT-02)', () => {
    expect(aim({ board: CORNERS, survivors: ['a'], noise: { g: 1 } }, 'z')).toBe('noise a g > f g');
  });

  it('splits between equally short paths (ZC-SPLIT-01)', () => {
    expect(aim({ board: CORNERS, survivors: ['b'] }, 'z')).toBe('noise b > f g');
  });

  it('does not split where the paths part only later (ZC-SPLIT-01)', () => {
    const board = `
z-y
| |
x-w-v
    |
    s`;
    expect(aim({ board, survivors: ['s'] }, 'y')).toBe('noise s > w');
    expect(aim({ board, survivors: ['s'] }, 'z')).toBe('noise s > x y');
  });

  it('does not split for two targets behind the same next zone (ZC-SPLIT-02)', () => {
    expect(aim({ board: CORNERS, survivors: ['a'], noise: { d: 1 } }, 'z')).toBe('noise a d > f');
  });

  it('stays where its own zone is among the noisiest, or nothing can be heard (ZC-ZMOV-04, ZC-SPLIT-02)', () => {
    expect(aim({ board: CORNERS, survivors: ['a'], noise: { z: 1 } }, 'z')).toBe('stay');
    expect(aim({ board: CORNERS, survivors: ['a'], silent: [0] }, 'z')).toBe('stay');
  });

  it('takes the loudest by a skill for the noisiest, be it silent (ZC-SKILL-20)', () => {
    expect(aim({ board: CORNERS, survivors: ['a'], noise: { d: 3 }, loudest: 'e' }, 'z')).toBe('noise e > g');
  });
});

// A and B are a building, C another one; the doors of C and of A are closed.
const BUILDINGS = `
A-B
+
a-b-c
    +
    C
`;

describe('a Zombie and closed doors', () => {
  it('prefers a quieter zone it can reach to a louder one behind a door (ZC-ZMOV-04)', () => {
    const scene = { board: 'z A\n| +\ny-x-w\n    |\n    v', survivors: ['A', 'A', 'v'] };
    expect(aim(scene, 'z')).toBe('noise v > y');
    const { senses, at, name } = lay(scene);
    expect(louderOutOfReach(senses, at('z'), [at('v')]).map(name)).toEqual(['A']);
  });

  it('goes as if doors were open when no survivor can be reached, and waits at the closed one (ZC-ZMOV-05)', () => {
    expect(aim({ board: BUILDINGS, survivors: ['B'] }, 'b')).toBe('doors B > a');
    expect(aim({ board: BUILDINGS, survivors: ['B'] }, 'a')).toBe('doors B > a');
    expect(aim({ board: BUILDINGS, survivors: ['B'] }, 'C')).toBe('doors B > C');
  });

  it('goes by all noise then, a survivor in reach or not (ZC-ZMOV-05)', () => {
    expect(aim({ board: BUILDINGS, survivors: ['B'], noise: { c: 2 } }, 'a')).toBe('doors c > b');
  });

  it('parts where one of two equal ways is closed: some wait (ZC-SPLIT-01)', () => {
    expect(aim({ board: 'z+A\n| |\ny+T', survivors: ['T'] }, 'z')).toBe('doors T > y z');
  });

  it('has one group wait for all the closed ways (ZC-SPLIT-01)', () => {
    const board = `
A+z+B
|   |
C-D-E
`;
    expect(aim({ board, survivors: ['D'] }, 'z')).toBe('doors D > z');
  });
});
