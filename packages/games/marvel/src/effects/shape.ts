import type { BystanderChoices, BystanderEvents, BystanderProcs } from '../bystanders/shape.ts';
import type { MissionChoices, MissionEvents, MissionProcs } from '../missions/shape.ts';
import type { SavedEvents, SavedProcs } from '../saved/shape.ts';
import type { SkillProcs } from '../skills/shape.ts';
import type { FoeEvents, FoeProcs } from '../superheroes/shape.ts';
import type { TraitProcs } from '../traits/shape.ts';
import type { CommonChoices, CommonEvents, CommonProcs } from './common.ts';

// What Traits, Skills, Bystanders, Super Heroes and missions add to the names of the game.

export type EffectEvents = CommonEvents & BystanderEvents & FoeEvents & MissionEvents & SavedEvents;

export type EffectChoices = CommonChoices & BystanderChoices & MissionChoices;

export type EffectProcs = CommonProcs & TraitProcs & SkillProcs & BystanderProcs & FoeProcs & MissionProcs & SavedProcs;
