/** A way to set the thumbnail game up: what the real game calls its options. */
export interface Setting {
  readonly board: string;
  readonly seats: number;
  readonly traitor: boolean;
  readonly fog: boolean;
}

/** Six heroes on the large board: what the targets are for. */
export const HEADLINE: Setting = { board: 'block', seats: 4, traitor: false, fog: false };

export const OTHERS: readonly Setting[] = [
  { board: 'block', seats: 1, traitor: false, fog: false },
  { board: 'block', seats: 6, traitor: true, fog: true },
  { board: 'alley', seats: 2, traitor: false, fog: false },
];

export const nameOf = ({ board, seats, traitor, fog }: Setting): string =>
  [board, `${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...(traitor ? ['traitor'] : []), ...(fog ? ['fog'] : [])].join(
    ', ',
  );
