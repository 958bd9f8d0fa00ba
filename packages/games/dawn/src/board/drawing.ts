import { Fault } from '@shamble/kernel';
import { gridSize, readGrid } from '@shamble/parts';
import { CHARACTERS } from '../../content/characters.ts';
import { ENTRANCES, type MallPlan } from '../../content/plan.ts';
import { NONE } from '../types.ts';

/** A drawing of more than this is not read. */
export const MOST_LETTERS = 4000;
const MOST_SPACES = 300;

/** What the capital letters of a drawing are: spaces of the hall, but for R, which is a store of its own. */
const ENTRANCE_LETTERS = 'NESW';

/** A small plan, for scenarios: . is the hall, small letters are stores; see the list of words for the rest. */
export function readDrawing(text: string): MallPlan {
  const lines = text.split('\n');
  const { columns, rows } = gridSize(lines);
  if (text.length > MOST_LETTERS || columns * rows > MOST_SPACES || columns > 26)
    throw new Fault('bad-options', 'A drawn plan has 300 spaces and 26 columns at most.');
  const letters = readGrid(lines).cells.filter((letter) => letter !== ' ' && letter !== '#');
  const wrong = letters.find((letter) => !/[.a-zNESWRHZ]/.test(letter));
  if (wrong !== undefined) throw new Fault('bad-options', `"${wrong}" is no letter of a drawn plan.`);
  const numbersOf = (wanted: string): number[] =>
    letters.flatMap((letter, space) => (letter === wanted ? [space + 1] : []));
  return {
    ...{ id: text, provenance: 'ours', lines },
    areas: Object.fromEntries(
      [...new Set(letters)].map((letter) => [
        letter,
        { id: letter === 'R' ? 'edwins' : /[a-z]/.test(letter) ? letter : 'hall', hall: !/[a-zR]/.test(letter) },
      ]),
    ),
    ...{ zombies: numbersOf('Z'), humans: numbersOf('H'), rifles: numbersOf('R')[0] ?? NONE },
    entrances: Object.fromEntries(
      ENTRANCES.flatMap((name, at) => numbersOf(ENTRANCE_LETTERS[at]!).map((number) => [name, number])),
    ),
    ...{ crowded: 'edwins', counters: numbersOf('Z').length, hidden: 0, losses: 3 },
    cast: CHARACTERS.map(({ id }) => id),
  };
}
