import type { Plugin } from 'vite';

/** Scenarios lay out a table by words, which nobody does in the page: games come without. */
export function noStage(): Plugin {
  return {
    name: 'no-stage',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, from) => (id === './stage.ts' && from?.endsWith('/src/pack.ts') ? '\0no-stage' : null),
    load: (id) => (id === '\0no-stage' ? 'export const stage = null;' : null),
  };
}
