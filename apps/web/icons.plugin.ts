import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { rounded } from './icons.paths.ts';

interface IconSet {
  readonly width?: number;
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>>;
}
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>, inside: readonly Shape[]];

const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function read(set: string): IconSet {
  const known = sets.get(set);
  if (known) return known;
  const file = require.resolve(`@iconify-json/${set}/icons.json`);
  const found = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  sets.set(set, found);
  return found;
}

/** The icons are written by one program, without text or comments: tags are all there is. */
function shapesOf(size: number, body: string): Shape[] {
  const top: Shape[] = [];
  const open: Shape[][] = [top];
  for (const [, close, tag, attributes, alone] of body.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (close) {
      open.pop();
      continue;
    }
    const pairs = [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
      camel(name!),
      name === 'd' && size > 100 ? rounded(value!) : value!,
    ]);
    const shape: [string, Record<string, string>, Shape[]] = [tag!, Object.fromEntries(pairs), []];
    open.at(-1)!.push(shape);
    if (!alone) open.push(shape[2]);
  }
  return top;
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `import axe from 'icon:game-icons/fire-axe'` gives that icon's size and shapes; nothing else is bundled. */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : null),
    load(id) {
      const [, set, name] = /^\0icon:([\w-]+)\/([\w-]+)$/.exec(id) ?? [];
      if (!set || !name) return null;
      const { icons: all, width = 16 } = read(set);
      const icon = all[name];
      if (!icon) this.error(`There is no icon ${name} in ${set}.`);
      const size = icon.width ?? width;
      return `export default ${JSON.stringify({ size, shapes: shapesOf(size, icon.body) })}`;
    },
  };
}
