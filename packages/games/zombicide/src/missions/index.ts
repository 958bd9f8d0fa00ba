import type { AnyAction } from '../actions/action.ts';
import { leave } from './leave.ts';
import { load, unload } from './loading.ts';
import { neutralise } from './neutralise.ts';

/** Actions that only some missions know. */
export const MISSION_ACTIONS: readonly AnyAction[] = [load, unload, neutralise, leave];
