// Where a source can be changed so that a rule is wrong: every point is a piece of text and what stands there instead.
import { parseSync } from 'rolldown/utils';

const OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};
const CALLS = { min: 'max', max: 'min', some: 'every', every: 'some' };
const LISTS = new Set(['map', 'filter', 'flatMap']);

/**
 * @typedef {{ start: number, end: number, was: string, now: string, line: number, text: string }} Point
 * @returns {Point[]} every change by itself; `text` is the line it begins on
 */
export function pointsOf(source) {
  const lines = source.split('\n');
  const points = [];
  const add = (start, end, now) => {
    const line = source.slice(0, start).split('\n').length;
    points.push({ start, end, was: source.slice(start, end), now, line, text: lines[line - 1].trim() });
  };
  const { program } = parseSync('source.ts', source);
  const spared = servesTheUsual(program);
  visit(program, (node) => {
    if (spared.has(node) || isNoRule(node)) return false;
    changes(node, source, add);
    return true;
  });
  return points;
}

function changes(node, source, add) {
  const text = ({ start, end }) => source.slice(start, end);
  const replace = ({ start, end }, now) => add(start, end, now);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return changeOperator(node, source, add);
    case 'ConditionalExpression':
      replace(node.test, 'true');
      return replace(node.test, 'false');
    case 'IfStatement':
      replace(node.test, 'false');
      return replace(node.test, `!(${text(node.test)})`);
    case 'UnaryExpression':
      if (node.operator === '!') replace(node, text(node.argument));
      if (isNegative(node)) replace(node, String(1 - node.argument.value));
      return;
    case 'Literal':
      if (typeof node.value === 'number') replace(node, String(node.value + 1));
      if (typeof node.value === 'number' && node.value > 0) replace(node, String(node.value - 1));
      if (typeof node.value === 'boolean') replace(node, String(!node.value));
      return;
    case 'CallExpression':
      if (node.callee.type === 'MemberExpression' && CALLS[node.callee.property.name])
        replace(node.callee.property, CALLS[node.callee.property.name]);
      return;
    case 'ArrayExpression':
      if (!node.elements.every(isClause)) for (const element of node.elements) replace(element, '...[]');
      return;
    case 'ReturnStatement':
      if (isList(node.argument)) replace(node.argument, '[]');
      return;
    case 'ArrowFunctionExpression':
      if (node.body.type !== 'BlockStatement' && isList(node.body)) replace(node.body, '[]');
      return returnAtOnce(node, replace);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return returnAtOnce(node, replace);
    case 'ExpressionStatement':
      // A change that is not made: a call or an assignment left out.
      if (node.expression.type !== 'Literal') replace(node, ';');
  }
}

function changeOperator({ operator, left, right }, source, add) {
  const from = left.end;
  const at = source.slice(from, right.start).indexOf(operator);
  for (const now of OPERATORS[operator] ?? []) add(from + at, from + at + operator.length, now);
}

const isNegative = (node) =>
  node?.type === 'UnaryExpression' && node.operator === '-' && typeof node.argument.value === 'number';

/** Clauses are cited, not played by. */
const isClause = (node) => node?.type === 'Literal' && /^[A-Z]+-[A-Z]+-\d+$/.test(node.value);

const isList = (node) =>
  (node?.type === 'CallExpression' && LISTS.has(node.callee.property?.name)) ||
  (node?.type === 'ArrayExpression' && node.elements.length > 0 && !node.elements.every(isClause));

/** Only where nothing is given back: elsewhere it would break at once and prove little. */
function returnAtOnce({ body }, replace) {
  if (body?.type === 'BlockStatement' && body.body.length > 1 && !givesBack(body)) replace(body, '{}');
}

function givesBack(node) {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some(givesBack);
  if (node.type === 'ReturnStatement' && node.argument !== null) return true;
  if (/Function/.test(node.type)) return false;
  return Object.values(node).some(givesBack);
}

const isUsual = (node) =>
  (node.type === 'Property' && node.key.name === 'usual') || (isNamed(node) && /^usual/.test(node.id.name));
const isNamed = ({ type, id }) =>
  (type === 'FunctionDeclaration' || type === 'VariableDeclarator') && id?.type === 'Identifier';

/** Types say nothing at run time; messages for people, clauses cited and the usual answer are not rules. */
const isNoRule = (node) =>
  (/^TS|^Import|^ExportAll|^ThrowStatement$/.test(node.type) &&
    !/^TS(NonNull|As|Satisfies)Expression$/.test(node.type)) ||
  (node.type === 'Property' && node.key.name === 'rules') ||
  isUsual(node);

/** Functions of the file that nothing but the usual answer calls. */
function servesTheUsual({ body }) {
  const own = body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : [node]))
    .filter((node) => isNamed(node) && !isUsual(node));
  const callers = new Map(own.map(({ id }) => [id.name, new Set()]));
  const note = (node, by) =>
    visit(node, (one) => {
      if (isUsual(one) && by !== 'usual') return note(one, 'usual');
      if (own.includes(one) && by !== one.id.name) return note(one, one.id.name);
      if (one.type === 'Identifier' && one.name !== by) callers.get(one.name)?.add(by);
      return true;
    });
  note(body, '');
  const isLive = (name, seen = []) => {
    const by = callers.get(name);
    if (by === undefined || by.size === 0) return name !== 'usual';
    return [...by].some((one) => !seen.includes(one) && isLive(one, [...seen, name]));
  };
  return new Set(own.filter(({ id }) => !isLive(id.name)));
}

/** Goes into what `meet` agrees to. */
function visit(node, meet) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) visit(one, meet);
    return;
  }
  if (typeof node.type === 'string' && (!meet(node) || isNegative(node))) return;
  for (const key in node) if (key !== 'typeAnnotation' && key !== 'returnType') visit(node[key], meet);
}
