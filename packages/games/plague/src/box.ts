import { type BoxEntry, type Form, type OwnBox, word } from '@shamble/kernel';
import { BOARDS } from '../content/boards/index.ts';
import { CARDS } from '../content/cards.ts';
import { usualPile } from '../content/pile.ts';
import { type Boxed, boardEntry, boardFaults, boardForm, boxedOf, isBoxed } from './board/boxed.ts';
import type { Options } from './types.ts';
import { shippedWeapons, weaponForm, weaponLabel } from './weapons.ts';

/** Those that players choose among; the baby comes and goes with its variant (ZP-BABY-01). */
const CHOSEN = CARDS.filter(({ only }) => only === undefined);
const MOST = Math.max(...CHOSEN.map(({ copies }) => copies));

const cardForm: Form = {
  ...{ type: 'object', additionalProperties: false, required: ['id', 'copies'] },
  properties: {
    id: { enum: CHOSEN.map(({ id }) => id) },
    copies: { type: 'integer', minimum: 0, maximum: MOST },
  },
};

function cardFaults({ id, copies }: BoxEntry): readonly string[] {
  const most = CHOSEN.find((card) => card.id === id)!.copies;
  return Number(copies) > most ? [`there are ${most} of ${id} in the box`] : [];
}

type Given = Partial<Omit<Options, 'variants'>> & { readonly variants?: readonly string[] };

/** The usual pile, with as many of these as they say. */
function pileWith(cards: readonly BoxEntry[], baby: boolean): readonly string[] {
  const changed = new Map(cards.map(({ id, copies }) => [id, Number(copies)]));
  const rest = usualPile(baby).filter((id) => !changed.has(id));
  return [...rest, ...[...changed].flatMap(([id, copies]) => Array<string>(copies).fill(id))];
}

/** The boards, which cards lie in the pile, and what Weapons do: what the rule book leaves to pictures. */
export const box: OwnBox = {
  parts: [
    {
      id: 'boards',
      title: word('box.boards'),
      form: boardForm,
      shipped: BOARDS.map(boardEntry),
      called: ({ id }) => word(`board.${id}`),
      label: (name) => word(`box.${name}`),
      faults: (entry) => boardFaults(boxedOf(entry)),
      mission: (entry) => JSON.stringify(boxedOf(entry)),
    },
    {
      id: 'cards',
      title: word('box.cards'),
      form: cardForm,
      shipped: CHOSEN.map(({ id, usual }) => ({ id, copies: usual })),
      called: ({ id }) => word(`card.${id}`),
      label: (name) => word(`box.${name}`),
      faults: cardFaults,
    },
    {
      id: 'weapons',
      title: word('box.weapons'),
      form: weaponForm,
      shipped: shippedWeapons,
      called: ({ id }) => word(`card.${id}`),
      label: weaponLabel,
    },
  ],
  put(options, { name, parts }) {
    const given = options as Given;
    const cards = parts.cards ?? [];
    const isBaby = given.variants?.includes('baby') === true;
    // A pile that was put together by hand at this table stays as it is.
    const pile = cards.length === 0 || given.cards ? {} : { cards: pileWith(cards, isBaby) };
    const { weapons } = parts;
    return { ...given, ...pile, ...(weapons && weapons.length > 0 && { weapons }), box: name };
  },
  named: (options) => (options as Options).box ?? null,
  missionIn: (laid) => (isBoxed(laid) ? (JSON.parse(laid) as Boxed).board : null),
};
