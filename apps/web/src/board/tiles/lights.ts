import type { DoorId, Light, SpaceId } from '../plan.ts';
import type { Lights } from '../types.ts';

const doorSets = new Map<string, ReadonlySet<DoorId>>();
/** The doors whose character is `1`: the same set for the same doors, so that nothing is drawn again. */
export function openDoors(doors: string): ReadonlySet<DoorId> {
  const known = doorSets.get(doors) ?? new Set([...doors].flatMap((is, door) => (is === '1' ? [door] : [])));
  if (doorSets.size > 50) doorSets.clear();
  doorSets.set(doors, known);
  return known;
}

interface Houses {
  readonly board: string;
  /** The building of each zone; negative: none. */
  readonly buildings: readonly number[];
  /** Those somebody has opened. */
  readonly revealed: readonly number[];
  /** In reach of who acts, or where somebody stands. */
  readonly lit: ReadonlySet<SpaceId>;
}

let last: { readonly key: string; readonly lights: Lights } | null = null;

/** Lit; open; or still behind a closed door. The same lights as long as they are the same. */
export function lightsOf({ board, buildings, revealed, lit }: Houses): Lights {
  const key = `${board} ${revealed.join('')} ${[...lit].join()}`;
  if (last?.key === key) return last.lights;
  const lights = Object.fromEntries(
    buildings.flatMap((building, zone): [SpaceId, Light][] => {
      if (building < 0) return [];
      if (revealed[building] !== 1) return [[zone, 'plan']];
      return [[zone, lit.has(zone) ? 'lit' : 'dusk']];
    }),
  );
  last = { key, lights };
  return lights;
}
