import { bad, number, record } from '@shamble/kernel/scene';
import type { State, Survivor } from '../types.ts';

/** What is left of an activation under way, as scenes and states call it, and the skill that gives it at its start. */
const LEFT = {
  actions: { field: 'actions', skill: null },
  'free moves': { field: 'freeMoves', skill: 'free-move' },
  'free combats': { field: 'freeCombats', skill: 'free-combat' },
  'free searches': { field: 'freeSearches', skill: 'free-search' },
} as const;

export const LEFT_WORDS = Object.keys(LEFT) as readonly (keyof typeof LEFT)[];

/** Whether the scene opens in the middle of an activation. */
export function isUnderWay(changes: unknown): boolean {
  const words = record(changes ?? {});
  return LEFT_WORDS.some((word) => words[word] !== undefined);
}

/** The activation has begun, and so much is left of it; of free actions all, of others three, if not said. */
export function leave(state: State, survivor: Survivor, changes: Record<string, unknown>, turn: unknown): void {
  if (!isUnderWay(changes)) return;
  if (survivor.sheet !== turn) throw bad(`${survivor.sheet} is not being activated; say "turn: ${survivor.sheet}"`);
  survivor.done = true;
  state.marks.activating = state.survivors.indexOf(survivor);
  for (const word of LEFT_WORDS) {
    const { field, skill } = LEFT[word];
    const usual = skill === null ? 3 : survivor.skills.filter((one) => one === skill).length;
    survivor[field] = changes[word] === undefined ? usual : number(changes[word], 0);
  }
}
