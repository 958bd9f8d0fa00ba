import type { Form } from '@shamble/kernel';
import { MOST_LETTERS } from './board.ts';
import { HEROES, MISSIONS } from './content.ts';

/** What a table is made from. */
export const form: Form = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The options of a table of the test game',
  type: 'object',
  additionalProperties: false,
  required: ['board', 'seats'],
  properties: {
    board: {
      description: 'The id of a mission, or a board drawn as text.',
      anyOf: [{ enum: MISSIONS.map(({ id }) => id) }, { type: 'string', maxLength: MOST_LETTERS, pattern: '\\n' }],
    },
    seats: { type: 'integer', minimum: 1, maximum: HEROES.length },
    traitor: { description: 'With three seats or more.', type: 'boolean', default: false },
    fog: { type: 'boolean', default: false },
  },
};
