import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WITHOUT: Readonly<Record<string, string>> = {
  './stage.ts': 'export const stage = null;',
  './bot/careful.ts': 'export const careful = null;',
  './bot/thought.ts': 'export const mind = null;',
};

/** A game that lets its bots be had apart does not bring them with its rules. */
const isApart = (pack: string): boolean => {
  const { exports } = JSON.parse(readFileSync(pack.replace('/src/pack.ts', '/package.json'), 'utf8'));
  return Object.hasOwn(Object(exports), './thought');
};

/** Scenarios lay out a table by words, which nobody does in the page; its bots think in a worker. Games come without. */
export function leanPacks(): Plugin {
  return {
    name: 'lean-packs',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, from) {
      if (!(id in WITHOUT) || !from?.endsWith('/src/pack.ts')) return null;
      return id === './stage.ts' || isApart(from) ? `\0without ${id}` : null;
    },
    load: (id) => (id.startsWith('\0without ') ? WITHOUT[id.slice('\0without '.length)]! : null),
  };
}
