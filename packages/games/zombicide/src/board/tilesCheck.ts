import { type Rect, SIDES, type Compass as Side } from '@shamble/parts';
import { edgeCode, type Face, readFace, TILE, type TilesJson } from './tiles.ts';

const MIDDLES: readonly string[] = ['N', 'E', 'S', 'W'];

/** What is wrong with the table of tiles, a sentence each. */
export function checkTiles({ pairs, faces }: TilesJson): string[] {
  const paired = pairs.flatMap((pair) => pair.split(' '));
  const names = Object.keys(faces);
  return [
    ...names
      .filter((name) => paired.filter((other) => other === name).length !== 1)
      .map((name) => `${name} should be a face of exactly one tile`),
    ...paired.filter((name) => !names.includes(name)).map((name) => `${name} is paired but not described`),
    ...pairs.filter((pair) => pair.split(' ').length !== 2).map((pair) => `"${pair}" should be two faces`),
    ...names.flatMap((name) => checkFace(readFace(name, faces[name]!), faces[name]!.edges.split(' '))),
  ];
}

function checkFace(face: Face, edges: readonly string[]): string[] {
  const faults: string[] = [];
  const say = (what: string): void => {
    faults.push(`${face.name}: ${what}`);
  };
  const room = (id: string) => face.rooms.find((one) => one.id === id);
  const touches = (rects: readonly Rect[], x: number, y: number): boolean =>
    rects.some(([x0, y0, x1, y1]) => {
      const across = (near(x, x0) || near(x, x1)) && y >= y0 && y <= y1;
      return across || ((near(y, y0) || near(y, y1)) && x >= x0 && x <= x1);
    });

  SIDES.forEach((side: Side, i) => {
    if (edgeCode(face, side) !== edges[i])
      say(`the ${side} edge is ${edges[i]}, but its street cells make ${edgeCode(face, side)}`);
  });
  if (!face.street.includes(face.manhole.cell) || !MIDDLES.includes(face.manhole.cell))
    say(`the manhole is in ${face.manhole.cell}, which is no middle street cell`);
  for (const { id, rects } of face.rooms)
    for (const [x0, y0, x1, y1] of rects)
      if (!(x0 >= 0 && y0 >= 0 && x0 < x1 && y0 < y1 && x1 <= TILE && y1 <= TILE))
        say(`${id} is no rectangle on the tile`);
  for (const { a, b, at } of face.openings)
    for (const id of [a, b]) {
      const found = room(id);
      if (found === undefined) say(`an opening names ${id}, which is no room`);
      else if (!touches(found.rects, ...at)) say(`the opening ${a}-${b} at ${at.join(', ')} is not in a wall of ${id}`);
    }
  for (const { side, room: id, at } of face.edgeOpenings) {
    const found = room(id);
    if (found === undefined) say(`an opening in the ${side} edge names ${id}, which is no room`);
    else if (!touches(found.rects, ...at)) say(`${id} does not reach the ${side} edge at ${at.join(', ')}`);
  }
  for (const { room: id, wall, cell, at } of face.sites) {
    const found = room(id);
    if (found === undefined) say(`a door site names ${id}, which is no room`);
    else if (!touches(found.rects, ...at)) say(`the door site of ${id} before ${cell} is not in its ${wall} wall`);
    if (!face.street.includes(cell)) say(`a door site opens on ${cell}, which is no street`);
  }
  return faults;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 2;
