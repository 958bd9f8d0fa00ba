import type { Clauses } from './clauses.ts';
import { didYouMean, FORMS, rules } from './forms.ts';
import type { Cite, Claim, Happening, Step } from './scenario.ts';
import { fieldOf, kindOf, plain, type Tree, wordOf, wrong, wrongAt } from './tree.ts';

const HOW = 'A step is "- seat: answer", with one seat.';
/** The words that make a map a deed; without one of them it is an answer: a share or an arrangement. */
const DEEDS = ['answer', 'aside', 'try', 'refused', 'undo'];

/** One item of `when`. */
export function readStep(tree: Tree): Step {
  if (tree.kind !== 'map') throw wrongAt(tree, `${HOW} This is ${kindOf(tree)}.`);
  const [field, second] = tree.fields;
  if (field === undefined) throw wrongAt(tree, `${HOW} This one is empty.`);
  if (second !== undefined) throw wrong(tree.file, second.line, `${HOW} Put "${second.key}" into a step of its own.`);
  const { line } = tree;
  if (field.key === 'then') return { line, text: 'then', does: 'then', cites: readCites(field.value) };
  return { line, text: short(`${field.key}: ${field.value.text}`), ...readDeed(field.key, field.value) };
}

function readDeed(seat: string, tree: Tree): Happening {
  if (tree.kind === 'value' && tree.value === null) throw wrongAt(tree, `this does not say what ${seat} answers.`);
  if (tree.kind === 'value' && tree.value === 'resign') return { does: 'resign', seat };
  if (tree.kind === 'value' && tree.value === 'undo') return { does: 'undo', seat, times: 1 };
  if (tree.kind !== 'map' || !tree.fields.some(({ key }) => DEEDS.includes(key)))
    return { does: 'answer', seat, aside: null, answer: plain(tree) };
  for (const { key, line } of tree.fields)
    if (!DEEDS.includes(key)) throw wrong(tree.file, line, `"${key}" is not known here. ${didYouMean(key, DEEDS)}`);
  const undo = fieldOf(tree, 'undo');
  if (undo !== undefined) return { does: 'undo', seat, times: timesOf(undo, tree) };
  return readAnswer(seat, tree);
}

function readAnswer(seat: string, tree: Tree): Happening {
  const aside = fieldOf(tree, 'aside');
  const name = aside === undefined ? null : wordOf(aside, 'the name of an aside');
  const given = fieldOf(tree, 'answer');
  const tried = fieldOf(tree, 'try');
  const refused = fieldOf(tree, 'refused');
  if (given !== undefined && tried !== undefined) throw wrongAt(tree, 'a step has either "answer" or "try".');
  if (tried !== undefined) {
    if (refused === undefined)
      throw wrongAt(
        tree,
        'a "try" says by which clauses it is refused: "refused: [ids]", or [] where no clause is named.',
      );
    rules(refused);
    return { does: 'try', seat, aside: name, answer: plain(tried), refused: plain(refused) as Clauses };
  }
  if (refused !== undefined) throw wrongAt(refused, '"refused" goes with "try", not with an answer.');
  if (given === undefined) throw wrongAt(tree, 'an aside needs its "answer".');
  return { does: 'answer', seat, aside: name, answer: plain(given) };
}

function timesOf(undo: Tree, tree: Tree): number {
  const times = plain(undo);
  if (tree.kind === 'map' && tree.fields.length > 1) throw wrongAt(tree, '"undo" stands alone.');
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1)
    throw wrongAt(undo, '"undo" is the number of steps to take back, from 1.');
  return times;
}

/** A `then`: clause -> assertions. */
export function readCites(tree: Tree): Cite[] {
  if (tree.kind !== 'map')
    throw wrongAt(
      tree,
      `"then" is a map "clause: [assertions]", so that each stands under what it proves; not ${kindOf(tree)}.`,
    );
  return tree.fields.map(({ key, line, value }) => {
    if (key in FORMS)
      throw wrong(tree.file, line, `"${key}" is an assertion. It stands in a list under the clause that it proves.`);
    if (!/^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/.test(key))
      throw wrong(tree.file, line, `"${key}" is not a clause id. Those look like TH-MOVE-01.`);
    return { clause: key, line, claims: readClaims(value) };
  });
}

function readClaims(tree: Tree): Claim[] {
  if (tree.kind === 'list') return tree.items.map(readClaim);
  return plain(tree) === null ? [] : [readClaim(tree)];
}

function readClaim(tree: Tree): Claim {
  if (tree.kind !== 'map' || tree.fields.length === 0)
    throw wrongAt(tree, `an assertion is "- kind: what", not ${kindOf(tree)}. ${didYouMean('', Object.keys(FORMS))}`);
  const [{ key, line, value }, second] = [tree.fields[0]!, tree.fields[1]];
  if (second !== undefined)
    throw wrong(tree.file, second.line, `one assertion a dash: put "${second.key}" into a list item of its own.`);
  const form = FORMS[key];
  if (form === undefined)
    throw wrong(tree.file, line, `"${key}" is not an assertion. ${didYouMean(key, Object.keys(FORMS))}`);
  form(value);
  return { line: tree.line, text: short(`${key}: ${value.text}`), kind: key, expected: plain(value) };
}

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}...` : text);
