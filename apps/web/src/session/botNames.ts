import { botsFor } from '@shamble/bots';
import type { GamePack, Shape } from '@shamble/kernel';

/** The bots that can play the game, those that know it first. */
export const botNames = (pack: GamePack<Shape>): readonly string[] => Object.keys(botsFor(pack)).reverse();
