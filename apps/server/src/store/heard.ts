/** A process as its row says. */
export interface Known {
  readonly id: string;
  readonly until: number;
  /** By the clock of the database. */
  readonly isOver: boolean;
}

/**
 * For how long nothing was heard of other processes, by our own steady clock: that of the database may be set, and then the time
 * of all of them would be over at once, while they go on telling what happens.
 */
export class Heard {
  private readonly steady: () => number;
  private readonly known = new Map<string, { readonly until: number; readonly since: number }>();

  constructor(steady: () => number) {
    this.steady = steady;
  }

  /** In milliseconds. Whoever is seen for the first time, or has moved his time, was heard of now. */
  silence({ id, until }: Known): number {
    const now = this.steady();
    const last = this.known.get(id);
    if (last?.until !== until) this.known.set(id, { until, since: now });
    return last?.until === until ? now - last.since : 0;
  }

  /** The others are no more. */
  keep(ids: readonly string[]): void {
    for (const id of this.known.keys()) if (!ids.includes(id)) this.known.delete(id);
  }
}
