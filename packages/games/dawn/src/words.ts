import { grammar } from '@shamble/kernel';
import type { Dawn } from './types.ts';

/** The words the rules of Dawn of the Dead are written in. */
export const { ask, call, choice, done, goto, next, proc } = grammar<Dawn>();
