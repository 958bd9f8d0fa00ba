/** The players are the zombies, or the living heroes who fight them (MZ-MODE-01, MZ-MODE-02). */
export const MODES = ['zombie', 'hero'] as const;
export type Mode = (typeof MODES)[number];

/** Danger Levels in rising order, and the experience each begins with (MZ-XP-05). */
export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
export type Level = (typeof LEVELS)[number];
export const LEVEL_FROM: Readonly<Record<Level, number>> = { blue: 0, yellow: 7, orange: 19, red: 43 };
