import type { AnyModifier, AnyReaction } from '@shamble/kernel';
import type { Deed } from '../actions/use.ts';
import type { Marvel } from '../types.ts';
import { againReactions, attackAgain, reaching } from './again.ts';
import { bigMouthDeed, pushAway, pushReactions, shout, webDeed } from './crowd.ts';
import { goOffScript, leaderDeed, offScriptDeed } from './lead.ts';
import { amongEnemies, burst, danvers, danversDeed, energyBurst } from './marvel.ts';
import { flyOff, moveSkills, stingAndFly } from './moves.ts';
import { firstPounce, hasMoved, kineticWeave, noteMove, pounce, pounceDice, weave } from './panther.ts';
import { beam, growStronger, hungrier, powerSkills, unibeam } from './power.ts';
import { alwaysInTime, arrive } from './spider.ts';
import { bind, bound, crimsonBonds, openPortal, portalDeed, timeDeed } from './strange.ts';
import {
  fly,
  growDeed,
  grownDice,
  grownSkin,
  grownUp,
  hammerDeed,
  lightningDeed,
  shrink,
  shrugOff,
  stride,
  strideDeed,
} from './stride.ts';
import { bendOdds, bendTheOdds, rewrite, rewriteReality, tradeDeed, tradeFates } from './witch.ts';
import { absorb, energyAbsorption, parry, shieldParry } from './wounds.ts';

export const SKILL_MODIFIERS: readonly AnyModifier<Marvel>[] = [
  ...[reaching, amongEnemies, pounceDice, grownDice, bound],
  ...moveSkills,
  ...powerSkills,
];

export const SKILL_REACTIONS: readonly AnyReaction<Marvel>[] = [
  ...[hungrier, unibeam, firstPounce, crimsonBonds, bendTheOdds, energyBurst],
  ...againReactions,
  ...pushReactions,
  ...[stingAndFly, hasMoved, grownUp, rewriteReality],
  ...[shieldParry, alwaysInTime, grownSkin, energyAbsorption, kineticWeave],
];

export const SKILL_DEEDS: Readonly<Record<string, Deed>> = {
  ...danversDeed,
  ...bigMouthDeed,
  ...leaderDeed,
  ...offScriptDeed,
  ...portalDeed,
  ...timeDeed,
  ...growDeed,
  ...strideDeed,
  ...hammerDeed,
  ...lightningDeed,
  ...tradeDeed,
  ...webDeed,
};

export const SKILL_PROCS = {
  ...{ parry, absorb, burst, attackAgain, flyOff, danvers, pushAway, growStronger, beam, shout, goOffScript },
  ...{
    pounce,
    noteMove,
    weave,
    bind,
    openPortal,
    stride,
    fly,
    shrink,
    shrugOff,
    bendOdds,
    tradeFates,
    rewrite,
    arrive,
  },
};
