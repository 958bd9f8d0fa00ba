import { nearest } from './spelling.ts';
import { kindOf, type Tree, wordOf, wordsOf, wrongAt } from './tree.ts';

/** Checks how an assertion is written. What its names mean is found out when it runs. */
type Form = (tree: Tree) => void;

const word: Form = (tree) => void wordOf(tree, 'this');
const answer: Form = () => {};

const names: Form = (tree) => {
  if (wordsOf(tree, 'a name').length === 0) throw wrongAt(tree, 'an empty list asserts nothing.');
};

/** Rules may be none: something can be refused, or told, without a clause of its own. */
export const rules: Form = (tree) => {
  if (tree.kind !== 'map') return void wordsOf(tree, 'a clause');
  keys({ has: names }, ['has'])(tree);
};

/** Nobody may have won. */
const seats: Form = (tree) => void wordsOf(tree, 'a seat');

/** As above, but there is at least one. */
const someRules: Form = (tree) => (tree.kind === 'map' ? rules : names)(tree);

const map =
  (each: Form = answer): Form =>
  (tree) => {
    if (tree.kind !== 'map') throw wrongAt(tree, `this is a map "name: what", not ${kindOf(tree)}.`);
    if (tree.fields.length === 0) throw wrongAt(tree, 'an empty map asserts nothing.');
    for (const { value } of tree.fields) each(value);
  };

/** A map with these keys and no others; those in `must` have to be there. */
function keys(known: Readonly<Record<string, Form>>, must: readonly string[] = []): Form {
  return (tree) => {
    map()(tree);
    if (tree.kind !== 'map') return;
    for (const { key, value } of tree.fields) {
      const form = known[key];
      if (form === undefined)
        throw wrongAt(value, `"${key}" is not known here. ${didYouMean(key, Object.keys(known))}`);
      form(value);
    }
    require(tree, must);
  };
}

function require(tree: Tree, must: readonly string[]): void {
  if (tree.kind !== 'map') return;
  for (const key of must)
    if (!tree.fields.some((field) => field.key === key)) throw wrongAt(tree, `this needs "${key}".`);
}

const either =
  (exact: readonly string[], form?: Form): Form =>
  (tree) => {
    if (tree.kind === 'value' && exact.includes(String(tree.value))) return;
    if (form === undefined) throw wrongAt(tree, `this is ${exact.join(' or ')}, not ${kindOf(tree)}.`);
    form(tree);
  };

const list =
  (each: Form): Form =>
  (tree) => {
    if (tree.kind !== 'list') throw wrongAt(tree, `this is a list, not ${kindOf(tree)}.`);
    if (tree.items.length === 0) throw wrongAt(tree, 'an empty list asserts nothing.');
    tree.items.forEach(each);
  };

const times: Form = (tree) => {
  if (tree.kind !== 'value' || !Number.isInteger(tree.value) || Number(tree.value) < 1)
    throw wrongAt(tree, '"times" is a whole number from 1; for none at all there is "no event".');
};

/** An id alone, or a map with an id and facts. */
const eventForm =
  (counted: boolean): Form =>
  (tree) => {
    if (tree.kind === 'value') return word(tree);
    map()(tree);
    require(tree, ['id']);
    if (tree.kind !== 'map') return;
    for (const { key, value } of tree.fields) {
      if (key === 'rules') rules(value);
      else if (key === 'why' || key === 'data') map()(value);
      else if (key === 'times' && counted) times(value);
    }
  };

const pathsOfSeat: Form = (tree) => {
  map()(tree);
  require(tree, ['seat']);
  if (tree.kind === 'map' && tree.fields.length < 2)
    throw wrongAt(tree, 'this says whose view, but not what is in it.');
};

const offer = { offered: names, 'only offered': names, 'not offered': names, refused: map(rules), offer: map() };

/** Every assertion, and how it is written. */
export const FORMS: Readonly<Record<string, Form>> = {
  asked: either(['nobody'], keys({ seat: word, together: names, choice: word, about: map(), proposals: map(answer) })),
  ...offer,
  aside: keys({ seat: word, name: word, ...offer }, ['seat', 'name']),
  'no aside': keys({ seat: word, name: word }, ['seat', 'name']),
  event: eventForm(true),
  'no event': eventForm(false),
  events: list(eventForm(false)),
  heard: keys({ seat: word, event: eventForm(true) }, ['seat', 'event']),
  'not heard': keys({ seat: word, event: eventForm(false) }, ['seat', 'event']),
  state: map(),
  view: pathsOfSeat,
  outcome: either(['none'], keys({ winners: seats, because: word, rules })),
  'no table': someRules,
  undo: either(['stops', 'free']),
  forced: either(['none'], list(keys({ seat: word, choice: word, answer }))),
};

export function didYouMean(given: string, known: readonly string[]): string {
  const near = nearest(given, known);
  return `${near === null ? '' : `Did you mean "${near}"? `}There are: ${known.join(', ')}.`;
}
