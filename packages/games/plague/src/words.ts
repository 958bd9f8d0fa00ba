import { grammar } from '@shamble/kernel';
import type { Plague } from './types.ts';

export const { aside, ask, announce, amend, call, choice, done, goto, modifier, next, prevent, proc, reaction } =
  grammar<Plague>();
