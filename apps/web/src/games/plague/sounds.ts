import type { Sounds } from '../../sound/heard.ts';

export const sounds: Sounds = {
  moved: 'step',
  boarded: 'step',
  rolled: 'dice',
  carTried: 'dice',
  infectionRolled: 'dice',
  slain: 'hit',
  pushed: 'hit',
  found: 'card',
  eventDrawn: 'card',
  barricaded: 'door',
  barricadeBroken: 'door',
  barricadeSmashed: 'door',
  noiseMade: 'noise',
  zombieMoved: 'dead',
  zombieArrived: 'dead',
  wounded: 'bite',
  bit: 'bite',
  died: 'death',
  zombified: 'death',
  unmasked: 'unmask',
};
