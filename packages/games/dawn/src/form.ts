import { BOX_NAME, type Form } from '@shamble/kernel';
import { PLANS } from '../content/plans/index.ts';
import { VARIANTS } from '../content/variants.ts';
import { MOST_LETTERS } from './board/drawing.ts';

/** What a table is made from. */
export const form: Form = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The options of a table of Dawn of the Dead',
  type: 'object',
  additionalProperties: false,
  required: ['players'],
  properties: {
    plan: {
      description: 'The id of a plan, or one drawn as text, or the text of one from a box.',
      anyOf: [{ enum: PLANS.map(({ id }) => id) }, { type: 'string', maxLength: MOST_LETTERS, pattern: '[\\n |{]' }],
      default: 'mall',
    },
    players: {
      description: 'One alone or three or four together against the game; two against each other.',
      type: 'integer',
      minimum: 1,
      maximum: 4,
    },
    variants: {
      description: 'Optional rules of the table.',
      type: 'array',
      maxItems: VARIANTS.length,
      items: { enum: [...VARIANTS] },
      default: [],
    },
    box: BOX_NAME,
  },
};
