import { MISSION_ACTIONS } from '../missions/index.ts';
import { SKILL_ACTIONS } from '../skills/index.ts';
import type { AnyAction } from './action.ts';
import { changeSeat } from './changeSeat.ts';
import { combine } from './combine.ts';
import { drive } from './drive.ts';
import { enter } from './enter.ts';
import { exit } from './exit.ts';
import { melee } from './melee.ts';
import { move } from './move.ts';
import { makeNoiseAction } from './noise.ts';
import { nothing } from './nothing.ts';
import { objective } from './objective.ts';
import { open } from './open.ts';
import { organise } from './organise.ts';
import { reload } from './reload.ts';
import { search } from './search.ts';
import { searchCar } from './searchCar.ts';
import { shoot } from './shoot.ts';
import { throwMolotov } from './throw.ts';

/** The menu of an activation, in the order it is read (ZC-ACT-03). */
export const ACTIONS: readonly AnyAction[] = [
  move,
  search,
  searchCar,
  open,
  organise,
  melee,
  shoot,
  throwMolotov,
  reload,
  combine,
  enter,
  exit,
  changeSeat,
  drive,
  objective,
  makeNoiseAction,
  ...SKILL_ACTIONS,
  ...MISSION_ACTIONS,
  nothing,
];
