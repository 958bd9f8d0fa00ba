/**
 * Lets one after the other begin, and all else run in between: the embedded database does not let others run while it
 * reads, and after a restart everyone comes back at once.
 */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take(): Promise<unknown> {
    this.last = this.last.then(() => new Promise(setImmediate));
    return this.last;
  }
}
