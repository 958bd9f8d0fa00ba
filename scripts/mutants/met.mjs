// Which functions of a source a run has met: every one is made to say so when it is called.
import { parseSync } from 'rolldown/utils';

/** The source, with `globalThis.met(file, at)` at the start of each function; `at` is where the function begins. */
export function watched(file, source) {
  const pieces = [];
  for (const { start, body } of functionsOf(source)) {
    const call = `globalThis.met(${JSON.stringify(file)}, ${start})`;
    if (body.type === 'BlockStatement') pieces.push([body.start + 1, `${call};`]);
    else pieces.push([body.start, `(${call}, `], [body.end, ')']);
  }
  // From the end on; of two at one place the outer one's bracket closes last and opens first.
  const inOrder = pieces.map((piece, i) => [...piece, i]).sort((a, b) => b[0] - a[0] || order(a, b));
  let out = source;
  for (const [at, text] of inOrder) out = out.slice(0, at) + text + out.slice(at);
  return out;
}

const order = ([, a, i], [, b, j]) => (a === ')' && b === ')' ? i - j : j - i);

/** Where the innermost function around a place begins; -1 outside of all. */
export function functionAround(source, start, end) {
  const around = functionsOf(source).filter(({ body }) => body.start <= start && end <= body.end);
  return around.at(-1)?.start ?? -1;
}

/** Outer ones first. */
function functionsOf(source) {
  const found = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) && node.body)
      found.push({ start: node.start, body: node.body });
    for (const key in node) visit(node[key]);
  };
  visit(parseSync('source.ts', source).program);
  return found.sort((a, b) => a.start - b.start || b.body.end - a.body.end);
}
