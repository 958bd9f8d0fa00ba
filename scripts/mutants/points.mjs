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

/** @returns {{ file: string, line: number, start: number, end: number, was: string, now: string }[]} */
export function pointsOf(file, source) {
  const points = [];
  const add = (start, end, now) => {
    const was = source.slice(start, end);
    points.push({ file, line: source.slice(0, start).split('\n').length, start, end, was, now });
  };
  visit(parseSync(file, source).program, (node) => {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        return changeOperator(node, source, add);
      case 'ConditionalExpression':
        add(node.test.start, node.test.end, 'true');
        return add(node.test.start, node.test.end, 'false');
      case 'IfStatement':
        return add(node.test.start, node.test.end, 'false');
      case 'UnaryExpression':
        if (node.operator === '!') add(node.start, node.end, source.slice(node.argument.start, node.argument.end));
        return;
      case 'Literal':
        if (typeof node.value === 'number') add(node.start, node.end, String(node.value + 1));
        if (typeof node.value === 'boolean') add(node.start, node.end, String(!node.value));
        return;
      case 'ExpressionStatement':
        // A change that is not made: a call or an assignment left out.
        if (node.expression.type !== 'Literal') add(node.start, node.end, ';');
    }
  });
  return points;
}

function changeOperator({ operator, left, right }, source, add) {
  const from = left.end;
  const at = source.slice(from, right.start).indexOf(operator);
  for (const now of OPERATORS[operator] ?? []) add(from + at, from + at + operator.length, now);
}

/** Types say nothing at run time, and messages for people are not rules. */
const SKIPPED = /^TS|^Import|^Export(All)|^ThrowStatement$/;

function visit(node, meet) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) visit(one, meet);
    return;
  }
  if (typeof node.type === 'string') {
    if (SKIPPED.test(node.type) && node.type !== 'TSNonNullExpression' && node.type !== 'TSAsExpression') return;
    meet(node);
  }
  for (const key in node) if (key !== 'typeAnnotation' && key !== 'returnType') visit(node[key], meet);
}
