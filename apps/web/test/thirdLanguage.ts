import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Plugin } from 'vite';

/** English, every text of it in brackets: what stands outside of them comes from no catalogue. */
export const THIRD = 'qq';
export const wrapped = (text: string): string => `⟦${text}⟧`;

const WRAPPING = `
export function wrapped(given, key) {
  if (key === 'gender') return given;
  if (typeof given === 'string') return '⟦' + given + '⟧';
  if (typeof given === 'function') return async () => wrapped(await given());
  if (given === null || typeof given !== 'object') return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, wrapped(value, name)]));
}`;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}
const isNode = (given: unknown): given is Node => typeof (given as Node | null)?.type === 'string';
const nodesIn = (given: unknown): Node[] =>
  Array.isArray(given)
    ? given.flatMap(nodesIn)
    : isNode(given)
      ? [given, ...Object.values(given).flatMap(nodesIn)]
      : [];

const nameOf = (property: unknown): string | undefined => {
  const { key } = property as { key?: { name?: string; value?: string } };
  return key?.name ?? key?.value;
};

/** Adds the language wherever there is English and French: to the list of languages, and to all that is said in each. */
function third(): Plugin {
  return {
    name: 'third-language',
    enforce: 'post',
    resolveId: (id) => (id === 'third-language' ? '\0third-language' : null),
    load: (id) => (id === '\0third-language' ? WRAPPING : null),
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !/\bfr\b/.test(code)) return null;
      const edits: [at: number, text: string][] = [];
      for (const node of nodesIn(this.parse(code))) {
        if (node.type === 'ArrayExpression') {
          const values = (node.elements as { value?: unknown }[]).map((one) => one?.value);
          if (values.join() === 'en,fr') edits.push([node.end - 1, `, '${THIRD}'`]);
        }
        if (node.type !== 'ObjectExpression') continue;
        const properties = node.properties as Node[];
        const english = properties.find((one) => nameOf(one) === 'en');
        if (english === undefined || !properties.some((one) => nameOf(one) === 'fr')) continue;
        const { start, end } = english.value as Node;
        edits.push([english.start, `${THIRD}: wrapped(${code.slice(start, end)}), `]);
      }
      if (edits.length === 0) return null;
      const done = edits
        .sort(([a], [b]) => b - a)
        .reduce((text, [at, add]) => text.slice(0, at) + add + text.slice(at), code);
      return { code: `import { wrapped } from 'third-language';\n${done}`, map: null };
    },
  };
}

/** Builds the page with that language in it; gives back its folder. */
export async function thirdPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'shamble-third-'));
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [third()],
      build: { outDir, emptyOutDir: true, minify: false, cssMinify: false, reportCompressedSize: false },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
  return outDir;
}

/** What is read or heard on the page and stands outside of all brackets. `names` are the same in every language. */
export const unwrapped = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const found = new Set<string>();
    const outside = (text: string): string => {
      let left = text.replace(/\b[A-Z]{2}-[A-Z0-9]+-\d+\b/g, ' ');
      for (let before = ''; before !== left; ) {
        before = left;
        left = left.replace(/⟦[^⟦⟧]*⟧/g, ' ');
      }
      return left;
    };
    const isWord = (word: string): boolean => !known.some((name) => name.toLowerCase() === word.toLowerCase());
    const judge = (text: string, where: string): void => {
      const left = outside(text);
      for (const word of left.match(/\p{L}{2,}/gu) ?? []) if (isWord(word)) found.add(`${word} (${where})`);
      if (/[⟦⟧]/.test(left)) found.add(`cut: ${left.trim().slice(0, 80)} (${where})`);
    };
    judge(document.title, 'title');
    const said = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'aria-valuetext'];
    for (const element of document.querySelectorAll('body *')) {
      for (const name of said)
        if (element.hasAttribute(name)) judge(element.getAttribute(name)!, `${name} of ${element.tagName}`);
      const content = getComputedStyle(element, '::before').content;
      if (/^"/.test(content)) judge(content, `before ${element.className}`);
    }
    // A sentence may be in several elements: the nearest that holds all of it is judged.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      let around = node.parentElement!;
      if (/^(SCRIPT|STYLE)$/.test(around.tagName)) continue;
      if (!/\p{L}{2,}/u.test(outside(node.nodeValue ?? ''))) continue;
      for (let up = 0; up < 3 && /[⟦⟧]/.test(outside(around.textContent ?? '')); up++)
        around = around.parentElement ?? around;
      const all = around.textContent ?? '';
      const part = outside(all);
      for (const word of outside(node.nodeValue ?? '').match(/\p{L}{2,}/gu) ?? [])
        if (new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(part))
          judge(word, `<${around.tagName}> ${all.slice(0, 60)}`);
    }
    return [...found];
  }, names);
