import { Fault } from './fault.ts';
import { type Form, misfit } from './form.ts';
import type { Json } from './json.ts';
import { type Phrase, word } from './pack.ts';

/** What somebody's copy of a game says, over what is shipped. */
export interface Box {
  readonly game: string;
  /** What its owner calls it. */
  readonly name: string;
  /** Part -> the entries that differ from those shipped, each by its id. */
  readonly parts: Readonly<Record<string, readonly BoxEntry[]>>;
}

export interface BoxEntry {
  readonly id: string;
  readonly [field: string]: Json | undefined;
}

/** Something wrong with an entry. */
export interface BoxFault {
  /** For whoever writes files and programs. */
  readonly sentence: string;
  /** For whoever types it in, in words of the game or the kernel; null where there are none. */
  readonly says: Phrase | null;
}

/** A list of things in a box: missions, cards. */
export interface BoxPart {
  readonly id: string;
  readonly title: Phrase;
  /** What an entry looks like. */
  readonly form: Form;
  readonly shipped: readonly BoxEntry[];
  called(entry: BoxEntry): Phrase;
  /** What a field, or a word that one can be chosen from, is called; a string is said as it is. */
  label(name: string): Phrase | string;
  /** What is wrong with an entry of that form, a sentence each. */
  faults?(entry: BoxEntry): readonly (BoxFault | string)[];
  /** What may stand where the form leaves it open, as far as the rest of the entry tells: names of zones. */
  among?(entry: BoxEntry, form: Form): readonly string[];
  /** For missions: the text of the one that an entry without faults is. */
  mission?(entry: BoxEntry): string;
}

/** What owners of a game may type in: whatever was lost and had to be made anew. */
export interface OwnBox {
  readonly parts: readonly BoxPart[];
  /** The options of a table that is laid with it. */
  put(options: unknown, box: Box): unknown;
  /** The name of the box that a table was laid with; null for none. */
  named(options: unknown): string | null;
  /** The shipped mission that the text of a laid one changes; null for any other. */
  missionIn(laid: string): string | null;
}

const MOST_ENTRIES = 200;

/** How options tell of it. What it holds is in what it changes. */
export const BOX_NAME: Form = {
  description: 'The name of the box that the table was laid with.',
  type: 'string',
  minLength: 1,
  maxLength: 60,
  pattern: '\\S',
};

/** What is wrong with an entry: its form first, and then what the game says of it. */
export function entryFaults(part: BoxPart, entry: BoxEntry): readonly BoxFault[] {
  const wrong = misfit(part.form, entry, `${part.id} ${entry.id}`);
  if (wrong !== null) {
    const says = word('kernel.form.at', { place: placeIn(part, entry, wrong.path), wrong: wrong.says });
    return [{ sentence: wrong.sentence, says }];
  }
  const faults = part.faults?.(entry) ?? [];
  return faults.map((fault) => (typeof fault === 'string' ? { sentence: fault, says: null } : fault));
}

/** A place in an entry, each field as it is called. */
function placeIn({ called, label }: BoxPart, entry: BoxEntry, path: readonly (string | number)[]): Phrase | string {
  const names = path.map((one) => (typeof one === 'number' ? word('kernel.form.nth', { number: one }) : label(one)));
  const [first = called(entry), ...rest] = names;
  return rest.reduce((outer, inner) => word('kernel.form.in', { outer, inner }), first);
}

/** A box from the value of a file; throws a Fault with all that is wrong with it. */
export function readBox(game: string, { parts }: OwnBox, given: unknown): Box {
  const wrong = misfit(boxForm(game, parts), given, 'The box');
  if (wrong !== null) throw badBox([wrong.sentence]);
  const box = given as Box;
  const faults = parts.flatMap((part) => {
    const entries = box.parts[part.id] ?? [];
    const again = entries.filter(({ id }, at) => entries.findIndex((one) => one.id === id) !== at);
    return [
      ...again.map(({ id }) => `${part.id} has ${id} twice`),
      ...entries.flatMap((entry) => entryFaults(part, entry).map(({ sentence }) => sentence)),
    ];
  });
  if (faults.length > 0) throw badBox(faults);
  return box;
}

const badBox = (faults: readonly string[]): Fault =>
  new Fault('bad-content', `The box cannot be used: ${faults.join('; ')}.`);

const boxForm = (game: string, parts: readonly BoxPart[]): Form => ({
  type: 'object',
  additionalProperties: false,
  required: ['game', 'name', 'parts'],
  properties: {
    game: { enum: [game] },
    name: BOX_NAME,
    parts: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        parts.map(({ id }) => [id, { type: 'array', maxItems: MOST_ENTRIES, items: ENTRY } satisfies Form]),
      ),
    },
  },
});

const ENTRY: Form = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1, maxLength: 64 } },
};

/** The mission as it is laid with the box: its id, or its text. */
export function missionWith({ parts }: OwnBox, box: Box, id: string): string {
  for (const part of parts) {
    const entry = part.mission && box.parts[part.id]?.find((one) => one.id === id);
    if (entry !== undefined) return part.mission!(entry);
  }
  return id;
}
