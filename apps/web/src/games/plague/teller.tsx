import type { Event, Shape, TableView } from '@shamble/kernel';
import { bites, sight } from '@shamble/plague/preview';
import type { View, Why } from '@shamble/plague/types';
import { threats, why } from '@shamble/plague/why';
import type { Reasons, Teller } from '../../telling/types.ts';
import { beatOf } from './beats.ts';
import type { GridHighlights } from './grid/scene.ts';
import { apply, settle } from './picture.ts';
import { stageOf } from './stage.tsx';

/** How Zombie Plague is told. */
export const teller: Teller = {
  settle,
  apply,
  beat: beatOf,
  stage: ({ about }, _picture, words, time) => stageOf(about, words, time),
  why: reasonsOf,
  danger: ({ state }) => ({ spaces: bites(state as View), lines: threats(state as View) }),
};

/** Its way, where it wants to go, and what it saw when it set out. */
function reasonsOf({ state }: TableView<Shape>, event: Event): Reasons | null {
  const view = state as View;
  const lines = why(view, event).filter(({ id }) => id !== 'why.rules');
  if (lines.length === 0) return null;
  const { path, target, sees } = event.why as Why;
  const { from } = event.data as { from?: number };
  const zombie = view.zombies[(event.data as { zombie: number }).zombie];
  const start = from ?? zombie?.square ?? -1;
  const highlights: GridHighlights = {
    marked: [
      ...path.filter((square) => square !== target).map((space) => ({ space, ink: 'var(--acid)' })),
      ...(target >= 0 ? [{ space: target, ink: 'var(--blood)' }] : []),
    ],
    ...(sees !== undefined && start >= 0 && zombie !== undefined
      ? { cone: { spaces: sight(view, start, zombie.facing), ink: 'var(--blood)' } }
      : {}),
  };
  return { lines, rules: event.rules, highlights };
}
