import type { Said } from '@shamble/bots';

/** Nobody says why about what was taken back. */
export const saidStill = (said: Said | null, undone: readonly number[]): Said | null =>
  said === null || undone.includes(said.n) ? null : said;
