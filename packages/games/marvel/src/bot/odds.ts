import { FOE, GUARD, KINDS, SPECIALIST, TROOPER } from '../types.ts';

/** Dice and faces of six that hit -> Hits -> the chance of exactly so many. */
const rows: number[][] = [];
const MOST_DICE = 24;

export function hitChances(dice: number, winning: number): readonly number[] {
  const many = Math.min(MOST_DICE, Math.max(0, dice));
  const key = 7 * many + winning;
  let row = rows[key];
  if (row === undefined) {
    const p = winning / 6;
    row = [1];
    for (let die = 0; die < many; die++) {
      row.push(0);
      for (let hits = die + 1; hits >= 0; hits--)
        row[hits] = row[hits]! * (1 - p) + (hits > 0 ? row[hits - 1]! * p : 0);
    }
    rows[key] = row;
  }
  return row;
}

export function chanceOf(dice: number, winning: number, least: number): number {
  const row = hitChances(dice, winning);
  let sum = 0;
  for (let hits = least; hits < row.length; hits++) sum += row[hits]!;
  return sum;
}

/** Enemies in a Zone as an attack meets them: how many of each kind, and how tough they are. */
export interface Crowd {
  readonly count: readonly number[];
  /** Of the Super Hero who is hit first. */
  readonly foe: number;
  readonly guard: number;
}

const left = [0, 0, 0, 0];
const fallen = [0, 0, 0, 0];

/** Hits by Target Priority, into `fallen`: what is too little for a rank is lost. */
function assign(hits: number, foes: number, { foe, guard }: Crowd): void {
  fallen.fill(0);
  let rest = hits;
  if (foes >= 0.5) {
    if (rest < foe) return;
    fallen[FOE] = 1;
    rest -= foe;
    if (foes >= 1.5) return;
  }
  const guards = Math.min(left[GUARD]!, Math.floor(rest / guard));
  fallen[GUARD] = guards;
  if (guards < left[GUARD]! - 1e-9) return;
  rest -= guards * guard;
  fallen[TROOPER] = Math.min(left[TROOPER]!, rest);
  rest -= fallen[TROOPER]!;
  fallen[SPECIALIST] = Math.min(left[SPECIALIST]!, Math.max(0, rest));
}

/**
 * Attack after attack, kind by kind: kills to be expected of the first so many, dice that grow with Hunger included. What
 * is given back is written over by the next call.
 */
export function killsOf(crowd: Crowd, dice: number, winning: number, times: number): readonly (readonly number[])[] {
  for (let kind = 0; kind < KINDS; kind++) left[kind] = crowd.count[kind]!;
  let rolled = dice;
  for (let time = 0; time < times; time++) {
    volley(crowd, hitChances(Math.floor(rolled + 0.35), winning));
    const killed = sums[time]!;
    for (let kind = 0; kind < KINDS; kind++) {
      const taken = Math.min(left[kind]!, gone[kind]!);
      left[kind]! -= taken;
      killed[kind] = taken + (time > 0 ? sums[time - 1]![kind]! : 0);
    }
    rolled += rolled / 6;
  }
  return sums;
}

const MOST_TIMES = 8;
const sums: number[][] = Array.from({ length: MOST_TIMES }, () => [0, 0, 0, 0]);
const gone = [0, 0, 0, 0];

function volley(crowd: Crowd, chances: readonly number[]): void {
  gone.fill(0);
  const alive = Math.min(1, left[FOE]!);
  for (let hits = 1; hits < chances.length; hits++) {
    const chance = chances[hits]!;
    if (alive > 0) {
      assign(hits, left[FOE]! / alive, crowd);
      for (let kind = 0; kind < KINDS; kind++) gone[kind]! += alive * chance * fallen[kind]!;
    }
    if (alive < 1) {
      assign(hits, 0, crowd);
      for (let kind = 0; kind < KINDS; kind++) gone[kind]! += (1 - alive) * chance * fallen[kind]!;
    }
  }
}
