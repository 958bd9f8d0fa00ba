import axeSwing from 'icon:game-icons/axe-swing';
import backwardTime from 'icon:game-icons/backward-time';
import bleedingWound from 'icon:game-icons/bleeding-wound';
import bootPrints from 'icon:game-icons/boot-prints';
import brute from 'icon:game-icons/brute';
import carDoor from 'icon:game-icons/car-door';
import cardDraw from 'icon:game-icons/card-draw';
import checkMark from 'icon:game-icons/check-mark';
import crosshair from 'icon:game-icons/crosshair';
import deathSkull from 'icon:game-icons/death-skull';
import door from 'icon:game-icons/door';
import exitDoor from 'icon:game-icons/exit-door';
import eyeTarget from 'icon:game-icons/eye-target';
import fat from 'icon:game-icons/fat';
import hand from 'icon:game-icons/hand';
import hourglass from 'icon:game-icons/hourglass';
import key from 'icon:game-icons/key';
import knapsack from 'icon:game-icons/knapsack';
import magnifyingGlass from 'icon:game-icons/magnifying-glass';
import megaphone from 'icon:game-icons/megaphone';
import padlock from 'icon:game-icons/padlock';
import raiseZombie from 'icon:game-icons/raise-zombie';
import shamblingZombie from 'icon:game-icons/shambling-zombie';
import shouting from 'icon:game-icons/shouting';
import sprint from 'icon:game-icons/sprint';
import steeringWheel from 'icon:game-icons/steering-wheel';
import trade from 'icon:game-icons/trade';
import walkingBoot from 'icon:game-icons/walking-boot';
import winchester from 'icon:game-icons/winchester-rifle';
import chevronDown from 'icon:lucide/chevron-down';
import chevronUp from 'icon:lucide/chevron-up';
import fastForward from 'icon:lucide/fast-forward';
import maximize from 'icon:lucide/maximize';
import menu from 'icon:lucide/menu';
import minus from 'icon:lucide/minus';
import moon from 'icon:lucide/moon';
import pause from 'icon:lucide/pause';
import play from 'icon:lucide/play';
import plus from 'icon:lucide/plus';
import skipBack from 'icon:lucide/skip-back';
import skipForward from 'icon:lucide/skip-forward';
import stepBack from 'icon:lucide/step-back';
import stepForward from 'icon:lucide/step-forward';
import sun from 'icon:lucide/sun';
import volume2 from 'icon:lucide/volume-2';
import volumeX from 'icon:lucide/volume-x';

export const DRAWINGS = {
  'axe-swing': axeSwing,
  'backward-time': backwardTime,
  'bleeding-wound': bleedingWound,
  'boot-prints': bootPrints,
  'car-door': carDoor,
  'card-draw': cardDraw,
  'check-mark': checkMark,
  'chevron-down': chevronDown,
  'chevron-up': chevronUp,
  'death-skull': deathSkull,
  'exit-door': exitDoor,
  'eye-target': eyeTarget,
  'fast-forward': fastForward,
  'magnifying-glass': magnifyingGlass,
  'raise-zombie': raiseZombie,
  'shambling-zombie': shamblingZombie,
  'skip-back': skipBack,
  'skip-forward': skipForward,
  'steering-wheel': steeringWheel,
  'step-back': stepBack,
  'step-forward': stepForward,
  'walking-boot': walkingBoot,
  brute,
  crosshair,
  door,
  fat,
  hand,
  hourglass,
  key,
  knapsack,
  maximize,
  megaphone,
  menu,
  minus,
  moon,
  padlock,
  pause,
  play,
  plus,
  shouting,
  sprint,
  sun,
  'volume-2': volume2,
  'volume-x': volumeX,
  trade,
  winchester,
} as const;

export type IconName = keyof typeof DRAWINGS;
