import type { Event, Shape, TableView } from '@shamble/kernel';
import { threat, threats, why } from '@shamble/zombicide/preview';
import type { View, Zombicide } from '@shamble/zombicide/types';
import type { Reasons, Teller } from '../../telling/types.ts';
import { beatOf, heroPiece } from './beats.ts';
import { apply, settle } from './picture.ts';
import { stageOf } from './stage.tsx';

/** How Zombicide is told. */
export const teller: Teller = {
  settle,
  apply,
  beat: beatOf,
  stage: ({ about }, _picture, words, time) => stageOf(about, words, time),
  why: reasonsOf,
  danger({ state }) {
    const view = state as View;
    const { zones, reach } = threat(view);
    const spaces = new Set(zones.map(({ zone }) => zone));
    for (const [zone, wounds] of reach.entries()) if (wounds > 0) spaces.add(zone);
    return {
      spaces: [...spaces],
      pieces: view.survivors.flatMap(({ status, zone }, id) =>
        status === 'in' && spaces.has(zone) ? [heroPiece(id)] : [],
      ),
      lines: threats(view),
    };
  },
};

const TARGET = 'var(--blood)';
const STEP = 'var(--acid-d)';

interface Drawn {
  readonly targets?: readonly number[];
  readonly steps?: readonly number[];
}

function reasonsOf({ state }: TableView<Shape>, event: Event): Reasons | null {
  const lines = why(state as View, event).filter(({ id }) => id !== 'why.rules');
  if (lines.length === 0) return null;
  const { targets = [], steps = [] } = (event.why ?? {}) as Drawn;
  const { zone } = event.data as Partial<Zombicide['events']['zombiesAttacked']>;
  const struck = event.id === 'zombiesAttacked' && zone !== undefined ? [zone] : targets;
  return {
    lines,
    rules: event.rules,
    highlights: {
      marked: [
        ...steps.filter((one) => !struck.includes(one)).map((space) => ({ space, ink: STEP })),
        ...struck.map((space) => ({ space, ink: TARGET })),
      ],
    },
  };
}
