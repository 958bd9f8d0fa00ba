import { type BoxEntry, Fault, type Form, misfit } from '@shamble/kernel';
import { gridSize } from '@shamble/parts';
import type { CharacterSheet } from '../../content/character.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { ENTRANCES, type MallPlan } from '../../content/plan.ts';
import { PLANS } from '../../content/plans/index.ts';
import { COUNTERS } from '../counters.ts';

/** What of a plan was printed in a picture that is lost. */
const PLACES = ['lines', 'zombies', 'humans', 'rifles', 'entrances', 'counters', 'hidden'] as const;
type Places = Pick<MallPlan, (typeof PLACES)[number]>;
/** The numbers of a counter, both sides. */
type Numbered = Pick<CharacterSheet, 'id' | 'normal' | 'infected'>;

/** A shipped plan with what an owner's copy says, as the text that travels with a table. */
export interface Boxed {
  readonly plan: string;
  readonly places?: Places;
  readonly characters?: readonly Numbered[];
}

const MOST_SPACES = 300;
const whole = (minimum: number, maximum: number): Form => ({ type: 'integer', minimum, maximum });
const record = (properties: Record<string, Form>, required = Object.keys(properties)): Form => ({
  ...{ type: 'object', additionalProperties: false, required, properties },
});
const some = (items: Form, minItems: number, maxItems: number): Form => ({ type: 'array', minItems, maxItems, items });

/** A space by its printed number. */
const space = whole(1, 999);
const placeForms: Readonly<Record<(typeof PLACES)[number], Form>> = {
  lines: some({ type: 'string', maxLength: 80 }, 1, 60),
  zombies: some(space, 1, 80),
  humans: some(space, 1, 20),
  rifles: space,
  entrances: record(Object.fromEntries(ENTRANCES.map((side) => [side, space])), []),
  counters: whole(1, COUNTERS.length),
  hidden: whole(0, COUNTERS.length),
};
const numbers = record({ fire: whole(0, 9), panic: whole(0, 12), movement: whole(0, 20) });

export const planForm = record({ id: { enum: PLANS.map(({ id }) => id) }, ...placeForms });
export const characterForm = record({
  id: { enum: CHARACTERS.map(({ id }) => id) },
  normal: numbers,
  infected: numbers,
});
const boxedForm = record(
  {
    plan: { enum: PLANS.map(({ id }) => id) },
    places: record(placeForms),
    characters: some(characterForm, 0, CHARACTERS.length),
  },
  ['plan'],
);

/** What is shipped, as an owner would type it in. */
export const planEntry = (plan: MallPlan): BoxEntry =>
  Object.fromEntries(['id' as const, ...PLACES].map((key) => [key, plan[key]])) as unknown as BoxEntry;
export const characterEntry = ({ id, normal, infected }: CharacterSheet): BoxEntry =>
  ({ id, normal, infected }) as unknown as BoxEntry;

export const boxedText = (boxed: Boxed): string => JSON.stringify(boxed);
export const isBoxed = (text: string): boolean => text.startsWith('{');

const spacesIn = (lines: readonly string[]): number => {
  const { rows } = gridSize(lines);
  return lines
    .filter((_, at) => at % 2 === 0)
    .slice(0, rows)
    .reduce((sum, line) => sum + [...line].filter((letter, at) => at % 2 === 0 && !' #'.includes(letter)).length, 0);
};

/** What is wrong with places of that form, but for what only a reading of the plan tells. */
export function placeFaults(id: string, { lines, zombies, humans, counters, hidden }: Places): string[] {
  const shipped = PLANS.find((plan) => plan.id === id)!;
  const [has, wanted] = [spacesIn(lines), spacesIn(shipped.lines)];
  const twice = [...zombies, ...humans].filter((number, at, all) => all.indexOf(number) !== at);
  return [
    ...(has === wanted || has > MOST_SPACES ? [] : [`the plan has ${has} spaces, and ${wanted} are numbered`]),
    ...(has > MOST_SPACES ? [`a plan has ${MOST_SPACES} spaces at most`] : []),
    ...twice.map((number) => `space ${number} has two symbols`),
    ...(counters > zombies.length ? [`${counters} zombies start on ${zombies.length} symbols`] : []),
    ...(counters + hidden > COUNTERS.length ? [`there are ${COUNTERS.length} zombie counters in all`] : []),
  ];
}

/** The plan of the text of a box, and the characters as that box numbers them. */
export function readBoxed(text: string): { readonly plan: MallPlan; readonly sheets: readonly CharacterSheet[] } {
  const { plan, places, characters = [] } = parsed(text);
  const shipped = PLANS.find(({ id }) => id === plan)!;
  const faults = places === undefined ? [] : placeFaults(plan, places);
  if (faults.length > 0) throw new Fault('bad-options', `The plan cannot be laid: ${faults.join('; ')}.`);
  return {
    plan: { ...shipped, ...places, ...(places === undefined ? {} : { provenance: 'ours' }) },
    sheets: CHARACTERS.map((sheet) => ({ ...sheet, ...characters.find(({ id }) => id === sheet.id) })),
  };
}

function parsed(text: string): Boxed {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Fault('bad-options', 'The text of the plan is no JSON.');
  }
  const wrong = misfit(boxedForm, given, 'the plan');
  if (wrong !== null) throw new Fault('bad-options', `The plan cannot be read: ${wrong.sentence}.`);
  return given as Boxed;
}
