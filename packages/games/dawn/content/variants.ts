/** Optional rules of a table. `siege` is ours: a side that is shut in for ever has lost. */
export const VARIANTS: readonly string[] = ['siege'];
