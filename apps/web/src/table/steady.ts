import { same } from '@shamble/kernel';
import { useRef } from 'react';
import type { BoardScene } from './skin.ts';

/** The same things as before are the same objects: what has not changed is not drawn again. */
export function steady<T extends { readonly id: string }>(now: readonly T[], before: readonly T[]): readonly T[] {
  const known = new Map(before.map((one) => [one.id, one]));
  const kept = now.map((one) => {
    const old = known.get(one.id);
    return old !== undefined && same(old, one) ? old : one;
  });
  return kept.length === before.length && kept.every((one, i) => one === before[i]) ? before : kept;
}

/** A list whose unchanged parts are the objects of the one before. */
export function useSteady<T extends { readonly id: string }>(list: readonly T[]): readonly T[] {
  const kept = useRef(list);
  kept.current = steady(list, kept.current);
  return kept.current;
}

/** A scene whose unchanged parts are the objects of the one before. */
export function useSteadyScene(scene: BoardScene): BoardScene {
  const kept = useRef({ given: scene, steady: scene });
  const { given, steady: before } = kept.current;
  if (given !== scene)
    kept.current = {
      given: scene,
      steady: {
        ...scene,
        pieces: steady(scene.pieces, before.pieces),
        tokens: steady(scene.tokens, before.tokens),
        selected: same(scene.selected, before.selected) ? before.selected : scene.selected,
      },
    };
  return kept.current.steady;
}
