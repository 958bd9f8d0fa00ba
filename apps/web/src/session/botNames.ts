import { botsFor, PARTNERS } from '@shamble/bots';
import type { GamePack, Shape } from '@shamble/kernel';

/** The partners to choose from, those that answer at once first; where nobody knows the game, those that can play any. */
export const botNames = (pack: GamePack<Shape>): readonly string[] =>
  pack.mind === undefined ? Object.keys(botsFor(pack)).reverse() : Object.keys(PARTNERS);
