import { BOX_NAME, type Form } from '@shamble/kernel';
import { MOST_ENTRIES, MOST_LETTERS as MOST_OF_A_NAME } from '../content/json.ts';
import { ID, MOST_OF_AN_ID } from '../content/pack.ts';
import { SKILLS } from '../content/skills.ts';
import { MOST_LETTERS, SHIPPED } from './board/board.ts';

const name: Form = { type: 'string', minLength: 1, maxLength: MOST_OF_A_NAME, pattern: '\\S' };
const skill: Form = { enum: SKILLS };
const skills = (count: number): Form => ({ type: 'array', minItems: count, maxItems: count, items: skill });

const sheet: Form = {
  type: 'object',
  description: 'A home-made Survivor. Any skill of the list; yellow is plus-action on every sheet.',
  additionalProperties: false,
  required: ['id', 'name', 'colour', 'blue', 'orange', 'red'],
  properties: {
    id: { type: 'string', maxLength: MOST_OF_AN_ID, pattern: ID },
    name: {
      type: 'object',
      additionalProperties: false,
      required: ['en', 'fr'],
      properties: { en: name, fr: name },
    },
    colour: name,
    blue: { anyOf: [skill, skills(1)] },
    yellow: {
      anyOf: [{ enum: ['plus-action'] }, { type: 'array', minItems: 1, maxItems: 1, items: { enum: ['plus-action'] } }],
    },
    orange: skills(2),
    red: skills(3),
    provenance: { enum: ['ours'] },
  },
};

/** What a table is made from. What depends on the mission is not said here: how many each plays, and who there is. */
export const form: Form = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The options of a table of Zombicide',
  type: 'object',
  additionalProperties: false,
  required: ['mission', 'players'],
  properties: {
    mission: {
      description: 'The id of a mission, or the JSON text of a mission of your own or of a drawn board.',
      anyOf: [{ enum: SHIPPED.map(({ id }) => id) }, { type: 'string', maxLength: MOST_LETTERS, pattern: '^\\s*\\{' }],
    },
    players: { type: 'integer', minimum: 1, maximum: 6 },
    survivors: {
      description: 'Seat by seat, the ids of the Survivors it plays. Left out: the box in its order.',
      type: 'array',
      minItems: 1,
      maxItems: 6,
      items: { type: 'array', minItems: 1, maxItems: 4, items: { type: 'string', maxLength: MOST_OF_AN_ID } },
    },
    sheets: {
      description: 'Home-made Survivors that can be chosen, too.',
      type: 'array',
      maxItems: MOST_ENTRIES,
      items: sheet,
      default: [],
    },
    first: {
      description: 'The seat of the First Player, from 0.',
      type: 'integer',
      minimum: 0,
      maximum: 5,
      default: 0,
    },
    box: BOX_NAME,
  },
};
