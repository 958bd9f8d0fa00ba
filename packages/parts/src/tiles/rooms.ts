import type { Way } from '../space/zones.ts';

interface Pair {
  readonly a: number;
  readonly b: number;
}

export const joins = ({ a, b }: Pair, x: number, y: number): boolean => (a === x && b === y) || (a === y && b === x);

/** One way for two zones, whatever the number of gaps between them; a door that stands there closes all of them. */
export function waysOf(free: readonly Pair[], doors: readonly Pair[]): Way[] {
  const ways = new Map<string, Way>();
  const add = (x: number, y: number, door: number | null): void => {
    const [a, b] = [Math.min(x, y), Math.max(x, y)];
    ways.set(`${a} ${b}`, { a, b, door });
  };
  for (const { a, b } of free) add(a, b, null);
  doors.forEach(({ a, b }, door) => {
    add(a, b, door);
  });
  return [...ways.values()];
}

/** The rooms of each building: whatever is linked, street apart. Buildings are in the order of their first rooms. */
export function buildingsOf(zones: readonly { readonly street: boolean }[], links: readonly Pair[]): number[][] {
  const seen = new Set<number>();
  const buildings: number[][] = [];
  zones.forEach(({ street }, first) => {
    if (street || seen.has(first)) return;
    seen.add(first);
    const rooms = [first];
    for (const room of rooms)
      for (const { a, b } of links) {
        const next = a === room ? b : b === room ? a : room;
        if (seen.has(next)) continue;
        seen.add(next);
        rooms.push(next);
      }
    buildings.push(rooms.sort((a, b) => a - b));
  });
  return buildings;
}
