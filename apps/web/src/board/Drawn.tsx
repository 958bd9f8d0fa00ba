import type { ComponentType } from 'react';
import type { Look } from './types.ts';

/** A look from a component and the facts it draws from. The same facts are the same picture, so it is not drawn again. */
export const drawnBy = <Facts extends object>(
  radius: number,
  Drawing: ComponentType<Facts & { stack: number }>,
  facts: Facts,
): Look => ({ radius, facts, Drawing: Drawing as Look['Drawing'] });

/** One of it, or so many on each other. */
export const Drawn = ({ look: { Drawing, facts }, stack = 1 }: { look: Look; stack?: number }) => (
  <Drawing {...facts} stack={stack} />
);
