import type { Event, Shape, TableView } from '@shamble/kernel';
import { zombie as zombieName } from '@shamble/plague/phrases';
import { bites, sight } from '@shamble/plague/preview';
import type { View, Why } from '@shamble/plague/types';
import { threats, why } from '@shamble/plague/why';
import type { Danger, Reasons, Teller } from '../../telling/types.ts';
import { beatOf } from './beats.ts';
import type { GridHighlights } from './grid/scene.ts';
import { humanPiece, nameOf, say } from './names.ts';
import { apply, settle, stateIn } from './picture.ts';
import { stageOf } from './stage.tsx';

/** How Zombie Plague is told. */
export const teller: Teller = {
  settle,
  apply,
  beat: beatOf,
  stage: ({ about }, picture, words, time) => stageOf(about, stateIn(picture), words, time),
  why: reasonsOf,
  danger: dangerOf,
};

/** Whom a zombie could bite in its next turn, and which ones could. */
function dangerOf({ state }: TableView<Shape>): Danger {
  const view = state as View;
  const all = bites(view);
  const reached = view.humans.flatMap(({ status, square }, id) => {
    const by = status === 'in' ? all.get(square) : undefined;
    return by ? [{ id, by }] : [];
  });
  const lines = reached.map(({ id, by }) => {
    const [first, ...rest] = by.map((zombie) => zombieName(view, zombie));
    const who = rest.reduce((list, one) => say('p.threat.and', { list, one }), first!);
    return say('p.threat.by', { name: nameOf(id), who });
  });
  return {
    spaces: [...all.keys()],
    pieces: reached.map(({ id }) => humanPiece(id)),
    lines: [...lines, ...threats(view).filter(({ id }) => id !== 'threat.near')],
  };
}

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
