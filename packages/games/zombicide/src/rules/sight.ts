import { canSee as canSeeOn, type Doors, rangeBetween as rangeOn, sightFrom as sightOn } from '@shamble/parts';
import type { Board } from '../board/board.ts';

// Straight along the street to a wall or the edge (ZC-LOS-01, ZC-LOS-02, ZC-LOS-03); between rooms that share an opening
// (ZC-LOS-04, ZC-LOS-05, ZC-LOS-06), which a closed door is not (ZC-LOS-10); and straight through an open door, into that
// one room only (ZC-LOS-07, ZC-LOS-08).

/** The zones seen from one, its own included (ZC-LOS-11). Mutual (ZC-LOS-09). */
export const sightFrom: (board: Board, doors: Doors, from: number) => readonly number[] = sightOn;

/** Zones a shot crosses, the target's included; 0 in the own zone, -1 out of sight (ZC-RANGED-02, ZC-RANGED-06). */
export const rangeBetween: (board: Board, doors: Doors, from: number, to: number) => number = rangeOn;

export const canSee: (board: Board, doors: Doors, from: number, to: number) => boolean = canSeeOn;
