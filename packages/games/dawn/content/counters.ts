/** Value -> how many of the 50 zombie counters have it. What was printed is lost: the spread is ours. */
export const SPREAD: Readonly<Record<number, number>> = {
  1: 11,
  2: 12,
  3: 10,
  4: 7,
  5: 4,
  6: 2,
  7: 1,
  8: 1,
  9: 1,
  11: 1,
};
