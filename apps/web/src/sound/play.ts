import { ZZFX } from 'zzfx';
import { settings } from '../settings/settings.ts';

/** What can be heard. Each is a few numbers, no file. */
const SOUNDS = {
  step: [0.6, 0.1, 140, 0, 0.01, 0.05, 4, 2.4, 0, 0, 0, 0, 0, 6],
  dice: [0.9, 0.2, 420, 0, 0.02, 0.09, 4, 0.7, -12, 0, 0, 0, 0.03, 1.4],
  hit: [1.1, 0.1, 210, 0, 0.02, 0.14, 3, 2.2, -6, 0, 0, 0, 0, 1.6],
  card: [0.7, 0.1, 900, 0.01, 0.01, 0.06, 0, 1.2, -30, 0, 0, 0, 0, 0.4],
  door: [1.2, 0.1, 90, 0.01, 0.08, 0.18, 2, 1.6, 3, 0, 0, 0, 0.05, 4],
  noise: [0.9, 0.05, 560, 0.02, 0.06, 0.16, 1, 0.6, 0, 0, 160, 0.06],
  dead: [1, 0.2, 62, 0.06, 0.22, 0.34, 2, 2.8, -0.6, 0.3, 0, 0, 0, 2.6],
  bite: [1.4, 0.2, 120, 0.01, 0.06, 0.22, 4, 3.2, -9, 0, 0, 0, 0, 5],
  death: [1.5, 0.1, 70, 0.02, 0.2, 0.6, 4, 2.6, -1.2, 0, 0, 0, 0.1, 3],
  unmask: [1.2, 0, 180, 0.02, 0.3, 0.5, 1, 1.8, 0, 0, -60, 0.1, 0.1, 0.6],
  level: [0.9, 0, 440, 0.02, 0.12, 0.26, 1, 1.6, 0, 0, 220, 0.07, 0.07],
  won: [1.1, 0, 330, 0.03, 0.36, 0.5, 1, 1.3, 0, 0, 165, 0.12, 0.12],
  lost: [1.1, 0, 165, 0.05, 0.4, 0.7, 2, 1.2, -0.7, 0, -55, 0.2, 0.2],
} as const;

export type SoundName = keyof typeof SOUNDS;

/** Nothing is heard before somebody has touched the page: browsers forbid it. */
export function play(name: SoundName): void {
  const { sound, volume: loud } = settings();
  if (!sound || !navigator.userActivation.hasBeenActive) return;
  const [volume, ...rest] = SOUNDS[name];
  try {
    ZZFX.play((volume * loud) / 100, ...rest);
  } catch {
    // A browser that makes no sound is no reason to stop the game.
  }
}
