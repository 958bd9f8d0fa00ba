import { grammar } from '@shamble/kernel';
import type { Marvel } from './types.ts';

export const { amend, announce, ask, call, choice, done, goto, modifier, next, prevent, proc, reaction } =
  grammar<Marvel>();
