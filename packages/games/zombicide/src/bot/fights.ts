import { distancesTo } from '@shamble/parts';
import { ZOMBIES } from '../../content/zombies.ts';
import { isIn, survivorsAt } from '../rules/questions.ts';
import { rangeBetween, sightFrom } from '../rules/sight.ts';
import { ABOMINATION, type Act, at, FATTY, KINDS, type Zone } from '../types.ts';
import { isBlow, killsOf } from './fight.ts';
import { type Mind, onward, standing } from './mind.ts';
import { LATER } from './reach.ts';
import { experienceCost, type Loss, type Outlook, relief } from './scene.ts';
import { WEIGHTS } from './weights.ts';

export interface Attempt {
  readonly act: Act;
  readonly value: number;
}

const XP = KINDS.map((kind) => ZOMBIES[kind].xp);

/** Attacks from a zone: with all that is left, or some and then away again. `spare`: Moves that cost nothing. */
export function* fightsFrom(mind: Mind, zone: Zone, left: number, spare: number, here: boolean): Generator<Attempt> {
  const { scene, blows, from } = mind;
  const { view, board, self } = scene;
  const times = left + self.freeCombats;
  for (const blow of blows) {
    for (const target of blow.max === 0 ? [zone] : sightFrom(board, view.doors, zone)) {
      if (scene.crowd[target] === 0) continue;
      const range = rangeBetween(board, view.doors, zone, target);
      if (range < blow.min || range > blow.max) continue;
      if (!blow.free && scene.others[target]!.length > 0) continue;
      const act = here && from !== null ? from.find((one) => isBlow(one, blow, target)) : LATER;
      if (act === undefined) continue;
      for (let count = 1; count <= times; count++) {
        const loss = { zone: target, killed: killsOf(scene, blow, target, count) };
        const gain = gainOf(mind, blow.noisy, loss, zone) - WEIGHTS.effort * count;
        yield { act, value: gain + standing(mind, zone, loss) };
        const moves = left - Math.max(0, count - self.freeCombats) + spare;
        if (moves > 0) yield { act, value: gain + awayFrom(mind, zone, loss, moves) };
      }
    }
  }
}

/** Attack, then go: Zombies that fell no longer hold one back. */
function awayFrom(mind: Mind, zone: Zone, loss: Loss, moves: number): number {
  const { scene } = mind;
  const held = scene.self.skills.includes('slippery')
    ? 0
    : scene.crowd[zone]! - (loss.zone === zone ? sum(loss.killed) : 0);
  const cost = Math.ceil(1 + held - 1e-9);
  let best = Number.NEGATIVE_INFINITY;
  if (cost <= moves) for (const to of scene.paths.steps[zone]!) best = Math.max(best, onward(mind, to, moves - cost));
  return best;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** What kills are worth. */
function gainOf({ scene, aim }: Mind, noisy: boolean, loss: Loss, zone: Zone): number {
  const near = nearness(scene, loss.zone, zone);
  let gain = relief(scene, loss) - (noisy ? WEIGHTS.noise : 0);
  const hunted = aim?.what === 'fight' || aim?.zones.includes(loss.zone) === true ? 1.5 : 1;
  let xp = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    gain += loss.killed[kind]! * near * hunted * WEIGHTS.kill[kind]!;
    xp += loss.killed[kind]! * XP[kind]!;
  }
  gain += aim?.what === 'fight' ? WEIGHTS.hunt * xp : -experienceCost(scene.view, scene.self, xp);
  return gain;
}

/** Zombies far from everybody are no trouble yet. */
function nearness({ view, paths }: Outlook, target: Zone, zone: Zone): number {
  const row = distancesTo(paths, target);
  let least = row[zone]!;
  for (const one of view.survivors) if (isIn(one) && row[one.zone]! < least) least = row[one.zone]!;
  return least <= 1 ? 1 : least === 2 ? 0.7 : 0.3;
}

/** A Molotov, and loading again: only here and now. */
export function* burnsAndReloads(mind: Mind): Generator<Attempt> {
  const { scene, from } = mind;
  const { self, crowd, paths } = scene;
  for (const act of from ?? []) {
    if (act.do === 'throw') yield* thrown(mind, act);
    else if (act.do === 'reload' && paths.steps[self.zone]!.some((zone) => crowd[zone]! > 0))
      yield { act, value: standing(mind, self.zone) + WEIGHTS.reload };
  }
}

/** It burns friends as well, and is too good for one or two. */
function* thrown(mind: Mind, act: Extract<Act, { do: 'throw' }>): Generator<Attempt> {
  const { view, self } = mind.scene;
  const killed = KINDS.map((_, kind) => view.figures[at(act.zone, kind)]!);
  if (survivorsAt(view, act.zone).length > 0 || (sum(killed) < 3 && killed[FATTY]! + killed[ABOMINATION]! === 0))
    return;
  const loss = { zone: act.zone, killed };
  yield { act, value: gainOf(mind, true, loss, self.zone) + standing(mind, self.zone, loss) };
}
