import type { Event } from '@shamble/kernel';
import type { SoundName } from './play.ts';

/** Event -> how it sounds, whatever the game. What is not named makes no sound. */
const SOUNDS: Readonly<Record<string, SoundName>> = {
  moved: 'step',
  boarded: 'step',
  rolled: 'dice',
  carHit: 'dice',
  carTried: 'dice',
  infectionRolled: 'dice',
  attackResolved: 'hit',
  slain: 'hit',
  pushed: 'hit',
  equipmentDrawn: 'card',
  zombieCardDrawn: 'card',
  found: 'card',
  eventDrawn: 'card',
  doorOpened: 'door',
  doorClosed: 'door',
  barricaded: 'door',
  barricadeBroken: 'door',
  barricadeSmashed: 'door',
  noiseMade: 'noise',
  shambled: 'dead',
  zombieMoved: 'dead',
  appeared: 'dead',
  zombieArrived: 'dead',
  wounded: 'bite',
  bit: 'bite',
  died: 'bite',
  zombified: 'bite',
  levelReached: 'level',
  objectiveTaken: 'level',
};

/** So many at once, each a little after the one before. */
const MOST = 3;

/** The sounds of what has just been shown. */
export const soundsOf = (events: readonly Event[]): readonly SoundName[] =>
  [...new Set(events.flatMap(({ id }) => SOUNDS[id] ?? []))].slice(0, MOST);
