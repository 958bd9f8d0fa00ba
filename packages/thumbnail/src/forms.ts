import type { Stage } from '@shamble/kernel';
import { CARD_KINDS, CARDS, SKILLS, WEAPONS } from './content.ts';
import type { Thumbnail } from './types.ts';

type Script = Stage<Thumbnail>;

/** What options are called. Slots are `left hand`, `right hand`, `pack 1` and `pack 2`. */
export const forms: Script['forms'] = {
  act: {
    kind: 'one',
    names: [
      ...['move to <zone>', 'open <zone-zone>', 'search', 'scout', 'strike <zone> with <slot or bare hands>'],
      ...['heal', 'trade with <hero>', 'take', 'wait'],
    ],
  },
  discard: { kind: 'some', names: ['<slot>', 'the new card'] },
  hits: { kind: 'share', names: ['walker', 'brute'] },
  bites: { kind: 'share', names: ['<hero>'] },
  skill: { kind: 'one', names: SKILLS },
  trade: { kind: 'arrange', names: ['<gun 1>'], slots: ['<hero> <slot>'] },
  scouting: { kind: 'order', names: ['<gun 1>'] },
  flare: { kind: 'one', names: ["<hero>'s flare <slot>", '<zone>'] },
  signal: { kind: 'one', names: ['quiet', 'lure'] },
  drop: { kind: 'one', names: ["<hero>'s <card> <slot>"] },
  $reaction: { kind: 'one', names: ["<hero>'s <guard>"] },
};

export const streams: Script['streams'] = {
  dice: 'Dice of strikes: faces 1 to 6.',
  doors: 'What is behind a door: faces 1 to 6.',
  spawn: 'What comes at night, one die for each place: faces 1 to 6.',
  finds: 'Shuffles of the finds. Their order is easier said by the word "finds".',
  roles: 'Who is the traitor, counted from 0: set-up.',
};

export const endings: Script['endings'] = {
  escaped: 'All heroes alive are at the exit.',
  slain: 'No hero is left.',
  dawn: 'The last round is over.',
  resigned: 'Everybody has given up.',
};

export const lists: Script['lists'] = {
  Cards: Object.fromEntries(
    CARD_KINDS.map((kind) => {
      const weapon = WEAPONS[kind];
      const use =
        weapon === undefined
          ? ''
          : `; dice ${weapon.dice}, reach ${weapon.reach}, ${weapon.noisy ? 'noisy' : 'silent'}`;
      return [kind, `${CARDS.filter((one) => one === kind).length} in the box${use}`];
    }),
  ),
};
