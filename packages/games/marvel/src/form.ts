import { BOX_NAME, type Form } from '@shamble/kernel';
import { HEROES } from '../content/heroes.ts';
import { MISSIONS } from '../content/missions.ts';
import { MOST_LETTERS } from './board/board.ts';

/** What a table is made from. */
export const form: Form = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The options of a table of Marvel Zombies',
  type: 'object',
  additionalProperties: false,
  required: ['mission', 'players'],
  properties: {
    mission: {
      description: 'The id of a mission, or as JSON text a mission with what a box says, or a drawn board.',
      anyOf: [{ enum: MISSIONS.map(({ id }) => id) }, { type: 'string', maxLength: MOST_LETTERS, pattern: '^\\s*\\{' }],
    },
    players: { type: 'integer', minimum: 1, maximum: 6 },
    heroes: {
      description:
        'Seat by seat, the ids of the heroes it plays: four to six of them, or fewer. Left out: four, or one each.',
      type: 'array',
      minItems: 1,
      maxItems: 6,
      items: { type: 'array', minItems: 1, maxItems: 6, items: { enum: HEROES.map(({ id }) => id) } },
    },
    box: BOX_NAME,
  },
};
