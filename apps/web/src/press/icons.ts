import backwardTime from 'icon:game-icons/backward-time';
import bleedingWound from 'icon:game-icons/bleeding-wound';
import bootPrints from 'icon:game-icons/boot-prints';
import cardDraw from 'icon:game-icons/card-draw';
import checkMark from 'icon:game-icons/check-mark';
import deathSkull from 'icon:game-icons/death-skull';
import door from 'icon:game-icons/door';
import exitDoor from 'icon:game-icons/exit-door';
import eyeTarget from 'icon:game-icons/eye-target';
import hand from 'icon:game-icons/hand';
import hourglass from 'icon:game-icons/hourglass';
import key from 'icon:game-icons/key';
import padlock from 'icon:game-icons/padlock';
import sprint from 'icon:game-icons/sprint';
import walkingBoot from 'icon:game-icons/walking-boot';
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
  'backward-time': backwardTime,
  'bleeding-wound': bleedingWound,
  'boot-prints': bootPrints,
  'card-draw': cardDraw,
  'check-mark': checkMark,
  'chevron-down': chevronDown,
  'chevron-up': chevronUp,
  'death-skull': deathSkull,
  'exit-door': exitDoor,
  'eye-target': eyeTarget,
  'fast-forward': fastForward,
  'skip-back': skipBack,
  'skip-forward': skipForward,
  'step-back': stepBack,
  'step-forward': stepForward,
  'walking-boot': walkingBoot,
  door,
  hand,
  hourglass,
  key,
  maximize,
  menu,
  minus,
  moon,
  padlock,
  pause,
  play,
  plus,
  sprint,
  sun,
  'volume-2': volume2,
  'volume-x': volumeX,
} as const;

export type IconName = keyof typeof DRAWINGS;
