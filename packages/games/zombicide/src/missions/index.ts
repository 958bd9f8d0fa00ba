import type { AnyAction } from '../actions/action.ts';
import { leave } from './leave.ts';

/** Actions that only some missions know. */
export const MISSION_ACTIONS: readonly AnyAction[] = [leave];
