import { grammar } from '@shamble/kernel';
import type { Zombicide } from './types.ts';

export const { aside, ask, announce, amend, call, choice, done, goto, modifier, next, prevent, proc, reaction } =
  grammar<Zombicide>();
