import { choice } from '../words.ts';
import { heroFor } from './sense.ts';

// Questions that several effects put.

export const hero = choice('hero', {
  offer: (_look, { heroes }) => ({ kind: 'one', from: heroes }),
  usual: (view, { by, heroes }) => heroFor(view, by, heroes),
});

/** Misses and 1s are worth another roll. */
export const rerolls = choice('rerolls', {
  offer: (_look, { faces, most }) => ({
    ...{ kind: 'some', from: faces.map((_, die) => die), min: 0, max: Math.min(most, faces.length) },
  }),
  usual: (_view, { faces, most, accuracy }) =>
    [...faces.keys()]
      .filter((die) => faces[die]! < accuracy)
      .sort((a, b) => faces[a]! - faces[b]!)
      .slice(0, most),
});
