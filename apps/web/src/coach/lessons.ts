import { localMemory } from '../store/persist.ts';

const KEPT = 'shamble.lessons';

/** The lessons that somebody here has had, each by its game and name. */
export function learned(): ReadonlySet<string> {
  const kept = localMemory()?.getItem(KEPT) ?? '';
  return new Set(kept.split(' ').filter((one) => one !== ''));
}

export function learn(lesson: string): void {
  keep([...learned(), lesson].join(' '));
}

/** As if nobody had ever played here: any game, or this one. */
export const forgetLessons = (game = ''): void =>
  keep([...learned()].filter((one) => game !== '' && !one.startsWith(`${game}.`)).join(' '));

function keep(all: string): void {
  try {
    localMemory()?.setItem(KEPT, all);
  } catch {
    // Without room to remember it, the same lesson may come again.
  }
}
