import type { AnyModifier, AnyReaction } from '@shamble/kernel';
import type { Feat } from '../actions/use.ts';
import type { Marvel } from '../types.ts';
import { againReactions, attackAgain, reaching } from './again.ts';
import { bigMouthFeat, pushAway, pushReactions, shout, webFeat } from './crowd.ts';
import { goOffScript, leaderFeat, offScriptFeat } from './lead.ts';
import { amongEnemies, burst, danvers, danversFeat, energyBurst } from './marvel.ts';
import { flyOff, moveSkills, stingAndFly } from './moves.ts';
import { firstPounce, hasMoved, kineticWeave, noteMove, pounce, pounceDice, weave } from './panther.ts';
import { beam, growStronger, hungrier, powerSkills, unibeam } from './power.ts';
import { alwaysInTime, arrive } from './spider.ts';
import { bind, bound, crimsonBonds, openPortal, portalFeat, timeFeat } from './strange.ts';
import {
  fly,
  growFeat,
  grownDice,
  grownSkin,
  grownUp,
  hammerFeat,
  lightningFeat,
  shrink,
  shrugOff,
  stride,
  strideFeat,
} from './stride.ts';
import { bendOdds, bendTheOdds, rewrite, rewriteReality, tradeFates, tradeFeat } from './witch.ts';
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

export const SKILL_FEATS: Readonly<Record<string, Feat>> = {
  ...danversFeat,
  ...bigMouthFeat,
  ...leaderFeat,
  ...offScriptFeat,
  ...portalFeat,
  ...timeFeat,
  ...growFeat,
  ...strideFeat,
  ...hammerFeat,
  ...lightningFeat,
  ...tradeFeat,
  ...webFeat,
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
