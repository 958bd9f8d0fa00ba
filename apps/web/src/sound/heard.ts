import type { Event } from '@shamble/kernel';
import type { SoundName } from './play.ts';

/** Event -> how it sounds. What is not named makes no sound. */
export type Sounds = Readonly<Record<string, SoundName>>;

/** So many at once, each a little after the one before. */
const MOST = 3;

/** The sounds of what has just been shown. */
export const soundsOf = (sounds: Sounds, events: readonly Event[]): readonly SoundName[] =>
  [...new Set(events.flatMap(({ id }) => sounds[id] ?? []))].slice(0, MOST);
