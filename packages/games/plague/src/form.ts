import { BOX_NAME, type Form } from '@shamble/kernel';
import { BOARDS } from '../content/boards/index.ts';
import { CARDS } from '../content/cards.ts';
import { PILE } from '../content/pile.ts';
import { VARIANTS } from '../content/variants.ts';
import { MOST_LETTERS } from './board/plan.ts';
import { MOST_FIGURES } from './types.ts';
import { weaponForm } from './weapons.ts';

const isReserve = (id: string): boolean => id.startsWith('reserve-');

/** What a table is made from. What depends on two of these is not said here: pairs of variants, of cards, of numbers. */
export const form: Form = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The options of a table of Zombie Plague',
  type: 'object',
  additionalProperties: false,
  required: ['players'],
  properties: {
    board: {
      description: 'The id of a board, or one drawn as text, or the text of one from a box.',
      anyOf: [{ enum: BOARDS.map(({ id }) => id) }, { type: 'string', maxLength: MOST_LETTERS, pattern: '[\\n |]' }],
      default: 'main',
    },
    players: { description: 'With a Zombie player: he is one of them.', type: 'integer', minimum: 1, maximum: 6 },
    zombies: { enum: ['automatic', 'player'], default: 'automatic' },
    figures: {
      description: 'Humans of every human player.',
      type: 'integer',
      minimum: 1,
      maximum: MOST_FIGURES,
      default: 1,
    },
    cards: {
      description: 'The pile, each card as often as it is in it; null: the usual one.',
      anyOf: [{ type: 'null' }, { type: 'array', maxItems: PILE, items: { enum: CARDS.map(({ id }) => id) } }],
      default: null,
    },
    variants: {
      description: 'The names of those that are played.',
      anyOf: [
        { type: 'array', maxItems: VARIANTS.length, items: { enum: VARIANTS.map(({ id }) => id) } },
        {
          description: 'Which are played and which are not; reserve: zombies in reserve for each human.',
          type: 'object',
          additionalProperties: false,
          properties: {
            reserve: { enum: [4, 5, 6] },
            ...Object.fromEntries(
              VARIANTS.flatMap(({ id }) => (isReserve(id) ? [] : [[id, { type: 'boolean' } as const]])),
            ),
          },
        },
      ],
      default: [],
    },
    weapons: {
      description: 'Weapons as an owner’s copy has them, over ours.',
      type: 'array',
      maxItems: CARDS.length,
      items: weaponForm,
    },
    box: BOX_NAME,
  },
};
