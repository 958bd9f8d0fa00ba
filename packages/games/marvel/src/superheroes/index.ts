import type { AnyModifier, AnyReaction } from '@shamble/kernel';
import type { Marvel } from '../types.ts';
import { dodge, kineticReturn, leap, portalSeen, showPortal, strikeBack } from './answers.ts';
import { standing } from './standing.ts';

export const SUPER_HERO_MODIFIERS: readonly AnyModifier<Marvel>[] = standing;

export const SUPER_HERO_REACTIONS: readonly AnyReaction<Marvel>[] = [kineticReturn, leap, portalSeen];

export const SUPER_HERO_PROCS = { strikeBack, dodge, showPortal };
