import { kills } from '../rules/combat.ts';
import { wounds } from '../rules/questions.ts';
import { canHurt, survivorKey, usualShares } from '../rules/targets.ts';
import { at, EMPTY, type Fight, KINDS, type Survivor, type SurvivorId, WOUND } from '../types.ts';

/** Who stands where, and what attacks have done so far. A new one is made for each result. */
export interface Field {
  figures: number[];
  survivors: Survivor[];
  /** Survivor -> Wounds that can still be prevented. */
  spare: number[];
  /** Kind -> killed so far. */
  slain: number[];
  /** Survivor -> has been hit; has taken a Wound or died of it. */
  hit: boolean[];
  wounded: boolean[];
  /** Wounds dealt to survivors, prevented or not. */
  dealt: number;
}

/**
 * What so many successes do, by the rules of targets and with the usual answers: in rank order, survivors before all
 * others (ZC-RANGED-08, ZC-RANGED-09); of several, whoever can take most is hit first; free targets are Runners, the
 * Abomination, Fatties, Walkers, never a survivor while a Zombie is there. A Wound that can be prevented is.
 */
export function strike(before: Field, fight: Fight, successes: number): Field {
  if (successes === 0) return before;
  const scene: Field = {
    figures: [...before.figures],
    survivors: [...before.survivors],
    spare: [...before.spare],
    slain: [...before.slain],
    hit: [...before.hit],
    wounded: [...before.wounded],
    dealt: before.dealt,
  };
  let left = successes;
  while (left > 0 && canHurt(scene, fight)) {
    const shares = usualShares(scene, fight, left);
    for (let kind = 0; kind < KINDS.length; kind++) left -= fell(scene, fight, kind, shares[KINDS[kind]!] ?? 0);
    for (let id = 0; id < scene.survivors.length; id++)
      for (let share = shares[survivorKey(id)] ?? 0; share > 0; share--) {
        // A success meant for somebody who is dead already goes on to another.
        if (scene.survivors[id]!.status !== 'in') break;
        left -= 1;
        hit(scene, fight.damage, id);
      }
  }
  return scene;
}

/** Gives back the successes it took. */
function fell(scene: Field, { zone, damage }: Fight, kind: number, share: number): number {
  if (share === 0 || !kills(damage, kind)) return share;
  const fallen = Math.min(share, scene.figures[at(zone, kind)]!);
  scene.figures[at(zone, kind)]! -= fallen;
  scene.slain[kind]! += fallen;
  return share;
}

/** As many Wounds as the Damage (ZC-RANGED-12). */
function hit(scene: Field, damage: number, id: SurvivorId): void {
  scene.hit[id] = true;
  for (let i = 0; i < damage && scene.survivors[id]!.status === 'in'; i++) {
    scene.dealt += 1;
    if (scene.spare[id]! > 0) scene.spare[id]! -= 1;
    else {
      scene.wounded[id] = true;
      scene.survivors[id] = hurt(scene.survivors[id]!);
    }
  }
}

/** ZC-ZATK-03, ZC-ZATK-04 */
function hurt(survivor: Survivor): Survivor {
  if (wounds(survivor) > 0) return { ...survivor, status: 'dead' };
  const held = survivor.slots.findLastIndex((one) => one >= 0);
  const slot = held >= 0 ? held : survivor.slots.lastIndexOf(EMPTY);
  return { ...survivor, slots: survivor.slots.with(slot, WOUND) };
}
