const SLACK = 3600_000;

/** Whether the time of day goes on as fast as time itself, or was set meanwhile. */
export class SteadyClock {
  private readonly now: () => number;
  private last: { readonly day: number; readonly time: number };

  constructor(now: () => number) {
    this.now = now;
    this.last = this.read();
  }

  /** Since this was last asked. */
  isSteady(): boolean {
    const { last } = this;
    this.last = this.read();
    return Math.abs(this.last.day - last.day - (this.last.time - last.time)) <= SLACK;
  }

  private read(): { readonly day: number; readonly time: number } {
    return { day: this.now(), time: performance.now() };
  }
}
