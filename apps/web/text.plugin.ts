import type { Plugin } from 'vite';

const FONT = /(?<=^|[\s;{])(font|font-size):([^;}/]*)/g;

/** Every size of letters in our style sheets grows with what the reader has set. Lines and boxes stay as they are. */
export function textSize(): Plugin {
  return {
    name: 'text-size',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.css(\?|$)/.test(id)) return null;
      return code.replace(FONT, (_, property: string, value: string) => {
        const grown = value.replace(/\b(\d+(?:\.\d+)?)px/g, 'calc($1px * var(--text-size))');
        return `${property}:${grown}`;
      });
    },
  };
}
