import { EMPTY, NONE, type View, type Why } from '@shamble/dawn/types';
import { threats, why } from '@shamble/dawn/why';
import type { Event, Shape, TableView } from '@shamble/kernel';
import type { Danger, Reasons, Teller } from '../../telling/types.ts';
import { beatOf } from './beats.ts';
import { personPiece } from './names.ts';
import { apply, settle } from './picture.ts';
import { stageOf } from './stage.tsx';

/** How Dawn of the Dead is told. */
export const teller: Teller = {
  settle,
  apply,
  beat: beatOf,
  stage: ({ about }, _picture, words, time) => stageOf(about, words, time),
  why: reasonsOf,
  danger: dangerIn,
};

/** Who stands with one of the dead, and what else they could do. */
function dangerIn({ state }: TableView<Shape>): Danger {
  const view = state as View;
  const held = view.characters.flatMap(({ space, status }, id) =>
    space !== NONE && status !== 'super' && view.zombies[space] !== EMPTY ? [id] : [],
  );
  return {
    spaces: held.map((id) => view.characters[id]!.space),
    pieces: held.map(personPiece),
    lines: threats(view),
  };
}

/** Where it came from, where it went, and whom it wanted. */
function reasonsOf({ state }: TableView<Shape>, event: Event): Reasons | null {
  const view = state as View;
  const lines = why(view, event).filter(({ id }) => id !== 'why.rules');
  if (lines.length === 0) return null;
  const { from = NONE, to = NONE } = event.data as { from?: number; to?: number };
  const prey = view.characters[(event.why as Why).prey ?? NONE]?.space ?? NONE;
  const marked = [
    [from, 'var(--acid-d)'],
    [to, 'var(--acid)'],
    [prey, 'var(--blood)'],
  ] as const;
  return {
    lines,
    rules: event.rules,
    highlights: { marked: marked.flatMap(([space, ink]) => (space === NONE ? [] : [{ space, ink }])) },
  };
}
