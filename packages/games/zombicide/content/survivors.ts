import type { Provenance } from '@shamble/kernel';
import type { SkillId } from './skills.ts';

export type { SkillId } from './skills.ts';

/** An ID sheet, boxed or home-made. At Yellow every sheet has +1 Action (ZC-XP-06). */
export interface Sheet {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly colour: string;
  readonly blue: readonly SkillId[];
  readonly yellow: readonly SkillId[];
  /** One of two is chosen. */
  readonly orange: readonly SkillId[];
  /** One of three is chosen. */
  readonly red: readonly SkillId[];
  readonly provenance: Provenance;
}

const sheet = (id: string, colour: string, blue: SkillId, orange: SkillId[], red: SkillId[]): Sheet => {
  const name = id[0]!.toUpperCase() + id.slice(1);
  return {
    id,
    name: { en: name, fr: name },
    colour,
    blue: [blue],
    yellow: ['plus-action'],
    orange,
    red,
    provenance: 'published',
  };
};

/** The six of the box (ZC-COMP-11). */
export const SURVIVORS: readonly Sheet[] = [
  sheet('amy', 'purple', 'free-move', ['free-combat', 'free-move'], ['plus-die-combat', 'plus-roll-combat', 'medic']),
  sheet(
    'doug',
    'blue',
    'matching-set',
    ['plus-die-ranged', 'free-combat'],
    ['plus-roll-combat', 'ambidextrous', 'slippery'],
  ),
  sheet('josh', 'orange', 'slippery', ['plus-die-melee', 'one-reroll'], ['free-move', 'plus-roll-combat', 'lucky']),
  sheet(
    'ned',
    'red',
    'free-search',
    ['plus-die-ranged', 'free-combat'],
    ['plus-die-combat', 'plus-roll-combat', 'tough'],
  ),
  sheet(
    'phil',
    'grey',
    'starts-with:pistol',
    ['free-search', 'plus-roll-ranged'],
    ['plus-die-ranged', 'born-leader', 'sniper'],
  ),
  sheet('wanda', 'teal', 'two-zones', ['plus-roll-melee', 'slippery'], ['plus-die-combat', 'free-move', 'plus-zone']),
];

/** Home-made Survivors as a file (ZC-COMP-12). */
export interface SurvivorPack {
  readonly survivors: readonly Sheet[];
}
