import { selection } from 'd3-selection';

// In place of d3-transition, which d3-zoom asks for: nothing here moves by it, and it is larger than all the rest of d3.

export const interrupt = (): void => undefined;

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});
