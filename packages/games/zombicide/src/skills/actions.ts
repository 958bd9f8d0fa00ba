import type { QueryId } from '@shamble/kernel';
import type { SkillId } from '../../content/skills.ts';
import type { SurvivorId, Zombicide } from '../types.ts';
import { modifier } from '../words.ts';

/** How many times a survivor has a skill: an Orange free Move comes on top of the Blue one. */
const times = (state: Zombicide['state'], id: SurvivorId, skill: SkillId): number => {
  let count = 0;
  for (const one of state.survivors[id]!.skills) if (one === skill) count++;
  return count;
};

type PerSurvivor = Extract<QueryId<Zombicide>, 'actions' | 'freeMoves' | 'freeCombats' | 'freeSearches'>;

const oneMore = (on: PerSurvivor, skill: SkillId, rule: string) =>
  modifier({
    on,
    layer: 'add',
    rules: [rule],
    value: (now, { survivor }, state) => now + times(state, survivor, skill),
  });

export const plusAction = oneMore('actions', 'plus-action', 'ZC-SKILL-01');
export const freeCombat = oneMore('freeCombats', 'free-combat', 'ZC-SKILL-09');
export const freeMove = oneMore('freeMoves', 'free-move', 'ZC-SKILL-10');
export const freeSearch = oneMore('freeSearches', 'free-search', 'ZC-SKILL-11');
