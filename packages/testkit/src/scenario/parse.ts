import { didYouMean } from './forms.ts';
import type { Scenario, Step } from './scenario.ts';
import { sentenceOf } from './spelling.ts';
import { readCites, readStep } from './steps.ts';
import { fieldOf, kindOf, plain, readTrees, type Tree, wordOf, wrong, wrongAt } from './tree.ts';

const PARTS = ['scenario', 'game', 'given', 'when', 'then'];

/** The scenarios of a YAML text. Bad YAML and wrong shapes are a Fault `bad-content` with file and line. */
export function parseScenarios(text: string, file: string): Scenario[] {
  const scenarios: Scenario[] = [];
  let game: string | null = null;
  for (const tree of readTrees(text, file)) {
    if (isHeader(tree)) {
      if (scenarios.length > 0) throw wrongAt(tree, 'the header that names the game stands before the first scenario.');
      game = wordOf(fieldOf(tree, 'game')!, 'the game');
      continue;
    }
    for (const one of tree.kind === 'list' ? tree.items : [tree]) scenarios.push(readScenario(one, game));
  }
  if (scenarios.length === 0) throw wrong(file, 1, 'there is no scenario in this file.');
  const seen = new Map<string, Scenario>();
  for (const one of scenarios) {
    const twin = seen.get(sentenceOf(one.title));
    if (twin !== undefined && twin.game === one.game)
      throw wrong(file, one.line, `the title "${one.title}" is taken: line ${twin.line} has it already.`);
    seen.set(sentenceOf(one.title), one);
  }
  return scenarios;
}

const isHeader = (tree: Tree): boolean =>
  tree.kind === 'map' && tree.fields.length === 1 && tree.fields[0]!.key === 'game';

function readScenario(tree: Tree, game: string | null): Scenario {
  if (tree.kind !== 'map')
    throw wrongAt(tree, `a scenario is a map with "scenario", "given", "when" and "then", not ${kindOf(tree)}.`);
  for (const { key, line } of tree.fields)
    if (!PARTS.includes(key))
      throw wrong(tree.file, line, `a scenario has no part "${key}". ${didYouMean(key, PARTS)}`);
  const title = fieldOf(tree, 'scenario');
  if (title === undefined)
    throw wrongAt(tree, 'a scenario starts with "scenario:" and a sentence that says what it shows.');
  const given = fieldOf(tree, 'given');
  const named = fieldOf(tree, 'game');
  return {
    file: tree.file,
    line: tree.line,
    title: wordOf(title, 'the title'),
    game: named === undefined ? game : wordOf(named, 'the game'),
    ...readGiven(given, tree),
    steps: readSteps(tree),
  };
}

function readSteps(tree: Tree): Step[] {
  const when = fieldOf(tree, 'when');
  const then = fieldOf(tree, 'then');
  if (when !== undefined && when.kind !== 'list' && plain(when) !== null)
    throw wrongAt(when, `"when" is a list of steps, each "- seat: answer", not ${kindOf(when)}.`);
  const steps = when?.kind === 'list' ? when.items.map(readStep) : [];
  if (then !== undefined) steps.push({ line: then.line, text: 'then', does: 'then', cites: readCites(then) });
  return steps;
}

function readGiven(given: Tree | undefined, scenario: Tree): Pick<Scenario, 'given' | 'givenLine' | 'dice' | 'key'> {
  if (given === undefined || plain(given) === null) return { given: {}, givenLine: scenario.line, dice: {}, key: null };
  if (given.kind !== 'map') throw wrongAt(given, `"given" is a map "word: what", not ${kindOf(given)}.`);
  const words = given.fields.filter(({ key }) => key !== 'dice' && key !== 'key');
  const dice = fieldOf(given, 'dice');
  const key = fieldOf(given, 'key');
  return {
    given: Object.fromEntries(words.map((field) => [field.key, plain(field.value)])),
    givenLine: given.line,
    dice: dice === undefined ? {} : readDice(dice),
    key: key === undefined ? null : readKey(key),
  };
}

function readDice(tree: Tree): Record<string, number[]> {
  if (tree.kind !== 'map') throw wrongAt(tree, `"dice" is a map "stream: [values]", not ${kindOf(tree)}.`);
  return Object.fromEntries(
    tree.fields.map(({ key, value }) => {
      const values = value.kind === 'list' ? value.items.map(plain) : [plain(value)];
      if (!values.every((one): one is number => Number.isInteger(one)))
        throw wrongAt(value, `the values of the stream "${key}" are whole numbers, as the rules read them.`);
      return [key, values];
    }),
  );
}

function readKey(tree: Tree): string | number {
  const key = plain(tree);
  if (typeof key === 'number' && Number.isSafeInteger(key) && key >= 0) return key;
  if (typeof key === 'string' && /^[0-9a-f]{64}$/i.test(key)) return key;
  throw wrongAt(tree, 'the key is a small whole number, or 64 hexadecimal digits in quotes.');
}
