import { readDrawing } from '@shamble/parts';
import type { Drawing } from './drawn.ts';
import type { Layout } from './layout.ts';

/** The length of a square; a tile measures 500 by 500. */
const UNIT = 250;
type Bad = (what: string) => Error;
type DrawnDoor = { readonly between: readonly [string, string]; readonly open: boolean };

/** The ground of a drawn board, and the doors in it. */
export function layOutDrawing(drawing: Drawing, bad: Bad): { layout: Layout; doors: readonly DrawnDoor[] } {
  const { doors, ...ground } = readDrawing(drawing.board, UNIT, bad);
  const names = ground.zones.map(({ name }) => name);
  const tiles = tilesOf(drawing, names, bad);
  const manholes = manholesOf(drawing, names, tiles, bad);
  const zones = ground.zones.map((zone) => ({
    ...zone,
    names: [zone.name],
    room: zone.street ? null : 'room',
    tiles: tiles.flatMap((on, tile) => (on.includes(zone.name) ? [tile] : [])),
    manholes: manholes.filter((one) => one.zone === zone.name).map(({ tile }) => tile),
  }));
  const faces = tiles.map((_, column) => ({ face: null, turn: 0, column, row: 0, manhole: null }));
  return { layout: { ...ground, zones, tiles: faces }, doors };
}

function tilesOf({ tiles }: Drawing, names: readonly string[], bad: Bad): readonly string[] {
  if (tiles === undefined) return [names.join('')];
  for (const letter of tiles.join(''))
    if (!names.includes(letter)) throw bad(`tiles has "${letter}", which is no zone`);
  const off = names.find((name) => !tiles.some((on) => on.includes(name)));
  if (off !== undefined) throw bad(`tiles does not say where "${off}" lies`);
  return tiles;
}

function manholesOf({ manholes = [] }: Drawing, names: readonly string[], tiles: readonly string[], bad: Bad) {
  return manholes.map((entry) => {
    const { zone, tile } = typeof entry === 'string' ? { zone: entry, tile: undefined } : entry;
    if (!names.includes(zone)) throw bad(`manholes has "${zone}", which is no zone`);
    const on = tiles.flatMap((letters, i) => (letters.includes(zone) ? [i] : []));
    if (tile === undefined && on.length > 1)
      throw bad(`the manhole in "${zone}" needs its tile: { zone: ${zone}, tile: ${on[0]! + 1} }`);
    const at = tile === undefined ? on[0]! : tile - 1;
    if (!on.includes(at)) throw bad(`"${zone}" does not lie on tile ${tile}`);
    return { zone, tile: at };
  });
}
