import { Fault } from '@shamble/kernel';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';

/** YAML that remembers where it stood. */
export type Tree = { readonly line: number; readonly text: string; readonly file: string } & (
  | { readonly kind: 'map'; readonly fields: readonly Field[] }
  | { readonly kind: 'list'; readonly items: readonly Tree[] }
  | { readonly kind: 'value'; readonly value: unknown }
);

export interface Field {
  readonly key: string;
  readonly line: number;
  readonly value: Tree;
}

export const wrong = (file: string, line: number, sentence: string): Fault =>
  new Fault('bad-content', `${file}:${line}: ${sentence}`);
export const wrongAt = (tree: Tree, sentence: string): Fault => wrong(tree.file, tree.line, sentence);

interface Source {
  readonly file: string;
  readonly text: string;
  readonly lines: LineCounter;
  readonly document: Document;
}

/** The documents of a YAML text; empty ones are left out. */
export function readTrees(text: string, file: string): Tree[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, strict: true });
  if (!Array.isArray(documents)) return [];
  const trees: Tree[] = [];
  for (const document of documents) {
    const error = document.errors[0] ?? document.warnings[0];
    if (error !== undefined)
      throw wrong(
        file,
        lines.linePos(error.pos[0]).line,
        `this is not good YAML: ${sentence(error.message)} (A name that holds ": " or starts with one of * & ! { [ @ % needs quotes.)`,
      );
    if (document.contents !== null && !(isScalar(document.contents) && document.contents.value === null))
      trees.push(plant({ file, text, lines, document }, document.contents, 0));
  }
  return trees;
}

const sentence = (message: string): string => (message.endsWith('.') ? message : `${message}.`);

function plant(source: Source, given: Node | null, at: number): Tree {
  const { file } = source;
  const node = isAlias(given) ? (given.resolve(source.document) ?? null) : given;
  const from = given?.range?.[0] ?? at;
  const { line } = source.lines.linePos(from);
  if (isAlias(given) && node?.range && node.range[0] <= from && from < node.range[1])
    throw wrong(file, line, `"*${given.source}" stands for something that it is itself a part of.`);
  const text = source.text
    .slice(from, given?.range?.[1] ?? from)
    .trim()
    .replace(/\s+/g, ' ');
  if (isMap(node)) {
    const fields = node.items.map((pair): Field => {
      const key = pair.key as Node | null;
      if (!isScalar(key)) throw wrong(file, line, 'a key is a plain word here, not a list or a map.');
      const start = key.range?.[0] ?? from;
      return {
        key: String(key.value),
        line: source.lines.linePos(start).line,
        value: plant(source, pair.value as Node | null, start),
      };
    });
    return { kind: 'map', fields, line, text, file };
  }
  if (isSeq(node))
    return { kind: 'list', items: node.items.map((item) => plant(source, item as Node, from)), line, text, file };
  return { kind: 'value', value: isScalar(node) ? node.value : null, line, text, file };
}

/** The same as plain values. */
export function plain(tree: Tree): unknown {
  if (tree.kind === 'list') return tree.items.map(plain);
  if (tree.kind === 'map') return Object.fromEntries(tree.fields.map(({ key, value }) => [key, plain(value)]));
  return tree.value;
}

export const fieldOf = (tree: Tree, key: string): Tree | undefined =>
  tree.kind === 'map' ? tree.fields.find((field) => field.key === key)?.value : undefined;

/** A word or a number, as text. */
export function wordOf(tree: Tree, what: string): string {
  if (tree.kind === 'value' && tree.value !== null && tree.value !== '') return String(tree.value);
  throw wrongAt(tree, `${what} is a word here, not ${kindOf(tree)}.`);
}

/** One word, or a list of them. */
export function wordsOf(tree: Tree, what: string): string[] {
  return tree.kind === 'list' ? tree.items.map((item) => wordOf(item, what)) : [wordOf(tree, what)];
}

export const kindOf = (tree: Tree): string =>
  tree.kind !== 'value' ? `a ${tree.kind}` : tree.value === null ? 'nothing' : `"${String(tree.value)}"`;
