/** What lies in the queue: something to be worked out, and where the answer is to be put. */
export interface Piece<Work = unknown> {
  readonly kind: 'games' | 'analysis';
  readonly work: Work;
  /** The same one may lie there twice. */
  readonly piece: string;
  readonly results: string;
}

/** What comes back, once or more often. */
export interface Answer<Told = unknown> {
  readonly piece: string;
  readonly worker: string;
  readonly told: Told;
}
