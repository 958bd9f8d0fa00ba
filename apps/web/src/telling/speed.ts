import { localMemory } from '../store/persist.ts';

/** How many times as fast as usual the story is told. */
export type Speed = 1 | 2 | 4;
export const SPEEDS: readonly Speed[] = [1, 2, 4];

const KEPT = 'shamble.speed';

export const keptSpeed = (): Speed => SPEEDS.find((speed) => String(speed) === localMemory()?.getItem(KEPT)) ?? 1;

export function keepSpeed(speed: Speed): void {
  try {
    localMemory()?.setItem(KEPT, String(speed));
  } catch {
    // Without room to remember it, the speed holds for this page.
  }
}
