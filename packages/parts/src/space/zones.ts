/** A map of zones: which lie side by side, and which of those ways a door can close. */
export interface ZoneMap {
  readonly zones: number;
  readonly ways: readonly Way[];
}

export interface Way {
  readonly a: number;
  readonly b: number;
  /** The door across it, or null. */
  readonly door: number | null;
}

/** The state of all doors, a letter each: '1' open, '0' closed, '2' destroyed, open for good. A text, so that it can be a key. */
export type Doors = string;

export const isOpen = (doors: Doors, door: number): boolean => doors.charCodeAt(door) !== 48;
export const isDestroyed = (doors: Doors, door: number): boolean => doors.charCodeAt(door) === 50;
const doorSet = (doors: Doors, door: number, letter: string): Doors =>
  `${doors.slice(0, door)}${letter}${doors.slice(door + 1)}`;
export const opened = (doors: Doors, door: number): Doors => doorSet(doors, door, '1');
export const closed = (doors: Doors, door: number): Doors => doorSet(doors, door, '0');
export const destroyed = (doors: Doors, door: number): Doors => doorSet(doors, door, '2');

/** A way as seen from one of its ends. */
export interface Exit {
  readonly to: number;
  readonly door: number | null;
}

/** Zone -> the ways out of it, in map order. */
export function exitsOf(map: ZoneMap): readonly (readonly Exit[])[] {
  const exits: Exit[][] = Array.from({ length: map.zones }, () => []);
  for (const { a, b, door } of map.ways) {
    exits[a]!.push({ to: b, door });
    exits[b]!.push({ to: a, door });
  }
  for (const list of exits) list.sort((x, y) => x.to - y.to);
  return exits;
}
