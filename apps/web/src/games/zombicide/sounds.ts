import type { Sounds } from '../../sound/heard.ts';

export const sounds: Sounds = {
  moved: 'step',
  rolled: 'dice',
  carHit: 'dice',
  attackResolved: 'hit',
  equipmentDrawn: 'card',
  zombieCardDrawn: 'card',
  found: 'card',
  doorOpened: 'door',
  doorClosed: 'door',
  noiseMade: 'noise',
  shambled: 'dead',
  appeared: 'dead',
  wounded: 'bite',
  died: 'death',
  levelReached: 'level',
  objectiveTaken: 'level',
};
