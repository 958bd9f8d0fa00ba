import type { Event, Shape, TableView } from '@shamble/kernel';
import { threat, threats, why } from '@shamble/marvel/preview';
import type { View, Why } from '@shamble/marvel/types';
import type { Danger, Reasons, Teller } from '../../telling/types.ts';
import { beatOf } from './beats.ts';
import { heroPiece } from './names.ts';
import { apply, settle, stateIn } from './picture.ts';
import { stageOf } from './stage.tsx';

/** How Marvel Zombies is told. */
export const teller: Teller = {
  settle,
  apply,
  beat: beatOf,
  stage: ({ about }, picture, words, time) => stageOf(about, stateIn(picture), words, time),
  why: reasonsOf,
  danger: dangerIn,
};

/** Where Wounds can fall next, and what else they could do. */
function dangerIn({ state }: TableView<Shape>): Danger {
  const view = state as View;
  const { zones } = threat(view);
  return {
    spaces: zones.map(({ zone }) => zone),
    pieces: [...new Set(zones.flatMap(({ heroes }) => heroes.map(({ hero }) => heroPiece(hero))))],
    lines: threats(view),
  };
}

const TARGET = 'var(--blood)';
const STEP = 'var(--accent)';

/** Whom it wants, and by which ways it goes there. */
function reasonsOf({ state }: TableView<Shape>, event: Event): Reasons | null {
  const lines = why(state as View, event).filter(({ id }) => id !== 'why.rules');
  if (lines.length === 0) return null;
  const { targets = [], ways = [] } = (event.why ?? {}) as Partial<Why>;
  return {
    lines,
    rules: event.rules,
    highlights: {
      marked: [
        ...ways.filter((one) => !targets.includes(one)).map((space) => ({ space, ink: STEP })),
        ...targets.map((space) => ({ space, ink: TARGET })),
      ],
    },
  };
}
