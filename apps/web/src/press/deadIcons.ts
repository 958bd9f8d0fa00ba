import axeSwing from 'icon:game-icons/axe-swing';
import brute from 'icon:game-icons/brute';
import carDoor from 'icon:game-icons/car-door';
import crosshair from 'icon:game-icons/crosshair';
import fat from 'icon:game-icons/fat';
import knapsack from 'icon:game-icons/knapsack';
import magnifyingGlass from 'icon:game-icons/magnifying-glass';
import megaphone from 'icon:game-icons/megaphone';
import raiseZombie from 'icon:game-icons/raise-zombie';
import shamblingZombie from 'icon:game-icons/shambling-zombie';
import shouting from 'icon:game-icons/shouting';
import steeringWheel from 'icon:game-icons/steering-wheel';
import trade from 'icon:game-icons/trade';
import winchester from 'icon:game-icons/winchester-rifle';

/** What games in which people fight the dead have in common: each of them brings it along. */
export const DEAD = {
  'axe-swing': axeSwing,
  brute,
  'car-door': carDoor,
  crosshair,
  fat,
  knapsack,
  'magnifying-glass': magnifyingGlass,
  megaphone,
  'raise-zombie': raiseZombie,
  'shambling-zombie': shamblingZombie,
  shouting,
  'steering-wheel': steeringWheel,
  trade,
  winchester,
} as const;

export type DeadIcon = keyof typeof DEAD;
