import { SIDES } from '@shamble/parts';
import { describe, expect, test } from 'vitest';
import { BOX } from '../../content/box.ts';
import { backOf, edgeCode, FACES, faceNamed, TILES, type TilesJson, turned } from '../../src/board/tiles.ts';
import { checkTiles } from '../../src/board/tilesCheck.ts';

describe('the tiles', () => {
  test('[ZC-COMP-01] nine tiles with two faces each', () => {
    expect(TILES.pairs).toHaveLength(BOX.tiles);
    expect(FACES).toHaveLength(18);
    for (const name of FACES) expect(backOf(backOf(name))).toBe(name);
    expect(checkTiles(TILES)).toEqual([]);
  });

  test('four quarter turns change nothing; one moves everything clockwise', () => {
    for (const name of FACES) {
      const face = faceNamed(name)!;
      expect(turned(face, 4)).toEqual(face);
    }
    const once = turned(faceNamed('1B')!, 1);
    expect(SIDES.map((side) => edgeCode(once, side))).toEqual(['Lb', 'S', 'S', 'Lb']);
    expect(once.street).toEqual(['NE', 'E', 'SE', 'S', 'SW']);
    expect(once.manhole).toEqual({ cell: 'E', at: [460, 247] });
  });

  test('planted faults are found', () => {
    const broken = (change: object, more: object = {}): string[] =>
      checkTiles({
        ...TILES,
        ...more,
        faces: { ...TILES.faces, '1B': { ...TILES.faces['1B']!, ...change } },
      } as TilesJson);
    expect(broken({ edges: 'S S S Ls' })).toEqual(['1B: the S edge is S, but its street cells make Lb']);
    expect(broken({ manhole: 'NE 400 40' })).toEqual(['1B: the manhole is in NE, which is no middle street cell']);
    expect(broken({ openings: ['living cellar 148 325'] })).toEqual(['1B: an opening names cellar, which is no room']);
    expect(broken({ openings: ['living kitchen 148 300'] })).toHaveLength(2);
    expect(broken({ edgeOpenings: ['W 237 bedroom'] })).toEqual(['1B: bedroom does not reach the W edge at 0, 237']);
    expect(broken({ doorSites: ['kitchen E E 150 325'] })).toEqual([
      '1B: the door site of kitchen before E is not in its E wall',
    ]);
    expect(broken({ doorSites: ['living N W 0 125'] })).toEqual(['1B: a door site opens on W, which is no street']);
    expect(broken({}, { pairs: TILES.pairs.slice(1) })).toEqual([
      '1B should be a face of exactly one tile',
      '3B should be a face of exactly one tile',
    ]);
    expect(broken({}, { pairs: [...TILES.pairs, '8A 8B'] })).toHaveLength(2);
  });
});
