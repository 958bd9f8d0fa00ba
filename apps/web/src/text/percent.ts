/** In hundredths; never a certainty that is none. */
export const percent = (chance: number): number =>
  chance > 0 && chance < 0.005 ? 1 : chance > 0.995 && chance < 1 ? 99 : Math.round(100 * chance);
